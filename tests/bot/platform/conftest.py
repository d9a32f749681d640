"""A live message and its source, for each test."""

import pytest

from bot.platform.live_message import LiveMessage
from tests.bot.live_factories import Words, live_over
from tests.discord_in_memory import fresh_id


@pytest.fixture
def words() -> Words:
    return Words()


@pytest.fixture
def live(words: Words) -> LiveMessage[str]:
    """Posted and up to date."""
    return live_over(words, message=fresh_id(), is_seen=True, shown="one", digest="one")
