"""Slots to start sessions at Discord: several processes take them, and none is reserved for who goes away."""

import asyncio
import itertools
from collections.abc import AsyncIterator

import pytest

from data.store import Store

pytestmark = pytest.mark.postgres
EVERY = 0.4
"""Seconds between two slots."""
LONG = 3600.0


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    async with (
        await Store.open(postgres_url, is_shared=True) as one,
        await Store.open(postgres_url, is_shared=True) as other,
    ):
        yield one, other


async def test_each_has_its_turn_after_another(two: tuple[Store, Store]) -> None:
    one, other = two
    slots = await asyncio.gather(*(each.identify_slots.take(0, EVERY) for each in (one, other, one, other)))
    slots.sort()
    assert all(later - slot >= EVERY * 1000 for slot, later in itertools.pairwise(slots)), slots


async def test_each_bucket_has_turns_of_its_own(two: tuple[Store, Store]) -> None:
    one, other = two
    await one.identify_slots.take(0, LONG)
    async with asyncio.timeout(30):
        await other.identify_slots.take(1, LONG)


async def test_who_waits_has_reserved_nothing(two: tuple[Store, Store]) -> None:
    one, other = two
    await one.identify_slots.take(0, EVERY)
    waiting = [asyncio.create_task(one.identify_slots.take(0, LONG)) for _ in range(3)]
    await asyncio.sleep(EVERY / 4)
    for task in waiting:
        task.cancel()
    async with asyncio.timeout(30):
        await other.identify_slots.take(0, LONG)


async def test_a_turn_that_was_not_used_is_given_back(two: tuple[Store, Store]) -> None:
    one, other = two
    slot = await one.identify_slots.take(0, LONG)
    await other.identify_slots.give_back(0, slot + 1)  # That of somebody else stays.
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(other.identify_slots.take(0, LONG), EVERY)
    await one.identify_slots.give_back(0, slot)
    async with asyncio.timeout(30):
        await other.identify_slots.take(0, LONG)


async def test_a_turn_begins_anew_when_it_is_used(two: tuple[Store, Store]) -> None:
    one, other = two
    slot = await one.identify_slots.take(0, LONG)
    async with asyncio.timeout(30):
        used = await one.identify_slots.take(0, EVERY, slot)
    assert used < slot
    assert await other.identify_slots.take(0, LONG) >= used + LONG * 1000
    with pytest.raises(TimeoutError):  # Somebody has taken one since.
        await asyncio.wait_for(one.identify_slots.take(0, EVERY, used), EVERY)
