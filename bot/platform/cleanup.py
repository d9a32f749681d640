"""Deletes messages that are no longer needed, and retries while Discord is failing.

What could not be deleted at once is noted, so that a later process goes on.
"""

import logging
from functools import partial

import discord

from bot.platform.discord_api import FAILED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, log_failed
from bot.platform.follow_ups import FollowUps
from bot.platform.noting import Noting
from bot.platform.retrying import WAITS, Retrying
from bot.platform.traffic import Traffic
from bot.tables.table import Table

log = logging.getLogger(__name__)


class Cleanup(Retrying):
    """Deletes messages of tables."""

    def __init__(self, client: discord.Client, traffic: Traffic, noting: Noting, follow_ups: FollowUps) -> None:
        super().__init__()
        self._follow_ups = follow_ups
        self._client = client
        self._traffic = traffic
        self._noting = noting

    async def remove(self, table: Table, message: int) -> None:
        """Delete this message of the table's channel. A failed attempt is retried in the background, but not where the
        bot is no member: there only the token deletes it with which it was sent.
        """
        if not table.place.has_bot:
            try:
                await self._follow_ups.delete(message)
            except FAILED as error:
                log_failed(log, error, "A message of table %s was not deleted", table.id)
            return
        if await self._is_settled(self._there(table, message), table.id):
            self._forget(table.id, message)
        else:
            notes = self._noting.remembered.known(table.id)
            if notes is not None and message not in notes.leaving:
                notes.leaving.append(message)
                self._noting.soon(table.id)
            self._retry(table, message)

    def resume_table(self, table: Table) -> None:
        """Go on deleting what an earlier process could not. The table's notes have been loaded."""
        for message in self._noting.remembered.of(table.id).leaving:
            self._retry(table, message)

    def _there(self, table: Table, message: int) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        return channel.get_partial_message(message)

    def _retry(self, table: Table, message: int) -> None:
        there = self._there(table, message)
        self.keep_trying(
            lambda: self._is_settled(there, table.id), then=partial(self._forget, table.id, message), waits=WAITS
        )

    def _forget(self, table_id: int, message: int) -> None:
        notes = self._noting.remembered.known(table_id)
        if notes is not None and message in notes.leaving:
            notes.leaving.remove(message)
            self._noting.soon(table_id)

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
