"""Very many tables after a restart: those that rest have their clocks credited, and are taken up when it is time."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.tables import entries
from bot.tables.entries import MovedBy, Resumed
from bot.tables.restoring import Restoring
from bot.tables.service import TableService
from bot.tables.storage import Listed
from bot.tables.table import Table, fold
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables

from .factories import ANN, left_behind, mover, some_move

LEFT = 50_000
"""Milliseconds that each clock had left."""


class ExactStorage(MemoryStorage):
    """Knows when clocks run out."""

    async def index(self, *, closed_since: int | None = None) -> list[Listed]:
        return [self._exact(each) for each in await super().index(closed_since=closed_since)]

    def _exact(self, listed: Listed) -> Listed:
        table = fold(Table(listed.id, 1, listed.channel), self.kept[listed.id].log)
        assert table.deadline is not None
        return replace(
            listed, due=table.deadline, version=table.version, last_at=table.last_at, is_exact=listed.id != self.inexact
        )

    inexact = 0


@pytest.fixture
def storage() -> ExactStorage:
    return ExactStorage()


async def stopped(storage: MemoryStorage, clock: Clock) -> None:
    """Four matches in which nothing had happened for so long that they rest."""
    await left_behind(storage, clock, 4, turn_ms=40_000)


async def process(
    storage: MemoryStorage, clock: Clock, *, at_once: int = 0, pace: int = 0, steady: Callable[[], float] | None = None
) -> tuple[TableService, list[int]]:
    """A new process, and the tables that it has taken up."""
    tables, shown = new_tables(storage, now=clock, steady=steady), list[int]()
    tables.restoring = Restoring(tables.registry, at_once=at_once, pace=pace, retry=0.01)
    tables.restoring.show = lambda table: shown.append(table.id)
    await tables.restoring.find(alive_at=storage.beat)
    await tables.restoring.run()
    return tables, shown


def credits(storage: MemoryStorage, table_id: int) -> list[int]:
    """The deadlines that the table's clock was given."""
    found = [entries.load(body) for _, body in storage.kept[table_id].log]
    return [each.deadline for each in found if isinstance(each, Resumed)]


async def until(what: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.02)


async def test_clocks_of_tables_that_rest_are_credited_before_their_logs_are_read(
    storage: ExactStorage, clock: Clock
) -> None:
    await stopped(storage, clock)
    tables, shown = await process(storage, clock)
    assert (storage.read, shown, storage.appended) == ([], [], [4])
    assert [credits(storage, table_id) for table_id in storage.kept] == [[clock.ms + LEFT]] * 4
    assert tables.restoring.is_over, "the heartbeat may go on"
    assert len(tables.registry.waiting) == 4
    await tables.close()


async def test_a_press_on_a_table_that_rests_is_answered_right(storage: ExactStorage, clock: Clock) -> None:
    await stopped(storage, clock)
    tables, shown = await process(storage, clock)
    deadline = clock.ms + LEFT
    clock.ms += 10_000
    await tables.taken_up(table=3)
    table = tables.get(3)
    assert table is not None
    assert (table.deadline, credits(storage, 3)) == (deadline, [deadline])
    await tables.move(3, mover(table), ply=0, move=some_move(table))
    assert (shown, len(table.history)) == ([3], 1)
    assert table.deadline == clock.ms + 90_000
    await tables.close()


async def test_a_clock_that_runs_out_at_a_table_that_rests_is_acted_on(storage: ExactStorage, clock: Clock) -> None:
    await stopped(storage, clock)
    tables, shown = await process(storage, clock)
    clock.ms += LEFT
    await until(lambda: all(storage.kept[number].log[-1][1].count('"clock"') for number in storage.kept))
    assert sorted(shown) == [1, 2, 3, 4]
    assert [table.history[0].by for table in tables.all()] == [MovedBy.CLOCK] * 4
    await tables.close()


async def test_tables_that_rest_are_taken_up_one_after_the_other(storage: ExactStorage, clock: Clock) -> None:
    await stopped(storage, clock)
    tables, shown = await process(storage, clock, pace=2)
    assert shown == []
    await until(lambda: len(shown) == 4)
    assert storage.read == [(1, 2), (3, 4)]
    assert [len(credits(storage, table_id)) for table_id in storage.kept] == [1] * 4
    assert not tables.registry.waiting
    await tables.close()


async def test_the_first_tables_are_taken_up_at_once_whether_they_rest_or_not(
    storage: ExactStorage, clock: Clock
) -> None:
    await stopped(storage, clock)
    tables, shown = await process(storage, clock, at_once=3)
    assert (sorted(shown), storage.appended) == ([1, 2, 3], [1, 3])
    await tables.close()


async def test_a_table_does_not_rest_where_something_happened_lately_or_its_clock_is_not_known(
    storage: ExactStorage, clock: Clock
) -> None:
    await stopped(storage, clock)
    assert storage.beat is not None
    storage.kept[2].log.append((storage.beat - 20_000, entries.dump(entries.CameBack(user=ANN))))
    storage.inexact = 4
    tables, shown = await process(storage, clock, at_once=2)
    assert sorted(shown) == [2, 4]
    await tables.close()


async def test_a_kill_while_tables_rest_takes_no_time_from_anybody(storage: ExactStorage, clock: Clock) -> None:
    await stopped(storage, clock)
    killed, _ = await process(storage, clock)
    clock.ms += 45_000
    storage.beat = clock.ms
    await killed.close()
    clock.ms += 3_600_000
    tables, shown = await process(storage, clock)
    assert [credits(storage, table_id)[-1] for table_id in storage.kept] == [clock.ms + 15_000] * 4
    await tables.taken_up(table=1)
    assert tables.all()[0].deadline == clock.ms + 15_000
    assert shown == [1]
    await tables.close()


async def test_a_system_clock_that_is_set_changes_no_time_left_of_a_table_that_rests(
    storage: ExactStorage, clock: Clock
) -> None:
    await stopped(storage, clock)
    tables, _ = await process(storage, clock, steady=lambda: 1_000.0)
    clock.ms += 86_400_000
    await tables.taken_up(table=2)
    assert credits(storage, 2)[-1] == tables.all()[0].deadline == clock.ms + LEFT
    await tables.close()


async def test_tables_that_rest_are_let_go_with_their_servers(storage: ExactStorage, clock: Clock) -> None:
    await stopped(storage, clock)
    tables, shown = await process(storage, clock, pace=4)
    assert await tables.restoring.let_go(lambda guild: guild == 1) == []
    await asyncio.sleep(0.05)
    assert (shown, len(tables.registry.waiting)) == ([], 0)
    await tables.close()
