"""Announcements about ghosts: who became one, who traded places and why, and whether a trade is undone."""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.ghosts.ids import TradePress
from bot.platform import sending
from bot.platform.delivery import Delivery
from bot.platform.discord_api import FAILED, log_failed, place_url, retried_once
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import ONCE, Sent, Source
from bot.platform.messages import NOBODY, Message, button, note, panel, rows, words
from bot.platform.nonces import NonceKind, nonce
from bot.tables.entries import Talked, TalkKind
from bot.tables.ghost_state import Trade
from bot.tables.open_table import Change
from bot.tables.registry import TableRegistry
from bot.tables.table import Stage, Table
from bot.tables.talking import asked_to_agree
from bot.text.ghosts import new_ghosts
from bot.text.markup import relative
from bot.text.naming import name_of
from bot.text.sentences import public_texts
from engine.events import WentBankrupt
from engine.moves import Talk
from i18n import Texts

log = logging.getLogger(__name__)

_POLICY: Final = replace(ONCE, pace=0.5)

_Version = tuple[int | None, bool, frozenset[int]]
"""Until when a trade can be undone (None: no longer), whether it was undone, and the users who agreed to undo it."""


@dataclass(slots=True, eq=False)
class Notice:
    """An announced trade. `talker` and `ghost` are players: indices of the table's participants."""

    table: Table
    trade: Trade
    talker: int
    ghost: int
    undone: bool = False

    @property
    def until(self) -> int:
        """When undoing ends, as users are told, in milliseconds since 1970."""
        return self.trade.at + self.table.ghosts.take_back_seconds * 1000


class News:
    """Announces ghosts and trades, and keeps the announcement of each table's last trade up to date."""

    def __init__(
        self,
        delivery: Delivery,
        tables: TableRegistry,
        seen: Callable[[int, int], None] = lambda channel, message: None,
    ) -> None:
        """`seen` is called with the channel and id of each sent message."""
        self.client = delivery.client
        self._tables = tables
        self._noting = delivery.noting
        self._remembered = delivery.remembered
        self._traffic = delivery.traffic
        self._seen = seen
        self._current: dict[int, _Announcement] = {}
        """The announcement of each table's last trade, by table id."""
        self._open: set[_Announcement] = set()
        """All announcements that do not show their outcome yet."""

    def resume_table(self, table: Table) -> None:
        """Resume a table of an earlier process, whose notes have been loaded: its last trade may be unannounced, or a
        trade's outcome not shown yet. Announcements that show their outcome are left alone."""
        notes, trade = self._remembered.of(table.id), table.ghosts.trade
        at, message = notes.trade or (None, None)
        is_settled = at is not None and notes.settled == at
        if trade is not None and at == trade.at:
            if not is_settled:
                self._announce(table, trade, message)
            return
        if at is not None and not is_settled and (left := _left_open(table, at)) is not None:
            self._keep(left, message)
        if trade is not None and table.stage is Stage.PLAYING:
            self._announce(table, trade, None)

    def __len__(self) -> int:
        """The number of announcements that do not show their outcome yet."""
        return len(self._open)

    def touch(self) -> None:
        """Update all open announcements: time may have passed."""
        for announcement in self._open:
            announcement.live.touch()

    async def release_tables(self, tables: Collection[int]) -> None:
        """Stop announcing at these tables, which another process plays from now on."""
        for number in tables:
            self._current.pop(number, None)
        gone = {announcement for announcement in self._open if announcement.table.id in tables}
        self._open -= gone
        await self._stop(gone)

    async def stop_announcing(self) -> None:
        """Stop announcing; wait for the requests in progress."""
        await self._stop(self._open)

    async def _stop(self, announcements: Collection["_Announcement"]) -> None:
        for announcement in announcements:
            announcement.wake(None)
        await asyncio.gather(*(announcement.live.stop_sending() for announcement in announcements))

    def table_changed(self, change: Change) -> None:
        table = change.table
        current = self._current.get(table.id)
        if isinstance(change.entry, Talked) and table.ghosts.trade is not None:
            if current is not None:
                current.live.touch()  # A later trade makes the earlier one final.
            self._announce(table, table.ghosts.trade, None)
        elif current is not None:
            current.notice.undone |= isinstance(change.entry, Talked) and change.entry.way is TalkKind.TAKEN_BACK
            current.live.touch()
        fallen = [event.seat for event in change.events if isinstance(event, WentBankrupt)]
        if fallen and table.stage is Stage.PLAYING and all(seat in table.ghosts.since for seat in fallen):
            before = (event for played in table.history[:-1] for event in played.events)
            is_first = not any(isinstance(event, WentBankrupt) for event in before)
            text = new_ghosts(public_texts(table), table, [table.at(seat) for seat in fallen], is_first=is_first)
            self._tables.run(self._tell(table, note(text), NonceKind.GHOSTS, table.version))

    # -- Trades -------------------------------------------------------------------------------------------------------

    def _announce(self, table: Table, trade: Trade, message: int | None) -> None:
        notice = Notice(table, trade, table.player_at(trade.ghost), table.player_at(trade.seat))
        self._current[table.id] = self._keep(notice, message)

    def _keep(self, notice: Notice, message: int | None) -> "_Announcement":
        announcement = _Announcement(self, notice)
        announcement.live = LiveMessage(announcement, _POLICY, self._traffic, message=message)
        self._open.add(announcement)
        announcement.live.touch()
        return announcement

    def open_until(self, notice: Notice) -> int | None:
        """Until when this trade can be undone; None: no longer."""
        table = notice.table
        is_last = table.ghosts.trade is notice.trade and table.stage is Stage.PLAYING
        return notice.until if is_last and self.seconds_left(notice) >= 0 else None

    def seconds_left(self, notice: Notice) -> float:
        """How long the table's last trade can still be undone."""
        return self._tables.take_back_seconds(notice.table)

    async def save(self, notice: Notice, message: int) -> None:
        """Save that this message announces this trade."""
        table = notice.table
        if self._tables.get(table.id) is table:
            self._remembered.of(table.id).trade = (notice.trade.at, message)
            await self._remembered.save(table.id)

    def settled(self, announcement: "_Announcement") -> None:
        """Called when the outcome of this trade is shown."""
        self._open.discard(announcement)
        table, trade = announcement.notice.table, announcement.notice.trade
        if self._current.get(table.id) is announcement:
            del self._current[table.id]
        notes = self._remembered.known(table.id)
        if notes is not None and notes.trade is not None and notes.trade[0] == trade.at and notes.settled != trade.at:
            notes.settled = trade.at
            self._noting.soon(table.id)

    # -- The channel --------------------------------------------------------------------------------------------------

    async def _tell(self, table: Table, message: Message, kind: NonceKind, number: int) -> None:
        """Send to the table's channel; log a failure."""
        if not await self._traffic.turn():
            return
        try:
            await self.send(table, message, kind, number)
        except FAILED as error:
            log_failed(log, error, "News of ghosts could not be sent at table %s", table.id)

    async def send(self, table: Table, message: Message, kind: NonceKind, number: int) -> Sent:
        """Send to the channel, once per kind and number, even across a restart. Raises what discord.py raises."""
        channel = self.client.get_partial_messageable(table.channel, guild_id=table.guild)
        once = nonce(kind, table.id, number)
        sent = await retried_once(lambda: channel.send(view=message.view, allowed_mentions=NOBODY, nonce=once))
        self._seen(table.channel, sent.id)
        return Sent(sent.id)


class _Announcement(Source[_Version]):
    """The message that announces one trade."""

    live: LiveMessage[_Version]

    def __init__(self, news: News, notice: Notice) -> None:
        self.name = f"An announcement at table {notice.table.id}"
        self.table = notice.table
        self.notice = notice
        self._news = news
        self._timer: asyncio.TimerHandle | None = None

    def wanted(self) -> _Version:
        return self._news.open_until(self.notice), self.notice.undone, frozenset(self.notice.trade.agreed)

    async def prepare(self) -> None:
        self.wake(None if self._news.open_until(self.notice) is None else self._news.seconds_left(self.notice))

    async def render(self) -> _Version:
        return self.wanted()

    async def send(self, rendered: _Version) -> Sent:
        message = trade_message(public_texts(self.table), self.notice, open_until=rendered[0])
        return await self._news.send(self.table, message, NonceKind.TRADE, self.notice.trade.version)

    async def edit(self, message: int, rendered: _Version) -> None:
        shown = trade_message(public_texts(self.table), self.notice, open_until=rendered[0])
        await sending.edit_public(self._news.client, self.table.channel, message, shown)

    async def save(self) -> None:
        if self.live.message is not None:
            await self._news.save(self.notice, self.live.message)

    def is_final(self) -> bool:
        return self._news.open_until(self.notice) is None

    def on_finished(self) -> None:
        self.wake(None)
        self._news.settled(self)

    def wake(self, seconds: float | None) -> None:
        """Update again after this many seconds; None: only on the next event."""
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = None if seconds is None else loop.call_later(max(0.0, seconds) + 0.05, self._look)

    def _look(self) -> None:
        self.live.touch()
        if self._news.open_until(self.notice) is not None:
            self.wake(self._news.seconds_left(self.notice))


def _left_open(table: Table, at: int) -> Notice | None:
    """The announcement of the trade at time `at`, which is no longer the table's current trade or was undone."""
    trades = [played for played in table.history if isinstance(played.move, Talk)]
    for played, later in zip(trades, [*trades[1:], None], strict=True):
        if played.at == at and played.talk_kind not in (None, TalkKind.TAKEN_BACK):
            assert isinstance(played.move, Talk)
            assert played.players_before is not None
            trade = Trade(played.seat, played.move.ghost, played.talk_kind, None, at)
            undone = later is not None and later.talk_kind is TalkKind.TAKEN_BACK
            return Notice(table, trade, played.player, played.players_before[played.move.ghost], undone)
    return None


def trade_message(texts: Texts, notice: Notice, *, open_until: int | None) -> Message:
    """The announcement. `open_until`: until when it can be undone; None: no longer."""
    table, trade = notice.table, notice.trade
    trade_line = texts(
        "ghost-traded",
        talker=f"**{name_of(texts, table.participants[notice.talker])}**",
        ghost=f"**{name_of(texts, table.participants[notice.ghost])}**",
        way=trade.talk_kind.value,
        link=place_url(table.guild, table.channel, trade.message),
    )
    pressed: list[ui.Button[Any]] = []
    outcome = ""
    if notice.undone:
        outcome = texts("ghost-undone")
    elif open_until is None:
        outcome = texts("ghost-stands") if trade.agreed else ""
    elif not trade.agreed:
        outcome = texts("ghost-take-back-until", until=relative(open_until))
        pressed = [button(texts("ghost-take-back"), TradePress(table.id, trade.at), style=ButtonStyle.secondary)]
    else:
        outcome = texts("ghost-asked", until=relative(open_until))
        pressed = [
            button(
                texts("ghost-agree", name=each.name),
                TradePress(table.id, trade.at, player=table.participants.index(each)),
                style=ButtonStyle.success,
                disabled=each.user in trade.agreed,
            )
            for each in asked_to_agree(table, trade)
        ]
    return panel(words("\n\n".join(filter(None, (trade_line, outcome)))), *rows(pressed))
