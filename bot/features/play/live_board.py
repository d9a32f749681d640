"""One table's public message: what it shows, and how it is posted, edited and replaced.

A process may end, or lose Discord's response, between posting a message and saving its id. So it first saves that it is
posting. A retry uses the same nonce, for which Discord returns the existing message for some minutes; a new process
searches the channel first.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

import discord

from bot.features.play.endings import has_result
from bot.features.play.own_messages import digest_of, is_board, is_call, looks_alike, own_messages
from bot.features.play.result import moved_message
from bot.platform import sending
from bot.platform.cleanup import Cleanup
from bot.platform.discord_api import FAILED, log_failed, place_url, retried_once
from bot.platform.follow_ups import FollowUps
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import GONE, Sent, Source
from bot.platform.messages import Message
from bot.platform.nonces import NonceKind, nonce
from bot.platform.noting import Noting
from bot.platform.press_tokens import edit_by
from bot.storage.remembered import Notes, PressToken
from bot.tables.entries import CloseReason
from bot.tables.service import TableService
from bot.tables.table import Stage, Table

log = logging.getLogger(__name__)

_BELOW: Final = 10
"""Messages below a board that are looked at when its match is over."""


SLOW_RESTS: Final = 600.0
"""Seconds between two boards of a slow table."""


@dataclass(frozen=True, slots=True)
class BoardVersion:
    """A state of a table, identified by its number of entries."""

    n: int
    is_unsaved: bool
    changes: int = field(compare=False)
    is_over: bool = field(compare=False)


class Publisher(Protocol):
    """The maker of boards, as far as they ask it for something."""

    trouble: Callable[[int], None]
    has_open_hands: Callable[[Table], bool]

    @property
    def client(self) -> discord.Client: ...
    @property
    def tables(self) -> TableService: ...
    @property
    def noting(self) -> Noting: ...
    @property
    def cleanup(self) -> Cleanup: ...
    @property
    def follow_ups(self) -> FollowUps: ...
    async def render(self, table: Table, *, is_asleep: bool = False) -> Message: ...
    async def render_result(self, table: Table) -> Message: ...
    def version_of(self, table: Table) -> object: ...
    def forget(self, table: Table) -> None: ...


class LiveBoard(Source[Message]):
    """The board of one table."""

    live: LiveMessage[Message]

    def __init__(self, publisher: Publisher, table: Table) -> None:
        self.name = f"Table {table.id}"
        self.table = table
        self._publisher = publisher
        self._client = publisher.client
        self.is_urgent = True
        """Whether the board does not show yet what has to be seen at the usual pace: anything but a move."""
        self._stays = False
        """Whether the result replaces the board in its place, as it cannot be posted."""

    @property
    def notes(self) -> Notes:
        """Notes about the board for a later process."""
        return self._publisher.noting.remembered.of(self.table.id)

    @property
    def _is_closed(self) -> bool:
        return self._publisher.tables.is_closed(self.table)

    def wanted(self) -> object:
        if self.table.stage is Stage.OVER and not self._is_closed:
            return None
        return GONE if vanishes(self.table) else self._publisher.version_of(self.table)

    async def prepare(self) -> None:
        """Decide whether the result is posted below what was written. It is noted with the posting, so that a later
        process posts it once."""
        live, notes = self.live, self.notes
        is_known = not (live.is_posting or live.needs_search or live.is_expected)
        if self._stays or notes.replaced is not None or not (self._is_closed and has_result(self.table) and is_known):
            return
        if live.message is None or live.has_scrolled_away or await self._is_written_below(live.message):
            notes.replaced = live.message or 0

    async def _is_written_below(self, message: int) -> bool:
        """Whether anything stands below the board, other than calls, which are about to be deleted."""
        channel, own = self._client.get_channel(self.table.channel), self._client.user
        last = getattr(channel, "last_message_id", None) or 0
        if not self.live.has_messages_below and last <= message:
            return False
        try:
            below = [each async for each in self._channel.history(limit=_BELOW, after=discord.Object(message))]
        except FAILED as error:
            log_failed(log, error, "The channel of table %s could not be looked through", self.table.id)
            return self.live.has_messages_below
        return not all(own is not None and each.author.id == own.id and is_call(each, self.table.id) for each in below)

    def rests(self) -> float:
        return SLOW_RESTS if self.table.setup.is_slow else 0.0

    def is_left_behind(self) -> bool:
        return self.notes.replaced is not None and self.live.message == self.notes.replaced

    async def render(self) -> Message:
        if self.notes.replaced is not None:
            return await self._publisher.render_result(self.table)
        return await self._publisher.render(self.table)

    def digest(self, rendered: Message) -> str | None:
        return digest_of(rendered)

    def is_at_ease(self) -> bool:
        # It is for onlookers then: all who sit there see the table in their hands.
        return not self.is_urgent and self.table.stage is Stage.PLAYING and self._publisher.has_open_hands(self.table)

    def is_outdated(self, version: object) -> bool:
        # The match has ended since; only the result is shown.
        return isinstance(version, BoardVersion) and not version.is_over and self.table.stage is Stage.OVER

    async def send(self, rendered: Message) -> Sent:
        named = nonce(NonceKind.BOARD, self.table.id, self.notes.posts)
        sent = await sending.post_public(self._channel, rendered, once=named)
        self.notes.posts += 1
        return Sent(sent.id, looks_alike(sent, rendered))

    def token_of(self, message: int) -> PressToken | None:
        press = self.notes.press
        return press if press is not None and press.message == message and press.is_alive else None

    async def edit_by(self, press: PressToken, rendered: Message) -> None:
        await edit_by(self._client, press, rendered)
        await self._lead_to(press.message)

    def on_token_refused(self, press: PressToken) -> None:
        if self.notes.press == press:
            self.notes.press = None
            self._publisher.noting.soon(self.table.id)

    async def edit(self, message: int, rendered: Message) -> None:
        await sending.edit_public(self._client, self.table.channel, message, rendered)
        await self._lead_to(message)  # An earlier process has posted the result, and perhaps no more.

    def on_replaced(self, message: int) -> None:
        if message != self.notes.replaced:
            self.notes.leaving.append(message)  # The process may end before it is deleted.

    async def delete(self, message: int) -> None:
        if message == self.notes.replaced:
            await self._lead_to(self.live.message)
        else:
            await self._publisher.cleanup.remove(self.table, message)

    async def _lead_to(self, result: int | None) -> None:
        """Make the board above a posted result a line that leads there."""
        old = self.notes.replaced
        if not old or result in (None, old):
            return
        line = moved_message(self.table, place_url(self.table.guild, self.table.channel, result))
        try:
            await retried_once(lambda: sending.edit_public(self._client, self.table.channel, old, line))
        except FAILED as error:
            log_failed(log, error, "An old board of table %s was not edited", self.table.id)

    async def find(self) -> int | None:
        """Find the newest board of this table in its channel; delete the others."""
        there = await own_messages(self._client, self.table)
        own = [each.id for each in there if is_board(each, self.table.id)]
        if not own:
            return None
        self.notes.posts += 1
        for each in own:
            if each not in (max(own), self.notes.replaced):
                await self.delete(each)
        return max(own)

    async def save(self) -> None:
        await self._publisher.noting.now(self.table.id)

    def on_message(self) -> None:
        notes, message = self.notes, self.live.message
        notes.message, notes.posting = message, self.live.is_doubtful
        if notes.press is not None and notes.press.message != message:
            notes.press = None  # It edits the message that it came with, and no other.

    def on_shown(self) -> None:
        if self.live.shown_version == self.wanted():
            self.is_urgent = False
        shown, digest = self.live.shown_version, self.live.digest
        self.notes.shown = (shown.changes, digest) if isinstance(shown, BoardVersion) and digest is not None else None
        self._publisher.noting.soon(self.table.id)

    def on_trouble(self) -> None:
        self._publisher.trouble(self.table.id)

    def on_given_up(self, error: Exception) -> None:
        if self.is_left_behind():
            self._stays, self.notes.replaced = True, None
            self.live.redraw()

    async def on_channel_gone(self) -> bool:
        await self._publisher.tables.channel_gone(self.table.channel)
        if self._is_closed:  # There is nowhere to show its end.
            self.on_finished()
        return True

    def is_final(self) -> bool:
        return self._is_closed

    def is_expired(self) -> bool:
        return self.table.close_reason is CloseReason.CHANNEL_GONE and self._is_closed

    def on_finished(self) -> None:
        self._publisher.forget(self.table)

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(self.table.channel, guild_id=self.table.guild)


def vanishes(table: Table) -> bool:
    """Whether nothing is to be left of the table: its host has cancelled the lobby, and nobody else was there."""
    return table.close_reason is CloseReason.CANCELLED and len(table.people()) == 1
