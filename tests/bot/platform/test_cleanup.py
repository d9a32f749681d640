"""Deletes messages that are no longer needed, with retries."""

import asyncio

import aiohttp
import pytest

from bot.platform import cleanup as module
from bot.platform.cleanup import Cleanup
from bot.platform.follow_ups import FollowUps
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.tables.table import Table
from tests.bot.channels import Cache
from tests.discord_in_memory import Discord, refusal

pytestmark = pytest.mark.looptime

TABLE = Table(1, 1, 7)


class There:
    """A message in a channel, and what deletes it."""

    def __init__(self) -> None:
        self.discord, self.remembered = Discord(), Remembered(Cache())
        self.channel, self.message = self.discord.channel(), self.discord.post()
        self.remembered.of(TABLE.id)
        self.cleanup = self.later()

    def later(self) -> Cleanup:
        """That of a later process, over the same notes."""
        return Cleanup(self.discord.client, Traffic(), Noting(self.remembered), FollowUps(self.discord.client))

    async def refused(self, error: Exception, *, wait: float = 0.0) -> None:
        """It is to be deleted, and Discord refuses that for the time being."""
        self.channel.refuses["delete"] = error
        await self.cleanup.remove(TABLE, self.message)
        await asyncio.sleep(wait)


@pytest.mark.parametrize(
    "error",
    [refusal(503, 0), refusal(429, 0), aiohttp.ServerDisconnectedError(), refusal(403, 50001), refusal(400, 50083)],
)
async def test_a_deletion_is_retried_until_it_succeeds(error: Exception) -> None:
    there = There()
    await there.refused(error, wait=10)
    there.channel.refuses.clear()
    await asyncio.sleep(30)
    assert there.channel.done[-1] == ("delete", there.message)
    assert len(there.channel.done) == 4
    await there.cleanup.stop_retrying()


@pytest.mark.parametrize("error", [refusal(404, 10008), refusal(404, 10003)])
async def test_a_missing_message_is_not_deleted_again(error: Exception) -> None:
    there = There()
    await there.refused(error, wait=1000)
    assert there.channel.kinds == ["delete refused"]
    assert not len(there.cleanup)


async def test_deletions_are_retried_a_limited_number_of_times() -> None:
    there = There()
    await there.refused(refusal(503, 0), wait=10_000)
    assert len(there.channel.done) == 1 + len(module.WAITS)
    assert not len(there.cleanup)


async def test_stopping_does_not_wait_for_retries() -> None:
    there = There()
    await there.refused(refusal(503, 0))
    async with asyncio.timeout(0.5):
        await there.cleanup.stop_retrying()
    assert len(there.channel.done) == 1


async def test_a_later_process_deletes_what_was_refused() -> None:
    """Simulated: a call could not be deleted, as permissions were taken away, and the process ended."""
    there = There()
    await there.refused(refusal(403, 50001), wait=2)
    await there.cleanup.stop_retrying()
    there.channel.refuses.clear()
    later = there.later()
    later.resume_table(TABLE)
    await asyncio.sleep(2)
    assert there.channel.done[-1] == ("delete", there.message)
    assert not there.remembered.of(TABLE.id).leaving
    assert not len(later)
