"""Tables of an earlier process: found at once, taken up in the background, and at once where somebody needs them."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bot.tables import entries
from bot.tables.entries import Resumed
from bot.tables.limits import Limits
from bot.tables.many_tables import close_left, take_up_all
from bot.tables.refusals import RefusalReason
from bot.tables.restoring import Restoring
from bot.tables.service import TableService
from bot.tables.storage import Listed
from bot.tables.table import Table
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables

from .factories import ANN, BOB, CHANNEL, left_behind, refused

NEWER = '{"kind":"shuffled-anew"}'


class DueStorage(MemoryStorage):
    """The clock of a later table runs out earlier."""

    async def index(self, *, closed_since: int | None = None) -> list[Listed]:
        return [replace(each, due=-each.id) for each in await super().index(closed_since=closed_since)]


@pytest.fixture
def storage() -> MemoryStorage:
    return DueStorage()


def process(storage: MemoryStorage, clock: Clock, *, batch: int = 2) -> tuple[TableService, list[Table]]:
    """A new process, and the tables that it shows."""
    tables, shown = new_tables(storage, now=clock), list[Table]()
    tables.restoring = Restoring(tables.registry, batch=batch, retry=0.01)
    tables.restoring.show = shown.append
    return tables, shown


def resumed(storage: MemoryStorage, table_id: int) -> int:
    """How often the table's clock was credited."""
    return sum(isinstance(entries.load(body), Resumed) for _, body in storage.kept[table_id].log)


async def test_tables_are_known_before_they_are_taken_up(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 5)
    tables, shown = process(storage, clock)
    assert await tables.restoring.find(alive_at=storage.beat) == 5
    assert (shown, tables.all(), storage.read) == ([], [], [])
    assert all(tables.registry.knows(table_id) for table_id in storage.kept)
    again = await refused(tables.open(guild=1, channel=CHANNEL, user=ANN, name="Ann", game="jig", locale="ja"))
    assert again.reason is RefusalReason.CHANNEL_BUSY
    await tables.close()


async def test_tables_that_are_not_taken_up_count_for_the_limits(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 2)
    tables = TableService(storage, now=clock, limits=Limits(open_by_person=2))
    await tables.restoring.find(alive_at=storage.beat)
    again = tables.open(guild=1, channel=CHANNEL + 5, user=ANN, name="Ann", game="jig", locale="ja")
    assert (await refused(again)).reason is RefusalReason.HOSTS_ENOUGH
    assert tables.all() == []
    await take_up_all(tables, 1)
    assert len(tables.all()) == 2
    await close_left(tables, 1)
    assert len(storage.closed) == 2
    await tables.close()


async def test_logs_are_read_in_batches_the_shortest_clock_first(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 5)
    tables, shown = process(storage, clock)
    await tables.restoring.find(alive_at=storage.beat)
    await tables.restoring.run()
    assert storage.read == [(5, 4), (3, 2), (1,)]
    assert [table.id for table in shown] == [5, 4, 3, 2, 1]
    assert all(table.deadline == clock.ms + 70_000 for table in shown), "clocks are credited"
    assert storage.appended == [2, 2, 1], "in one commit"
    assert not tables.registry.waiting
    await tables.close()


async def test_a_press_takes_its_table_up_at_once(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 5)
    tables, shown = process(storage, clock)
    await tables.restoring.find(alive_at=storage.beat)
    await tables.step_away(2, ANN)
    assert storage.read == [(2,)]
    assert [table.id for table in tables.all()] == [2]
    await tables.taken_up(channel=CHANNEL + 3)
    assert [table.id for table in shown] == [2, 4]
    found = tables.in_channel(CHANNEL + 3)
    assert found is not None
    assert found.deadline == clock.ms + 70_000
    await tables.restoring.run()
    assert sorted(table.id for table in shown) == [1, 2, 3, 4, 5]
    assert [resumed(storage, table_id) for table_id in storage.kept] == [1] * 5
    await tables.close()


async def test_presses_during_the_take_up_find_one_table(storage: MemoryStorage, clock: Clock) -> None:
    """However many press during it, each table is taken up once, and what was pressed is there."""
    await left_behind(storage, clock, 6)
    tables, shown = process(storage, clock, batch=6)
    await tables.restoring.find(alive_at=storage.beat)
    storage.gate.clear()
    background = asyncio.create_task(tables.restoring.run())
    presses = list[asyncio.Task[Table]]()
    for table_id in (1, 6, 3):
        for user in (ANN, BOB):
            presses.append(asyncio.create_task(tables.step_away(table_id, user)))
            await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert not any(press.done() for press in presses), "nothing is answered before it is committed"
    storage.gate.set()
    pressed = await asyncio.gather(*presses)
    await background
    assert all(tables.get(table.id) is table for table in pressed)
    assert sorted(table.id for table in shown) == [1, 2, 3, 4, 5, 6]
    assert [resumed(storage, table_id) for table_id in storage.kept] == [1] * 6
    for table_id in (1, 3, 6):
        away = [place.away for place in tables.get(table_id).participants]  # type: ignore[union-attr]
        assert away == [True, True]
    await tables.close()


async def test_a_press_while_a_batch_is_credited_waits_for_its_commit(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 4)
    tables, shown = process(storage, clock, batch=4)
    await tables.restoring.find(alive_at=storage.beat)
    storage.gate.clear()
    background = asyncio.create_task(tables.restoring.run())
    while not tables.registry.waiting.is_begun(2):
        await asyncio.sleep(0)
    press = asyncio.create_task(tables.step_away(2, ANN))
    await asyncio.sleep(0.01)
    assert (press.done(), shown, storage.appended) == (False, [], [])
    storage.gate.set()
    assert (await press).participants[0].away
    await background
    assert (len(shown), storage.appended, storage.read) == (4, [4], [(4, 3, 2, 1)])
    assert [resumed(storage, table_id) for table_id in storage.kept] == [1] * 4
    await tables.close()


async def test_a_table_that_is_over_or_deserted_is_closed_and_holds_up_no_other(
    storage: MemoryStorage, clock: Clock
) -> None:
    await left_behind(storage, clock, 4)
    for table_id, user in ((2, ANN), (2, BOB)):
        storage.kept[table_id].log.append((clock.ms, entries.dump(entries.Left(user=user))))
    tables, shown = process(storage, clock, batch=4)
    await tables.restoring.find(alive_at=storage.beat)
    storage.closes_nothing = True
    background = asyncio.create_task(tables.restoring.run())
    while len(shown) < 3:
        await asyncio.sleep(0)
    assert {table.id for table in shown} == {1, 3, 4}
    storage.closes_nothing = False
    await background
    assert shown[-1].close_reason is entries.CloseReason.DESERTED
    assert [each.id for each in tables.all()] == [4, 3, 1]
    assert [*storage.closed] == [2]
    await tables.close()


async def test_a_kill_between_the_credit_and_the_rest_credits_again(storage: MemoryStorage, clock: Clock) -> None:
    """The next process counts from what was committed, and gives nobody less."""
    await left_behind(storage, clock, 3)
    killed, _ = process(storage, clock, batch=3)
    await killed.restoring.find(alive_at=storage.beat)
    storage.lost_answers = True  # The entries are committed, and the process ends before it knows.
    background = asyncio.create_task(killed.restoring.run())
    while not storage.appended:
        await asyncio.sleep(0)
    background.cancel()
    assert killed.all() == []
    storage.lost_answers = False
    clock.ms += 40_000
    tables, shown = process(storage, clock, batch=3)
    await tables.restoring.find(alive_at=storage.beat)
    await tables.restoring.run()
    assert [table.deadline for table in shown] == [clock.ms + 70_000] * 3
    assert [resumed(storage, table_id) for table_id in storage.kept] == [2] * 3
    await tables.close()


async def test_an_unreadable_entry_leaves_its_table_as_it_is(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 3)
    storage.kept[2].log.append((clock.ms, NEWER))
    log = list(storage.kept[2].log)
    tables, shown = process(storage, clock)
    await tables.restoring.find(alive_at=storage.beat)
    assert (await refused(tables.step_away(2, ANN))).reason is RefusalReason.UNREADABLE
    await tables.restoring.run()
    assert [table.id for table in shown] == [3, 1]
    assert storage.kept[2].log == log
    assert tables.registry.unread.in_channel(CHANNEL + 1) == 2
    await tables.close()


async def test_what_fails_is_tried_again(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 3)
    tables, shown = process(storage, clock)
    await tables.restoring.find(alive_at=storage.beat)
    storage.broken = True
    with pytest.raises(OSError, match="full"):
        await tables.step_away(1, ANN)
    assert (tables.all(), tables.get(1)) == ([], None)
    background = asyncio.create_task(tables.restoring.run())
    await asyncio.sleep(0.03)
    assert shown == []
    storage.broken = False
    await background
    assert sorted(table.id for table in shown) == [1, 2, 3]
    assert [resumed(storage, table_id) for table_id in storage.kept] == [1] * 3
    await tables.close()


async def test_only_held_servers_are_taken_up(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 2)
    tables, shown = process(storage, clock)
    assert await tables.restoring.find(alive_at=storage.beat, mine=lambda guild: guild != 1) == 0
    await tables.restoring.run()
    assert shown == []
    assert await tables.restoring.find(alive_at=storage.beat, mine=lambda guild: guild == 1) == 2
    assert await tables.restoring.find(alive_at=storage.beat) == 0, "they are known already"
    await tables.restoring.run()
    assert len(shown) == 2
    await tables.close()


async def test_a_stopping_process_takes_nothing_up(storage: MemoryStorage, clock: Clock) -> None:
    await left_behind(storage, clock, 3)
    tables, shown = process(storage, clock)
    await tables.restoring.find(alive_at=storage.beat)
    await tables.close()
    assert (await refused(tables.taken_up(channel=CHANNEL))).reason is RefusalReason.STOPPING
    await tables.restoring.run()
    assert (shown, storage.read, tables.restoring.is_over) == ([], [], False)


async def test_a_table_that_is_needed_keeps_its_notes_as_its_batch_is_taken_up(
    storage: MemoryStorage, clock: Clock
) -> None:
    """Those that the batch has read are older."""
    await left_behind(storage, clock, 2)
    tables, _ = process(storage, clock)
    await tables.restoring.find(alive_at=storage.beat)
    recalled: list[tuple[int, bool]] = []

    async def recall(ids: Sequence[int], wanted: Callable[[int], bool]) -> None:
        if len(ids) > 1:  # The batch: one of its tables is needed while their notes are read.
            await tables.taken_up(table=ids[0])
            recalled.extend((number, wanted(number)) for number in ids)

    tables.restoring.recall = recall
    await tables.restoring.run()
    assert [is_wanted for _, is_wanted in recalled] == [False, True]
    await tables.close()
