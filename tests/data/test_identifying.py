"""Slots to start sessions at Discord: several processes take them, and none is reserved for who goes away."""

import asyncio
import itertools

import pytest

from data.identifying import IdentifySlots
from tests.data.conftest import Opened

pytestmark = pytest.mark.postgres
EVERY = 0.4
"""Seconds between two slots."""
LONG = 3600.0
PATIENCE = 30.0
Two = tuple[IdentifySlots, IdentifySlots]


@pytest.fixture
async def two(opened: Opened) -> Two:
    return (await opened()).identify_slots, (await opened()).identify_slots


async def test_each_has_its_turn_after_another(two: Two) -> None:
    slots = sorted(await asyncio.gather(*(each.take(0, EVERY) for each in two * 2)))
    assert all(later - slot >= EVERY * 1000 for slot, later in itertools.pairwise(slots)), slots


async def test_each_bucket_has_turns_of_its_own(two: Two) -> None:
    await two[0].take(0, LONG)
    async with asyncio.timeout(PATIENCE):
        await two[1].take(1, LONG)


async def test_who_waits_has_reserved_nothing(two: Two) -> None:
    one, other = two
    await one.take(0, EVERY)
    waiting = [asyncio.create_task(one.take(0, LONG)) for _ in range(3)]
    await asyncio.sleep(EVERY / 4)
    for task in waiting:
        task.cancel()
    async with asyncio.timeout(PATIENCE):
        await other.take(0, LONG)


async def test_a_turn_that_was_not_used_is_given_back(two: Two) -> None:
    one, other = two
    slot = await one.take(0, LONG)
    await other.give_back(0, slot + 1)  # That of somebody else stays.
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(EVERY):
            await other.take(0, LONG)
    await one.give_back(0, slot)
    async with asyncio.timeout(PATIENCE):
        await other.take(0, LONG)


async def test_a_turn_begins_anew_when_it_is_used(two: Two) -> None:
    one, other = two
    slot = await one.take(0, LONG)
    async with asyncio.timeout(PATIENCE):
        used = await one.take(0, EVERY, slot)
    assert used < slot
    assert await other.take(0, LONG) >= used + LONG * 1000
    with pytest.raises(TimeoutError):  # Somebody has taken one since.
        async with asyncio.timeout(EVERY):
            await one.take(0, EVERY, used)
