"""What tests of features have in common."""

from collections.abc import AsyncIterator

import pytest

from bot.platform.discord_api import ALIVE_MS
from bot.tables.service import TableService
from tests.bot.hand_factories import Hands
from tests.bot.table_factories import new_tables


@pytest.fixture
async def tables() -> AsyncIterator[TableService]:
    there = new_tables()
    yield there
    await there.stop_play()


@pytest.fixture
def alive_ms() -> int:
    return ALIVE_MS


@pytest.fixture
async def hands(alive_ms: int) -> AsyncIterator[Hands]:
    there = Hands(alive_ms=alive_ms)
    yield there
    await there.close()
