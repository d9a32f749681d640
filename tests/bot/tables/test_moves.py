"""Moves: stored before they are answered, once each, to the end of a match of many hands."""

import asyncio
from random import Random

import pytest

from bot.tables.deadlines import BETWEEN_SECONDS
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.stages import Stage
from bot.tables.table import Table, fold
from engine.moves import Bankrupt, Pass, Play
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage

from .factories import ANN, BOB, CAT, CHANNEL, DAN, started
from .steps import mover, play_on, reason_of, refused, some_move, strike

pytestmark = pytest.mark.looptime


async def test_a_move_is_committed_before_the_answer(tables: TableService, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    storage.gate.clear()
    moving = asyncio.create_task(tables.move(table.id, mover(table), ply=0, move=some_move(table)))
    await asyncio.sleep(0.01)
    assert not moving.done()
    assert table.history == []
    storage.gate.set()
    await moving
    assert len(table.history) == 1
    assert len(storage.kept[table.id].log) == table.version


async def test_the_next_position_is_prepared_during_the_commit(tables: TableService, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    user, move, prepared = mover(table), some_move(table), list[Table]()
    storage.gate.clear()
    moving = asyncio.create_task(tables.move(table.id, user, ply=0, move=move, prepare=prepared.append))
    await asyncio.sleep(0.01)
    (after,) = prepared
    assert [str(played.move) for played in after.history] == [move]
    assert table.history == [], "not before it is committed"
    storage.gate.set()
    await moving
    assert (table.version, table.view(None), table.deadline) == (after.version, after.view(None), after.deadline)


async def test_a_refused_move_prepares_nothing(tables: TableService, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    prepared, before = list[Table](), len(storage.kept[table.id].log)
    other = next(each for each in (ANN, BOB, CAT) if each != mover(table))
    for user, move in ((mover(table), "bankrupt"), (other, some_move(table))):
        with pytest.raises(TableError):
            await tables.move(table.id, user, ply=0, move=move, prepare=prepared.append)
    assert prepared == []
    assert len(storage.kept[table.id].log) == before


async def test_a_move_that_cannot_be_stored_is_not_applied(tables: TableService, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    storage.broken = True
    with pytest.raises(OSError, match="disk"):
        await tables.move(table.id, mover(table), ply=0, move=some_move(table))
    assert table.history == []
    storage.broken = False
    await tables.move(table.id, mover(table), ply=0, move=some_move(table))
    assert len(table.history) == 1


async def test_a_move_that_was_stored_despite_a_commit_error_is_applied(
    tables: TableService, storage: MemoryStorage
) -> None:
    """The response of a database can be lost after the commit."""
    table = await started(tables, BOB, CAT)
    storage.lost_answers = True
    await tables.move(table.id, mover(table), ply=0, move=some_move(table))
    assert len(table.history) == 1
    assert table.version == len(storage.kept[table.id].log)


async def test_a_move_is_applied_when_its_caller_is_cancelled_during_the_commit(
    tables: TableService, storage: MemoryStorage
) -> None:
    table = await started(tables, BOB, CAT)
    storage.gate.clear()
    moving = asyncio.create_task(tables.move(table.id, mover(table), ply=0, move=some_move(table)))
    await asyncio.sleep(0.01)
    moving.cancel()
    await asyncio.sleep(0)
    storage.gate.set()
    await tables.registry.idle()
    assert len(table.history) == 1
    assert table.version == len(storage.kept[table.id].log)


async def test_two_clicks_at_once_are_one_move(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    user, move = mover(table), some_move(table)
    outcomes = await asyncio.gather(
        *(tables.move(table.id, user, ply=0, move=move) for _ in range(5)), return_exceptions=True
    )
    assert sum(outcome is table for outcome in outcomes) == 1
    assert {outcome.reason for outcome in outcomes if isinstance(outcome, TableError)} == {RefusalReason.STALE}
    assert len(table.history) == 1


async def test_clicks_out_of_turn_and_on_stale_versions_change_nothing(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    user = mover(table)
    other = next(each for each in (ANN, BOB, CAT) if each != user)
    assert await reason_of(tables.move(table.id, other, ply=0, move="pass")) is RefusalReason.NOT_YOUR_TURN
    assert await reason_of(tables.move(table.id, DAN, ply=0, move="pass")) is RefusalReason.NOT_SEATED
    assert await reason_of(tables.move(table.id, user, ply=7, move="pass")) is RefusalReason.STALE
    assert await reason_of(tables.move(table.id, user, ply=0, move="no move")) is RefusalReason.STALE
    assert table.history == []


async def test_an_illegal_move_says_why(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    error = await refused(tables.move(table.id, mover(table), ply=0, move="bankrupt"))
    assert error.reason is RefusalReason.ILLEGAL
    assert error.illegal.reason == "not_bankrupt"


async def test_a_match_ends_and_its_result_is_stored(tables: TableService, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    await play_on(tables, table, Random(5))
    assert table.close_reason is CloseReason.PLAYED
    assert storage.closed == {table.id: table}
    assert [line.rank for line in table.standings()] == [1, 2, 3]
    assert tables.in_channel(CHANNEL) is None
    assert {type(played.move) for played in table.history} <= {Play, Pass, Bankrupt}


async def test_the_table_is_rebuilt_from_its_log(tables: TableService, storage: MemoryStorage) -> None:
    table, chance = await started(tables, BOB, CAT, passes=1), Random(8)
    for _ in range(25):
        await tables.move(table.id, mover(table), ply=None, move=some_move(table, chance))
        again = fold(Table(table.id, 1, CHANNEL), storage.kept[table.id].log)
        first, second = (
            ([each.view(seat) for seat in (None, 0, 1, 2)], each.deadline, each.stage, each.history, each.version)
            for each in (table, again)
        )
        assert first == second


# -- Leaving -----------------------------------------------------------------------------------------------------------


async def test_a_player_who_leaves_is_replaced_and_counts_as_not_finished(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    await tables.leave(table.id, BOB)
    assert await reason_of(tables.move(table.id, BOB, ply=None, move="pass")) is RefusalReason.NOT_SEATED
    await play_on(tables, table)
    assert {line.participant.user: line.finished for line in table.standings()} == {ANN: True, BOB: False, CAT: True}


async def test_the_table_closes_when_every_player_has_left(tables: TableService, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    for user in (ANN, BOB, CAT):
        await tables.leave(table.id, user)
    assert table.close_reason is CloseReason.DESERTED
    assert storage.closed == {table.id: None}


async def test_deleting_a_channel_closes_its_table(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    await tables.channel_gone(CHANNEL)
    assert table.close_reason is CloseReason.CHANNEL_GONE
    await tables.channel_gone(CHANNEL)


# -- Many hands --------------------------------------------------------------------------------------------------------


async def test_the_next_hand_is_dealt_when_all_are_ready(tables: TableService) -> None:
    table = await started(tables, BOB, CAT, game="earl-of-coventry", hands=2)
    await play_on(tables, table, Random(2))
    assert table.stage is Stage.BETWEEN
    for user in (ANN, BOB):
        await tables.ready(table.id, user)
    assert table.stage is Stage.BETWEEN
    await tables.ready(table.id, CAT)
    assert table.stage is Stage.PLAYING
    assert table.view(None).number == 2
    assert await reason_of(tables.ready(table.id, ANN)) is RefusalReason.NOT_OVER


async def test_the_next_hand_is_dealt_when_the_break_is_over(tables: TableService, clock: Clock) -> None:
    table = await started(tables, BOB, CAT, game="earl-of-coventry", hands=2)
    await play_on(tables, table, Random(2))
    assert table.deadline == clock.ms + BETWEEN_SECONDS * 1000
    await strike(tables, table)
    assert table.stage is Stage.PLAYING


async def test_in_a_simultaneous_phase_a_choice_does_not_reset_the_clock(tables: TableService, clock: Clock) -> None:
    table = await started(tables, BOB, CAT, game="insidious-sevens")
    deadline = table.deadline
    clock.ms += 30_000
    await tables.move(table.id, BOB, ply=None, move=str(table.match.hand.legal(1)[0]))
    assert table.deadline == deadline
    clock.ms += 30_000
    for user, seat in ((ANN, 0), (CAT, 2)):
        await tables.move(table.id, user, ply=None, move=str(table.match.hand.legal(seat)[0]))
    assert table.deadline == clock.ms + 90_000


async def test_is_4_choices_of_other_seats_do_not_make_a_choice_stale(tables: TableService) -> None:
    table = await started(tables, BOB, CAT, game="insidious-sevens")
    bids = {
        user: str(table.view(seat).legal[0])
        for user in (ANN, BOB, CAT)
        if (seat := table.seat_of(user)) is not None and table.view(seat).legal
    }
    assert len(bids) == 3, "all are asked at once"
    await tables.move(table.id, ANN, ply=0, move=bids[ANN])
    await tables.move(table.id, BOB, ply=0, move=bids[BOB])
    again = tables.move(table.id, BOB, ply=0, move=bids[BOB])
    assert await reason_of(again) is RefusalReason.STALE, "one's own choice counts once"
    await tables.move(table.id, CAT, ply=0, move=bids[CAT])
    leader = mover(table)
    card = some_move(table)
    assert await reason_of(tables.move(table.id, leader, ply=0, move=card)) is RefusalReason.STALE, (
        "that is another question"
    )
    await tables.move(table.id, leader, ply=3, move=card)
