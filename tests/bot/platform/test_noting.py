"""Delayed saving of message references: once a round for each table, on stop, and removed after the end."""

import asyncio

import pytest

from bot.platform.noting import Noting
from bot.storage.remembered import Remembered
from data.errors import OwnershipLost
from tests.bot.channels import Cache

pytestmark = pytest.mark.looptime


@pytest.fixture
def cache() -> Cache:
    return Cache()


@pytest.fixture
def noting(cache: Cache) -> Noting:
    return Noting(Remembered(cache), pace=2.0, gather=0.25)


async def test_changes_are_saved_once_a_round(noting: Noting, cache: Cache) -> None:
    for number in range(100):
        noting.remembered.of(number % 2).message = number
        noting.soon(number % 2)
    await asyncio.sleep(1)
    assert cache.saved == [0, 1]
    assert [cache.kept[table]["message"] for table in (0, 1)] == [98, 99]
    noting.soon(0)
    await asyncio.sleep(0.5)
    assert cache.saved == [0, 1], "not so soon again"
    await asyncio.sleep(1)
    assert cache.saved == [0, 1, 0]


async def test_unsaved_changes_are_saved_on_stop(noting: Noting, cache: Cache) -> None:
    noting.remembered.of(7).message = 1
    noting.soon(7)
    await noting.finish_saving()
    assert cache.kept[7]["message"] == 1


async def test_a_failed_save_does_not_block_other_tables(noting: Noting, cache: Cache) -> None:
    cache.refuses[1] = OSError("the disk is full")
    for table in range(100):
        noting.remembered.of(table)
        noting.soon(table)
    await asyncio.sleep(1)
    assert set(cache.kept) == set(range(100)) - {1}


async def test_a_lost_store_is_not_told_of_for_each_table(
    noting: Noting, cache: Cache, caplog: pytest.LogCaptureFixture
) -> None:
    cache.refuses[1] = OwnershipLost("another process has taken over the database")
    noting.remembered.of(1)
    noting.soon(1)
    await asyncio.sleep(1)
    assert cache.saved == [1]
    assert not caplog.records


async def test_a_finished_table_is_forgotten_once_every_message_shows_its_end(noting: Noting, cache: Cache) -> None:
    remembered = noting.remembered
    for table in (1, 2):
        remembered.of(table).is_over = True
        noting.soon(table)
    remembered.of(2).pings = {5: (0, 9)}
    await asyncio.sleep(1)
    assert remembered.known(1) is None
    assert remembered.known(2) is not None
    remembered.of(2).pings = {}
    noting.soon(2)
    await asyncio.sleep(3)
    assert remembered.known(2) is None
    assert cache.kept[2]["pings"] == {}
    assert not len(noting)
