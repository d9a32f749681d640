"""Very many tables after a restart: those that rest have their clocks credited, and are taken up when it is time."""

import asyncio
from dataclasses import dataclass, replace

import pytest

from bot.tables import entries
from bot.tables.entries import MovedBy, Resumed
from bot.tables.restoring import Restoring
from bot.tables.service import TableService
from bot.tables.storage import Listed
from bot.tables.table import Table, fold
from tests.bot.clock import Clock
from tests.bot.hand_factories import until
from tests.bot.memory_storage import MemoryStorage

from .factories import ANN, Begin, left_behind
from .steps import mover, some_move

LEFT = 50_000
"""Milliseconds that each clock had left."""


class ExactStorage(MemoryStorage):
    """Knows when clocks run out."""

    async def index(self, *, closed_since: int | None = None) -> list[Listed]:
        return [self._exact(each) for each in await super().index(closed_since=closed_since)]

    def _exact(self, listed: Listed) -> Listed:
        table = fold(Table(listed.id, 1, listed.channel), self.kept[listed.id].log)
        return replace(
            listed, due=table.deadline, version=table.version, last_at=table.last_at, is_exact=listed.id != self.inexact
        )

    inexact = 0


@dataclass
class Left:
    """Four matches in which nothing had happened for so long that they rest, and later processes over their storage."""

    storage: ExactStorage
    clock: Clock
    begin: Begin

    async def process(self, *, at_once: int = 0, pace: int = 0, **facts: object) -> tuple[TableService, list[int]]:
        """A new process, and the tables that it has taken up."""
        tables, shown = self.begin(**facts), list[int]()
        tables.restoring = Restoring(tables.registry, at_once=at_once, pace=pace, retry=0.01)
        tables.restoring.show = lambda table: shown.append(table.id)
        await tables.restoring.find(alive_at=self.storage.beat)
        await tables.restoring.run()
        return tables, shown

    def credits(self, table_id: int) -> list[int]:
        """The deadlines that the table's clock was given."""
        found = [entries.load(body) for _, body in self.storage.kept[table_id].log]
        return [each.deadline for each in found if isinstance(each, Resumed)]


@pytest.fixture
def storage() -> ExactStorage:
    return ExactStorage()


@pytest.fixture
async def left(storage: ExactStorage, clock: Clock, process: Begin) -> Left:
    await left_behind(storage, clock, 4, turn_ms=40_000)
    return Left(storage, clock, process)


async def test_clocks_of_tables_that_rest_are_credited_before_their_logs_are_read(left: Left) -> None:
    tables, shown = await left.process()
    assert (left.storage.read, shown, left.storage.appended) == ([], [], [4])
    assert [left.credits(table_id) for table_id in left.storage.kept] == [[left.clock.ms + LEFT]] * 4
    assert tables.restoring.is_over, "the heartbeat may go on"
    assert len(tables.registry.waiting) == 4


async def test_a_press_on_a_table_that_rests_is_answered_right(left: Left) -> None:
    tables, shown = await left.process()
    deadline = left.clock.ms + LEFT
    left.clock.ms += 10_000
    await tables.taken_up(table=3)
    table = tables.get(3)
    assert (table.deadline, left.credits(3)) == (deadline, [deadline])
    await tables.move(3, mover(table), ply=0, move=some_move(table))
    assert (shown, len(table.history)) == ([3], 1)
    assert table.deadline == left.clock.ms + 90_000


async def test_a_clock_that_runs_out_at_a_table_that_rests_is_acted_on(left: Left) -> None:
    tables, shown = await left.process()
    left.clock.ms += LEFT
    await until(lambda: all(left.storage.kept[number].log[-1][1].count('"clock"') for number in left.storage.kept))
    assert sorted(shown) == [1, 2, 3, 4]
    assert [table.history[0].by for table in tables.all()] == [MovedBy.CLOCK] * 4


async def test_tables_that_rest_are_taken_up_one_after_the_other(left: Left) -> None:
    tables, shown = await left.process(pace=2)
    assert shown == []
    await until(lambda: len(shown) == 4)
    assert left.storage.read == [(1, 2), (3, 4)]
    assert [len(left.credits(table_id)) for table_id in left.storage.kept] == [1] * 4
    assert not tables.registry.waiting


async def test_the_first_tables_are_taken_up_at_once_whether_they_rest_or_not(left: Left) -> None:
    _, shown = await left.process(at_once=3)
    assert (sorted(shown), left.storage.appended) == ([1, 2, 3], [1, 3])


async def test_a_table_does_not_rest_where_something_happened_lately_or_its_clock_is_not_known(left: Left) -> None:
    assert left.storage.beat is not None
    left.storage.kept[2].log.append((left.storage.beat - 20_000, entries.dump(entries.CameBack(user=ANN))))
    left.storage.inexact = 4
    _, shown = await left.process(at_once=2)
    assert sorted(shown) == [2, 4]


async def test_a_kill_while_tables_rest_takes_no_time_from_anybody(left: Left) -> None:
    killed, _ = await left.process()
    left.clock.ms += 45_000
    left.storage.beat = left.clock.ms
    await killed.close()
    left.clock.ms += 3_600_000
    tables, shown = await left.process()
    assert [left.credits(table_id)[-1] for table_id in left.storage.kept] == [left.clock.ms + 15_000] * 4
    await tables.taken_up(table=1)
    assert tables.all()[0].deadline == left.clock.ms + 15_000
    assert shown == [1]


async def test_a_system_clock_that_is_set_changes_no_time_left_of_a_table_that_rests(left: Left) -> None:
    tables, _ = await left.process(steady=lambda: 1_000.0)
    left.clock.ms += 86_400_000
    await tables.taken_up(table=2)
    assert left.credits(2)[-1] == tables.all()[0].deadline == left.clock.ms + LEFT


async def test_tables_that_rest_are_let_go_with_their_servers(left: Left) -> None:
    tables, shown = await left.process(pace=4)
    assert await tables.restoring.let_go(lambda guild: guild == 1) == []
    await asyncio.sleep(0.05)
    assert (shown, len(tables.registry.waiting)) == ([], 0)
