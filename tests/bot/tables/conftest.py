"""Tables over storage in memory, with a clock that only tests advance."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.service import TableService
from tests.bot.clock import Clock
from tests.bot.keeper import MemoryKeeper
from tests.bot.table_factories import new_tables


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def keeper() -> MemoryKeeper:
    return MemoryKeeper()


@pytest.fixture
async def tables(keeper: MemoryKeeper, clock: Clock) -> AsyncIterator[TableService]:
    tables = new_tables(keeper, now=clock)
    yield tables
    keeper.gate.set()
    await tables.close()
