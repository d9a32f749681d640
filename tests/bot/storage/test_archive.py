"""The archive finds closed tables by their logs, if these can be read."""

from types import SimpleNamespace
from typing import Any

from bot.storage.archive import Archive
from bot.tables.table import Stage
from tests.bot.keeper import MemoryKeeper
from tests.bot.table_factories import HOST, lobby, new_tables


class Logs:
    """The logs of a keeper, as a store has them."""

    def __init__(self, keeper: MemoryKeeper) -> None:
        self.keeper = keeper

    async def table(self, table_id: int) -> Any:
        stored = self.keeper.kept.get(table_id)
        return None if stored is None else SimpleNamespace(guild_id=stored.guild, channel_id=stored.channel)

    async def entries_of(self, table_id: int) -> Any:
        return [SimpleNamespace(at_ms=at, body=body) for at, body in self.keeper.kept[table_id].log]


async def test_a_table_is_found_by_its_log() -> None:
    keeper = MemoryKeeper()
    tables = new_tables(keeper)
    table = await lobby(tables, people=2)
    await tables.cancel(table.id, HOST)
    found = await Archive(new_tables(), Logs(keeper)).find(table.id)
    assert found is not None
    assert (found.id, found.stage) == (table.id, Stage.OVER)
    assert await Archive(new_tables(), Logs(keeper)).find(table.id + 1) is None


async def test_an_unreadable_log_finds_no_table() -> None:
    keeper = MemoryKeeper()
    tables = new_tables(keeper)
    table = await lobby(tables, people=2)
    await tables.close()
    keeper.kept[table.id].log.append((0, '{"kind": "of-another-release"}'))
    assert await Archive(new_tables(), Logs(keeper)).find(table.id) is None
