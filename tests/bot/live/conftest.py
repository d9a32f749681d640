"""What tests of what is live share."""

from collections.abc import AsyncIterator

import pytest

from tests.bot.hands_at_hand import Hands


@pytest.fixture
async def hands(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hands]:
    there = Hands(monkeypatch)
    yield there
    await there.tables.close()
    await there.out.close()
    await there.drawing.close()
