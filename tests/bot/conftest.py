"""Tables over storage in memory. With `looptime`, time passes when all wait for it, not by the clock on the wall."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.service import TableService
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
async def tables(storage: MemoryStorage) -> AsyncIterator[TableService]:
    tables = new_tables(storage)
    yield tables
    storage.gate.set()
    await tables.stop_play()
