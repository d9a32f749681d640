"""Tables with named people, and actions at them."""

from random import Random

import pytest

from bot.tables.refusals import TableError
from bot.tables.service import TableService
from bot.tables.table import Table
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables

ANN, BOB, CAT, DAN = 11, 12, 13, 14
CHANNEL = 500


async def lobby(tables: TableService, *guests: int, game: str = "shichi-narabe", **options: object) -> Table:
    table = await tables.open(
        guild=1, channel=CHANNEL, user=ANN, name="Ann", game=game, locale="en-US", options=options
    )
    for guest in guests:
        await tables.join(table.id, guest, f"Guest {guest}")
    return table


async def started(tables: TableService, *guests: int, game: str = "shichi-narabe", **options: object) -> Table:
    table = await lobby(tables, *guests, game=game, **options)
    await tables.start(table.id, ANN)
    return table


async def left_behind(
    storage: MemoryStorage, clock: Clock, count: int, *, guild: int = 1, turn_ms: int = 20_000
) -> None:
    """Matches in channels from CHANNEL on, left by a process that ended `turn_ms` after each turn began, an hour ago."""
    before = new_tables(storage, now=clock)
    for channel in range(CHANNEL, CHANNEL + count):
        table = await before.open(
            guild=guild, channel=channel, user=ANN, name="Ann", game="shichi-narabe", locale="en-US"
        )
        await before.join(table.id, BOB, "Bob")
        await before.start(table.id, ANN)
    clock.ms += turn_ms
    storage.beat = clock.ms
    await before.close()
    clock.ms += 3_600_000


def mover(table: Table) -> int:
    """The user to act."""
    user = table.at(table.to_act()[0]).user
    assert user is not None
    return user


def some_move(table: Table, chance: Random | None = None) -> str:
    legal = table.match.hand.legal(table.to_act()[0])
    return str(chance.choice(legal) if chance else legal[0])


async def strike(tables: TableService, table: Table) -> None:
    """Trigger the table's timer now."""
    timer = tables.registry.open_table(table.id).timer
    assert timer is not None, "no clock runs"
    timer.cancel()
    tables.clock.on_timeout(table, table.version)
    await tables.registry.idle()


async def refused(work) -> TableError:
    with pytest.raises(TableError) as caught:
        await work
    return caught.value
