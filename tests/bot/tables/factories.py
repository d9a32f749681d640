"""Tables with named people, and actions at them."""

from collections.abc import Awaitable, Callable

from bot.tables.service import TableService
from bot.tables.setup import Hints, TableSetup
from bot.tables.table import Table
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables, open_table

ANN, BOB, CAT, DAN = 11, 12, 13, 14
CHANNEL = 500
HERE = {"guild": 1, "channel": CHANNEL, "user": ANN, "name": "Ann", "locale": "en-US"}
"""Where and by whom tables are opened."""
Begin = Callable[..., TableService]
Restarted = Callable[[], Awaitable[tuple[TableService, list[Table]]]]
"""The process ends, and another one takes up its tables: it, and they."""


async def lobby(tables: TableService, *guests: int, game: str = "shichi-narabe", **options: object) -> Table:
    table = await open_table(tables, **HERE, setup=TableSetup.of(game, options))
    for guest in guests:
        await tables.join(table.id, guest, f"Guest {guest}")
    return table


async def started(tables: TableService, *guests: int, game: str = "shichi-narabe", **options: object) -> Table:
    table = await lobby(tables, *guests, game=game, **options)
    await tables.start(table.id, ANN)
    return table


async def with_computers(
    tables: TableService, *guests: int, computers: int = 2, hints: Hints = Hints.AUTOMATIC, **game: object
) -> Table:
    """A match of people with computer players."""
    table = await lobby(tables, *guests, **game)
    for _ in range(computers):
        await tables.add_computer(table.id, ANN)
    await tables.set_own(table.id, ANN, "hints", hints)
    return await tables.start(table.id, ANN)


async def left_behind(
    storage: MemoryStorage, clock: Clock, count: int, *, guild: int = 1, turn_ms: int = 20_000
) -> None:
    """Matches in channels from CHANNEL on, left by a process that ended `turn_ms` after each turn began, an hour ago."""
    before = new_tables(storage, now=clock)
    for channel in range(CHANNEL, CHANNEL + count):
        table = await open_table(
            before, **HERE | {"guild": guild, "channel": channel}, setup=TableSetup.of("shichi-narabe")
        )
        await before.join(table.id, BOB, "Bob")
        await before.start(table.id, ANN)
    clock.ms += turn_ms
    storage.beat = clock.ms
    await before.stop_play()
    clock.ms += 3_600_000
