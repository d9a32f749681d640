"""What discord.py is kept from doing."""

from typing import Any

import discord
import pytest

from bot.platform.discord_api import leave_out_own_edits


@pytest.mark.parametrize(
    ("data", "is_told"),
    [
        ({"author": {"id": "7"}}, False),
        ({"author": {"id": "8"}}, True),
        ({}, True),
    ],
)
def test_edits_of_own_messages_are_left_out(
    data: dict[str, Any], is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = discord.Client(intents=discord.Intents.none())
    told: list[Any] = []
    client._connection.parsers["MESSAGE_UPDATE"] = told.append
    leave_out_own_edits(client)
    client._connection.parsers["MESSAGE_UPDATE"](data)
    assert told == [data], "before it is known who one is"
    monkeypatch.setattr(client._connection, "user", discord.Object(7))
    client._connection.parsers["MESSAGE_UPDATE"](data)
    assert (len(told) == 2) == is_told
