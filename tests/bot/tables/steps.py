"""What happens at tables: moves, timeouts and refusals."""

from collections.abc import Awaitable
from random import Random

import pytest

from bot.tables.open_table import OpenTable
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from tests.bot.table_factories import awaited as mover

__all__ = ["held_of", "mover", "play_on", "reason_of", "refused", "some_move", "strike", "until_asked"]


def some_move(table: Table, chance: Random | None = None) -> str:
    legal = table.match.hand.legal(table.to_act()[0])
    return str(chance.choice(legal) if chance else legal[0])


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


def held_of(tables: TableService, table: Table) -> OpenTable:
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
