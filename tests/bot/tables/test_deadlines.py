"""Deadlines: none that hurries who plays alone with computers, and a table whose people are all away waits for them."""

import contextlib
from random import Random

import pytest

from bot.tables import entries
from bot.tables.deadlines import ALL_AWAY_SECONDS, ALONE_SECONDS, BETWEEN_SECONDS, WaitingFor
from bot.tables.entries import CloseReason, MovedBy
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.stages import Stage
from bot.tables.table import Table, fold
from tests.bot.clock import Clock as Time
from tests.bot.memory_storage import MemoryStorage

from .factories import ANN, BOB, Begin, Restarted, started, with_computers
from .steps import play_on, reason_of, some_move, strike, until_asked

HANDS = {"game": "earl-of-coventry", "hands": 3}
"""A game of several hands, with a pause between them."""


# -- Alone with computers ----------------------------------------------------------------------------------------------


async def test_who_plays_alone_with_computers_may_take_any_time(tables: TableService, clock: Time) -> None:
    table = await with_computers(tables)
    await until_asked(tables, table, ANN)
    assert table.clock is WaitingFor.ALONE
    clock.ms += 3 * 24 * 60 * 60 * 1000
    before = len(table.history)
    await tables.move(table.id, ANN, ply=table.ply, move=some_move(table))
    assert (len(table.history), table.history[-1].by) == (before + 1, MovedBy.PERSON)
    await strike(tables, table)
    assert table.history[-1].by is MovedBy.COMPUTER, "computer players go on as before"
    assert table.deadline == clock.ms + ALONE_SECONDS * 1000


async def test_a_forgotten_table_of_one_person_closes_and_counts_nowhere(
    tables: TableService, storage: MemoryStorage
) -> None:
    table = await with_computers(tables)
    await until_asked(tables, table, ANN)
    await strike(tables, table)
    assert (table.stage, table.close_reason) == (Stage.OVER, CloseReason.DESERTED)
    assert storage.closed == {table.id: None}, "without a result"


async def test_who_plays_alone_deals_the_next_hand_when_ready(tables: TableService) -> None:
    table = await with_computers(tables, **HANDS)
    await play_on(tables, table)
    assert table.clock is WaitingFor.ALONE
    await tables.ready(table.id, ANN)
    assert table.view(None).number == 2


async def test_the_clock_goes_as_soon_as_one_person_is_left(tables: TableService, clock: Time) -> None:
    table = await with_computers(tables, BOB)
    await until_asked(tables, table, ANN, BOB)
    assert table.deadline == clock.ms + table.turn_seconds * 1000
    clock.ms += 1000
    await tables.step_away(table.id, BOB)
    assert table.clock is WaitingFor.TURN, "who is away may be back"
    await tables.leave(table.id, BOB)
    assert (table.clock, table.deadline) == (WaitingFor.ALONE, clock.ms + ALONE_SECONDS * 1000)


@pytest.mark.parametrize("goes", ["leave", "step_away"])
async def test_the_next_hand_waits_for_nobody_who_has_gone(tables: TableService, goes: str) -> None:
    table = await with_computers(tables, BOB, computers=1, **HANDS)
    await play_on(tables, table)
    await tables.ready(table.id, ANN)
    assert table.stage is Stage.BETWEEN
    await getattr(tables, goes)(table.id, BOB)
    await strike(tables, table)
    assert (table.stage, table.view(None).number) == (Stage.PLAYING, 2)


# -- All people are away -----------------------------------------------------------------------------------------------


async def test_while_all_are_away_nobody_moves_and_the_time_that_was_left_stays(
    tables: TableService, clock: Time
) -> None:
    table = await with_computers(tables, BOB)
    await until_asked(tables, table, ANN, BOB)
    clock.ms += 30_000
    before = len(table.history)
    await tables.step_away(table.id, ANN)
    assert table.clock is WaitingFor.TURN
    await tables.step_away(table.id, BOB)
    assert (table.clock, table.deadline) == (WaitingFor.ALL_AWAY, clock.ms + ALL_AWAY_SECONDS * 1000)
    assert tables.computers.seat_to_move(table) is None
    clock.ms += 5 * 60 * 60 * 1000
    await tables.come_back(table.id, ANN)
    assert len(table.history) == before
    assert table.deadline == clock.ms + 60_000


async def test_after_the_timeouts_of_the_last_one_a_returner_has_the_full_time(
    tables: TableService, clock: Time
) -> None:
    table = await started(tables, BOB)
    while table.clock is WaitingFor.TURN:
        clock.ms += table.turn_seconds * 1000
        await strike(tables, table)
    assert [place.away for place in table.participants] == [True, True]
    assert table.history[-1].by is MovedBy.CLOCK
    clock.ms += 60_000
    await tables.come_back(table.id, ANN)
    assert table.deadline == clock.ms + table.turn_seconds * 1000


async def test_who_steps_away_from_computers_finds_the_match_as_it_was(tables: TableService, clock: Time) -> None:
    table = await with_computers(tables)
    await until_asked(tables, table, ANN)
    before, deadline = len(table.history), clock.ms + ALL_AWAY_SECONDS * 1000
    await tables.step_away(table.id, ANN)
    assert (table.clock, table.deadline) == (WaitingFor.ALL_AWAY, deadline)
    clock.ms += 60 * 60 * 1000
    await tables.come_back(table.id, ANN)
    assert (table.clock, len(table.history)) == (WaitingFor.ALONE, before)
    await tables.move(table.id, ANN, ply=table.ply, move=some_move(table))


async def test_if_nobody_comes_back_the_match_ends_and_counts_nowhere(
    tables: TableService, storage: MemoryStorage
) -> None:
    table = await with_computers(tables, BOB)
    for user in (ANN, BOB):
        await tables.step_away(table.id, user)
    await strike(tables, table)
    assert (table.stage, table.close_reason) == (Stage.OVER, CloseReason.DESERTED)
    assert storage.closed == {table.id: None}, "as when the last person leaves"


async def test_one_leaving_does_not_prolong_the_wait_for_the_other(tables: TableService, clock: Time) -> None:
    table = await with_computers(tables, BOB)
    for user in (ANN, BOB):
        await tables.step_away(table.id, user)
    deadline = table.deadline
    clock.ms += 1000
    await tables.leave(table.id, ANN)
    assert (table.clock, table.deadline) == (WaitingFor.ALL_AWAY, deadline)
    assert await reason_of(tables.come_back(table.id, ANN)) is RefusalReason.NOT_SEATED
    await tables.come_back(table.id, BOB)
    assert table.clock is WaitingFor.ALONE


async def test_no_hand_is_dealt_while_all_are_away_and_a_press_on_ready_brings_back(
    tables: TableService, clock: Time
) -> None:
    table = await with_computers(tables, BOB, computers=1, **HANDS)
    await play_on(tables, table)
    clock.ms += 5000
    for user in (ANN, BOB):
        await tables.step_away(table.id, user)
    assert table.clock is WaitingFor.ALL_AWAY
    clock.ms += 60 * 60 * 1000
    await tables.come_back(table.id, BOB)
    assert table.deadline == clock.ms + (BETWEEN_SECONDS - 5) * 1000
    await tables.step_away(table.id, BOB)
    await tables.ready(table.id, ANN)
    assert (table.stage, table.participants[0].away) == (Stage.PLAYING, False)


# -- The log -----------------------------------------------------------------------------------------------------------


async def test_a_later_process_finds_the_same_deadline(process: Begin, storage: MemoryStorage, clock: Time) -> None:
    tables, chance = process(), Random(3)
    table = await with_computers(tables, BOB, computers=1, **HANDS)
    seen = set[WaitingFor | None]()
    for _ in range(300):
        clock.ms += chance.randrange(1, 20_000)
        action = chance.choice([tables.step_away, tables.come_back, tables.ready, None])
        if action is not None and (action != tables.step_away or chance.random() < 0.3):
            with contextlib.suppress(TableError):
                await action(table.id, chance.choice([ANN, BOB]))
        elif table.clock is not WaitingFor.ALL_AWAY:
            await strike(tables, table)
        if table.stage is Stage.OVER:
            break
        again = fold(Table(table.id, 1, table.channel), storage.kept[table.id].log)
        assert again.due == table.due
        seen.add(table.clock)
    assert {WaitingFor.TURN, WaitingFor.BETWEEN, WaitingFor.ALL_AWAY} <= seen


@pytest.mark.parametrize("guests", [(), (BOB,)], ids=["alone", "all away"])
async def test_a_restart_credits_the_wait(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Time, guests: tuple[int, ...]
) -> None:
    table = await with_computers(tables, *guests)
    for user in (ANN, *guests) if guests else ():
        await tables.step_away(table.id, user)
    left = table.deadline - clock.ms
    storage.beat = clock.ms
    clock.ms += 10 * 24 * 60 * 60 * 1000
    _, [again] = await restarted()
    assert again.clock is table.clock
    assert again.deadline == clock.ms + left


async def test_what_earlier_releases_wrote_of_the_clock_closes_no_table(
    process: Begin, storage: MemoryStorage, clock: Time
) -> None:
    """They gave every turn its seconds, also at tables of one person, and computers played on without people."""
    tables = process()
    table = await with_computers(tables)
    await until_asked(tables, table, ANN)
    log = [*storage.kept[table.id].log]
    log.append((clock.ms, entries.dump(entries.Resumed(deadline=clock.ms + 15_000))))
    assert fold(Table(table.id, 1, table.channel), log).due == table.due
    await tables.step_away(table.id, ANN)
    log = [*storage.kept[table.id].log]
    moved = entries.Moved(seat=table.to_act()[0], move=some_move(table), by=MovedBy.COMPUTER)
    log.append((clock.ms + 1000, entries.dump(moved)))
    again = fold(Table(table.id, 1, table.channel), log)
    assert (again.clock, again.deadline) == (WaitingFor.ALL_AWAY, clock.ms + 1000 + ALL_AWAY_SECONDS * 1000)
    assert len(again.history) == len(table.history) + 1
