"""Deletes messages that are no longer needed, with retries."""

import asyncio

import aiohttp
import pytest

from bot.platform import cleanup as module
from bot.platform.cleanup import Cleanup
from bot.platform.traffic import Traffic
from bot.tables.table import Table
from tests.discord_in_memory import Discord, refusal

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""

TABLE = Table(1, 1, 7)


@pytest.fixture
def discord() -> Discord:
    return Discord()


@pytest.fixture
def message(discord: Discord) -> int:
    return discord.post()


@pytest.mark.parametrize(
    "error",
    [refusal(503, 0), refusal(429, 0), aiohttp.ServerDisconnectedError(), refusal(403, 50001), refusal(400, 50083)],
)
async def test_a_deletion_is_retried_until_it_succeeds(discord: Discord, message: int, error: Exception) -> None:
    cleanup = Cleanup(discord.client, Traffic())
    discord.channel().refuses["delete"] = error
    await cleanup.remove(TABLE, message)
    await asyncio.sleep(10)
    discord.channel().refuses.clear()
    await asyncio.sleep(30)
    assert discord.channel().done[-1] == ("delete", message)
    assert len(discord.channel().done) == 4
    await cleanup.close()


@pytest.mark.parametrize("error", [refusal(404, 10008), refusal(404, 10003)])
async def test_a_missing_message_is_not_deleted_again(discord: Discord, message: int, error: Exception) -> None:
    cleanup = Cleanup(discord.client, Traffic())
    discord.channel().refuses["delete"] = error
    await cleanup.remove(TABLE, message)
    await asyncio.sleep(1000)
    assert discord.channel().kinds == ["delete refused"]
    assert not len(cleanup)


async def test_deletions_are_retried_a_limited_number_of_times(discord: Discord, message: int) -> None:
    cleanup = Cleanup(discord.client, Traffic())
    discord.channel().refuses["delete"] = refusal(503, 0)
    await cleanup.remove(TABLE, message)
    await asyncio.sleep(10_000)
    assert len(discord.channel().done) == 1 + len(module.WAITS)
    assert not len(cleanup)


async def test_stopping_does_not_wait_for_retries(discord: Discord, message: int) -> None:
    cleanup = Cleanup(discord.client, Traffic())
    discord.channel().refuses["delete"] = refusal(503, 0)
    await cleanup.remove(TABLE, message)
    async with asyncio.timeout(0.5):
        await cleanup.close()
    assert len(discord.channel().done) == 1
