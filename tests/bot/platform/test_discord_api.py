"""Patches of discord.py."""

from typing import Any

import discord
import pytest

from bot.platform.discord_api import parse_less


def state_of(client: discord.Client) -> Any:
    return getattr(client, "_connection")  # noqa: B009  (private)


@pytest.mark.parametrize(
    ("data", "is_told"),
    [
        ({"author": {"id": "7"}}, False),
        ({"author": {"id": "8"}}, True),
        ({}, True),
    ],
)
def test_edit_events_of_own_messages_are_skipped(
    data: dict[str, Any], is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = discord.Client(intents=discord.Intents.none())
    dispatched: list[Any] = []
    state_of(client).parsers["MESSAGE_UPDATE"] = dispatched.append
    parse_less(client)
    state_of(client).parsers["MESSAGE_UPDATE"](data)
    assert dispatched == [data], "before it is known who one is"
    monkeypatch.setattr(state_of(client), "user", discord.Object(7))
    state_of(client).parsers["MESSAGE_UPDATE"](data)
    assert (len(dispatched) == 2) == is_told


def test_only_the_used_fields_of_a_pressed_message_are_parsed() -> None:
    client = discord.Client(intents=discord.Intents.none())
    dispatched: list[Any] = []
    state_of(client).parsers["INTERACTION_CREATE"] = dispatched.append
    parse_less(client)
    pressed = {"id": "1", "type": 0, "flags": 64, "content": ""}
    state_of(client).parsers["INTERACTION_CREATE"]({"id": "2", "message": {**pressed, "components": [{"type": 1}]}})
    state_of(client).parsers["INTERACTION_CREATE"]({"id": "3"})
    assert dispatched == [{"id": "2", "message": pressed}, {"id": "3"}]
