"""A store that fails as a table opens or closes does not block its channel."""

import asyncio
import errno

import pytest

from bot.tables.entries import CloseReason, Left, dump
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.stages import Stage
from bot.tables.table import Table
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import restore

from .factories import ANN, BOB, CAT, CHANNEL, Begin, lobby, started, with_computers
from .steps import mover, play_on, reason_of, some_move, strike


async def test_a_match_whose_end_cannot_be_stored_is_closed_later(tables: TableService, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    storage.closes_nothing = True
    await play_on(tables, table)
    assert table.stage is Stage.OVER
    assert tables.get(table.id) is table, "it is not closed yet"
    await strike(tables, table)
    assert tables.get(table.id) is table
    storage.closes_nothing = False
    await strike(tables, table)
    assert tables.in_channel(CHANNEL) is None
    assert storage.closed == {table.id: table}, "with its results"


async def test_a_table_is_unsaved_from_a_failed_change_until_one_is_stored(
    tables: TableService, storage: MemoryStorage, clock: Clock
) -> None:
    changes: list[tuple[int, bool]] = []
    tables.registry.saving_changed = lambda number: changes.append((number, tables.registry.is_unsaved(number)))
    table = await with_computers(tables)
    while table.at(table.to_act()[0]).by_person:
        await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    before, storage.broken = len(table.history), True
    clock.ms += 3_600_000  # The pause of computer players here.
    for _ in range(3):
        await strike(tables, table)
    assert (len(table.history), changes) == (before, [(table.id, True)]), "said once"
    tables.registry.storage_works()
    assert tables.registry.is_unsaved(table.id), "the computer player will try again soon, and that tells"
    storage.broken = False
    await strike(tables, table)
    assert (len(table.history), changes) == (before + 1, [(table.id, True), (table.id, False)])


async def test_a_press_that_was_not_stored_leaves_no_mark_once_the_store_works(
    tables: TableService, storage: MemoryStorage
) -> None:
    table = await started(tables, BOB, CAT)
    storage.broken = True
    with pytest.raises(OSError, match="full"):
        await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    assert tables.registry.is_unsaved(table.id)
    storage.broken = False
    tables.registry.storage_works()
    assert not tables.registry.is_unsaved(table.id)


async def test_a_table_that_is_played_elsewhere_meanwhile_leaves_no_mark(tables: TableService) -> None:
    """The heartbeat, which looks at all that are marked, would end with a KeyError."""
    table = await lobby(tables)

    async def given_back(table: Table) -> None:
        tables.registry.drop(table)
        raise OSError(errno.ENOSPC, "full")

    with pytest.raises(OSError, match="full"):
        await tables.registry.change(table.id, given_back)
    assert not tables.registry.is_unsaved(table.id)
    tables.registry.storage_works()


async def test_an_end_that_was_stored_despite_a_commit_error_counts(
    tables: TableService, storage: MemoryStorage
) -> None:
    table = await lobby(tables)
    storage.lost_answers = True
    await tables.cancel(table.id, ANN)
    assert table.close_reason is CloseReason.CANCELLED
    assert tables.in_channel(CHANNEL) is None


async def test_the_last_person_leaves_and_the_table_closes_in_one_commit(
    tables: TableService, storage: MemoryStorage
) -> None:
    table = await started(tables, BOB)
    await tables.leave(table.id, BOB)
    storage.closes_nothing = True
    before = [*storage.kept[table.id].log]
    with pytest.raises(OSError, match="full"):
        await tables.leave(table.id, ANN)
    assert storage.kept[table.id].log == before
    assert [place.user for place in table.people()] == [ANN]
    storage.closes_nothing = False
    await tables.leave(table.id, ANN)
    assert table.close_reason is CloseReason.DESERTED
    assert tables.in_channel(CHANNEL) is None


async def test_a_table_that_its_last_person_left_just_before_a_crash_closes_when_it_is_restored(
    tables: TableService, storage: MemoryStorage, process: Begin
) -> None:
    """Earlier releases closed it with a second commit."""
    table = await started(tables, BOB)
    await tables.leave(table.id, BOB)
    storage.kept[table.id].log.append((table.last_at, dump(Left(user=ANN))))
    later = process()
    restored = await restore(later)
    assert [each.close_reason for each in restored] == [CloseReason.DESERTED]
    assert later.in_channel(CHANNEL) is None


async def test_a_table_that_was_stored_despite_a_commit_error_does_not_block_its_channel(
    tables: TableService, storage: MemoryStorage
) -> None:
    storage.lost_answers = True
    with pytest.raises(ConnectionError):
        await lobby(tables)
    storage.lost_answers = False
    table = await lobby(tables, BOB)
    assert [each.id for each in await storage.index()] == [table.id]
    assert tables.in_channel(CHANNEL) is table


async def test_of_two_concurrent_openings_one_succeeds(tables: TableService, storage: MemoryStorage) -> None:
    storage.gate.clear()
    opening = [asyncio.create_task(lobby(tables)) for _ in range(3)]
    await asyncio.sleep(0.01)
    storage.gate.set()
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    refusals = [each.reason for each in outcomes if isinstance(each, TableError)]
    assert refusals == [RefusalReason.CHANNEL_BUSY] * 2
    assert len(await storage.index()) == 1
    assert await reason_of(lobby(tables)) is RefusalReason.CHANNEL_BUSY
