"""Tables over storage in memory, with a clock that only tests advance."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.service import TableService
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
async def tables(storage: MemoryStorage, clock: Clock) -> AsyncIterator[TableService]:
    tables = new_tables(storage, now=clock)
    yield tables
    storage.gate.set()
    await tables.close()
