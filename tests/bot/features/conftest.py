"""Shared by tests of live messages."""

from collections.abc import AsyncIterator

import pytest

from bot.platform.discord_api import ALIVE_MS
from tests.bot.hand_factories import Hands


@pytest.fixture
def alive_ms() -> int:
    return ALIVE_MS


@pytest.fixture
async def hands(alive_ms: int) -> AsyncIterator[Hands]:
    there = Hands(alive_ms=alive_ms)
    yield there
    await there.close()
