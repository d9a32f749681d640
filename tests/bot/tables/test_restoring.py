"""Tables of an earlier process: found at once, taken up in the background, and at once where somebody needs them."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pytest

from bot.tables import entries
from bot.tables.entries import Resumed
from bot.tables.limits import TableLimits
from bot.tables.many_tables import close_left, take_up_all
from bot.tables.refusals import RefusalReason
from bot.tables.restoring import Restoring
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.storage import ListedTable
from bot.tables.table import Table
from bot.tables.table_times import Times
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table

from .factories import ANN, BOB, CHANNEL, HERE, Begin, left_behind
from .steps import reason_of, refused

NEWER = '{"kind":"shuffled-anew"}'


class DueStorage(MemoryStorage):
    """The clock of a later table runs out earlier."""

    async def index(self, *, only: int | None = None) -> list[ListedTable]:
        return [replace(each, due=-each.id) for each in await super().index(only=only)]


@dataclass
class Left:
    """Tables that a process has left, and later processes over their storage."""

    storage: DueStorage
    clock: Clock
    begin: Begin

    async def found(self, count: int, *, batch: int = 2) -> tuple[TableService, list[Table]]:
        """So many are left, and a new process has found them: it, and the tables that it shows."""
        await left_behind(self.storage, self.clock, count)
        tables, shown = self.process(batch=batch)
        await tables.restoring.find(alive_at=self.storage.beat)
        return tables, shown

    def process(self, *, batch: int = 2) -> tuple[TableService, list[Table]]:
        tables, shown = self.begin(), list[Table]()
        tables.restoring = Restoring(tables.registry, batch=batch, retry=0.01)
        tables.restoring.show = shown.append
        return tables, shown

    @property
    def resumed(self) -> list[int]:
        """How often the clock of each was credited."""
        logs = [[entries.load(body) for _, body in each.log] for each in self.storage.kept.values()]
        return [sum(isinstance(entry, Resumed) for entry in log) for log in logs]


@pytest.fixture
def storage() -> DueStorage:
    return DueStorage()


@pytest.fixture
def left(storage: DueStorage, clock: Clock, process: Begin) -> Left:
    return Left(storage, clock, process)


async def test_tables_are_known_before_they_are_taken_up(left: Left) -> None:
    await left_behind(left.storage, left.clock, 5)
    tables, shown = left.process()
    assert await tables.restoring.find(alive_at=left.storage.beat) == 5
    assert (shown, tables.all(), left.storage.read) == ([], [], [])
    assert all(tables.registry.knows(table_id) for table_id in left.storage.kept)
    again = await refused(open_table(tables, **HERE, setup=TableSetup.of("jig")))
    assert again.reason is RefusalReason.CHANNEL_BUSY


async def test_tables_that_are_not_taken_up_count_for_the_limits(left: Left) -> None:
    await left_behind(left.storage, left.clock, 2)
    tables = TableService(left.storage, times=Times(now=left.clock), limits=TableLimits(open_by_person=2))
    await tables.restoring.find(alive_at=left.storage.beat)
    again = open_table(tables, **HERE | {"channel": CHANNEL + 5}, setup=TableSetup.of("jig"))
    assert await reason_of(again) is RefusalReason.HOSTS_ENOUGH
    assert tables.all() == []
    await take_up_all(tables, 1)
    assert len(tables.all()) == 2
    await close_left(tables, 1)
    assert len(left.storage.closed) == 2


async def test_logs_are_read_in_batches_the_shortest_clock_first(left: Left) -> None:
    tables, shown = await left.found(5)
    await tables.restoring.run()
    assert left.storage.read == [(5, 4), (3, 2), (1,)]
    assert [table.id for table in shown] == [5, 4, 3, 2, 1]
    assert all(table.deadline == left.clock.ms + 70_000 for table in shown), "clocks are credited"
    assert left.storage.appended == [2, 2, 1], "in one commit"
    assert not tables.registry.waiting


async def test_a_press_takes_its_table_up_at_once(left: Left) -> None:
    tables, shown = await left.found(5)
    await tables.step_away(2, ANN)
    assert left.storage.read == [(2,)]
    assert [table.id for table in tables.all()] == [2]
    await tables.taken_up(channel=CHANNEL + 3)
    assert [table.id for table in shown] == [2, 4]
    found = tables.in_channel(CHANNEL + 3)
    assert found.deadline == left.clock.ms + 70_000
    await tables.restoring.run()
    assert sorted(table.id for table in shown) == [1, 2, 3, 4, 5]
    assert left.resumed == [1] * 5


async def test_presses_during_the_take_up_find_one_table(left: Left) -> None:
    """However many press during it, each table is taken up once, and what was pressed is there."""
    tables, shown = await left.found(6, batch=6)
    left.storage.gate.clear()
    background = asyncio.create_task(tables.restoring.run())
    presses = list[asyncio.Task[Table]]()
    for table_id in (1, 6, 3):
        for user in (ANN, BOB):
            presses.append(asyncio.create_task(tables.step_away(table_id, user)))
            await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert not any(press.done() for press in presses), "nothing is answered before it is committed"
    left.storage.gate.set()
    pressed = await asyncio.gather(*presses)
    await background
    assert all(tables.get(table.id) is table for table in pressed)
    assert sorted(table.id for table in shown) == [1, 2, 3, 4, 5, 6]
    assert left.resumed == [1] * 6
    for table_id in (1, 3, 6):
        away = [place.away for place in tables.get(table_id).participants]  # type: ignore[union-attr]
        assert away == [True, True]


async def test_a_press_while_a_batch_is_credited_waits_for_its_commit(left: Left) -> None:
    tables, shown = await left.found(4, batch=4)
    left.storage.gate.clear()
    background = asyncio.create_task(tables.restoring.run())
    while not tables.registry.waiting.is_begun(2):
        await asyncio.sleep(0)
    press = asyncio.create_task(tables.step_away(2, ANN))
    await asyncio.sleep(0.01)
    assert (press.done(), shown, left.storage.appended) == (False, [], [])
    left.storage.gate.set()
    assert (await press).participants[0].away
    await background
    assert (len(shown), left.storage.appended, left.storage.read) == (4, [4], [(4, 3, 2, 1)])
    assert left.resumed == [1] * 4


async def test_a_table_that_is_over_or_deserted_is_closed_and_holds_up_no_other(left: Left) -> None:
    await left_behind(left.storage, left.clock, 4)
    for table_id, user in ((2, ANN), (2, BOB)):
        left.storage.kept[table_id].log.append((left.clock.ms, entries.dump(entries.Left(user=user))))
    tables, shown = left.process(batch=4)
    await tables.restoring.find(alive_at=left.storage.beat)
    left.storage.closes_nothing = True
    background = asyncio.create_task(tables.restoring.run())
    while len(shown) < 3:
        await asyncio.sleep(0)
    assert {table.id for table in shown} == {1, 3, 4}
    left.storage.closes_nothing = False
    await background
    assert shown[-1].close_reason is entries.CloseReason.DESERTED
    assert [each.id for each in tables.all()] == [4, 3, 1]
    assert [*left.storage.closed] == [2]


async def test_a_kill_between_the_credit_and_the_rest_credits_again(left: Left) -> None:
    """The next process counts from what was committed, and gives nobody less."""
    await left_behind(left.storage, left.clock, 3)
    killed, _ = left.process(batch=3)
    await killed.restoring.find(alive_at=left.storage.beat)
    left.storage.lost_answers = True  # The entries are committed, and the process ends before it knows.
    background = asyncio.create_task(killed.restoring.run())
    while not left.storage.appended:
        await asyncio.sleep(0)
    background.cancel()
    assert killed.all() == []
    left.storage.lost_answers = False
    left.clock.ms += 40_000
    tables, shown = left.process(batch=3)
    await tables.restoring.find(alive_at=left.storage.beat)
    await tables.restoring.run()
    assert [table.deadline for table in shown] == [left.clock.ms + 70_000] * 3
    assert left.resumed == [2] * 3


async def test_an_unreadable_entry_leaves_its_table_as_it_is(left: Left) -> None:
    await left_behind(left.storage, left.clock, 3)
    left.storage.kept[2].log.append((left.clock.ms, NEWER))
    log = list(left.storage.kept[2].log)
    tables, shown = left.process()
    await tables.restoring.find(alive_at=left.storage.beat)
    assert await reason_of(tables.step_away(2, ANN)) is RefusalReason.UNREADABLE
    await tables.restoring.run()
    assert [table.id for table in shown] == [3, 1]
    assert left.storage.kept[2].log == log
    assert tables.registry.unread.in_channel(CHANNEL + 1) == 2


async def test_what_fails_is_tried_again(left: Left) -> None:
    tables, shown = await left.found(3)
    left.storage.broken = True
    with pytest.raises(OSError, match="full"):
        await tables.step_away(1, ANN)
    assert (tables.all(), tables.get(1)) == ([], None)
    background = asyncio.create_task(tables.restoring.run())
    await asyncio.sleep(0.03)
    assert shown == []
    left.storage.broken = False
    await background
    assert sorted(table.id for table in shown) == [1, 2, 3]
    assert left.resumed == [1] * 3


async def test_only_held_servers_are_taken_up(left: Left) -> None:
    await left_behind(left.storage, left.clock, 2)
    tables, shown = left.process()
    assert await tables.restoring.find(alive_at=left.storage.beat, mine=lambda guild: guild != 1) == 0
    await tables.restoring.run()
    assert shown == []
    assert await tables.restoring.find(alive_at=left.storage.beat, mine=lambda guild: guild == 1) == 2
    assert await tables.restoring.find(alive_at=left.storage.beat) == 0, "they are known already"
    await tables.restoring.run()
    assert len(shown) == 2


async def test_a_stopping_process_takes_nothing_up(left: Left) -> None:
    tables, shown = await left.found(3)
    await tables.stop_play()
    assert await reason_of(tables.taken_up(channel=CHANNEL)) is RefusalReason.STOPPING
    await tables.restoring.run()
    assert (shown, left.storage.read, tables.restoring.is_over) == ([], [], False)


async def test_a_table_that_is_needed_keeps_its_notes_as_its_batch_is_taken_up(left: Left) -> None:
    """Those that the batch has read are older."""
    tables, _ = await left.found(2)
    recalled: list[tuple[int, bool]] = []

    async def recall(ids: Sequence[int], wanted: Callable[[int], bool]) -> None:
        if len(ids) > 1:  # The batch: one of its tables is needed while their notes are read.
            await tables.taken_up(table=ids[0])
            recalled.extend((number, wanted(number)) for number in ids)

    tables.restoring.recall = recall
    await tables.restoring.run()
    assert [is_wanted for _, is_wanted in recalled] == [False, True]
