"""The public message of each table in its channel: lobby, board and result, kept up to date."""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, Final, Protocol

import discord

from bot.features.play.boards import Boards
from bot.features.play.borrowed_board import BorrowedBoard
from bot.features.play.live_board import BoardVersion, LiveBoard, vanishes
from bot.features.play.lobby_board import sleeping_message
from bot.features.play.own_messages import digest_of, is_board
from bot.platform import sending
from bot.platform.delivery import Delivery
from bot.platform.discord_api import FAILED, log_failed, place_url, retried_once
from bot.platform.drawing import Drawing
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import Policy, Trouble
from bot.platform.messages import Message
from bot.platform.places import is_forced_private
from bot.platform.responder import Responder
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import PressToken
from bot.storage.user_settings import UserSettings
from bot.tables.entries import CloseReason, Moved, Opened
from bot.tables.following import Follower
from bot.tables.open_table import Change
from bot.tables.places import Place
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.text.sentences import public_texts
from data.results import Results

log = logging.getLogger(__name__)

POLICY: Final = Policy(is_replaced=True)
_AHEAD: Final = 16
"""Rendered boards that may wait to be sent; more would be outdated by then."""


class PublicBoards(Protocol):
    """The part of boards that private hands use."""

    def trouble_at(self, table_id: int) -> Trouble | None:
        """Why the table cannot be shown in its channel."""
        ...

    def wanted(self, table_id: int) -> None:
        """A user uses the table."""
        ...


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
        self.has_open_hands: Callable[[Table], bool] = lambda table: False
        """Whether all people at a table in play have a hand that is kept up to date, with the table in it."""
        self.client = delivery.client
        self.tables = tables
        self.noting = delivery.noting
        self.user_settings = user_settings
        self.cleanup = delivery.new_cleanup()
        self._delivery = delivery
        self.follow_ups = delivery.follow_ups
        self._policy = policy
        self.boards = Boards(drawing, results, guild_settings, hours_of=user_settings.hours_of, now=tables.registry.now)
        self._drafts = asyncio.Semaphore(_AHEAD)
        self._left_behind: dict[int, asyncio.Task[None]] = {}
        """By message: edits of boards left behind by an earlier process or a lost channel."""
        self._shown: dict[int, LiveBoard] = {}
        self._by_channel: dict[int, LiveBoard] = {}
        tables.listen(self.boards.moments.follow)  # Before the board that shows them.
        super().__init__(tables)

    def __len__(self) -> int:
        """The number of boards kept up to date."""
        return len(self._shown)

    async def opened(self, table: Table, message_id: int | None, *, n: int, press: PressToken | None = None) -> None:
        """The first board was sent as an answer and shows `n` entries. None: that failed, and it is posted now.

        `press`: the token that it was sent with.
        """
        live, digest = self._of(table), None
        if press is not None:
            self.noting.remembered.of(table.id).press = press
        version = BoardVersion(n, is_unsaved=False, changes=table.changes, is_over=False)
        try:
            if message_id is not None and n == table.version:
                digest = digest_of(await self.render(table))
        finally:
            # Users may have done something since, which the message does not show.
            await live.opened(message_id, version, digest if n == table.version else None)
            self._tokens_changed(table.id)

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
        if table.stage is not Stage.OVER and self._is_channel_missed(table):
            digest = None
        if table.stage is Stage.OVER and digest is not None:
            self._note_end(table.id)
            return
        if vanishes(table) and notes.message is None and not notes.posting:
            self._note_end(table.id)
            return
        live = self._of(table)
        if table.place is Place.BORROWED:
            live.is_posting = live.needs_search = False
            live.digest = digest
            self._tokens_changed(table.id)
            self._delivery.later.add(live.redraw)
            return
        if notes.message is None:
            notes.posting = live.is_posting = True
        live.digest, live.needs_search = digest, live.is_posting
        if digest is not None and not live.is_posting and table.stage is Stage.LOBBY:
            live.shown_version = self.version_of(table)  # It shows no clock, so it is as it was.
        else:
            self._delivery.later.add(live.touch)

    def channels_known(self) -> None:
        """Discord has said which channels there are: edit the boards in those that it has not named."""
        for board in self._shown.values():
            if board.live.message is not None and self._is_channel_missed(board.table):
                board.live.doubt(board.live.message)

    def _is_channel_missed(self, table: Table) -> bool:
        """Whether Discord has named the channels of the table's server, and not the table's: a thread that rests, or
        deleted while no process heard of it. Who edits its board finds out."""
        guild = self.client.get_guild(table.guild)
        return guild is not None and bool(guild.channels) and guild.get_channel_or_thread(table.channel) is None

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

    def hours_changed(self, user: int) -> None:
        """Redraw the slow tables at which this user sits: they may be away for days, or back."""
        for board in self._shown.values():
            if board.table.setup.is_slow and board.table.participant_of(user) is not None:
                board.live.redraw()

    def show_anew(self, guild: int) -> list[int]:
        """Redraw the boards of a server whose settings changed; return the ids of its tables."""
        there = self._in(guild)
        for board in there:
            board.live.redraw()
        return [board.table.id for board in there]

    async def answer(self, answer: Responder, table: Table) -> None:
        """Answer a press on the board with the current board."""
        board, pressed = self._shown.get(table.id), answer.interaction.message
        if board is None or pressed is None or pressed.id != board.live.message or vanishes(table):
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

        If it is another public message than the board, the newest one stays.
        """
        board = self._shown.get(table_id)
        if board is None or message is None or message.flags.ephemeral or not message.flags.components_v2:
            return
        if self._may_be_another(message) if message.id != board.live.message else is_outdated:
            board.live.doubt(message.id)

    def _may_be_another(self, message: discord.Message) -> bool:
        """Whether this message can be a board of this bot: an answer may have been sent twice, any other by a rival."""
        return self.has_rivals or message.interaction_metadata is not None

    def is_board(self, table_id: int, message: int) -> bool:
        """Whether this message is the board that is kept up to date."""
        board = self._shown.get(table_id)
        return board is not None and board.live.message == message

    def take(self, table_id: int, press: PressToken) -> None:
        """A press on the board has brought this token, by which it is edited while no newer one comes."""
        if not self.is_board(table_id, press.message):
            return  # Another message has been posted instead of it.
        notes = self.noting.remembered.of(table_id)
        if notes.press is None or notes.press.message != press.message or notes.press.until <= press.until:
            notes.press = press
            self.noting.soon(table_id)
            self._tokens_changed(table_id)

    def heard(self, interaction: discord.Interaction[Any]) -> None:
        """An interaction was answered. At a borrowed table of its user, its token can post messages from now on."""
        table = self.tables.in_channel(interaction.channel_id or 0)
        if table is None or table.place is not Place.BORROWED or is_forced_private(interaction):
            return
        place = table.participant_of(interaction.user.id)
        if place is None or place.left:  # Who leaves by deleting their data leaves no token by that press.
            return
        self.follow_ups.note(table.id, interaction)
        board = self._shown.get(table.id)
        if isinstance(board, BorrowedBoard):
            board.heard()

    def _tokens_changed(self, table_id: int) -> None:
        board = self._shown.get(table_id)
        if isinstance(board, BorrowedBoard):
            board.tokens_changed()

    def _stop_watching(self, board: LiveBoard) -> None:
        if isinstance(board, BorrowedBoard):
            board.stop_watching()
            self.tables.clock.forget(board.table.id)
            self.follow_ups.forget_table(board.table.id)

    def user_forgotten(self, user: int) -> None:
        """Use this user's presses no more: what is stored about them is deleted."""
        self.follow_ups.forget_user(user)
        for table_id in self.noting.remembered.forget_tokens(user):
            self.noting.soon(table_id)
            self._tokens_changed(table_id)

    def set_right(self, table: Table, message: int) -> None:
        """A user pressed this old board of a table that is over: edit it to show the end."""
        board = self._shown.get(table.id)
        if board is not None and board.live.message == message and table.close_reason is not CloseReason.CHANNEL_GONE:
            return
        if table.stage is Stage.OVER and message not in self._left_behind and table.place.has_bot:
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
        """The bot posted this message. If it is another board of the channel's table, the newest one stays: an
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

    async def render(self, table: Table, *, is_asleep: bool = False) -> Message:
        """The table's current board. `is_asleep`: no token lives that could change it."""
        if is_asleep and table.stage is not Stage.OVER:
            return sleeping_message(public_texts(table), table)
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
        return BoardVersion(table.version, is_unsaved, changes=table.changes, is_over=table.stage is Stage.OVER)

    def touch(self, table_id: int) -> None:
        """Show a table again that itself did not change."""
        board = self._shown.get(table_id)
        if board is not None:
            board.is_urgent = True
            board.live.changed()

    def tables_of(self, mine: Callable[[int], bool]) -> set[int]:
        """The tables of these servers whose boards are kept up to date, also those just over."""
        return {number for number, board in self._shown.items() if mine(board.table.home)}

    async def release_tables(self, tables: Collection[int]) -> None:
        """Stop updating the boards of these tables, which another process plays from now on."""
        boards = [board for number in tables if (board := self._shown.pop(number, None)) is not None]
        for board in boards:
            self._stop_watching(board)
            if self._by_channel.get(board.table.channel) is board:
                del self._by_channel[board.table.channel]
        await asyncio.gather(*(board.live.stop_sending() for board in boards))

    async def stop_following(self) -> None:
        """Stop updating; wait for the requests in progress."""
        for board in self._shown.values():
            self._stop_watching(board)
        await asyncio.gather(*(board.live.stop_sending() for board in self._shown.values()))
        await self.cleanup.stop_retrying()
        await asyncio.gather(*self._left_behind.values(), return_exceptions=True)

    def forget(self, table: Table) -> None:
        """Called when the end of this table is shown, or cannot be."""
        board = self._shown.pop(table.id, None)
        if board is not None:
            self._stop_watching(board)
            if self._by_channel.get(table.channel) is board:
                del self._by_channel[table.channel]
            self._note_end(table.id)

    def _note_end(self, table_id: int) -> None:
        self.noting.remembered.of(table_id).is_over = True
        self.noting.soon(table_id)

    def _of(self, table: Table) -> LiveMessage[Message]:
        board = self._shown.get(table.id)
        if board is None:
            is_borrowed = table.place is Place.BORROWED
            board = self._shown[table.id] = BorrowedBoard(self, table) if is_borrowed else LiveBoard(self, table)
            if table.stage is not Stage.OVER or table.channel not in self._by_channel:
                self._by_channel[table.channel] = board
            board.live = self._delivery.live_message(
                board, replace(self._policy, is_replaced=False) if is_borrowed else self._policy, self._drafts
            )
            board.live.message, board.live.is_posting = board.notes.message, board.notes.posting
        return board.live

    def _in(self, guild: int) -> list[LiveBoard]:
        return [board for board in self._shown.values() if board.table.guild == guild]

    def table_changed(self, change: Change) -> None:
        live = self._of(change.table)
        if not (isinstance(change.entry, Moved) and change.table.to_act()):
            self._shown[change.table.id].is_urgent = True
        if isinstance(change.entry, Opened):
            live.is_expected = True
        else:
            live.changed()
