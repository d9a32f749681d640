"""The public message of each table, kept up to date: the newest state wins, what lies between is never drawn."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from secrets import token_hex
from typing import Final

import discord

from bot.kept.remembered import Remembered
from bot.kept.servers import Servers
from bot.live.answers import Answer
from bot.live.boards import Boards, Ratings
from bot.live.busy import ANSWER_SECONDS, Busy
from bot.live.drawing import Drawing
from bot.live.pacing import Pacer
from bot.live.removing import Removing
from bot.pages.messages import NOBODY, Message
from bot.tables.desk import Change
from bot.tables.entries import Ending, Opened
from bot.tables.service import Tables
from bot.tables.table import Stage, Table
from bot.wire import (
    ARCHIVED,
    FAILED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    insisting,
    is_passing,
)

log = logging.getLogger(__name__)

PACE: Final = 1.0
"""Seconds between two edits of one message."""
GATHER: Final = 0.05
"""Seconds from a change to its edit: computer players and the answers to presses go first."""
FAR: Final = 10
"""So many messages below the table's it is posted anew."""
OLD: Final = 3600
"""Seconds after which Discord lets a message be edited only rarely."""
BLOCKED: Final = 60.0
"""Seconds until it is tried again where the permission was missing."""
TRIES: Final = 5
"""So often something is tried that fails for no known reason."""
LONGEST_WAIT: Final = 60.0
"""Seconds between two tries at most while Discord is in trouble."""
LOST: Final = 3
"""So often a message that somebody deletes is posted anew before anything happens at the table."""


@dataclass(slots=True, eq=False)
class _Shown:
    """What the channel shows of a table."""

    table: Table
    pacer: Pacer = field(init=False)
    answering: Busy = field(default_factory=Busy)
    """Edits wait for answers that are about to show something in the message."""
    n: int = -1
    """The number of entries that the message tells of."""
    awaited: bool = False
    """The message is just being sent as the answer to a command."""
    answers: int = 0
    """How often something else has changed the message, or what it should look like, than its edits."""
    followed: int = 0
    """Messages below it."""
    blocked_until: float = 0.0
    failures: int = 0
    sending: bool = False
    """A new message is being sent, whose id is not known yet."""
    nonce: str | None = None
    """Of that message: nothing is sent twice by it."""
    gone: set[int] = field(default_factory=set[int])
    """Messages that were deleted meanwhile."""
    lost: int = 0
    """How many messages of the table were deleted since something happened there."""


class Publisher:
    """Shows every table in its channel. `trouble` is told of a table that could not be shown for want of permission."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        drawing: Drawing,
        remembered: Remembered,
        ratings: Ratings,
        *,
        servers: Servers,
        busy: Busy | None = None,
    ) -> None:
        """`busy`: whom edits let go first."""
        self._busy = busy
        self._client = client
        self._tables = tables
        self._remembered = remembered
        self._boards = Boards(drawing, ratings, servers)
        self._removing = Removing(client)
        self._righting: dict[int, asyncio.Task[None]] = {}
        """Messages left behind that are just being set right."""
        self._shown: dict[int, _Shown] = {}
        self._by_channel: dict[int, _Shown] = {}
        self.trouble: Callable[[int], None] = lambda table_id: None
        tables.listen(self._follow)

    async def opened(self, table: Table, message_id: int | None, *, n: int) -> None:
        """The first message was sent as an answer and tells of `n` entries; None: it could not, and is sent now."""
        shown = self._of(table)
        shown.awaited = False
        if message_id is not None:
            shown.n = n
            self._posted(shown, message_id)
            await self._remembered.save(table.id)
        shown.gone.clear()
        shown.pacer.touch()

    def take_up(self, table: Table) -> None:
        """Show a table that an earlier process held."""
        self._of(table).pacer.touch()

    def is_blocked(self, table_id: int) -> bool:
        """Whether the table cannot be shown for want of permission."""
        shown = self._shown.get(table_id)
        return shown is not None and shown.blocked_until > 0

    def allowed_anew(self, guild: int) -> None:
        """What the bot may do in this server has changed: what it could not show is tried at once."""
        for shown in self._shown.values():
            if shown.table.guild == guild and shown.blocked_until > 0:
                shown.blocked_until = asyncio.get_running_loop().time()
                shown.pacer.touch()

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
        before, shown.n = shown.n, table.n
        shown.answers += 1
        answers = shown.answers
        try:
            with shown.answering:
                await answer.replace(await self.render(table))
        except BaseException:
            shown.n = before
            raise
        finally:
            if shown.answers != answers:
                shown.n = -1  # Nobody knows which of two answers that were under way together came last.
            shown.pacer.touch()

    def set_right(self, table: Table, message: int) -> None:
        """A table that is over was pressed on in this message, which does not show its end: now it is to."""
        is_to_be_shown = table.id in self._shown and table.ending is not Ending.CHANNEL_GONE
        if is_to_be_shown and self._remembered.of(table.id).message == message:
            return
        if table.stage is Stage.OVER and message not in self._righting:
            task = self._righting[message] = asyncio.get_running_loop().create_task(self._set_right(table, message))
            task.add_done_callback(lambda _: self._righting.pop(message))

    async def _set_right(self, table: Table, message: int) -> None:
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        there = channel.get_partial_message(message)
        try:
            end = await self.render(table)
            await insisting(lambda: there.edit(view=end.view, attachments=end.files(), allowed_mentions=NOBODY))
        except FAILED as error:
            log.info("An old message of table %s was not set right: %r", table.id, error)

    def bring_back(self, table: Table) -> bool:
        """Somebody asks for a table: it is posted anew where its message is far up, or was deleted again and again.

        Whether it is.
        """
        shown, message = self._shown.get(table.id), self._remembered.of(table.id).message
        if shown is None or shown.awaited or (message is not None and not _is_out_of_sight(shown, message)):
            return False
        shown.n, shown.lost = -1, 0
        shown.pacer.touch()
        return True

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
            self._lost(shown)

    async def render(self, table: Table) -> Message:
        """The public message of the table as it is now."""
        return await self._boards.render(table)

    async def close(self) -> None:
        """Show nothing more; wait for what is being sent."""
        await asyncio.gather(*(shown.pacer.stop() for shown in self._shown.values()))
        await self._removing.close()
        await asyncio.gather(*self._righting.values(), return_exceptions=True)

    def _of(self, table: Table) -> _Shown:
        shown = self._shown.get(table.id)
        if shown is None:
            shown = _Shown(table)
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

    async def _show(self, shown: _Shown) -> bool:
        """Bring the message up to date; whether anything was sent."""
        await shown.answering.over(ANSWER_SECONDS)
        table = shown.table
        if table.ending is Ending.CHANNEL_GONE:
            shown.n = table.n
        if shown.awaited or shown.n == table.n or asyncio.get_running_loop().time() < shown.blocked_until:
            self._let_go(shown)
            return False
        if table.stage is Stage.OVER and self._tables.get(table.id) is table:
            return False  # Its last entry, with the ratings, is just being written.
        n, answers, stage = table.n, shown.answers, table.stage
        try:
            message = await self.render(table)
            if stage is not table.stage is Stage.OVER:
                return False  # It has ended meanwhile; its result follows when the ratings are known.
            await self._send(shown, message)
        except discord.HTTPException as error:
            await self._failed(shown, error)
            return True
        except Exception as error:
            self._try_again(shown, error)
            return True
        was_blocked, shown.blocked_until, shown.failures = shown.blocked_until > 0, 0.0, 0
        if was_blocked:
            self.trouble(table.id)
        shown.n = n if shown.answers == answers else -1
        if shown.n != table.n:
            shown.pacer.touch()
        self._let_go(shown)
        return True

    async def _send(self, shown: _Shown, message: Message) -> None:
        table, notes = shown.table, self._remembered.of(shown.table.id)
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        old = notes.message
        if old is not None and not _is_out_of_sight(shown, old):
            try:
                await channel.get_partial_message(old).edit(
                    view=message.view, attachments=message.files(), allowed_mentions=NOBODY
                )
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                    raise
                old = old if error.code == ARCHIVED else None  # A new message opens an archived thread.
            else:
                return
        shown.sending = True
        try:
            shown.nonce = shown.nonce or f"table:{token_hex(8)}"
            sent = await channel.send(
                view=message.view, files=message.files(), allowed_mentions=NOBODY, nonce=shown.nonce
            )
            if shown.failures:
                shown.answers += 1  # It may have been sent before, as it was then.
            shown.nonce, shown.followed = None, 0
            self._posted(shown, sent.id)
        finally:
            shown.sending = False
            shown.gone.clear()
        await self._remembered.save(table.id)
        if old is not None:
            await self._removing.remove(table, old)

    def _posted(self, shown: _Shown, message: int) -> None:
        """This is the table's message now, unless it was deleted before that was known."""
        self._remembered.of(shown.table.id).message = message
        if message in shown.gone:
            self._lost(shown)

    def _lost(self, shown: _Shown) -> None:
        """The table's message was deleted. It is posted anew, but not for ever against somebody's will."""
        self._remembered.of(shown.table.id).message = None
        shown.lost += 1
        if shown.lost <= LOST:
            shown.n = -1
            shown.answers += 1
            shown.pacer.touch()

    async def _failed(self, shown: _Shown, error: discord.HTTPException) -> None:
        table = shown.table
        if error.code == UNKNOWN_CHANNEL:
            shown.n = table.n
            await self._tables.channel_gone(table.channel)
            self._let_go(shown)
        elif error.code in (MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED):
            log.info("Table %s cannot be shown: permission missing (%s)", table.id, error.code)
            if table.stage is Stage.OVER:
                self._give_up(shown)
                return
            loop = asyncio.get_running_loop()
            shown.blocked_until = loop.time() + BLOCKED
            loop.call_later(BLOCKED, shown.pacer.touch)
            self.trouble(table.id)
        else:
            self._try_again(shown, error)

    def _try_again(self, shown: _Shown, error: Exception) -> None:
        shown.failures += 1
        if is_passing(error):
            log.warning("Table %s could not be shown (%d): %r", shown.table.id, shown.failures, error)
        else:
            log.warning("Table %s could not be shown (%d)", shown.table.id, shown.failures, exc_info=error)
            if shown.failures >= TRIES:
                if shown.table.stage is Stage.OVER:
                    self._give_up(shown)
                return
        wait = min(LONGEST_WAIT, PACE * 2 ** min(shown.failures, 10))
        asyncio.get_running_loop().call_later(wait, shown.pacer.touch)

    def _give_up(self, shown: _Shown) -> None:
        """The end of this table cannot be shown."""
        shown.n = shown.table.n
        self._let_go(shown)

    def _let_go(self, shown: _Shown) -> None:
        """Forget a table that is over and shown so."""
        table = shown.table
        if shown.n == table.n and self._tables.get(table.id) is None and table.stage is Stage.OVER:
            self._shown.pop(table.id, None)
            if self._by_channel.get(table.channel) is shown:
                del self._by_channel[table.channel]
            self._remembered.forget(table.id)


def _is_out_of_sight(shown: _Shown, message: int) -> bool:
    age = discord.utils.utcnow() - discord.utils.snowflake_time(message)
    return shown.followed >= FAR or age.total_seconds() > OLD
