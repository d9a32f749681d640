"""The public message of each table, kept up to date: the newest state wins, what lies between is never drawn."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.live.answers import Answer
from bot.live.boards import Boards, Ratings
from bot.live.busy import ANSWER_SECONDS, Busy
from bot.live.drawing import Drawing
from bot.live.noting import Noting
from bot.live.onshow import OnShow, Trouble
from bot.live.pacing import Pacer
from bot.live.posting import Posting, digest_of, is_out_of_sight
from bot.live.removing import Removing
from bot.live.traffic import Traffic
from bot.pages.messages import NOBODY, Message
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.tables.entries import CloseReason, Opened
from bot.tables.registry import Change
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.wire import (
    ARCHIVED,
    FAILED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    insisting,
    is_passing,
)

log = logging.getLogger(__name__)

PACE: Final = 1.0
"""Seconds between two edits of one message."""
GATHER: Final = 0.03
"""Seconds from a change to its edit: computer players and the answers to presses go first."""
BLOCKED: Final = 60.0
"""Seconds until it is tried again where the permission was missing; twice as many after each further try."""
TRIES: Final = 5
"""So often something is tried that fails for no known reason..."""
RETRY: Final = 2.0
"""... so many seconds apart, and each time twice as many."""
AHEAD: Final = 16
"""So many messages are drawn at most that wait to be sent: more would be out of date by then."""
LONGEST_WAIT: Final = 60.0
"""Seconds between two tries at most while Discord is in trouble."""
LONGEST_HOLD: Final = 900.0
"""Seconds between two tries at most of what is refused."""


class Publisher:
    """Shows every table in its channel. `trouble` is told of a table that cannot be shown, or can be again."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        drawing: Drawing,
        noting: Noting,
        ratings: Ratings,
        *,
        guild_settings: GuildSettings,
        traffic: Traffic,
        retry: float = RETRY,
        busy: Busy | None = None,
    ) -> None:
        """`retry`: seconds from a first refusal for no known reason to the next try. `busy`: whom edits let go
        first."""
        self._busy = busy
        self._client = client
        self._tables = tables
        self._noting = noting
        self._remembered: Remembered = noting.remembered
        self._traffic = traffic
        self._retry = retry
        self._boards = Boards(drawing, ratings, guild_settings)
        self._drawing_ahead = asyncio.Semaphore(AHEAD)
        self._removing = Removing(client, traffic)
        self._posting = Posting(client, noting.remembered, self._removing)
        self._righting: dict[int, asyncio.Task[None]] = {}
        """Messages left behind that are just being set right."""
        self._shown: dict[int, OnShow] = {}
        self._by_channel: dict[int, OnShow] = {}
        self.trouble: Callable[[int], None] = lambda table_id: None
        tables.listen(self._follow)

    async def opened(self, table: Table, message_id: int | None, *, n: int) -> None:
        """The first message was sent as an answer and tells of `n` entries; None: it could not, and is sent now."""
        shown = self._of(table)
        if message_id is None:
            shown.is_unsure = True  # Perhaps only the receipt was lost.
        else:
            shown.n, shown.is_seen = n, True
            if n == table.version and table.stage is Stage.LOBBY:
                # Where it also calls people who played before, it need not be edited because of that.
                self._looks(shown, digest_of(await self.render(table)), table.changes)
            self._posting.posted(shown, message_id)
        shown.awaited = False
        shown.gone.clear()
        if message_id is not None:
            await self._posting.note(table)
        shown.pacer.touch()

    def take_up(self, table: Table) -> None:
        """Show a table that an earlier process held, where its message does not show it as it is. Its notes are
        recalled by then."""
        notes = self._remembered.of(table.id)
        looks = notes.shown[1] if notes.shown is not None and notes.shown[0] == table.changes else None
        if table.stage is Stage.OVER and looks is not None:
            self._noted_as_over(table)
            return
        shown = self._of(table)
        if notes.message is None:
            notes.posting = True
        shown.looks, shown.is_unsure = looks, notes.posting
        shown.pacer.touch()

    def trouble_at(self, table_id: int) -> Trouble | None:
        """Why the table cannot be shown; None: it can, as far as is known."""
        shown = self._shown.get(table_id)
        return None if shown is None else shown.trouble

    def allowed_anew(self, guild: int) -> None:
        """What the bot may do in this server has changed: what it could not show is tried at once."""
        for shown in self._shown.values():
            if shown.table.guild == guild and shown.trouble is not None:
                shown.let_go()

    def wanted(self, table_id: int) -> None:
        """Somebody presses or asks for something at this table: what was given up is tried again, within limits."""
        shown = self._shown.get(table_id)
        if shown is not None and shown.trouble is Trouble.REFUSED and shown.may_be_asked:
            shown.let_go()

    def link(self, table: Table) -> str:
        """Where the table is."""
        place = f"https://discord.com/channels/{table.guild}/{table.channel}"
        message = self._remembered.of(table.id).message
        return place if message is None else f"{place}/{message}"

    def show_anew(self, guild: int) -> list[int]:
        """What the tables of this server look like has changed; which tables are shown there."""
        there = [shown for shown in self._shown.values() if shown.table.guild == guild]
        for shown in there:
            shown.n = -1
            shown.answers += 1
            shown.pacer.touch()
        return [shown.table.id for shown in there]

    async def answer(self, answer: Answer, table: Table) -> None:
        """Answer a press on the table's message with the message as it is now."""
        shown = self._shown.get(table.id)
        pressed = answer.interaction.message
        if shown is None or pressed is None or pressed.id != self._remembered.of(table.id).message:
            await answer.nothing()
            return
        before, shown.n, changes = shown.n, table.version, table.changes
        self._looks(shown, None)
        shown.answers += 1
        answers = shown.answers
        try:
            with shown.answering:
                message = await self.render(table)
                await answer.replace(message)
            if shown.answers == answers:
                self._looks(shown, digest_of(message), changes)
        except BaseException:
            shown.n = before
            raise
        finally:
            if shown.answers != answers:
                shown.n = -1  # Nobody knows which of two answers that were under way together came last.
                self._looks(shown, None)
            shown.pacer.touch()

    def set_right(self, table: Table, message: int) -> None:
        """A table that is over was pressed on in this message, which does not show its end: now it is to."""
        is_to_be_shown = table.id in self._shown and table.close_reason is not CloseReason.CHANNEL_GONE
        if is_to_be_shown and self._remembered.of(table.id).message == message:
            return
        if table.stage is Stage.OVER and message not in self._righting:
            task = self._righting[message] = asyncio.get_running_loop().create_task(self._set_right(table, message))
            task.add_done_callback(lambda _: self._righting.pop(message))

    async def _set_right(self, table: Table, message: int) -> None:
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        there = channel.get_partial_message(message)
        if not await self._traffic.turn():
            return
        try:
            end = await self.render(table)
            await insisting(lambda: there.edit(view=end.view, attachments=end.files(), allowed_mentions=NOBODY))
        except FAILED as error:
            log.info("An old message of table %s was not set right: %r", table.id, error)

    def bring_back(self, table: Table) -> bool:
        """Somebody asks for a table: it is posted anew where its message is far up, or was deleted again and again.

        Whether it is. Where an earlier process posted it, it may be gone: that is seen when it is edited.
        """
        self.wanted(table.id)
        shown, message = self._shown.get(table.id), self._remembered.of(table.id).message
        if shown is None or shown.awaited:
            return False
        is_needed = message is None or is_out_of_sight(shown, message)
        if is_needed or not shown.is_seen:
            shown.lost = 0
            shown.crossed()
            shown.pacer.touch()
        return is_needed

    def message_seen(self, channel: int, message: int) -> None:
        """Somebody has written in this channel."""
        shown = self._by_channel.get(channel)
        if shown is not None and message > (self._remembered.of(shown.table.id).message or message):
            shown.followed += 1

    def message_deleted(self, channel: int, message: int) -> None:
        """A message is gone; if it was a table's, that is posted anew."""
        shown = self._by_channel.get(channel)
        if shown is None:
            return
        if shown.sending or shown.awaited:
            shown.gone.add(message)
        elif self._remembered.of(shown.table.id).message == message:
            self._posting.lost(shown)

    async def render(self, table: Table) -> Message:
        """The public message of the table as it is now."""
        return await self._boards.render(table)

    async def close(self) -> None:
        """Show nothing more; wait for what is being sent."""
        await asyncio.gather(*(shown.pacer.stop() for shown in self._shown.values()))
        await self._removing.close()
        await asyncio.gather(*self._righting.values(), return_exceptions=True)

    def _of(self, table: Table) -> OnShow:
        shown = self._shown.get(table.id)
        if shown is None:
            shown = OnShow(table)
            shown.pacer = Pacer(partial(self._show, shown), pace=PACE, delay=GATHER, busy=self._busy)
            self._shown[table.id] = self._by_channel[table.channel] = shown
        return shown

    def _follow(self, change: Change) -> None:
        shown = self._of(change.table)
        shown.lost = 0
        if isinstance(change.entry, Opened):
            shown.awaited = True
        else:
            shown.pacer.touch()

    async def _show(self, shown: OnShow) -> bool:
        """Bring the message up to date; whether anything was sent."""
        await shown.answering.over(ANSWER_SECONDS)
        if not self._is_due(shown) or not await self._traffic.recovered():
            return False
        if shown.is_unsure:
            if await self._traffic.turn():
                await self._posting.look_for(shown)
            shown.pacer.touch()
            return True
        table, is_new = shown.table, False
        try:
            async with self._drawing_ahead:
                if not self._is_due(shown):
                    return False
                n, changes, answers, stage = table.version, table.changes, shown.answers, table.stage
                message = await self.render(table)
                digest = digest_of(message)
                is_new = digest != shown.looks or self._remembered.of(table.id).message is None
                if is_new and not await self._traffic.turn():
                    return False
            if stage is not table.stage is Stage.OVER:
                return False  # It has ended meanwhile; its result follows when the ratings are known.
            if is_new:
                self._looks(shown, None)
                await self._posting.put(shown, message)
                shown.is_seen = True
        except Exception as error:
            await self._failed(shown, error)
            return True
        was_in_trouble, shown.trouble, shown.failures, shown.held_until = shown.trouble is not None, None, 0, 0.0
        if was_in_trouble:
            self.trouble(table.id)
        if shown.answers == answers:
            shown.n = n
            self._looks(shown, digest, changes)
        else:
            shown.crossed()
        if shown.n != table.version:
            shown.pacer.touch()
        self._let_go(shown)
        return is_new

    def _is_due(self, shown: OnShow) -> bool:
        """Whether the message is to be brought up to date now."""
        table = shown.table
        if table.close_reason is CloseReason.CHANNEL_GONE:
            shown.n = table.version
        if shown.awaited or shown.n == table.version or shown.is_held:
            self._let_go(shown)
            return False
        # Else its last entry, with the ratings, is just being written.
        return table.stage is not Stage.OVER or self._tables.get(table.id) is not table

    def _looks(self, shown: OnShow, digest: str | None, changes: int = 0) -> None:
        """The message shows this now, of a table that had changed so often; None: who knows what."""
        shown.looks = digest
        self._remembered.of(shown.table.id).shown = None if digest is None else (changes, digest)
        self._noting.soon(shown.table.id)

    async def _failed(self, shown: OnShow, error: Exception) -> None:
        """What could not be shown is tried again: soon where Discord is in trouble, ever later where it refuses."""
        table, code = shown.table, error.code if isinstance(error, discord.HTTPException) else 0
        shown.failures += 1
        if code == UNKNOWN_CHANNEL:
            shown.n = table.version
            await self._tables.channel_gone(table.channel)
            self._let_go(shown)
        elif is_passing(error):
            log.warning("Table %s could not be shown (%d): %r", table.id, shown.failures, error)
            wait = min(LONGEST_WAIT, PACE * 2 ** min(shown.failures, 10))
            asyncio.get_running_loop().call_later(wait, shown.pacer.touch)
        elif code in (MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED):
            log.info("Table %s cannot be shown: permission missing (%s)", table.id, code)
            if table.stage is Stage.OVER:
                self._give_up(shown)
                return
            shown.hold(min(LONGEST_HOLD, BLOCKED * 2 ** min(shown.failures - 1, 10)))
            self._tell_trouble(shown, Trouble.PERMISSION)
        else:
            self._refused(shown, error)

    def _refused(self, shown: OnShow, error: Exception) -> None:
        """It fails for no known reason: after a few tries nobody tries again who is not asked."""
        table = shown.table
        # What Discord says fits in a line; where the fault lies here, it takes a traceback, once.
        trace = error if shown.failures == 1 and not isinstance(error, discord.HTTPException) else None
        log.warning("Table %s could not be shown (%d): %s", table.id, shown.failures, error, exc_info=trace)
        wait = min(LONGEST_HOLD, self._retry * 2 ** min(shown.failures - 1, 10))
        if shown.failures < TRIES:
            shown.hold(wait)
        elif table.stage is Stage.OVER:
            self._give_up(shown)
        else:
            shown.give_up(wait)
            self._tell_trouble(shown, Trouble.REFUSED)

    def _tell_trouble(self, shown: OnShow, trouble: Trouble) -> None:
        is_new, shown.trouble = shown.trouble is not trouble, trouble
        if is_new:
            self.trouble(shown.table.id)

    def _give_up(self, shown: OnShow) -> None:
        """The end of this table cannot be shown."""
        shown.n = shown.table.version
        self._let_go(shown)

    def _let_go(self, shown: OnShow) -> None:
        """Forget a table that is over and shown so."""
        table = shown.table
        if shown.n == table.version and self._tables.get(table.id) is None and table.stage is Stage.OVER:
            self._shown.pop(table.id, None)
            if self._by_channel.get(table.channel) is shown:
                del self._by_channel[table.channel]
            self._noted_as_over(table)

    def _noted_as_over(self, table: Table) -> None:
        self._remembered.of(table.id).is_over = True
        self._noting.soon(table.id)
