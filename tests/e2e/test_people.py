"""The people of the tests themselves."""

import asyncio

import aiohttp
import pytest

from tests.e2e.people import Person


@pytest.mark.parametrize("steps", range(6))
async def test_who_waits_can_be_cancelled_when_something_has_just_changed(steps: int) -> None:
    """A benchmark once played on for ever: one of its people had taken no notice."""
    async with aiohttp.ClientSession() as http:
        who = Person("1", "A", http)
        waiting = asyncio.create_task(who.until(lambda: False, "what never happens"))
        await asyncio.sleep(0.01)
        who.changed.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        waiting.cancel()
        ended, _ = await asyncio.wait([waiting], timeout=1)
        assert ended
        assert waiting.cancelled()
