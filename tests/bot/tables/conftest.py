"""Tables over storage in memory, with a clock that only tests advance."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.service import TableService
from bot.tables.table import Table
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables, restore
from tests.bot.tables.factories import Begin, Restarted


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def process(storage: MemoryStorage, clock: Clock) -> AsyncIterator[Begin]:
    """Begins processes, one after the other, over one storage."""
    begun: list[TableService] = []

    def begin(**facts: object) -> TableService:
        begun.append(new_tables(storage, **{"now": clock, **facts}))
        return begun[-1]

    yield begin
    storage.gate.set()
    for each in begun:
        await each.stop_play()


@pytest.fixture
def tables(process: Begin) -> TableService:
    return process()


@pytest.fixture
def restarted(process: Begin, tables: TableService) -> Restarted:
    async def restarted() -> tuple[TableService, list[Table]]:
        await tables.stop_play()
        later = process()
        return later, await restore(later)

    return restarted
