"""Stepping away: a computer player holds the seat until its person is back; and drawing on in one press."""

from bot.tables.refusals import RefusalReason
from bot.tables.service import MOST_STEPPED, TableService
from bot.tables.table import Table, fold
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import play_one

from .factories import ANN, BOB, CAT, Restarted, lobby, started
from .steps import held_of, mover, reason_of, strike


async def test_who_steps_away_is_played_for_until_they_are_back(
    tables: TableService, restarted: Restarted, storage: MemoryStorage
) -> None:
    table = await started(tables, BOB, CAT)
    away = mover(table)
    await tables.step_away(table.id, away)
    await tables.step_away(table.id, away)
    place = table.participant_of(away)
    assert (place.away, place.left) == (True, False)
    assert table.version == len(storage.kept[table.id].log), "stepping away twice is one entry"
    await strike(tables, table)
    assert [table.participants[each.player].user for each in table.history] == [away]
    later, [again] = await restarted()
    assert await reason_of(later.move(again.id, away, ply=None, move="pass")) is RefusalReason.AWAY
    await later.come_back(again.id, away)
    place = again.participant_of(away)
    assert place.by_person


async def test_nobody_steps_away_from_a_lobby_or_anothers_table(tables: TableService) -> None:
    table = await lobby(tables, BOB, CAT)
    assert await reason_of(tables.step_away(table.id, ANN)) is RefusalReason.NOT_STARTED
    await tables.start(table.id, ANN)
    assert await reason_of(tables.step_away(table.id, 99)) is RefusalReason.NOT_SEATED
    await tables.leave(table.id, BOB)
    assert await reason_of(tables.step_away(table.id, BOB)) is RefusalReason.NOT_SEATED


async def test_stepping_away_and_coming_back_holds_no_table(
    tables: TableService, storage: MemoryStorage, clock: Clock
) -> None:
    """The pause of the computer that plays on counts from the last move, and such entries are limited."""
    table = await started(tables, BOB, CAT)
    user, seat, deadline = mover(table), table.to_act()[0], table.deadline
    held = held_of(tables, table)
    await tables.step_away(table.id, user)
    due = tables.clock.computer_due(held, seat)
    for _ in range(MOST_STEPPED - 1):
        clock.ms += 500
        await tables.come_back(table.id, user)
        await tables.step_away(table.id, user)
        assert (tables.clock.computer_due(held, seat), table.deadline) == (due, deadline)
    await tables.come_back(table.id, user)
    assert await reason_of(tables.step_away(table.id, user)) is RefusalReason.STEPPED_ENOUGH
    again = fold(Table(table.id, 1, table.channel), storage.kept[table.id].log)
    assert (again.deadline, again.participants) == (table.deadline, table.participants)
    await play_one(tables, table)
    await tables.step_away(table.id, user)


async def draws_of(tables: TableService, game: str) -> tuple[int, int]:
    """The numbers of presses on *Draw* in a hand, and of draws in its history."""
    table = await started(tables, BOB, CAT, game=game)
    presses = 0
    while table.to_act() and table.match is not None and table.match.result is None and len(table.history) < 200:
        seat = table.to_act()[0]
        before = len(table.history)
        is_draw = str(table.view(seat).legal[0]) == "draw"
        presses += is_draw
        await play_one(tables, table)
        made = table.history[before:]
        assert is_draw or len(made) == 1
        assert {each.seat for each in made} == {seat}
        if is_draw and seat in table.to_act():
            assert [str(each) for each in table.view(seat).legal] != ["draw"]
    return presses, sum(str(each.move) == "draw" for each in table.history)


async def test_ds_1_one_press_draws_until_a_card_fits(tables: TableService) -> None:
    presses, draws = await draws_of(tables, "domino-sevens")
    assert 0 < presses < draws


async def test_ct_2_where_the_turn_passes_on_one_press_is_one_draw(tables: TableService) -> None:
    presses, draws = await draws_of(tables, "crazy-tan")
    assert 0 < presses == draws
