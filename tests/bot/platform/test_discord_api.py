"""Patches of discord.py."""

import logging

import discord
import pytest
from discord.state import ConnectionState

from bot.platform.discord_api import log_failed, parse_less, report_changes, report_sessions
from playground.errors import Json
from tests.discord_in_memory import refusal


def state_of(client: discord.Client) -> ConnectionState[discord.Client]:
    return getattr(client, "_connection")  # noqa: B009  (private)


@pytest.mark.parametrize(
    ("data", "is_told"), [({"author": {"id": "7"}}, False), ({"author": {"id": "8"}}, True), ({}, True)]
)
def test_edit_events_of_own_messages_are_skipped(data: Json, is_told: bool) -> None:
    client = discord.Client(intents=discord.Intents.none())
    dispatched: list[Json] = []
    state_of(client).parsers["MESSAGE_UPDATE"] = dispatched.append
    parse_less(client)
    state_of(client).parsers["MESSAGE_UPDATE"](data)
    assert dispatched == [data], "before it is known who one is"
    state_of(client).user = discord.Object(7)
    state_of(client).parsers["MESSAGE_UPDATE"](data)
    assert (len(dispatched) == 2) == is_told


def test_only_the_used_fields_of_a_pressed_message_are_parsed() -> None:
    client = discord.Client(intents=discord.Intents.none())
    dispatched: list[Json] = []
    state_of(client).parsers["INTERACTION_CREATE"] = dispatched.append
    parse_less(client)
    pressed = {"id": "1", "type": 0, "flags": 64, "content": ""}
    state_of(client).parsers["INTERACTION_CREATE"]({"id": "2", "message": {**pressed, "components": [{"type": 1}]}})
    state_of(client).parsers["INTERACTION_CREATE"]({"id": "3"})
    assert dispatched == [{"id": "2", "message": pressed}, {"id": "3"}]


@pytest.mark.parametrize(
    ("error", "level"),
    [
        (refusal(400, 50035), logging.ERROR),
        (refusal(413, 0), logging.ERROR),
        (refusal(400, 10008), logging.INFO),
        (refusal(400, 50083), logging.INFO),
        (refusal(403, 50013), logging.INFO),
        (refusal(404, 10003), logging.INFO),
        (refusal(429, 0), logging.INFO),
        (refusal(503, 0), logging.INFO),
        (OSError(), logging.INFO),
    ],
    ids=repr,
)
def test_a_request_refused_for_its_form_is_an_error(
    error: Exception, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    """So the owner is told; nobody reads INFO."""
    with caplog.at_level(logging.INFO):
        log_failed(logging.getLogger("x"), error, "A call at table %s was not sent", 7)
    (record,) = caplog.records
    assert record.levelno == level
    assert record.getMessage().startswith("A call at table 7 was not sent")


class Dispatching(discord.AutoShardedClient):
    """Notes what listeners would be told."""

    def __init__(self, *, intents: discord.Intents) -> None:
        super().__init__(intents=intents)
        self.dispatched: list[tuple[object, ...]] = []

    def dispatch(self, event: str, /, *given: object) -> None:
        self.dispatched.append((event, *given))


@pytest.mark.parametrize(
    ("event", "data", "reported"),
    [
        ("CHANNEL_DELETE", {"id": "7", "guild_id": "5", "type": 0}, ("channel_gone", 7)),
        ("THREAD_DELETE", {"id": "8", "guild_id": "5", "parent_id": "7", "type": 11}, ("channel_gone", 8)),
        ("CHANNEL_UPDATE", {"id": "7", "guild_id": "5", "type": 0}, ("permissions_changed", 5)),
        ("THREAD_UPDATE", {"id": "8", "guild_id": "5"}, ("permissions_changed", 5)),
        ("GUILD_ROLE_UPDATE", {"guild_id": "5", "role": {"id": "9"}}, ("permissions_changed", 5)),
        ("GUILD_DELETE", {"id": "5"}, ("guild_gone", 5)),
        ("GUILD_DELETE", {"id": "5", "unavailable": True}, None),
    ],
)
async def test_changes_in_servers_that_discord_py_does_not_know_are_reported(
    event: str, data: Json, reported: tuple[str, int] | None
) -> None:
    """Where another process began the session."""
    client = Dispatching(intents=discord.Intents.none())
    report_changes(client)
    state_of(client).parsers[event](data)
    assert client.dispatched == ([] if reported is None else [reported])


async def test_sessions_that_are_up_to_date_are_reported() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    begun: list[int] = []
    parsers = state_of(client).parsers
    parsers["READY"] = parsers["RESUMED"] = lambda data: None
    report_sessions(client, begun.append)
    parsers["READY"]({"shard": [3, 4]})
    parsers["RESUMED"]({"__shard_id__": 2})
    assert begun == [3, 2]
