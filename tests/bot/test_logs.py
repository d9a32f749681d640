"""The log: what each line is about, and what never stands in it."""

import asyncio
import json
import logging

import pytest

from bot.logs import JsonFormatter, Redaction, TextFormatter, about, about_table

SECRET = "token-of-the-bot"


def line(text: str, *arguments: object, error: BaseException | None = None) -> dict[str, object]:
    """What is written of a record, as JSON."""
    raised = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord("bot.x", logging.ERROR, "x.py", 1, text, arguments, raised)
    return json.loads(JsonFormatter(Redaction([SECRET])).format(record))


def test_a_line_is_an_object_with_its_time_in_utc() -> None:
    written = line("Table %s 卓", 7)
    assert written["message"] == "Table 7 卓"
    assert (written["level"], written["logger"]) == ("ERROR", "bot.x")
    assert str(written["time"]).endswith("Z")
    assert {"shard", "interaction", "table"}.isdisjoint(written)


async def test_lines_name_the_shard_the_interaction_and_the_table() -> None:
    with about(shard=3, interaction=42):
        about_table(7)
        assert {"shard": 3, "interaction": 42, "table": 7}.items() <= line("x").items()

        async def later() -> dict[str, object]:
            about_table(8)
            return line("x")

        assert (await asyncio.create_task(later()))["table"] == 8
        assert line("x")["table"] == 7, "tasks do not change each other's"
    assert "interaction" not in line("x")


def test_an_error_has_kinds_and_places_but_no_text() -> None:
    try:
        try:
            raise ValueError("the hand S7 H8 of Aoi")
        except ValueError as first:
            raise KeyError("D9") from first
    except KeyError as error:
        written = line("It went wrong", error=error)
    assert [each["type"] for each in written["error"]] == ["KeyError", "ValueError"]  # type: ignore[attr-defined]
    assert "test_logs.py" in str(written["error"])
    assert not any(card in json.dumps(written) for card in ("S7", "Aoi", "D9"))


@pytest.mark.parametrize("formatter", [JsonFormatter, TextFormatter])
def test_tokens_and_secrets_are_taken_out(formatter: type[logging.Formatter]) -> None:
    text = "POST https://discord.com/api/v10/webhooks/12/aW50ZXJhY3Rpb24.x/messages/@original and /interactions/3/abc/callback"
    record = logging.LogRecord("discord.http", logging.WARNING, "x.py", 1, f"{text} {SECRET}", (), None)
    written = formatter(Redaction([SECRET, ""])).format(record)  # type: ignore[call-arg]
    assert "webhooks/12/.../messages" in written
    assert "interactions/3/.../callback" in written
    assert not any(secret in written for secret in ("aW50", "abc", SECRET))
