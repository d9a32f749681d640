"""What tests of the board have in common."""

from collections.abc import AsyncIterator

import pytest

from bot.platform.live_source import Policy
from tests.bot.features.play.board_show import Show
from tests.bot.policies import BOARDS


@pytest.fixture
def policy() -> Policy:
    """The board's timings; a file that needs others has a fixture of this name."""
    return BOARDS


@pytest.fixture
async def show(policy: Policy) -> AsyncIterator[Show]:
    shown = Show(policy)
    yield shown
    await shown.close()
