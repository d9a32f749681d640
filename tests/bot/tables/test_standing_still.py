"""A clock that stands still while nobody could see it."""

from bot.tables import entries
from bot.tables.entries import CloseReason, load
from bot.tables.service import TableService
from bot.tables.table import Stage, Table, fold
from bot.tables.turn_clock import ASLEEP_SECONDS
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage

from .factories import BOB, CAT, started
from .steps import mover, some_move

MINUTE = 60_000


async def left_of(tables: TableService, table: Table, clock: Clock) -> int:
    await tables.registry.idle()
    assert table.deadline is not None
    return table.deadline - clock.ms


async def test_it_goes_on_where_it_stood(tables: TableService, clock: Clock, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    clock.ms += 30_000
    tables.clock.stand_still(table.id)
    clock.ms += 20 * MINUTE
    tables.clock.on_timeout(table, table.version - 1)
    await tables.registry.idle()
    assert table.history == []
    tables.clock.go_on(table.id)
    assert await left_of(tables, table, clock) == 60_000
    log = await storage.log(table.id)
    assert isinstance(load(log[-1][1]), entries.Resumed)
    assert fold(Table(table.id, table.guild, table.channel), log).deadline == table.deadline


async def test_who_moves_in_it_gives_the_next_their_full_time(tables: TableService, clock: Clock) -> None:
    table = await started(tables, BOB, CAT)
    clock.ms += 30_000
    tables.clock.stand_still(table.id)
    clock.ms += 5 * MINUTE
    await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    clock.ms += 5 * MINUTE
    tables.clock.go_on(table.id)
    assert await left_of(tables, table, clock) == 90_000


async def test_to_stand_still_or_go_on_twice_changes_nothing(tables: TableService, clock: Clock) -> None:
    table = await started(tables, BOB, CAT)
    tables.clock.go_on(table.id)
    await tables.registry.idle()
    version = table.version
    for _ in range(2):
        tables.clock.stand_still(table.id)
        clock.ms += MINUTE
    for _ in range(2):
        tables.clock.go_on(table.id)
    assert await left_of(tables, table, clock) == 90_000
    assert table.version == version + 1


async def test_a_table_that_nobody_wakes_closes_and_nobody_has_moved(tables: TableService, clock: Clock) -> None:
    table = await started(tables, BOB, CAT)
    tables.clock.stand_still(table.id)
    clock.ms += ASLEEP_SECONDS * 1000
    tables.clock.on_timeout(table, table.version)
    await tables.registry.idle()
    assert (table.stage, table.close_reason, table.history) == (Stage.OVER, CloseReason.DESERTED, [])
    assert not [place for place in table.participants if place.away or place.timeouts]
