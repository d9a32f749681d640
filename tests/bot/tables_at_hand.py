"""Real tables over a keeper in memory, for tests of what shows them."""

from bot.tables import entries
from bot.tables.entries import Entry
from bot.tables.keeper import Kept
from bot.tables.service import Tables
from bot.tables.table import Table


class MemoryKeeper:
    """Keeps logs in a dictionary."""

    def __init__(self) -> None:
        self.logs: dict[int, list[tuple[int, str]]] = {}
        self.open_in: dict[int, int] = {}

    async def open(self, *, guild: int, channel: int, at: int, entry: entries.Opened) -> int | None:
        if channel in self.open_in:
            return None
        table_id = len(self.logs) + 1
        self.logs[table_id] = [(at, entries.dump(entry))]
        self.open_in[channel] = table_id
        return table_id

    async def append(self, table_id: int, n: int, at: int, entry: Entry) -> None:
        assert n == len(self.logs[table_id])
        self.logs[table_id].append((at, entries.dump(entry)))

    async def close(self, table_id: int, n: int, at: int, entry: Entry, played: Table | None) -> None:
        await self.append(table_id, n, at, entry)
        self.open_in = {channel: there for channel, there in self.open_in.items() if there != table_id}

    async def open_tables(self) -> list[Kept]:
        return [Kept(table_id, 1, channel, self.logs[table_id]) for channel, table_id in self.open_in.items()]

    async def last_beat(self) -> int | None:
        return None


HOST = 100
LONG_NAME = "W" * 32
MARKDOWN_NAME = "*_~`|>@everyone<@1>" + "*" * 13


def name_of(index: int) -> str:
    return (LONG_NAME, MARKDOWN_NAME)[index % 2]


async def lobby(tables: Tables, *, people: int, computers: int = 0, channel: int = 7, locale: str = "en-US") -> Table:
    """A lobby with so many people (users from 100) and computer players."""
    table = await tables.open(
        guild=1, channel=channel, user=HOST, name=name_of(0), game="shichi-narabe", preset="classic", locale=locale
    )
    for user in range(HOST + 1, HOST + people):
        await tables.join(table.id, user, name_of(user - HOST))
    for _ in range(computers):
        await tables.add_computer(table.id, HOST)
    return table


async def play_one(tables: Tables, table: Table, *, prefer: str | None = None) -> None:
    """The first legal move of who is to act, or `prefer` where that is legal."""
    seat = table.to_act()[0]
    user = table.at(seat).user
    assert user is not None
    legal = [str(move) for move in table.view(seat).legal]
    await tables.move(table.id, user, n=len(table.told), move=prefer if prefer in legal else legal[0])


async def play_to_the_end(tables: Tables, table: Table) -> None:
    """With people only."""
    while table.to_act():
        await play_one(tables, table)
