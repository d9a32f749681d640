"""Taking back: whoever plays alone with computers goes back to their decision before."""

import asyncio
from random import Random

import pytest

from bot.tables import entries
from bot.tables.deadlines import ALONE_SECONDS
from bot.tables.entries import CloseReason, MovedBy
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Stage, Table
from bot.tables.taking_back import last_decision
from engine.catalog import PRESETS
from engine.moves import Talk
from tests.bot.clock import Clock
from tests.bot.lesson_factories import LEARNER, begin, learn_one, until_awaited
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table

from .factories import ANN, BOB, HERE, Begin, Restarted, started
from .steps import reason_of, strike

LAST = {preset.game: preset for preset in PRESETS}
"""A preset of each game, the most unusual ones of those with several."""
SEATS = 4


async def alone(tables: TableService, game: str = "shichi-narabe") -> Table:
    """A match of one person with computers."""
    preset = LAST[game]
    table = await open_table(tables, **HERE, setup=TableSetup.of_preset(preset))
    for _ in range(table.setup.usual_seats() - 1):
        await tables.add_computer(table.id, ANN)
    return await tables.start(table.id, ANN)


async def step(tables: TableService, table: Table, chance: Random) -> None:
    """A random move of the person, or one of a computer player."""
    seat = table.seat_of(ANN)
    if table.stage is Stage.BETWEEN:
        await tables.ready(table.id, ANN)
    elif seat in table.to_act():
        legal = [move for move in table.view(seat).legal if not isinstance(move, Talk)]
        await tables.move(table.id, ANN, ply=table.ply, move=str(chance.choice(legal)))
    else:
        await strike(tables, table)


async def until_decided(tables: TableService, table: Table, chance: Random) -> int:
    """Play until a decision can be taken back; its ply."""
    while (number := last_decision(table, ANN)) is None:
        await step(tables, table, chance)
    return table.history[number].ply


async def decided(tables: TableService, seed: int) -> tuple[Table, int]:
    """A match of one person with computers, and the ply of a decision that can be taken back."""
    table = await alone(tables)
    return table, await until_decided(tables, table, Random(seed))


def as_if_never_moved(log: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The log without take-backs and what they took back."""
    standing: list[tuple[int, entries.Entry]] = []
    for at, body in log:
        entry = entries.load(body)
        if not isinstance(entry, entries.TakenBack):
            standing.append((at, entry))
            continue
        moves = [i for i, (_, each) in enumerate(standing) if isinstance(each, entries.Moved | entries.Talked)]
        gone = set(moves[entry.kept :])
        gone |= {i for i, (_, each) in enumerate(standing) if i > min(gone) and isinstance(each, entries.Ready)}
        standing = [each for i, each in enumerate(standing) if i not in gone]
    return [(at, entries.dump(entry)) for at, entry in standing]


def state(table: Table) -> object:
    """What of a table must not depend on moves that were taken back."""
    views = [table.view(seat) for seat in (None, *range(len(table.participants)))]
    history = [(each.hand_number, each.seat, each.player, each.move, each.events) for each in table.history]
    people = [(each.user, each.away, each.left, each.ready) for each in table.participants]
    return (table.stage, table.to_act(), views, history, people, table.match.totals, table.ghosts.since, table.lesson)


@pytest.mark.parametrize("game", LAST)
async def test_after_taking_back_all_is_as_if_the_moves_had_never_been_made(
    game: str, tables: TableService, storage: MemoryStorage
) -> None:
    chance = Random(game)
    table = await alone(tables, game)
    seen = {table.ply}
    for _ in range(6):
        for _ in range(chance.randint(1, 25)):
            await step(tables, table, chance)
            if table.stage is Stage.OVER:
                return
        for _ in range(chance.randint(1, 3)):
            number = last_decision(table, ANN)
            if number is None:
                break
            before = table.ply
            await tables.take_back(table.id, ANN, ply=table.history[number].ply)
            assert table.ply not in seen
            seen |= {before, table.ply}
            assert table.stage is Stage.PLAYING
            assert table.seat_of(ANN) in table.to_act(), "back at a decision"
        log = storage.kept[table.id].log
        fresh = tables.registry.new_table(table.id, table.guild, table.channel)
        for at, body in as_if_never_moved(log):
            fresh.apply(entries.load(body), at)
        assert state(table) == state(fresh)


async def test_practice_forgets_the_choices_that_were_taken_back(tables: TableService) -> None:
    table = await begin(tables)
    for _ in range(4):
        await learn_one(tables, table)
    before = table.lesson.choices
    number = last_decision(table, LEARNER)
    assert number is not None
    await tables.take_back(table.id, LEARNER, ply=table.history[number].ply)
    assert table.lesson.choices == before[: len(table.lesson.choices)]
    assert len(table.lesson.choices) < len(before)
    assert await until_awaited(tables, table) == table.seat_of(LEARNER)


async def test_no_button_of_before_is_valid_again(tables: TableService) -> None:
    chance, table = Random(1), await alone(tables)
    ply = await until_decided(tables, table, chance)
    move = str(next(each for each in table.history if each.ply == ply).move)
    for _ in range(3):
        await step(tables, table, chance)
    late = table.ply
    await tables.take_back(table.id, ANN, ply=ply)
    for old in range(late + 1):
        assert await reason_of(tables.move(table.id, ANN, ply=old, move=move)) is RefusalReason.STALE
    await tables.move(table.id, ANN, ply=table.ply, move=move)


async def test_two_presses_at_once_take_back_one_decision(tables: TableService, storage: MemoryStorage) -> None:
    table, ply = await decided(tables, 2)
    storage.gate.clear()
    presses = [asyncio.create_task(tables.take_back(table.id, ANN, ply=ply)) for _ in range(2)]
    await asyncio.sleep(0)
    storage.gate.set()
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [getattr(each, "reason", None) for each in done] == [None, RefusalReason.TAKEN_BACK]
    assert len(table.take_backs) == 1


async def test_a_computers_move_that_is_under_way_is_taken_back_too(
    tables: TableService, storage: MemoryStorage
) -> None:
    table, ply = await decided(tables, 3)
    standing = last_decision(table, ANN)
    assert table.seat_of(ANN) not in table.to_act()
    storage.gate.clear()
    tables.clock.on_timeout(table, table.version)
    await asyncio.sleep(0)
    pressed = asyncio.create_task(tables.take_back(table.id, ANN, ply=ply))
    await asyncio.sleep(0)
    storage.gate.set()
    await pressed
    assert table.take_backs[-1].moves == 2
    assert len(table.history) == standing


async def test_only_the_last_decision_of_the_hand_can_be_taken_back(process: Begin) -> None:
    tables = process(seed=2)  # Its first hand has several decisions.
    chance, table = Random(4), await alone(tables, "domino-sevens")
    first = await until_decided(tables, table, chance)
    while (number := last_decision(table, ANN)) is None or table.history[number].ply == first:
        await step(tables, table, chance)
    assert await reason_of(tables.take_back(table.id, ANN, ply=first)) is RefusalReason.NOT_LAST
    dealt = len(table.match.played) if table.match else 0
    while table.match is not None and len(table.match.played) == dealt:
        await step(tables, table, chance)
        if table.stage is Stage.BETWEEN:
            assert last_decision(table, ANN) is not None, "the hand is over, but the next is not yet dealt"
    assert last_decision(table, ANN) is None or table.history[-1].hand_number > dealt


async def test_ds_1_forced_moves_are_no_decisions(tables: TableService) -> None:
    chance, table = Random(5), await alone(tables, "domino-sevens")
    seat, forced = table.seat_of(ANN), 0
    while not forced:
        decided = last_decision(table, ANN)
        is_forced = seat in table.to_act() and len(table.view(seat).legal) == 1
        await step(tables, table, chance)
        if is_forced and table.stage is Stage.PLAYING:
            forced += 1
            assert last_decision(table, ANN) == decided


async def test_nothing_is_taken_back_where_two_have_begun(tables: TableService) -> None:
    table = await started(tables, BOB)
    while not any(each.player == 0 for each in table.history):
        seat = table.to_act()[0]
        await tables.play.move(table, seat, str(table.view(seat).legal[0]), MovedBy.PERSON)
    for leaves in (False, True):
        if leaves:
            await tables.leave(table.id, BOB)
        assert last_decision(table, ANN) is None
        assert await reason_of(tables.take_back(table.id, ANN, ply=0)) is RefusalReason.NOT_ALONE


async def test_others_and_the_absent_take_nothing_back(tables: TableService) -> None:
    table, ply = await decided(tables, 6)
    assert await reason_of(tables.take_back(table.id, BOB, ply=ply)) is RefusalReason.NOT_SEATED
    await tables.step_away(table.id, ANN)
    assert await reason_of(tables.take_back(table.id, ANN, ply=ply)) is RefusalReason.AWAY
    await tables.come_back(table.id, ANN)
    await tables.take_back(table.id, ANN, ply=ply)


async def test_who_plays_alone_takes_any_time_and_takes_back_then(tables: TableService, clock: Clock) -> None:
    chance, table = Random(7), await alone(tables)
    seat = table.seat_of(ANN)
    while seat not in table.to_act() or len(table.view(seat).legal) < 2:
        await step(tables, table, chance)
    asked = table.view(seat).legal
    clock.ms += 100 * table.turn_seconds * 1000
    await step(tables, table, chance)
    clock.ms += 100 * table.turn_seconds * 1000
    await tables.take_back(table.id, ANN, ply=table.history[-1].ply)
    assert table.view(seat).legal == asked
    assert table.deadline == clock.ms + ALONE_SECONDS * 1000


async def test_what_was_taken_back_outlives_the_process(tables: TableService, restarted: Restarted) -> None:
    chance, table = Random(8), await alone(tables)
    for _ in range(2):
        ply = await until_decided(tables, table, chance)
        await tables.take_back(table.id, ANN, ply=ply)
        await step(tables, table, chance)
    _, [again] = await restarted()
    assert state(again) == state(table)
    assert (again.ply, again.valid_from, again.take_backs) == (table.ply, table.valid_from, table.take_backs)


async def test_a_store_that_fails_leaves_the_match_as_it_was(tables: TableService, storage: MemoryStorage) -> None:
    table, ply = await decided(tables, 9)
    before = state(table)
    storage.broken = True
    with pytest.raises(OSError, match="full"):
        await tables.take_back(table.id, ANN, ply=ply)
    storage.broken = False
    assert state(table) == before
    await tables.take_back(table.id, ANN, ply=ply)


@pytest.mark.parametrize("takes_back", [False, True])
async def test_a_match_with_moves_taken_back_is_closed_without_results(
    tables: TableService, storage: MemoryStorage, takes_back: bool
) -> None:
    chance, table = Random(10), await alone(tables)
    ply = await until_decided(tables, table, chance)
    if takes_back:
        await tables.take_back(table.id, ANN, ply=ply)
    while table.stage is not Stage.OVER:
        await step(tables, table, chance)
    assert table.close_reason is CloseReason.PLAYED
    assert (storage.closed[table.id] is None) == takes_back
