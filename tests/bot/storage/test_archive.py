"""The archive finds closed tables by their logs, if these can be read."""

from bot.storage.archive import Archive
from bot.tables.participants import Guest
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import Stage
from bot.text.markup import relative
from data.rows import LogEntry, TableRow
from engine.daily.days import closes_ms
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.bot.tables.dailies import DAY, TODAY, deal_of
from tests.bot.tables.steps import play_on, refused


class Logs(Cache):
    """The logs of a storage, as a store has them."""

    def __init__(self, storage: MemoryStorage) -> None:
        super().__init__()
        self.storage = storage

    async def find(self, table_id: int) -> TableRow | None:
        stored = self.storage.kept.get(table_id)
        return None if stored is None else TableRow(table_id, stored.guild, stored.channel, 0, None, {})

    async def entries_of(self, table_id: int) -> tuple[LogEntry, ...]:
        return tuple(LogEntry(n, at, body) for n, (at, body) in enumerate(self.storage.kept[table_id].log))


async def test_a_table_is_found_by_its_log(tables: TableService, storage: MemoryStorage) -> None:
    table = await lobby(tables, people=2)
    await tables.cancel(table.id, HOST)
    found = await Archive(new_tables(), Logs(storage)).find(table.id)
    assert (found.id, found.stage) == (table.id, Stage.OVER)
    assert await Archive(new_tables(), Logs(storage)).find(table.id + 1) is None


async def test_an_unreadable_log_finds_no_table(tables: TableService, storage: MemoryStorage) -> None:
    table = await lobby(tables, people=2)
    await tables.stop_play()
    storage.kept[table.id].log.append((0, '{"kind": "of-another-release"}'))
    assert await Archive(new_tables(), Logs(storage)).find(table.id) is None


async def test_a_try_at_a_day_is_sealed_for_everybody_until_the_day_closes(storage: MemoryStorage) -> None:
    clock = Clock(TODAY)
    tables = new_tables(storage, now=clock)
    table = await tables.private.begin_try(Guest(HOST, "Ann"), deal_of(DAY), board=None, locale="en-US", press=1)
    archives = [Archive(tables, Logs(storage)), Archive(new_tables(now=clock), Logs(storage))]
    assert await archives[0].find(table.id) is table, "it is open, and its person plays on"
    await play_on(tables, table)
    for archive in archives:
        error = await refused(archive.find(table.id, by=HOST))
        assert (error.reason, error.facts) == (RefusalReason.SEALED, {"of": "day", "until": relative(closes_ms(DAY))})
        assert await archive.find(table.id, by=HOST + 1) is None
        assert not await archive.has(table.id)
        whole = await archive.whole(table.id)
        assert whole is not None
        assert whole.stage is Stage.OVER
    clock.ms = closes_ms(DAY)
    for archive in archives:
        assert await archive.find(table.id) is not None
    await tables.stop_play()
