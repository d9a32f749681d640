"""The public message of each table in its channel: lobby, board and result, kept up to date.

A process may end, or lose Discord's response, between posting a message and saving its id. So it first saves that it is
posting. A retry uses the same nonce, for which Discord returns the existing message for some minutes; a new process
searches the channel first.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final, Protocol

import discord

from bot.features.play.boards import Boards
from bot.features.play.endings import has_result
from bot.features.play.own_messages import digest_of, is_board, is_call, looks_alike, own_messages
from bot.features.play.result import moved_message
from bot.platform import sending
from bot.platform.delivery import Delivery
from bot.platform.discord_api import FAILED, log_failed, place_url, retried_once
from bot.platform.drawing import Drawing
from bot.platform.following import Follower
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import GONE, Policy, Sent, Source, Trouble
from bot.platform.messages import Message
from bot.platform.nonces import NonceKind, nonce
from bot.platform.responder import Responder
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Notes
from bot.storage.user_settings import UserSettings
from bot.tables.entries import CloseReason, Opened
from bot.tables.open_table import Change
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from data.results import Results

log = logging.getLogger(__name__)

POLICY: Final = Policy(is_replaced=True)
_AHEAD: Final = 16
"""Rendered boards that may wait to be sent; more would be outdated by then."""
_BELOW: Final = 10
"""Messages below a board that are looked at when its match is over."""


class PublicBoards(Protocol):
    """The part of boards that private hands use."""

    def trouble_at(self, table_id: int) -> Trouble | None:
        """Why the table cannot be shown in its channel."""
        ...

    def wanted(self, table_id: int) -> None:
        """A user uses the table."""
        ...


@dataclass(frozen=True, slots=True)
class _Version:
    """A state of a table, identified by its number of entries."""

    n: int
    is_unsaved: bool
    changes: int = field(compare=False)
    is_over: bool = field(compare=False)


class BoardPublisher(Follower):
    """Shows every table in its channel. `trouble` is called with a table id when showing it starts or stops failing."""

    def __init__(
        self,
        delivery: Delivery,
        tables: TableService,
        drawing: Drawing,
        results: Results,
        guild_settings: GuildSettings,
        *,
        user_settings: UserSettings,
        policy: Policy = POLICY,
    ) -> None:
        self.trouble: Callable[[int], None] = lambda table_id: None
        self.has_rivals = False
        """Whether another process may still send boards of tables that this one plays: where they share a database."""
        self.client = delivery.client
        self.tables = tables
        self.noting = delivery.noting
        self.user_settings = user_settings
        self.cleanup = delivery.new_cleanup()
        self._delivery = delivery
        self._policy = policy
        self.boards = Boards(drawing, results, guild_settings)
        self._drafts = asyncio.Semaphore(_AHEAD)
        self._left_behind: dict[int, asyncio.Task[None]] = {}
        """By message: edits of boards left behind by an earlier process or a lost channel."""
        self._shown: dict[int, LiveBoard] = {}
        self._by_channel: dict[int, LiveBoard] = {}
        tables.listen(self.boards.moments.follow)
        tables.listen(self._follow)

    def __len__(self) -> int:
        """The number of boards kept up to date."""
        return len(self._shown)

    async def opened(self, table: Table, message_id: int | None, *, n: int) -> None:
        """The first board was sent as an answer and shows `n` entries. None: that failed, and it is posted now."""
        live, digest = self._of(table), None
        version = _Version(n, is_unsaved=False, changes=table.changes, is_over=False)
        try:
            if message_id is not None and n == table.version:
                digest = digest_of(await self.render(table))
        finally:
            # Somebody may have done something meanwhile, which the message does not show.
            await live.opened(message_id, version, digest if n == table.version else None)

    def post(self, table: Table) -> None:
        """Post the first board of a table that was opened in another channel than the press that asked for it."""
        live = self._of(table)
        live.is_expected = False
        live.touch()

    def resume_table(self, table: Table) -> None:
        """Show a table of an earlier process unless its board is up to date. Its notes have been loaded."""
        notes = self.noting.remembered.of(table.id)
        self.cleanup.resume_table(table)
        digest = notes.shown[1] if notes.shown is not None and notes.shown[0] == table.changes else None
        if table.stage is Stage.OVER and digest is not None:
            self._note_end(table.id)
            return
        if _vanishes(table) and notes.message is None and not notes.posting:
            self._note_end(table.id)
            return
        live = self._of(table)
        if notes.message is None:
            notes.posting = live.is_posting = True
        live.digest, live.needs_search = digest, live.is_posting
        if digest is not None and not live.is_posting and table.stage is Stage.LOBBY:
            live.shown_version = self.version_of(table)  # It shows no clock, so it is as it was.
        else:
            self._delivery.later.add(live.touch)

    def trouble_at(self, table_id: int) -> Trouble | None:
        """Why the table cannot be shown; None: no trouble is known."""
        board = self._shown.get(table_id)
        return None if board is None else board.live.trouble

    def allowed_anew(self, guild: int) -> None:
        """The bot's permissions in this server changed: retry boards in trouble."""
        for board in self._in(guild):
            if board.live.trouble is not None:
                board.live.retry()

    def wanted(self, table_id: int) -> None:
        """A user uses the table: retry a board that was given up, within limits."""
        board = self._shown.get(table_id)
        if board is not None:
            board.live.retry_refused()

    def link(self, table: Table) -> str:
        """The URL of the table's board, or of its channel."""
        return place_url(table.guild, table.channel, self.noting.remembered.of(table.id).message)

    def show_anew(self, guild: int) -> list[int]:
        """Redraw the boards of a server whose settings changed; return the ids of its tables."""
        there = self._in(guild)
        for board in there:
            board.live.redraw()
        return [board.table.id for board in there]

    async def answer(self, answer: Responder, table: Table) -> None:
        """Answer a press on the board with the current board."""
        board, pressed = self._shown.get(table.id), answer.interaction.message
        if board is None or pressed is None or pressed.id != board.live.message or _vanishes(table):
            self.pressed(table.id, pressed)
            await answer.nothing()
            return
        live = board.live
        version, since = self.version_of(table), live.changes
        try:
            with live.answering:
                message = await self.render(table)
                await answer.replace(message)
        except BaseException:
            live.redraw()
            raise
        live.answered(version, since=since, digest=digest_of(message))

    def pressed(self, table_id: int, message: discord.Message | None, *, is_outdated: bool = False) -> None:
        """A user pressed this message of an open table. `is_outdated`: on a button that the board should not have.

        If it is another public message than the board, the newest one is kept.
        """
        board = self._shown.get(table_id)
        if board is None or message is None or message.flags.ephemeral or not message.flags.components_v2:
            return
        if self._may_be_another(message) if message.id != board.live.message else is_outdated:
            board.live.doubt(message.id)

    def _may_be_another(self, message: discord.Message) -> bool:
        """Whether this message can be a board of this bot: an answer may have been sent twice, any other by a rival."""
        return self.has_rivals or message.interaction_metadata is not None

    def set_right(self, table: Table, message: int) -> None:
        """A user pressed this old board of a table that is over: edit it to show the end."""
        board = self._shown.get(table.id)
        if board is not None and board.live.message == message and table.close_reason is not CloseReason.CHANNEL_GONE:
            return
        if table.stage is Stage.OVER and message not in self._left_behind:
            task = asyncio.get_running_loop().create_task(self._show_end(table, message))
            self._left_behind[message] = task
            task.add_done_callback(lambda _: self._left_behind.pop(message))

    async def _show_end(self, table: Table, message: int) -> None:
        if not await self._delivery.traffic.turn():
            return
        try:
            end = await self.render(table)
            await retried_once(lambda: sending.edit_public(self.client, table.channel, message, end))
        except FAILED as error:
            log_failed(log, error, "An old board of table %s was not edited", table.id)

    def bring_back(self, table: Table) -> bool:
        """A user looks for a table: repost its board if it scrolled away or was deleted; return whether it is."""
        board = self._shown.get(table.id)
        return board is not None and board.live.bring_back()

    def own_message_seen(self, message: discord.Message) -> None:
        """The bot posted this message. If it is another board of the channel's table, the newest one is kept: an
        earlier process may have posted one, as an answer, after this one had looked for it; and an answer whose receipt
        is lost is sent again, without a nonce."""
        board = self._by_channel.get(message.channel.id) if self._may_be_another(message) else None
        if board is not None and message.id != board.live.message and is_board(message, board.table.id):
            board.live.doubt(message.id)

    def message_seen(self, channel: int, message: int) -> None:
        """A message was posted in this channel."""
        board = self._by_channel.get(channel)
        if board is not None:
            board.live.message_below(message)

    def message_deleted(self, channel: int, message: int) -> None:
        """A message was deleted; if it was a board, it is posted again."""
        board = self._by_channel.get(channel)
        if board is not None:
            board.live.message_deleted(message)

    async def render(self, table: Table) -> Message:
        """The table's current board."""
        is_unsaved = self.tables.registry.is_unsaved(table.id)
        return await self.boards.render(table, is_unsaved=is_unsaved)

    async def render_result(self, table: Table) -> Message:
        """The result as it is posted below what was written: in plain words, which call those who played."""
        played = [each.user for each in table.people() if each.user is not None and not each.left]
        called = await self.user_settings.pinged(played, guild=table.guild)
        return await self.boards.render(table, called=called)

    def version_of(self, table: Table) -> object:
        """The version of the table's board: while it is equal, the board is up to date."""
        is_unsaved = self.tables.registry.is_unsaved(table.id)
        return _Version(table.version, is_unsaved, changes=table.changes, is_over=table.stage is Stage.OVER)

    def touch(self, table_id: int) -> None:
        """Show a table again that itself did not change."""
        board = self._shown.get(table_id)
        if board is not None:
            board.live.changed()

    def tables_of(self, mine: Callable[[int], bool]) -> set[int]:
        """The tables of these servers whose boards are kept up to date, also those just over."""
        return {number for number, board in self._shown.items() if mine(board.table.home)}

    async def release_tables(self, tables: Collection[int]) -> None:
        """Stop updating the boards of these tables, which another process plays from now on."""
        boards = [board for number in tables if (board := self._shown.pop(number, None)) is not None]
        for board in boards:
            if self._by_channel.get(board.table.channel) is board:
                del self._by_channel[board.table.channel]
        await asyncio.gather(*(board.live.stop_sending() for board in boards))

    async def stop_following(self) -> None:
        """Stop updating; wait for the requests in progress."""
        await asyncio.gather(*(board.live.stop_sending() for board in self._shown.values()))
        await self.cleanup.stop_retrying()
        await asyncio.gather(*self._left_behind.values(), return_exceptions=True)

    def forget(self, table: Table) -> None:
        """Called when the end of this table is shown, or cannot be."""
        board = self._shown.pop(table.id, None)
        if board is not None:
            if self._by_channel.get(table.channel) is board:
                del self._by_channel[table.channel]
            self._note_end(table.id)

    def _note_end(self, table_id: int) -> None:
        self.noting.remembered.of(table_id).is_over = True
        self.noting.soon(table_id)

    def _of(self, table: Table) -> LiveMessage[Message]:
        board = self._shown.get(table.id)
        if board is None:
            board = self._shown[table.id] = LiveBoard(self, table)
            if table.stage is not Stage.OVER or table.channel not in self._by_channel:
                self._by_channel[table.channel] = board
            board.live = self._delivery.live_message(board, self._policy, self._drafts)
            board.live.message, board.live.is_posting = board.notes.message, board.notes.posting
        return board.live

    def _in(self, guild: int) -> list["LiveBoard"]:
        return [board for board in self._shown.values() if board.table.guild == guild]

    def _follow(self, change: Change) -> None:
        live = self._of(change.table)
        if isinstance(change.entry, Opened):
            live.is_expected = True
        else:
            live.changed()


class LiveBoard(Source[Message]):
    """The board of one table."""

    live: LiveMessage[Message]

    def __init__(self, publisher: BoardPublisher, table: Table) -> None:
        self.name = f"Table {table.id}"
        self.table = table
        self._publisher = publisher
        self._client = publisher.client
        self._stays = False
        """Whether the result replaces the board in its place, as it cannot be posted."""

    @property
    def notes(self) -> Notes:
        """Notes about the board for a later process."""
        return self._publisher.noting.remembered.of(self.table.id)

    @property
    def _is_closed(self) -> bool:
        """Whether the table is over and its last entry, with the ratings, has been written."""
        return self.table.stage is Stage.OVER and self._publisher.tables.get(self.table.id) is not self.table

    def wanted(self) -> object:
        if self.table.stage is Stage.OVER and not self._is_closed:
            return None
        return GONE if _vanishes(self.table) else self._publisher.version_of(self.table)

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

    def is_left_behind(self) -> bool:
        return self.notes.replaced is not None and self.live.message == self.notes.replaced

    async def render(self) -> Message:
        if self.notes.replaced is not None:
            return await self._publisher.render_result(self.table)
        return await self._publisher.render(self.table)

    def digest(self, rendered: Message) -> str | None:
        return digest_of(rendered)

    def is_outdated(self, version: object) -> bool:
        # The match has ended meanwhile; only the result is shown.
        return isinstance(version, _Version) and not version.is_over and self.table.stage is Stage.OVER

    async def send(self, rendered: Message) -> Sent:
        named = nonce(NonceKind.BOARD, self.table.id, self.notes.posts)
        sent = await sending.post_public(self._channel, rendered, once=named)
        self.notes.posts += 1
        return Sent(sent.id, looks_alike(sent, rendered))

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
        self.notes.message, self.notes.posting = self.live.message, self.live.is_posting

    def on_shown(self) -> None:
        shown, digest = self.live.shown_version, self.live.digest
        self.notes.shown = (shown.changes, digest) if isinstance(shown, _Version) and digest is not None else None
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


def _vanishes(table: Table) -> bool:
    """Whether nothing is to be left of the table: its host has cancelled the lobby, and nobody else was there."""
    return table.close_reason is CloseReason.CANCELLED and len(table.people()) == 1
