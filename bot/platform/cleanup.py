"""Deletes messages that are no longer needed, and retries while Discord is failing."""

import asyncio
import contextlib
import logging
from typing import Final

import discord

from bot.platform.discord_api import FAILED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, log_failed
from bot.platform.traffic import Traffic
from bot.tables.table import Table

log = logging.getLogger(__name__)

WAITS: Final = (1.0, 5.0, 20.0, 60.0, 300.0)
"""Seconds to wait before each retry."""


class Cleanup:
    """Deletes messages of tables."""

    def __init__(self, client: discord.Client, traffic: Traffic) -> None:
        self._client = client
        self._traffic = traffic
        self._under_way: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    def __len__(self) -> int:
        """How many messages are still to be deleted."""
        return len(self._under_way)

    async def remove(self, table: Table, message: int) -> None:
        """Delete this message of the table's channel. A failed attempt is retried in the background."""
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        there = channel.get_partial_message(message)
        if not await self._is_settled(there, table.id):
            task = asyncio.get_running_loop().create_task(self._try_again(there, table.id))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def stop_retrying(self) -> None:
        """Finish the request in progress and stop retrying."""
        self._closing.set()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _try_again(self, message: discord.PartialMessage, table_id: int) -> None:
        for wait in WAITS:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._closing.wait()
            if self._closing.is_set() or await self._is_settled(message, table_id):
                return

    async def _is_settled(self, message: discord.PartialMessage, table_id: int) -> bool:
        """Try to delete the message; return whether it is gone. Even a missing permission is worth a retry."""
        if not await self._traffic.turn():
            return False
        try:
            await message.delete()
        except FAILED as error:
            if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                return True
            log_failed(log, error, "A message of table %s was not deleted", table_id)
            return False
        return True
