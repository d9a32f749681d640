"""While a joker is to be covered nobody may know who is asked (SP-4): not by who is away, nor by how long it takes."""

from collections.abc import AsyncIterator

import pytest

from bot.tables import service
from bot.tables.entries import Hands
from bot.tables.refusals import No, Refused
from bot.tables.service import Tables
from bot.tables.table import TIMEOUTS_TO_AWAY, Table
from engine.moves import COVER, LEAVE, PLAY, PlayJoker
from engine.views import Phase
from tests.bot.tables_at_hand import new_tables

PEOPLE = (11, 12, 13)
PAUSE = 1000.0


@pytest.fixture
async def tables() -> AsyncIterator[Tables]:
    house = new_tables(computer_pause=PAUSE)
    yield house
    await house.close()


async def asking(tables: Tables, *, computers: int = 0) -> tuple[Table, int]:
    """A table at which the owner of a joker's place is asked, and the owner's seat: a computer's if there are some."""
    for channel in range(200):
        table = await tables.open(
            guild=1, channel=channel, user=PEOPLE[0], name="Ann", game="shichi-narabe-points", locale="en-US"
        )
        for user in PEOPLE[1:]:
            await tables.join(table.id, user, "Guest")
        for _ in range(computers):
            await tables.add_computer(table.id, PEOPLE[0])
        await tables.start(table.id, PEOPLE[0])
        for _ in range(40):
            seat = table.to_act()[0]
            if table.view(seat).phase is Phase.COVER:
                if (table.at(seat).user is None) == bool(computers):
                    return table, seat
                break
            legal = table.view(seat).legal
            move = next((each for each in legal if isinstance(each, PlayJoker)), legal[0])
            await make(tables, table, seat, str(move), Hands.PERSON)
            if not table.to_act():
                break
    raise AssertionError("nobody was asked in two hundred games")


async def make(tables: Tables, table: Table, seat: int, move: str, by: Hands) -> None:
    await tables.change(table.id, lambda there: tables._move(there, seat, move, by))


async def test_sp_4_leaving_the_joker_by_the_clock_makes_nobody_away(tables: Tables) -> None:
    table, seat = await asking(tables)
    table.at(seat).timeouts = TIMEOUTS_TO_AWAY - 1
    await make(tables, table, seat, str(LEAVE), Hands.CLOCK)
    assert not table.at(seat).away
    assert table.at(seat).timeouts == TIMEOUTS_TO_AWAY - 1


async def test_sp_4_leaving_the_joker_oneself_is_no_sign_of_being_there(tables: Tables) -> None:
    table, seat = await asking(tables)
    table.at(seat).timeouts = 1
    await make(tables, table, seat, str(LEAVE), Hands.PERSON)
    assert table.at(seat).timeouts == 1


async def test_sp_4_a_computer_takes_about_as_long_as_people(tables: Tables) -> None:
    table, seat = await asking(tables, computers=2)
    held = tables.held(table.id)
    assert held is not None
    assert held.timer is not None
    least, most = service.SECRET_PAUSES
    pauses = {tables._pause(table, seat) for _ in range(5)}
    assert len(pauses) == 1, "looking again does not hurry it"
    assert PAUSE * least <= pauses.pop() <= PAUSE * most
    assert held.timer.when() - held.timer._loop.time() > PAUSE * least - 60  # type: ignore[attr-defined]


async def test_sp_4_whoever_else_tries_learns_nothing(tables: Tables) -> None:
    table, asked = await asking(tables)
    answers = set()
    for seat in set(range(len(PEOPLE))) - {asked}:
        user = table.at(seat).user
        assert user is not None
        for move in (COVER, LEAVE, *PLAY):
            with pytest.raises(Refused) as refused:
                await tables.move(table.id, user, n=len(table.told), move=str(move))
            assert refused.value.illegal is not None
            answers.add((refused.value.no, str(refused.value.facts), str(refused.value.illegal.facts)))
    assert answers == {(No.NOT_YOUR_TURN, "{}", "{}")}
