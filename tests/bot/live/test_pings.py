"""Calling people: once a turn, gone when they have moved, and not those who do not want it."""

import asyncio
from typing import Any

import pytest

from bot.kept.people import People
from bot.kept.remembered import Remembered
from bot.live.pings import Pings
from bot.tables.table import Table
from tests.bot.channels import Cache, Client
from tests.bot.tables_at_hand import HOST, lobby, new_tables, play_one

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""

GRACE = 0.02


class Calls:
    def __init__(self) -> None:
        self.client: Any = Client()
        self.cache: Any = Cache()
        self.tables = new_tables()
        self.remembered = Remembered(self.cache)
        self.pings = Pings(self.client, self.tables, People(self.cache), self.remembered, grace=GRACE)

    async def table(self) -> Table:
        table = await lobby(self.tables, people=3)
        await self.tables.start(table.id, HOST)
        return table

    def awaited(self, table: Table) -> int:
        user = table.at(table.to_act()[0]).user
        assert user is not None
        return user


@pytest.fixture
async def calls() -> Any:
    there = Calls()
    yield there
    await there.tables.close()
    await there.pings.close()


async def settled() -> None:
    await asyncio.sleep(GRACE * 4)


async def test_a_person_is_called_once_and_the_call_goes_when_they_have_moved(calls: Calls) -> None:
    table = await calls.table()
    first = calls.awaited(table)
    await settled()
    ((what, message),) = calls.client.channel.done
    assert what == "send"
    assert f"<@{first}>" in calls.client.channel.texts[message]
    await settled()
    assert len(calls.client.channel.done) == 1, "once"
    await play_one(calls.tables, table)
    second = calls.awaited(table)
    await settled()
    assert calls.client.channel.done[1] == ("delete", message)
    assert f"<@{second}>" in calls.client.channel.texts[calls.client.channel.done[2][1]]


async def test_who_moves_at_once_is_not_called(calls: Calls) -> None:
    table = await calls.table()
    movers = [calls.awaited(table)]
    for _ in range(2):
        await play_one(calls.tables, table)
        movers.append(calls.awaited(table))
    await settled()
    called = [message for what, message in calls.client.channel.done if what == "send"]
    assert len(called) == 1
    assert f"<@{movers[-1]}>" in calls.client.channel.texts[called[0]]


async def test_who_does_not_want_it_is_not_called(calls: Calls) -> None:
    for user in range(HOST, HOST + 3):
        await calls.cache.set_preferences(user, {"pings": False})
    await calls.table()
    await settled()
    assert calls.client.channel.done == []


async def test_the_last_call_goes_with_the_end(calls: Calls) -> None:
    table = await calls.table()
    await settled()
    for user in (HOST + 1, HOST + 2, HOST):
        await calls.tables.leave(table.id, user)
    await settled()
    sent = {message for what, message in calls.client.channel.done if what == "send"}
    gone = {message for what, message in calls.client.channel.done if what == "delete"}
    assert sent == gone
    assert calls.pings._tables == {}


async def test_after_a_restart_nobody_is_called_twice(calls: Calls) -> None:
    table = await calls.table()
    await settled()
    again = Remembered(calls.cache)
    await again.recall(table.id)
    other = Pings(calls.client, calls.tables, People(calls.cache), again, grace=GRACE)
    other.take_up(table)
    await settled()
    assert calls.client.channel.kinds == ["send"]
    await other.close()
