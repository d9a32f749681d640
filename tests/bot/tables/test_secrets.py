"""While a joker may be covered, neither absence nor timing reveals who is asked (SP-4)."""

import asyncio

import pytest

from bot.tables import entries, turn_clock
from bot.tables.entries import MovedBy
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import TIMEOUTS_TO_AWAY, Table
from engine.moves import COVER, LEAVE, PLAY, PlayJoker
from engine.views import Phase
from tests.bot.clock import Clock

from .factories import BOB, CAT, CHANNEL, Begin, started, with_computers
from .steps import held_of, refused

PAUSE = 10.0


@pytest.fixture
def tables(process: Begin) -> TableService:
    return process(computer_pause=PAUSE)


async def asking(tables: TableService, *, computers: int = 0) -> tuple[Table, int]:
    """A table that asks the owner of a joker's card, and that seat; a computer's if there are computers."""
    for _ in range(200):
        await tables.channel_gone(CHANNEL)
        table = await with_computers(tables, BOB, CAT, computers=computers, game="shichi-narabe-points")
        for _ in range(40):
            seat = table.to_act()[0]
            if table.view(seat).phase is Phase.COVER:
                if (table.at(seat).user is None) == bool(computers):
                    return table, seat
                break
            legal = table.view(seat).legal
            move = next((each for each in legal if isinstance(each, PlayJoker)), legal[0])
            await make(tables, table, seat, str(move), MovedBy.PERSON)
            if not table.to_act():
                break
    raise AssertionError("nobody was asked in two hundred games")


async def make(tables: TableService, table: Table, seat: int, move: str, by: MovedBy) -> None:
    await tables.registry.change(table.id, lambda there: tables.play.move(there, seat, move, by))


async def test_sp_4_a_timeout_on_a_secret_question_marks_nobody_away(tables: TableService) -> None:
    table, seat = await asking(tables)
    table.at(seat).timeouts = TIMEOUTS_TO_AWAY - 1
    await make(tables, table, seat, str(LEAVE), MovedBy.CLOCK)
    assert not table.at(seat).away
    assert table.at(seat).timeouts == TIMEOUTS_TO_AWAY - 1


async def test_sp_4_answering_a_secret_question_does_not_end_being_away(tables: TableService) -> None:
    table, seat = await asking(tables)
    table.at(seat).timeouts = 1
    await make(tables, table, seat, str(LEAVE), MovedBy.PERSON)
    assert table.at(seat).timeouts == 1


async def test_sp_4_a_computer_answers_about_as_slowly_as_a_person(tables: TableService) -> None:
    table, seat = await asking(tables, computers=2)
    held = held_of(tables, table)
    least, most = turn_clock.SECRET_PAUSES
    pauses = {tables.clock.pause(table, seat) for _ in range(5)}
    assert len(pauses) == 1, "looking again does not hurry it"
    assert PAUSE * least <= pauses.pop() <= PAUSE * most
    assert held.timer.when() - asyncio.get_running_loop().time() > PAUSE * least - 1


async def test_sp_4_other_seats_that_try_to_answer_learn_nothing(tables: TableService) -> None:
    table, asked = await asking(tables)
    answers = set()
    for seat in {0, 1, 2} - {asked}:
        for move in (COVER, LEAVE, *PLAY):
            error = await refused(tables.move(table.id, user_at(table, seat), ply=table.ply, move=str(move)))
            answers.add((error.reason, str(error.facts), str(error.illegal.facts)))
    assert answers == {(RefusalReason.NOT_YOUR_TURN, "{}", "{}")}


# -- The clock that everybody sees ------------------------------------------------------------------------------------


def user_at(table: Table, seat: int) -> int:
    user = table.at(seat).user
    assert user is not None
    return user


@pytest.mark.parametrize("returns", [False, True], ids=["leaves", "returns"])
async def test_sp_4_the_clock_is_unchanged_when_a_player_leaves_or_returns(
    tables: TableService, clock: Clock, returns: bool
) -> None:
    deadlines = set()
    for who in (0, 1, 2):
        table, asked = await asking(tables)
        begun, seat = table.history[-1].at, (asked + who) % 3
        assert table.deadline == begun + table.turn_seconds * 1000
        table.at(seat).away = returns
        clock.ms += 20_000
        await (tables.come_back if returns else tables.leave)(table.id, user_at(table, seat))
        deadlines.add(table.deadline - begun)
    assert deadlines == {90_000}, "the same for who is asked and for who is not"


async def test_sp_4_a_replacement_computer_answers_before_the_deadline(tables: TableService, clock: Clock) -> None:
    table, asked = await asking(tables)
    clock.ms += 89_000
    await tables.leave(table.id, user_at(table, asked))
    held = held_of(tables, table)
    assert tables.clock.computer_due(held, asked) == held.times.due == pytest.approx(clock.ms / 1000 + 1)
    assert table.deadline == clock.ms + 1000


async def test_is_4_leaving_or_returning_does_not_extend_the_time_to_choose(tables: TableService, clock: Clock) -> None:
    """All choose at once with one clock."""
    table = await started(tables, BOB, CAT, game="insidious-sevens")
    assert table.view(None).phase is Phase.BIDDING
    before = table.deadline
    table.participants[1].away = True
    clock.ms += 20_000
    await tables.come_back(table.id, BOB)
    assert table.deadline == before
    await tables.leave(table.id, CAT)
    assert table.deadline == before


async def test_a_player_who_returns_in_their_turn_has_the_time_that_was_left(
    tables: TableService, clock: Clock
) -> None:
    table = await started(tables, BOB, CAT)
    seat, before = table.to_act()[0], table.deadline
    table.at(seat).away = True
    clock.ms += 20_000
    await tables.come_back(table.id, user_at(table, seat))
    assert table.deadline == before == clock.ms + 70_000
    earlier = table.copy()
    earlier.apply(entries.CameBack(user=user_at(table, seat)), clock.ms)
    assert earlier.deadline == clock.ms + 90_000, "an entry of an earlier release gives the full time"
    other = (seat + 1) % 3
    table.at(other).away = True
    before = table.deadline
    clock.ms += 1000
    await tables.come_back(table.id, user_at(table, other))
    assert table.deadline == before
