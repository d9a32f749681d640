"""Private pages of options that are open: closed when the game begins, the lobby is gone, or its host is another."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import discord

from bot.discord_api import FAILED, insisting, is_passing
from bot.live.private_hands import ALIVE_MS
from bot.pages.messages import NOBODY, Message
from bot.pages.options import options_closed_message
from bot.storage.remembered import HandNote, Remembered
from bot.storage.user_settings import UserSettings
from bot.tables.entries import Closed, Left, Started
from bot.tables.registry import Change, now_ms
from bot.tables.service import TableService
from bot.tables.table import Stage, Table

log = logging.getLogger(__name__)

MOST: Final = 5
"""So many pages of a table are known, the newest: Discord lets nobody see which ones were dismissed."""
WAITS: Final = (1.0, 5.0, 20.0)
"""Seconds before each further try to close one."""


class Panels:
    """Knows the newest pages of each lobby while Discord lets them be edited, and closes them in time.

    A page that is not known any more, or whose token has died, says at the next press that it is closed
    (`bot.actions.starting`).
    """

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        user_settings: UserSettings,
        remembered: Remembered,
        *,
        waits: tuple[float, ...] = WAITS,
    ) -> None:
        self._client = client
        self._user_settings = user_settings
        self._remembered = remembered
        self._waits = waits
        self._open: dict[int, dict[int, tuple[int, HandNote]]] = {}
        """By table and message: whose it is, and how it is edited."""
        self._closing: set[asyncio.Task[None]] = set()
        tables.listen(self._follow)

    async def shown(self, table: Table, interaction: discord.Interaction[Any], message: int | None) -> None:
        """This message shows the table's options to who pressed."""
        if message is None:
            return
        note = HandNote(
            message=message,
            application=interaction.application_id,
            token=interaction.token,
            locale=interaction.locale.value,
            guild=interaction.guild_id,
            until=now_ms() + ALIVE_MS,
        )
        there = self._open.setdefault(table.id, {})
        there.pop(message, None)
        there[message] = interaction.user.id, note
        while len(there) > MOST:
            del there[next(iter(there))]
        self._close_what_is_over(table)  # It may have begun, or have been closed, while this was being sent.
        await self._save(table)

    def take_up(self, table: Table) -> None:
        """Go on with a table that an earlier process held; its notes are recalled by then."""
        notes = self._remembered.known(table.id)
        if notes is not None and notes.panels:
            self._open[table.id] = dict(notes.panels)
            self._close_what_is_over(table)
            self._run(self._save(table))

    async def close(self) -> None:
        """Close none any more."""
        for task in self._closing:
            task.cancel()
        await asyncio.gather(*self._closing, return_exceptions=True)

    def _follow(self, change: Change) -> None:
        if isinstance(change.entry, Started | Closed | Left) and change.table.id in self._open:
            self._close_what_is_over(change.table)
            self._run(self._save(change.table))

    def _close_what_is_over(self, table: Table) -> None:
        there, is_lobby = self._open.get(table.id, {}), table.stage is Stage.LOBBY
        for message, (user, note) in list(there.items()):
            if not is_lobby or user != table.host:
                del there[message]
                self._run(self._close(table, user, note))
        if not there:
            self._open.pop(table.id, None)

    async def _save(self, table: Table) -> None:
        """Note for a later process which pages are open."""
        open_now = dict(self._open.get(table.id, {}))
        notes = self._remembered.of(table.id) if open_now else self._remembered.known(table.id)
        if notes is not None:
            notes.panels = open_now
            await self._remembered.save(table.id)

    async def _close(self, table: Table, user: int, note: HandNote) -> None:
        texts = (await self._user_settings.get(user, note.locale)).texts
        message = options_closed_message(texts, table, user)
        webhook = discord.Webhook.partial(note.application, note.token, client=self._client)
        for wait in (0.0, *self._waits):
            await asyncio.sleep(wait)
            if now_ms() > note.until or await _is_edited(webhook, note.message, message, table.id):
                return

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


async def _is_edited(webhook: discord.Webhook, message_id: int, message: Message, table_id: int) -> bool:
    """Whether a page shows this now, or never will."""
    try:
        await insisting(
            lambda: webhook.edit_message(
                message_id, view=message.view, attachments=message.files(), allowed_mentions=NOBODY
            )
        )
    except FAILED as error:
        log.info("A page of options of table %s was not closed: %r", table_id, error)
        return not is_passing(error)
    return True
