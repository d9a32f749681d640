"""Tables of an earlier process: found at once, taken up in the background, and at once where somebody needs them."""

import asyncio
from dataclasses import replace

import pytest

from bot.tables import entries
from bot.tables.entries import Resumed
from bot.tables.limits import Limits
from bot.tables.refusals import RefusalReason
from bot.tables.restoring import Restoring
from bot.tables.service import TableService
from bot.tables.storage import Listed
from bot.tables.table import Table
from tests.bot.clock import Clock
from tests.bot.keeper import MemoryKeeper
from tests.bot.table_factories import new_tables

from .factories import ANN, BOB, CHANNEL, refused

NEWER = '{"kind":"shuffled-anew"}'


class DueKeeper(MemoryKeeper):
    """The clock of a later table runs out earlier."""

    async def index(self, *, closed_since: int | None = None) -> list[Listed]:
        return [replace(each, due=-each.id) for each in await super().index(closed_since=closed_since)]


@pytest.fixture
def keeper() -> MemoryKeeper:
    return DueKeeper()


async def stopped(keeper: MemoryKeeper, clock: Clock, count: int, *, guild: int = 1) -> None:
    """Matches in channels from CHANNEL on, left by a process that ended 20 seconds into each turn."""
    before = new_tables(keeper, now=clock)
    for channel in range(CHANNEL, CHANNEL + count):
        table = await before.open(
            guild=guild, channel=channel, user=ANN, name="Ann", game="shichi-narabe", locale="en-US"
        )
        await before.join(table.id, BOB, "Bob")
        await before.start(table.id, ANN)
    clock.ms += 20_000
    keeper.beat = clock.ms
    await before.close()
    clock.ms += 3_600_000


def process(keeper: MemoryKeeper, clock: Clock, *, batch: int = 2) -> tuple[TableService, list[Table]]:
    """A new process, and the tables that it shows."""
    tables, shown = new_tables(keeper, now=clock), list[Table]()
    tables.restoring = Restoring(tables.registry, batch=batch, retry=0.01)
    tables.restoring.show = shown.append
    return tables, shown


def resumed(keeper: MemoryKeeper, table_id: int) -> int:
    """How often the table's clock was credited."""
    return sum(isinstance(entries.load(body), Resumed) for _, body in keeper.kept[table_id].log)


async def test_tables_are_known_before_they_are_taken_up(keeper: MemoryKeeper, clock: Clock) -> None:
    await stopped(keeper, clock, 5)
    tables, shown = process(keeper, clock)
    assert await tables.restoring.find(alive_at=keeper.beat) == 5
    assert (shown, tables.all(), keeper.read) == ([], [], [])
    assert all(tables.registry.knows(table_id) for table_id in keeper.kept)
    again = await refused(tables.open(guild=1, channel=CHANNEL, user=ANN, name="Ann", game="jig", locale="ja"))
    assert again.reason is RefusalReason.CHANNEL_BUSY
    await tables.close()


async def test_tables_that_are_not_taken_up_count_for_the_limits(keeper: MemoryKeeper, clock: Clock) -> None:
    await stopped(keeper, clock, 2)
    tables = TableService(keeper, now=clock, limits=Limits(open_by_person=2))
    await tables.restoring.find(alive_at=keeper.beat)
    again = tables.open(guild=1, channel=CHANNEL + 5, user=ANN, name="Ann", game="jig", locale="ja")
    assert (await refused(again)).reason is RefusalReason.HOSTS_ENOUGH
    assert tables.all() == []
    await tables.guild_taken_up(1)
    assert len(tables.all()) == 2
    await tables.guild_gone(1)
    assert len(keeper.closed) == 2
    await tables.close()


async def test_logs_are_read_in_batches_the_shortest_clock_first(keeper: MemoryKeeper, clock: Clock) -> None:
    await stopped(keeper, clock, 5)
    tables, shown = process(keeper, clock)
    await tables.restoring.find(alive_at=keeper.beat)
    await tables.restoring.run()
    assert keeper.read == [(5, 4), (3, 2), (1,)]
    assert [table.id for table in shown] == [5, 4, 3, 2, 1]
    assert all(table.deadline == clock.ms + 70_000 for table in shown), "clocks are credited"
    assert not tables.registry.waiting
    await tables.close()


async def test_a_press_takes_its_table_up_at_once(keeper: MemoryKeeper, clock: Clock) -> None:
    await stopped(keeper, clock, 5)
    tables, shown = process(keeper, clock)
    await tables.restoring.find(alive_at=keeper.beat)
    await tables.step_away(2, ANN)
    assert keeper.read == [(2,)]
    assert [table.id for table in tables.all()] == [2]
    await tables.taken_up(channel=CHANNEL + 3)
    assert [table.id for table in shown] == [2, 4]
    found = tables.in_channel(CHANNEL + 3)
    assert found is not None
    assert found.deadline == clock.ms + 70_000
    await tables.restoring.run()
    assert sorted(table.id for table in shown) == [1, 2, 3, 4, 5]
    assert [resumed(keeper, table_id) for table_id in keeper.kept] == [1] * 5
    await tables.close()


async def test_presses_during_the_take_up_find_one_table(keeper: MemoryKeeper, clock: Clock) -> None:
    """However many press meanwhile, each table is taken up once, and what was pressed is there."""
    await stopped(keeper, clock, 6)
    tables, shown = process(keeper, clock, batch=6)
    await tables.restoring.find(alive_at=keeper.beat)
    keeper.gate.clear()
    background = asyncio.create_task(tables.restoring.run())
    presses = list[asyncio.Task[Table]]()
    for table_id in (1, 6, 3):
        for user in (ANN, BOB):
            presses.append(asyncio.create_task(tables.step_away(table_id, user)))
            await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert not any(press.done() for press in presses), "nothing is answered before it is committed"
    keeper.gate.set()
    pressed = await asyncio.gather(*presses)
    await background
    assert all(tables.get(table.id) is table for table in pressed)
    assert sorted(table.id for table in shown) == [1, 2, 3, 4, 5, 6]
    assert [resumed(keeper, table_id) for table_id in keeper.kept] == [1] * 6
    for table_id in (1, 3, 6):
        away = [place.away for place in tables.get(table_id).participants]  # type: ignore[union-attr]
        assert away == [True, True]
    await tables.close()


async def test_an_unreadable_entry_leaves_its_table_as_it_is(keeper: MemoryKeeper, clock: Clock) -> None:
    await stopped(keeper, clock, 3)
    keeper.kept[2].log.append((clock.ms, NEWER))
    log = list(keeper.kept[2].log)
    tables, shown = process(keeper, clock)
    await tables.restoring.find(alive_at=keeper.beat)
    assert (await refused(tables.step_away(2, ANN))).reason is RefusalReason.UNREADABLE
    await tables.restoring.run()
    assert [table.id for table in shown] == [3, 1]
    assert keeper.kept[2].log == log
    assert tables.registry.unread.in_channel(CHANNEL + 1) == 2
    await tables.close()


async def test_what_fails_is_tried_again(keeper: MemoryKeeper, clock: Clock) -> None:
    await stopped(keeper, clock, 3)
    tables, shown = process(keeper, clock)
    await tables.restoring.find(alive_at=keeper.beat)
    keeper.broken = True
    with pytest.raises(OSError, match="full"):
        await tables.step_away(1, ANN)
    assert (tables.all(), tables.get(1)) == ([], None)
    background = asyncio.create_task(tables.restoring.run())
    await asyncio.sleep(0.03)
    assert shown == []
    keeper.broken = False
    await background
    assert sorted(table.id for table in shown) == [1, 2, 3]
    assert [resumed(keeper, table_id) for table_id in keeper.kept] == [1] * 3
    await tables.close()


async def test_only_held_servers_are_taken_up(keeper: MemoryKeeper, clock: Clock) -> None:
    await stopped(keeper, clock, 2)
    tables, shown = process(keeper, clock)
    assert await tables.restoring.find(alive_at=keeper.beat, mine=lambda guild: guild != 1) == 0
    await tables.restoring.run()
    assert shown == []
    assert await tables.restoring.find(alive_at=keeper.beat, mine=lambda guild: guild == 1) == 2
    assert await tables.restoring.find(alive_at=keeper.beat) == 0, "they are known already"
    await tables.restoring.run()
    assert len(shown) == 2
    await tables.close()


async def test_a_stopping_process_takes_nothing_up(keeper: MemoryKeeper, clock: Clock) -> None:
    await stopped(keeper, clock, 3)
    tables, shown = process(keeper, clock)
    await tables.restoring.find(alive_at=keeper.beat)
    await tables.close()
    assert (await refused(tables.taken_up(channel=CHANNEL))).reason is RefusalReason.STOPPING
    await tables.restoring.run()
    assert (shown, keeper.read, tables.restoring.is_over) == ([], [], False)
