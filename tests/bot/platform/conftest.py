"""A live message and its source, for each test."""

import pytest

from tests.bot.live_factories import Live, Words, live_over
from tests.discord_in_memory import fresh_id


@pytest.fixture
def words() -> Words:
    return Words()


@pytest.fixture
def live(words: Words) -> Live:
    """Posted and up to date."""
    return live_over(words, message=fresh_id(), is_seen=True, shown_version="one", digest="one")
