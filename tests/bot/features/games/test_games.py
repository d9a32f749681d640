"""`/games` lists the open tables at which a person sits, and says no more than the board."""

import pytest

from bot.features.games.handlers import games_message
from bot.features.games.reachable_tables import ReachableTables, key_of
from bot.platform.messages import Message
from bot.storage.archive import Archive
from bot.tables.participants import Company, Guest, Location
from bot.tables.places import Place
from bot.tables.service import TableService
from bot.tables.setup import Pace, TableSetup
from bot.tables.table import Table
from i18n import texts_in
from tests.bot.channels import Cache
from tests.bot.fitting.limits import check, text_of, walk
from tests.bot.table_factories import HOST, awaited, lobby

BEN = HOST + 1
ENGLISH = texts_in("en")


def shown(tables: list[Table], user: int) -> str:
    page = games_message(ENGLISH, tables, user)
    check(page)
    return text_of(page)


def ids(page: Message) -> list[str]:
    """The custom ids of its buttons."""
    return [each["custom_id"] for each in walk(page.components) if "custom_id" in each]


class Noted:
    def __init__(self, tables: TableService) -> None:
        self.tables, self.cache = tables, Cache()
        self.reachable_tables = ReachableTables(tables, Archive(tables, self.cache), self.cache.preferences)

    async def table(self, channel: int, *, pace: Pace | None = Pace.DAY, start: bool = True) -> Table:
        table = await lobby(self.tables, people=2, channel=channel)
        if pace is not None:
            await self.tables.set_up(table.id, HOST, lambda setup: setup.at_pace(pace))
        if start:
            await self.tables.start(table.id, HOST)
        await self.tables.registry.idle()
        return table

    def keys(self, user: int) -> set[str]:
        return {*self.cache.preferences.values.get(user, {})}


@pytest.fixture
def noted(tables: TableService) -> Noted:
    return Noted(tables)


async def test_who_sits_at_a_slow_table_is_noted_until_they_leave_or_it_ends(noted: Noted) -> None:
    first, second = await noted.table(70), await noted.table(71)
    assert noted.keys(BEN) == {key_of(first.id), key_of(second.id)}
    await noted.tables.leave(first.id, BEN)
    await noted.tables.close_for_good(second.id)
    await noted.tables.registry.idle()
    assert (noted.keys(BEN), noted.keys(HOST)) == (set(), {key_of(first.id)})


async def test_live_tables_are_not_noted_and_listed_all_the_same(noted: Noted) -> None:
    live, slow = await noted.table(70, pace=None), await noted.table(71)
    waiting = await noted.table(72, start=False)
    assert noted.keys(HOST) == {key_of(slow.id)}
    assert await noted.reachable_tables.of(HOST) == [waiting, slow, live]
    assert await noted.reachable_tables.of(HOST + 5) == []


async def test_borrowed_tables_are_noted_as_their_players_may_be_taken_out_of_the_group(noted: Noted) -> None:
    """Another process lists them, too; no direct message is written about them."""
    table = await lobby(noted.tables, people=2, channel=70)
    table.place = Place.BORROWED
    await noted.tables.start(table.id, HOST)
    await noted.tables.registry.idle()
    assert noted.keys(BEN) == noted.keys(HOST) == {key_of(table.id)}
    assert await noted.reachable_tables.waiting_for(awaited(table)) == []
    await noted.tables.close_for_good(table.id)
    await noted.tables.registry.idle()
    assert noted.keys(BEN) == set()


async def test_one_that_the_process_before_did_not_note_is_noted_when_it_is_taken_up(noted: Noted) -> None:
    table = await noted.table(70)
    noted.cache.preferences.values.clear()
    noted.reachable_tables.resume_table(table)
    await noted.tables.registry.idle()
    assert noted.keys(BEN) == {key_of(table.id)}


async def test_those_first_where_it_is_ones_turn_with_a_link_and_the_deadline(noted: Noted) -> None:
    tables = [await noted.table(70 + number) for number in range(14)]
    user = awaited(tables[0])
    said = shown(tables, user)
    lines = said.splitlines()
    assert "your turn" in lines[1]
    assert f"/channels/{tables[0].guild}/" in lines[1]
    assert "<t:" in lines[1]
    assert lines[-1] == "- and 2 more"
    assert "no table" in shown([], user)


async def test_only_in_the_bots_messages_there_are_buttons_to_tables_that_go_on_there(noted: Noted) -> None:
    slow, live = await noted.table(70), await noted.table(71, pace=None)
    company = Company(Guest(HOST, "Host"))
    borrowed = await noted.tables.open(company, Location(channel=4711), TableSetup.of("sevens"), locale="en-US")
    for user in (BEN, BEN + 1):
        await noted.tables.join(borrowed.id, user, "Ben")
    await noted.tables.start(borrowed.id, HOST)
    tables = [slow, live, borrowed]
    assert ids(games_message(ENGLISH, tables, BEN)) == []
    here = ids(games_message(ENGLISH, tables, BEN, is_own=True))
    assert sorted(here) == sorted(f"t:hand:{table.id}" for table in (slow, borrowed))
