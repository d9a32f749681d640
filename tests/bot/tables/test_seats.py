"""Sitting down at a running match: at the next deal or at once, once a seat, and with the view of the seat alone."""

import asyncio

import pytest

from bot.features.play.prompts import since_own_move
from bot.storage.stored_tables import finish_of
from bot.tables.deadlines import WaitingFor
from bot.tables.participants import Participant
from bot.tables.refusals import RefusalReason
from bot.tables.seating import is_rated
from bot.tables.seats import seats_to_take
from bot.tables.service import TableService
from bot.tables.setup import SitDown, TableSetup
from bot.tables.stages import Stage
from bot.tables.table import Table, fold
from bot.tables.taking_back import can_take_back
from bot.text.naming import short_names_at
from engine.views import Phase
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table
from tests.bot.tables.factories import ANN, BOB, CAT, HERE, Restarted
from tests.bot.tables.steps import mover, play_on, reason_of, refused, some_move, strike, until_asked
from tests.i18n.languages import ENGLISH


async def running(
    tables: TableService, *guests: int, game: str = "jig", sit_down: SitDown = SitDown.NEXT_DEAL, **options: object
) -> Table:
    """A match of Ann and guests among four."""
    table = await open_table(tables, **HERE, setup=TableSetup.of(game, options, sit_down=sit_down))
    for guest in guests:
        await tables.join(table.id, guest, f"Guest {guest}")
    for _ in range(3 - len(guests)):
        await tables.add_computer(table.id, ANN)
    return await tables.start(table.id, ANN)


async def at_once(tables: TableService, *guests: int, **game: object) -> Table:
    return await running(tables, *guests, sit_down=SitDown.AT_ONCE, **{"game": "shichi-narabe"} | game)


def taken(table: Table) -> list[Participant]:
    return [place for place in table.participants if place.seating is not None]


async def to_the_end(tables: TableService, table: Table) -> None:
    while table.stage is not Stage.OVER:
        await play_on(tables, table)
        for place in table.people() if table.stage is Stage.BETWEEN else ():
            if table.stage is Stage.BETWEEN:
                await tables.ready(table.id, place.user)


async def test_a_seat_is_taken_at_the_next_deal(tables: TableService, restarted: Restarted) -> None:
    table = await running(tables)
    player = table.participants.index(seats_to_take(table)[1])
    name = table.participants[player].name
    await tables.sit_down(table.id, CAT, "Cat", player=player)
    assert table.seat_of(CAT) is None, "a computer plays this hand"
    assert await reason_of(tables.sit_down(table.id, CAT, "Cat", player=player)) is RefusalReason.ALREADY_SEATED
    await play_on(tables, table)
    await tables.ready(table.id, ANN)
    assert table.participants[player].user == CAT
    [place] = taken(table)
    assert (place.seating.instead_of, place.seating.first_hand, place.seating.at_once) == (name, 2, False)
    assert table.clock is WaitingFor.TURN, "two people play against the clock"
    assert not can_take_back(table)
    _, [again] = await restarted()
    assert again.participants == table.participants


async def test_who_sat_down_has_a_result_without_a_rating(tables: TableService) -> None:
    table = await running(tables, BOB)
    await tables.sit_down(table.id, CAT, "Cat", player=2)
    await to_the_end(tables, table)
    assert {each.user_id: each.is_rated for each in finish_of(table).people} == {ANN: True, BOB: True, CAT: False}
    assert is_rated(table.participants)


async def test_who_changes_their_mind_stays_out(tables: TableService) -> None:
    table = await running(tables)
    await tables.sit_down(table.id, CAT, "Cat", player=1)
    assert await reason_of(tables.stay_out(table.id, BOB)) is RefusalReason.NOT_SEATED
    await tables.stay_out(table.id, CAT)
    assert len(seats_to_take(table)) == 3
    await play_on(tables, table)
    await tables.ready(table.id, ANN)
    assert table.participant_of(CAT) is None
    assert await reason_of(tables.stay_out(table.id, CAT)) is RefusalReason.NOT_SEATED


async def test_a_seat_is_taken_at_once_where_the_host_allows_it(
    tables: TableService, storage: MemoryStorage, restarted: Restarted
) -> None:
    table = await at_once(tables, BOB)
    await until_asked(tables, table, ANN)
    due = table.deadline
    await tables.sit_down(table.id, CAT, "Cat", player=3)
    assert table.seat_of(CAT) == 3
    assert table.deadline == due, "nobody gets time by it"
    assert table.view(3).hand, "the hand is that of the seat"
    await to_the_end(tables, table)
    assert not is_rated(table.participants)
    assert [each.is_rated for each in finish_of(table).people] == [False] * 3
    again = fold(Table(table.id, 1, table.channel), storage.kept[table.id].log)
    assert again.participants == table.participants


async def test_the_clock_begins_when_a_second_person_is_there(tables: TableService) -> None:
    table = await at_once(tables)
    await until_asked(tables, table, ANN)
    assert table.clock is WaitingFor.ALONE
    await tables.sit_down(table.id, CAT, "Cat", player=1)
    assert table.clock is WaitingFor.TURN
    assert table.deadline == table.last_at + table.turn_seconds * 1000


async def test_one_of_two_at_once_gets_the_seat(tables: TableService) -> None:
    for sit_down in (SitDown.NEXT_DEAL, SitDown.AT_ONCE):
        table = await running(tables, game="jig", sit_down=sit_down)
        both = [tables.sit_down(table.id, user, "Somebody", player=1) for user in (BOB, CAT)]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        reasons = [getattr(each, "reason", None) for each in outcomes]
        assert sorted(reasons, key=str) == [None, RefusalReason.SEAT_TAKEN]
        await tables.close_for_good(table.id)


@pytest.mark.parametrize(
    ("sit_down", "facts"),
    [
        (SitDown.NEVER, {"game": "jig"}),
        (SitDown.NEXT_DEAL, {"game": "shichi-narabe"}),
        (SitDown.AT_ONCE, {"game": "shichi-narabe", "ghost": True}),
    ],
    ids=["the host forbids it", "no other hand follows", "a seat may know more than its view"],
)
async def test_there_are_no_seats_to_take(tables: TableService, sit_down: SitDown, facts: dict[str, object]) -> None:
    table = await running(tables, sit_down=sit_down, **facts)
    assert seats_to_take(table) == []
    assert await reason_of(tables.sit_down(table.id, CAT, "Cat", player=1)) is RefusalReason.NO_SEAT


async def test_the_last_hand_has_no_seats_but_the_pause_before_it_has(tables: TableService) -> None:
    table = await running(tables)
    while len(table.match.played) < table.match.scoring.hands - 1 or table.stage is not Stage.BETWEEN:
        assert seats_to_take(table)
        await (tables.ready(table.id, ANN) if table.stage is Stage.BETWEEN else play_on(tables, table))
    assert len(seats_to_take(table)) == 3
    await tables.ready(table.id, ANN)
    assert seats_to_take(table) == []


async def test_people_do_not_sit_down_twice(tables: TableService) -> None:
    table = await at_once(tables, BOB)
    for user in (ANN, BOB):
        assert await reason_of(tables.sit_down(table.id, user, "Again", player=2)) is RefusalReason.ALREADY_SEATED
    await tables.leave(table.id, BOB)
    assert await reason_of(tables.sit_down(table.id, BOB, "Bob", player=2)) is RefusalReason.SEAT_LEFT
    for player, reason in ((0, RefusalReason.SEAT_TAKEN), (1, RefusalReason.SEAT_TAKEN), (99, RefusalReason.NO_SEAT)):
        assert await reason_of(tables.sit_down(table.id, CAT, "Cat", player=player)) is reason


async def test_sp_4_nobody_sits_down_while_a_seat_is_asked_in_secret(tables: TableService) -> None:
    table = await at_once(tables, game="shichi-narabe-points")
    for _ in range(200):
        if table.stage is not Stage.PLAYING or table.view(None).phase is Phase.COVER:
            break
        if table.at(table.to_act()[0]).by_person:
            legal = [str(each) for each in table.match.hand.legal(table.to_act()[0])]
            joker = next((each for each in legal if each.startswith("JK=")), legal[0])
            await tables.move(table.id, mover(table), ply=None, move=joker)
        else:
            await strike(tables, table)
    if table.view(None).phase is not Phase.COVER:
        pytest.skip("nobody was asked in this deal")
    error = await refused(tables.sit_down(table.id, CAT, "Cat", player=1))
    assert error.reason is RefusalReason.SEAT_ASKED


async def test_is_3_who_sits_down_does_not_hear_which_cards_the_seat_was_given(tables: TableService) -> None:
    """The computer player knew from whom they came; the view does not say that."""
    table = await at_once(tables, game="insidious-sevens")
    while table.view(None).phase is not Phase.PLAY:
        if any(table.at(seat).by_person for seat in table.to_act()):
            seat = next(each for each in table.to_act() if table.at(each).by_person)
            await tables.move(table.id, ANN, ply=None, move=str(table.match.hand.legal(seat)[0]))
        else:
            await strike(tables, table)
    player = next(player for player in (1, 2, 3) if not any(m.seat == player for m in table.history[-1:]))
    seat = table.player_at(player)
    name = short_names_at(table, signed=False)
    await tables.sit_down(table.id, CAT, "Cat", player=player)
    place = table.participants[player]
    assert since_own_move(ENGLISH, table, table.view(seat), name) == ""
    place.seating = None
    assert since_own_move(ENGLISH, table, table.view(seat), name) != "", "the computer player could have read it"
    assert some_move(table)
