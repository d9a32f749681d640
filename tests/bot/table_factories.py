"""Real tables over storage in memory, for tests of what shows them."""

from collections.abc import Callable
from random import Random

from bot.tables.registry import loop_time, now_ms
from bot.tables.service import TableService
from bot.tables.table import Table
from tests.bot.memory_storage import MemoryStorage

HOST = 100
LONG_NAME = "W" * 32
MARKDOWN_NAME = "*_~`|>@everyone<@1>" + "*" * 13


def name_of(index: int) -> str:
    return (LONG_NAME, MARKDOWN_NAME)[index % 2]


def new_tables(
    storage: MemoryStorage | None = None,
    *,
    now: Callable[[], int] = now_ms,
    steady: Callable[[], float] | None = None,
    computer_pause: float = 3600,
    seed: int | str = 1,
) -> TableService:
    """Tables with a fixed seed, whose computer players do not move on their own.

    `steady`: the monotonic clock; by default it follows `now`.
    """
    if steady is None:
        steady = loop_time if now is now_ms else lambda: now() / 1000
    return TableService(
        storage or MemoryStorage(), computer_pause=computer_pause, now=now, steady=steady, chance=Random(seed)
    )


async def restore(tables: TableService) -> list[Table]:
    """Take up all tables as a new process does; return them, also those that were closed by it."""
    shown: list[Table] = []
    tables.restoring.show = shown.append
    await tables.restoring.find(alive_at=await tables.registry.storage.last_beat())
    await tables.restoring.run()
    return shown


async def lobby(
    tables: TableService, *, people: int, computers: int = 0, channel: int = 7, locale: str = "en-US"
) -> Table:
    """A lobby with this many people (user ids from 100) and computer players."""
    table = await tables.open(
        guild=1, channel=channel, user=HOST, name=name_of(0), game="shichi-narabe", preset="classic", locale=locale
    )
    for user in range(HOST + 1, HOST + people):
        await tables.join(table.id, user, name_of(user - HOST))
    for _ in range(computers):
        await tables.add_computer(table.id, HOST)
    return table


async def playing(
    tables: TableService, *, people: int, computers: int = 0, channel: int = 7, locale: str = "en-US"
) -> Table:
    """A table in play, with the players of such a lobby."""
    table = await lobby(tables, people=people, computers=computers, channel=channel, locale=locale)
    return await tables.start(table.id, HOST)


async def play_one(tables: TableService, table: Table, *, prefer: str | None = None) -> None:
    """Make the first legal move for the user to act, or `prefer` if that is legal."""
    seat = table.to_act()[0]
    user = table.at(seat).user
    assert user is not None
    legal = [str(move) for move in table.view(seat).legal]
    await tables.move(table.id, user, ply=table.ply, move=prefer if prefer in legal else legal[0])


async def play_to_the_end(tables: TableService, table: Table) -> None:
    """Play to the end of the hand; people only."""
    while table.to_act():
        await play_one(tables, table)
