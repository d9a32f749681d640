"""Tables with named people, and actions at them."""

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.tables.entries import Hints
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import OpenTable as Open
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import awaited, new_tables

ANN, BOB, CAT, DAN = 11, 12, 13, 14
CHANNEL = 500
HERE = {"guild": 1, "channel": CHANNEL, "user": ANN, "name": "Ann", "locale": "en-US"}
"""Where and by whom tables are opened."""
Begin = Callable[..., TableService]
mover = awaited


async def lobby(tables: TableService, *guests: int, game: str = "shichi-narabe", **options: object) -> Table:
    table = await tables.open(**HERE, game=game, options=options)
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
    await tables.set_hints(table.id, ANN, hints)
    return await tables.start(table.id, ANN)


async def until_asked(tables: TableService, table: Table, *users: int) -> None:
    """Until one of these people is to act; computer players move."""
    while table.at(table.to_act()[0]).user not in users:
        await strike(tables, table)


async def play_on(tables: TableService, table: Table, chance: Random | None = None) -> None:
    """To the end of the hand; everybody moves."""
    while table.stage is Stage.PLAYING:
        if table.at(table.to_act()[0]).by_person:
            await tables.move(table.id, mover(table), ply=None, move=some_move(table, chance))
        else:
            await strike(tables, table)


async def left_behind(
    storage: MemoryStorage, clock: Clock, count: int, *, guild: int = 1, turn_ms: int = 20_000
) -> None:
    """Matches in channels from CHANNEL on, left by a process that ended `turn_ms` after each turn began, an hour ago."""
    before = new_tables(storage, now=clock)
    for channel in range(CHANNEL, CHANNEL + count):
        table = await before.open(**HERE | {"guild": guild, "channel": channel}, game="shichi-narabe")
        await before.join(table.id, BOB, "Bob")
        await before.start(table.id, ANN)
    clock.ms += turn_ms
    storage.beat = clock.ms
    await before.close()
    clock.ms += 3_600_000


def some_move(table: Table, chance: Random | None = None) -> str:
    legal = table.match.hand.legal(table.to_act()[0])
    return str(chance.choice(legal) if chance else legal[0])


def held_of(tables: TableService, table: Table) -> Open:
    held = tables.registry.open_table(table.id)
    assert held is not None
    return held


async def strike(tables: TableService, table: Table) -> None:
    """Trigger the table's timer now."""
    timer = held_of(tables, table).timer
    assert timer is not None, "no clock runs"
    timer.cancel()
    tables.clock.on_timeout(table, table.version)
    await tables.registry.idle()


async def refused(work: Awaitable[object]) -> TableError:
    with pytest.raises(TableError) as caught:
        await work
    return caught.value


async def reason_of(work: Awaitable[object]) -> RefusalReason:
    return (await refused(work)).reason
