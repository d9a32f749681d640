"""Lobbies are filled with computer players, and people are invited."""

from bot.tables.refusals import RefusalReason
from bot.tables.service import MOST_INVITED, Guest, TableService
from tests.bot.tables.factories import ANN, BOB, CAT, lobby
from tests.bot.tables.steps import reason_of


async def test_computers_fill_the_table_up_to_the_usual_number(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    assert await reason_of(tables.fill(table.id, BOB)) is RefusalReason.NOT_HOST
    await tables.fill(table.id, ANN)
    assert [place.user for place in table.participants] == [ANN, BOB, None, None]
    assert await reason_of(tables.fill(table.id, ANN)) is RefusalReason.TABLE_FULL


async def test_by_the_setup_computers_take_the_free_seats_at_the_start(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    assert table.seats_to_fill() == 0
    await tables.set_own(table.id, ANN, "computers_fill", value=True)
    assert table.seats_to_fill() == 2
    await tables.start(table.id, ANN)
    assert [place.user for place in table.participants] == [ANN, BOB, None, None]


async def test_computers_at_the_table_take_free_seats_too(tables: TableService) -> None:
    table = await lobby(tables)
    await tables.set_own(table.id, ANN, "computers_fill", value=True)
    await tables.add_computer(table.id, ANN)
    await tables.start(table.id, ANN)
    assert len(table.participants) == table.setup.usual_seats()


async def test_everybody_is_invited_once_and_can_decline(tables: TableService) -> None:
    table, guests = await lobby(tables), [Guest(user, f"Guest {user}") for user in (ANN, BOB, CAT)]
    assert await reason_of(tables.invite(table.id, BOB, guests)) is RefusalReason.NOT_HOST
    assert await tables.invite(table.id, ANN, guests[:2]) == (guests[1],), "who sits there is not asked"
    assert await tables.invite(table.id, ANN, guests) == (guests[2],)
    assert await reason_of(tables.invite(table.id, ANN, guests)) is RefusalReason.ASKED_ALREADY
    await tables.decline(table.id, BOB)
    version = table.version
    await tables.decline(table.id, BOB)
    assert table.version == version, "a double click"
    await tables.join(table.id, CAT, "Cat")
    assert await reason_of(tables.decline(table.id, CAT)) is RefusalReason.ALREADY_SEATED
    assert await reason_of(tables.decline(table.id, 999)) is RefusalReason.NOT_INVITED
    assert [(user, asked.declined) for user, asked in table.invited.items()] == [(BOB, True), (CAT, False)]
    await tables.join(table.id, BOB, "Bob")
    assert table.participant_of(BOB), "who said no may think again"


async def test_one_table_invites_a_limited_number_of_people(tables: TableService) -> None:
    table = await lobby(tables)
    guests = [Guest(1000 + number, "Guest") for number in range(MOST_INVITED + 1)]
    assert await reason_of(tables.invite(table.id, ANN, guests)) is RefusalReason.ASKED_ENOUGH
    assert len(await tables.invite(table.id, ANN, guests[:-1])) == MOST_INVITED


async def test_a_role_is_asked_once_and_by_the_host(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    assert await reason_of(tables.ask(table.id, BOB, 900)) is RefusalReason.NOT_HOST
    await tables.ask(table.id, ANN, 900)
    assert table.asked_role == 900
    assert await reason_of(tables.ask(table.id, ANN, 901)) is RefusalReason.ASKED_HERE
