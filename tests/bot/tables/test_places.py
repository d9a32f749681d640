"""The place of a table is in its log, and what is possible there follows from it."""

import pytest

from bot.tables.entries import Opened, dump, load
from bot.tables.participants import Company, Guest, Location
from bot.tables.places import Place
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table, fold
from tests.bot.memory_storage import MemoryStorage

from .factories import ANN, BOB

BORROWED, CHANNEL, GUILD = 4711 << 22, 77, 9
GHOSTS = TableSetup.of("shichi-narabe", {"ghost": True})


async def opened(tables: TableService, where: Location, setup: TableSetup | None = None) -> Table:
    company = Company(Guest(ANN, "Ann"))
    return await tables.open(company, where, setup or TableSetup.of("shichi-narabe"), locale="en-US")


def test_an_opening_entry_without_a_place_is_a_channels_and_is_written_as_before() -> None:
    before = '{"kind":"opened","host":1,"name":"A","game":"shichi-narabe","locale":"en-US","turn_seconds":90}'
    entry = load(before)
    assert "place" not in dump(entry)
    assert fold(Table(1, GUILD, CHANNEL), [(0, before)]).place is Place.CHANNEL


async def test_a_borrowed_table_is_of_its_channel(tables: TableService, storage: MemoryStorage) -> None:
    table = await opened(tables, Location(channel=BORROWED))
    assert (table.place, table.guild, table.owner, table.home) == (Place.BORROWED, 0, 0, BORROWED)
    assert not table.is_private
    assert tables.in_channel(BORROWED) is table
    with pytest.raises(TableError) as busy:
        await opened(tables, Location(channel=BORROWED))
    assert busy.value.reason is RefusalReason.CHANNEL_BUSY
    log = await storage.log(table.id)
    again = fold(Table(table.id, 0, BORROWED), log)
    assert (again.place, again.home) == (Place.BORROWED, BORROWED)
    first = load(log[0][1])
    assert isinstance(first, Opened)
    assert first.place is Place.BORROWED


async def test_own_tables_have_no_channel_that_could_be_busy(tables: TableService) -> None:
    ones = [await opened(tables, Location()) for _ in range(2)]
    assert [each.place for each in ones] == [Place.OWN] * 2
    assert [each.home for each in ones] == [ANN] * 2


@pytest.mark.parametrize("where", [Location(), Location(channel=BORROWED)])
async def test_ghosts_are_refused_where_nobody_hears_who_talks_to_them(tables: TableService, where: Location) -> None:
    with pytest.raises(TableError) as refused:
        await opened(tables, where, GHOSTS)
    assert refused.value.reason is RefusalReason.NO_GHOSTS
    table = await opened(tables, where)
    with pytest.raises(TableError) as refused:
        await tables.set_up(table.id, ANN, lambda setup: setup.with_rules({"ghost": True}))
    assert refused.value.reason is RefusalReason.NO_GHOSTS
    assert not table.has_ghosts


async def test_in_a_channel_ghosts_are_as_before(tables: TableService) -> None:
    assert (await opened(tables, Location(GUILD, CHANNEL), GHOSTS)).has_ghosts


async def test_a_person_joins_a_borrowed_table_as_any_other(tables: TableService) -> None:
    table = await opened(tables, Location(channel=BORROWED))
    await tables.join(table.id, BOB, "Bob")
    assert table.is_for(BOB)
    assert [place.user for place in table.participants] == [ANN, BOB]
