"""The public message of each table, kept up to date: the newest state wins, what lies between is never drawn."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol

import discord

from bot.kept.remembered import Remembered
from bot.kept.servers import Servers
from bot.live.answers import Answer
from bot.live.busy import Busy
from bot.live.drawing import Drawing
from bot.live.pacing import Pacer
from bot.live.showing import scores_shown, table_shown
from bot.pages.board import board_message
from bot.pages.lobby import closed_message, lobby_message
from bot.pages.messages import NOBODY, Message
from bot.pages.result import Rated, result_message
from bot.tables.desk import Change
from bot.tables.entries import Ending, Opened
from bot.tables.service import Tables
from bot.tables.table import Stage, Table
from bot.wire import MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.words.sentences import public_texts
from data.rows import Result

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


class Ratings(Protocol):
    """What of a store is needed."""

    async def results_of(self, table_id: int) -> list[Result]: ...


@dataclass(slots=True, eq=False)
class _Shown:
    """What the channel shows of a table."""

    table: Table
    pacer: Pacer = field(init=False)
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
        self._drawing = drawing
        self._remembered = remembered
        self._ratings = ratings
        self._servers = servers
        self._shown: dict[int, _Shown] = {}
        self._by_channel: dict[int, _Shown] = {}
        self.trouble: Callable[[int], None] = lambda table_id: None
        tables.listen(self._follow)

    async def opened(self, table: Table, message_id: int | None, *, n: int) -> None:
        """The first message was sent as an answer and tells of `n` entries; None: it could not, and is sent now."""
        shown = self._of(table)
        shown.awaited = False
        if message_id is not None:
            self._remembered.of(table.id).message = message_id
            shown.n = n
            await self._remembered.save(table.id)
        shown.pacer.touch()

    def take_up(self, table: Table) -> None:
        """Show a table that an earlier process held."""
        self._of(table).pacer.touch()

    def is_blocked(self, table_id: int) -> bool:
        """Whether the table cannot be shown for want of permission."""
        shown = self._shown.get(table_id)
        return shown is not None and shown.blocked_until > 0

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
        try:
            await answer.replace(await self.render(table))
        except BaseException:
            shown.n = before
            raise
        finally:
            shown.pacer.touch()

    def message_seen(self, channel: int, message: int) -> None:
        """Somebody has written in this channel."""
        shown = self._by_channel.get(channel)
        if shown is not None and message > (self._remembered.of(shown.table.id).message or message):
            shown.followed += 1

    def message_deleted(self, channel: int, message: int) -> None:
        """A message is gone; if it was a table's, that is posted anew."""
        shown = self._by_channel.get(channel)
        if shown is not None and self._remembered.of(shown.table.id).message == message:
            self._remembered.of(shown.table.id).message = None
            shown.n = -1
            shown.pacer.touch()

    async def render(self, table: Table) -> Message:
        """The public message of the table as it is now, in the language of its server."""
        texts, stage = public_texts(table), table.stage
        if stage is Stage.LOBBY:
            return lobby_message(texts, table)
        if stage is Stage.OVER and (table.match is None or table.match.result is None):
            return closed_message(texts, table)
        view = table.view(None)
        rated = await self._rated(table) if stage is Stage.OVER else {}
        as_text = await self._servers.text_only(table.guild)
        sheet = None if stage is Stage.PLAYING else await scores_shown(self._drawing, texts, table, as_text=as_text)
        if as_text and sheet is not None:
            shown, sheet = sheet, None  # The last calls tell how it came about; less is easier to listen to.
        else:
            shown = await table_shown(self._drawing, texts, table, as_text=as_text)
        if stage is Stage.OVER:
            return result_message(texts, table, shown, rated, sheet)
        return board_message(texts, table, view, shown, sheet)

    async def close(self) -> None:
        """Show nothing more; wait for what is being sent."""
        await asyncio.gather(*(shown.pacer.stop() for shown in self._shown.values()))

    async def _rated(self, table: Table) -> dict[int, Rated]:
        return {
            result.user_id: Rated(result.after.shown, change)
            for result in await self._ratings.results_of(table.id)
            if result.after is not None and (change := result.change) is not None
        }

    def _of(self, table: Table) -> _Shown:
        shown = self._shown.get(table.id)
        if shown is None:
            shown = _Shown(table)
            shown.pacer = Pacer(partial(self._show, shown), pace=PACE, delay=GATHER, busy=self._busy)
            self._shown[table.id] = self._by_channel[table.channel] = shown
        return shown

    def _follow(self, change: Change) -> None:
        shown = self._of(change.table)
        if isinstance(change.entry, Opened):
            shown.awaited = True
        else:
            shown.pacer.touch()

    async def _show(self, shown: _Shown) -> bool:
        """Bring the message up to date; whether anything was sent."""
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
        shown.blocked_until, shown.failures = 0.0, 0
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
            except discord.NotFound as gone:
                if gone.code != UNKNOWN_MESSAGE:
                    raise
                old = None
            else:
                return
        sent = await channel.send(view=message.view, files=message.files(), allowed_mentions=NOBODY)
        notes.message, shown.followed = sent.id, 0
        await self._remembered.save(table.id)
        if old is not None:
            await _delete(channel, old)

    async def _failed(self, shown: _Shown, error: discord.HTTPException) -> None:
        table = shown.table
        if error.code == UNKNOWN_CHANNEL:
            shown.n = table.n
            await self._tables.channel_gone(table.channel)
            self._let_go(shown)
        elif error.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            log.info("Table %s cannot be shown: permission missing (%s)", table.id, error.code)
            shown.blocked_until = asyncio.get_running_loop().time() + BLOCKED
            self.trouble(table.id)
            if table.stage is Stage.OVER:
                shown.n = table.n
                self._let_go(shown)
        else:
            self._try_again(shown, error)

    def _try_again(self, shown: _Shown, error: Exception) -> None:
        shown.failures += 1
        log.warning("Table %s could not be shown (%d)", shown.table.id, shown.failures, exc_info=error)
        if shown.failures < TRIES:
            asyncio.get_running_loop().call_later(PACE * 2**shown.failures, shown.pacer.touch)

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


async def _delete(channel: discord.PartialMessageable, message: int) -> None:
    try:
        await channel.get_partial_message(message).delete()
    except discord.HTTPException as error:
        log.info("An old message was not deleted: %s", error.code)
