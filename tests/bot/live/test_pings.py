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
        self.attentive: dict[int, float] = {}
        """Up to when people look at their hands, by the clock of the event loop."""
        self.pings = Pings(
            self.client,
            self.tables,
            People(self.cache),
            self.remembered,
            grace=GRACE,
            attentive_until=lambda table, user: self.attentive.get(user, float("-inf")),
        )

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


def now() -> float:
    return asyncio.get_running_loop().time()


async def test_who_looks_at_their_hand_is_not_called_before_they_look_away(calls: Calls) -> None:
    table = await calls.table()
    user = calls.awaited(table)
    calls.attentive[user] = now() + 10
    await asyncio.sleep(9.9)
    assert calls.client.channel.done == []
    await asyncio.sleep(0.2)
    assert calls.client.channel.kinds == ["send"]
    assert f"<@{user}>" in calls.client.channel.texts[calls.client.channel.done[0][1]]


async def test_who_looks_again_meanwhile_is_called_later(calls: Calls) -> None:
    table = await calls.table()
    user = calls.awaited(table)
    calls.attentive[user] = now() + 10
    await asyncio.sleep(9)
    calls.attentive[user] += 10
    await asyncio.sleep(10.9)
    assert calls.client.channel.done == []
    await asyncio.sleep(0.2)
    assert calls.client.channel.kinds == ["send"]


async def test_after_half_of_the_turn_everybody_is_called(calls: Calls) -> None:
    table = await calls.table()
    calls.attentive[calls.awaited(table)] = float("inf")
    await asyncio.sleep(table.turn_seconds / 2 - 0.1)
    assert calls.client.channel.done == []
    await asyncio.sleep(0.2)
    assert calls.client.channel.kinds == ["send"]


async def test_who_looks_and_moves_is_never_called(calls: Calls) -> None:
    table = await calls.table()
    for place in table.places:
        calls.attentive[place.user] = float("inf")
    await asyncio.sleep(10)
    await play_one(calls.tables, table)
    calls.attentive.clear()
    await settled()
    assert calls.client.channel.kinds == ["send"], "only the next one"
    assert f"<@{calls.awaited(table)}>" in calls.client.channel.texts[calls.client.channel.done[0][1]]


async def test_nothing_is_due_any_more_when_all_is_over(calls: Calls) -> None:
    table = await calls.table()
    calls.attentive[calls.awaited(table)] = float("inf")
    await settled()
    awaited = calls.pings._tables[table.id]
    assert awaited.timer is not None
    for user in range(HOST, HOST + 3):
        await calls.tables.leave(table.id, user)
    await settled()
    assert calls.pings._tables == {}
    assert awaited.timer is None
