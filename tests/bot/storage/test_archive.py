"""The archive finds closed tables by their logs, if these can be read."""

from types import SimpleNamespace
from typing import Any

from bot.storage.archive import Archive
from bot.tables.table import Stage
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import HOST, lobby, new_tables


class Logs:
    """The logs of a storage, as a store has them."""

    def __init__(self, storage: MemoryStorage) -> None:
        self.storage = storage

    async def table(self, table_id: int) -> Any:
        stored = self.storage.kept.get(table_id)
        return None if stored is None else SimpleNamespace(guild_id=stored.guild, channel_id=stored.channel)

    async def entries_of(self, table_id: int) -> Any:
        return [SimpleNamespace(at_ms=at, body=body) for at, body in self.storage.kept[table_id].log]


async def test_a_table_is_found_by_its_log() -> None:
    storage = MemoryStorage()
    tables = new_tables(storage)
    table = await lobby(tables, people=2)
    await tables.cancel(table.id, HOST)
    found = await Archive(new_tables(), Logs(storage)).find(table.id)
    assert found is not None
    assert (found.id, found.stage) == (table.id, Stage.OVER)
    assert await Archive(new_tables(), Logs(storage)).find(table.id + 1) is None


async def test_an_unreadable_log_finds_no_table() -> None:
    storage = MemoryStorage()
    tables = new_tables(storage)
    table = await lobby(tables, people=2)
    await tables.close()
    storage.kept[table.id].log.append((0, '{"kind": "of-another-release"}'))
    assert await Archive(new_tables(), Logs(storage)).find(table.id) is None
