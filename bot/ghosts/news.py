"""What the channel is told about ghosts: who became one, who traded places by what, and whether that is undone."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.discord_api import FAILED, insisting
from bot.live.noting import Noting
from bot.live.pacing import Pacer
from bot.live.traffic import Traffic
from bot.pages.ids import ghosts as ids
from bot.pages.messages import NOBODY, Message, button, note, panel, rows, words
from bot.tables.entries import Talked, TalkKind
from bot.tables.registry import Change, TableRegistry
from bot.tables.table import TAKE_BACK_SECONDS, Stage, Table, Trade
from bot.tables.talking import asked_to_agree
from bot.words.ghosts import new_ghosts
from bot.words.markup import relative
from bot.words.naming import name_of
from bot.words.sentences import public_texts
from engine.events import WentBankrupt
from engine.moves import Talk
from i18n import Texts

log = logging.getLogger(__name__)

PACE: Final = 0.5
"""Seconds between two edits of one announcement."""


@dataclass(slots=True, eq=False)
class Notice:
    """The announcement of a trade. `talker` and `ghost` are players: indices of the table's places."""

    table: Table
    trade: Trade
    talker: int
    ghost: int
    message: int | None = None
    undone: bool = False
    shows: object = None
    timer: asyncio.TimerHandle | None = None
    pacer: Pacer = field(init=False)

    @property
    def until(self) -> int:
        """Up to when it can be undone, as people are told it, in milliseconds since 1970."""
        return self.trade.at + TAKE_BACK_SECONDS * 1000


class News:
    """Announces, and keeps the announcement of each table's last trade up to date."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableRegistry,
        noting: Noting,
        traffic: Traffic,
        seen: Callable[[int, int], None] = lambda channel, message: None,
    ) -> None:
        """`seen` is told of each message that was sent: its channel, and its id."""
        self._client = client
        self._tables = tables
        self._noting = noting
        self._remembered = noting.remembered
        self._traffic = traffic
        self._seen = seen
        self._notices: dict[int, Notice] = {}
        self._ending: set[Notice] = set()
        tables.listen(self._follow)

    def take_up(self, table: Table) -> None:
        """Go on with a table that an earlier process held: its last trade may not have been announced yet, or what
        became of one not been told. Its notes are recalled by then; what shows the outcome is let be."""
        notes, trade = self._remembered.of(table.id), table.trade
        at, message = notes.trade or (None, None)
        is_told = at is not None and notes.settled == at
        if trade is not None and at == trade.at:
            if not is_told:
                self._announce(table, trade, message)
            return
        if at is not None and not is_told and (left := _left_open(table, at, message)) is not None:
            left.pacer = Pacer(partial(self._show, left), pace=PACE)
            self._let_go(left)
        if trade is not None and table.stage is Stage.PLAYING:
            self._announce(table, trade, None)

    async def close(self) -> None:
        """Announce nothing more; wait for what is being sent."""
        notices = [*self._notices.values(), *self._ending]
        for notice in notices:
            if notice.timer is not None:
                notice.timer.cancel()
        await asyncio.gather(*(notice.pacer.stop() for notice in notices))

    def _follow(self, change: Change) -> None:
        table = change.table
        notice = self._notices.get(table.id)
        if isinstance(change.entry, Talked) and table.trade is not None:
            self._let_go(notice)
            self._announce(table, table.trade, None)
        elif notice is not None:
            notice.undone |= isinstance(change.entry, Talked) and change.entry.way is TalkKind.TAKEN_BACK
            notice.pacer.touch()
        fallen = [event.seat for event in change.events if isinstance(event, WentBankrupt)]
        if fallen and table.stage is Stage.PLAYING and all(seat in table.ghost_since for seat in fallen):
            before = (event for told in table.history[:-1] for event in told.events)
            is_first = not any(isinstance(event, WentBankrupt) for event in before)
            text = new_ghosts(public_texts(table), table, [table.at(seat) for seat in fallen], is_first=is_first)
            self._tables.run(self._tell(table, note(text), nonce=f"ghosts:{table.id}:{table.version}"))

    # -- Trades -------------------------------------------------------------------------------------------------------

    def _announce(self, table: Table, trade: Trade, message: int | None) -> None:
        talker, ghost = table.player_at(trade.ghost), table.player_at(trade.seat)
        notice = self._notices[table.id] = Notice(table, trade, talker, ghost, message)
        notice.pacer = Pacer(partial(self._show, notice), pace=PACE)
        notice.pacer.touch()

    def _let_go(self, notice: Notice | None) -> None:
        """Another trade, or the end: this one shows its outcome, and is forgotten then."""
        if notice is None:
            return
        self._notices.pop(notice.table.id, None)
        self._ending.add(notice)
        notice.pacer.touch()

    async def _show(self, notice: Notice) -> bool:
        """Send the announcement, or bring it up to date; whether anything was sent."""
        open_until = None if self._is_settled(notice) else notice.until
        shows = (open_until, notice.undone, frozenset(notice.trade.agreed))
        tried = shows != notice.shows
        if tried:
            message = trade_message(public_texts(notice.table), notice, open_until=open_until)
            if notice.message is None:
                await self._send_notice(notice, message)
            else:
                await self._edit(notice, message)
            notice.shows = shows
        if notice.timer is not None:
            notice.timer.cancel()
        if open_until is not None:
            left = self._tables.take_back_seconds(notice.table)
            notice.timer = asyncio.get_running_loop().call_later(max(0.0, left) + 0.05, notice.pacer.touch)
        else:
            if self._notices.get(notice.table.id) is notice:
                del self._notices[notice.table.id]
            self._ending.discard(notice)
            self._note_settled(notice)
        return tried

    def _note_settled(self, notice: Notice) -> None:
        """The announcement of this trade needs nothing more."""
        notes = self._remembered.known(notice.table.id)
        if notes is not None and notes.trade is not None and notes.trade[0] == notice.trade.at:
            notes.settled = notice.trade.at
            self._noting.soon(notice.table.id)

    def _is_settled(self, notice: Notice) -> bool:
        """Whether nothing can be undone any more."""
        table = notice.table
        is_last = table.trade is notice.trade and table.stage is Stage.PLAYING
        return not is_last or self._tables.take_back_seconds(table) < 0

    async def _send_notice(self, notice: Notice, message: Message) -> None:
        notice.message = await self._tell(
            notice.table, message, nonce=f"trade:{notice.table.id}:{notice.trade.version}"
        )
        if notice.message is not None and self._tables.get(notice.table.id) is notice.table:
            self._remembered.of(notice.table.id).trade = (notice.trade.at, notice.message)
            await self._remembered.save(notice.table.id)

    async def _edit(self, notice: Notice, message: Message) -> None:
        assert notice.message is not None
        there = self._channel(notice.table).get_partial_message(notice.message)
        if not await self._traffic.turn():
            return
        try:
            await insisting(lambda: there.edit(view=message.view, attachments=[], allowed_mentions=NOBODY))
        except FAILED as error:
            log.info("An announcement at table %s was not edited: %s", notice.table.id, error)

    # -- The channel --------------------------------------------------------------------------------------------------

    async def _tell(self, table: Table, message: Message, *, nonce: str) -> int | None:
        """Send to the table's channel, but once for each nonce, also around a restart; None where that fails.

        Discord knows nonces for some minutes, by author and whatever the channel.
        """
        if not await self._traffic.turn():
            return None
        try:
            sent = await insisting(
                lambda: self._channel(table).send(view=message.view, allowed_mentions=NOBODY, nonce=nonce)
            )
        except FAILED as error:
            log.info("Nothing could be told about ghosts at table %s: %r", table.id, error)
            return None
        self._seen(table.channel, sent.id)
        return sent.id

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel, guild_id=table.guild)


def _left_open(table: Table, at: int, message: int | None) -> Notice | None:
    """The announcement of an earlier trade than the table's last, or of one that was undone."""
    trades = [told for told in table.history if isinstance(told.move, Talk)]
    for told, later in zip(trades, [*trades[1:], None], strict=True):
        if told.at == at and told.talk_kind not in (None, TalkKind.TAKEN_BACK):
            assert isinstance(told.move, Talk)
            assert told.players_before is not None
            trade = Trade(told.seat, told.move.ghost, told.talk_kind, None, at)
            undone = later is not None and later.talk_kind is TalkKind.TAKEN_BACK
            return Notice(table, trade, told.player, told.players_before[told.move.ghost], message, undone)
    return None


def trade_message(texts: Texts, notice: Notice, *, open_until: int | None) -> Message:
    """The announcement. `open_until`: up to when it can be undone; None: that is over."""
    table, trade = notice.table, notice.trade
    place = f"https://discord.com/channels/{table.guild}/{table.channel}"
    told = texts(
        "ghost-traded",
        talker=f"**{name_of(texts, table.participants[notice.talker])}**",
        ghost=f"**{name_of(texts, table.participants[notice.ghost])}**",
        way=trade.talk_kind.value,
        link=place if trade.message is None else f"{place}/{trade.message}",
    )
    pressed: list[ui.Button[Any]] = []
    outcome = ""
    if notice.undone:
        outcome = texts("ghost-undone")
    elif open_until is None:
        outcome = texts("ghost-stands") if trade.agreed else ""
    elif not trade.agreed:
        outcome = texts("ghost-take-back-until", until=relative(open_until))
        pressed = [button(texts("ghost-take-back"), ids.trade(table.id, trade.at), style=ButtonStyle.secondary)]
    else:
        outcome = texts("ghost-asked", until=relative(open_until))
        pressed = [
            button(
                texts("ghost-agree", name=each.name),
                ids.trade(table.id, trade.at, number=table.participants.index(each)),
                style=ButtonStyle.success,
                disabled=each.user in trade.agreed,
            )
            for each in asked_to_agree(table, trade)
        ]
    return panel(words("\n\n".join(filter(None, (told, outcome)))), *rows(pressed))
