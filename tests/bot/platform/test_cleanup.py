"""Deletes messages that are no longer needed, with retries."""

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.platform import cleanup as module
from bot.platform.cleanup import Cleanup
from bot.platform.traffic import Traffic
from bot.tables.table import Table
from tests.bot.channels import Client, refusal

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""

TABLE = Table(1, 1, 7)


@pytest.fixture
def client() -> Any:
    return Client()


@pytest.mark.parametrize(
    "error",
    [refusal(503, 0), refusal(429, 0), aiohttp.ServerDisconnectedError(), refusal(403, 50001), refusal(400, 50083)],
)
async def test_a_deletion_is_retried_until_it_succeeds(client: Any, error: Exception) -> None:
    cleanup = Cleanup(client, Traffic())
    client.channel.refuses["delete"] = error
    await cleanup.remove(TABLE, 5)
    await asyncio.sleep(10)
    client.channel.refuses.clear()
    await asyncio.sleep(30)
    assert client.channel.done[-1] == ("delete", 5)
    assert len(client.channel.done) == 4
    await cleanup.close()


@pytest.mark.parametrize("error", [refusal(404, 10008), refusal(404, 10003)])
async def test_a_missing_message_is_not_deleted_again(client: Any, error: Exception) -> None:
    cleanup = Cleanup(client, Traffic())
    client.channel.refuses["delete"] = error
    await cleanup.remove(TABLE, 5)
    await asyncio.sleep(1000)
    assert client.channel.kinds == ["delete refused"]
    assert cleanup._under_way == set()


async def test_deletions_are_retried_a_limited_number_of_times(client: Any) -> None:
    cleanup = Cleanup(client, Traffic())
    client.channel.refuses["delete"] = refusal(503, 0)
    await cleanup.remove(TABLE, 5)
    await asyncio.sleep(10_000)
    assert len(client.channel.done) == 1 + len(module.WAITS)
    assert cleanup._under_way == set()


async def test_stopping_does_not_wait_for_retries(client: Any) -> None:
    cleanup = Cleanup(client, Traffic())
    client.channel.refuses["delete"] = refusal(503, 0)
    await cleanup.remove(TABLE, 5)
    async with asyncio.timeout(0.5):
        await cleanup.close()
    assert len(client.channel.done) == 1
