"""The archive finds closed tables by their logs, if these can be read."""

from bot.storage.archive import Archive
from bot.tables.service import TableService
from bot.tables.table import Stage
from data.rows import LogEntry, TableRow
from tests.bot.channels import Cache
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import HOST, lobby, new_tables


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
