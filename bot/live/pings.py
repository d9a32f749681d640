"""A short message that calls people whose turn it is, and goes away when they have moved."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from typing import Final

import discord
from discord import ButtonStyle, ui

from bot.discord_api import FAILED, insisting, is_passing
from bot.live.cleanup import Cleanup
from bot.live.gate import Gate
from bot.live.noting import Noting
from bot.live.pacing import Pacer
from bot.live.traffic import Traffic
from bot.pages import ids
from bot.pages.ids import AtTable
from bot.pages.messages import button, calling
from bot.storage.user_settings import UserSettings
from bot.tables.entries import Moved
from bot.tables.registry import Change
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.words.markup import relative
from bot.words.sentences import listed, public_texts

log = logging.getLogger(__name__)

GRACE: Final = 2.5
"""Seconds that somebody has to move before they are called: who looks at the table needs no call."""
_SHARE: Final = 0.25
"""Of a turn's time: with less time than usual they are called sooner."""
_ATTENTIVE_SHARE: Final = 0.5
"""Of a turn's time: after so much of it also who looks at their hand is called."""
NEVER: Final = float("-inf")
SILENCE: Final = 60.0
"""Seconds in which nobody is called at a table where a call was refused; twice as many after each further one..."""
LONGEST_SILENCE: Final = 900.0
"""... up to so many."""
PACE: Final = 1.0
"""Seconds until a call is taken away that is not needed any more."""


@dataclass(slots=True, eq=False)
class _Awaited:
    """Who is awaited at a table: for each person the number of moves since which they are."""

    table: Table
    pacer: Pacer = field(init=False)
    since: dict[int, int] = field(default_factory=dict[int, int])
    begun: dict[int, float] = field(default_factory=dict[int, float])
    """When that was, by the clock of the event loop."""
    sent: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    """Who has been called: since which number of moves, and the message."""
    timer: asyncio.TimerHandle | None = None
    """Goes off when somebody may be due to be called."""
    silence: float = 0.0
    """Seconds for which nobody is called after a call was refused..."""
    silent_until: float = 0.0
    """... and until when, by the clock of the event loop."""


class Pings:
    """Calls each person once for each turn of theirs, unless they have switched that off."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        user_settings: UserSettings,
        noting: Noting,
        *,
        traffic: Traffic,
        is_in_trouble: Callable[[int], bool] = lambda table_id: False,
        grace: float = GRACE,
        silence: float = SILENCE,
        attentive_until: Callable[[Table, int], float] = lambda table, user: NEVER,
        gate: Gate | None = None,
    ) -> None:
        """`is_in_trouble`: whether a table cannot be shown; nobody is called there. `silence`: seconds without calls
        after a refused one. `attentive_until`: up to when a person is taken to look at their hand, which shows that
        they are to move, by the clock of the event loop. `gate`: whom calls let go first.
        """
        self._gate = gate
        self._attentive_until = attentive_until
        self._client = client
        self._user_settings = user_settings
        self._noting = noting
        self._remembered = noting.remembered
        self._traffic = traffic
        self._is_in_trouble = is_in_trouble
        self._silence = silence
        self._cleanup = Cleanup(client, traffic)
        self._grace, self._pace = grace, min(grace, PACE)
        self._tables: dict[int, _Awaited] = {}
        tables.listen(self._follow)

    def take_up(self, table: Table) -> None:
        """Go on with a table that an earlier process held: who was called is not called again. Its notes are recalled
        by then."""
        awaited = self._of(table)
        awaited.sent.update(self._remembered.of(table.id).pings)
        for user in _people_to_act(table):
            since, _ = awaited.sent.get(user, (len(table.history), 0))
            has_moved = any(table.participants[told.player].user == user for told in table.history[since:])
            awaited.since[user] = len(table.history) if has_moved else since
            awaited.begun[user] = 0.0
        awaited.pacer.touch()

    async def close(self) -> None:
        """Call nobody any more."""
        for awaited in self._tables.values():
            self._wake(awaited, None)
        await asyncio.gather(*(awaited.pacer.stop() for awaited in self._tables.values()))
        await self._cleanup.close()

    def _of(self, table: Table) -> _Awaited:
        awaited = self._tables.get(table.id)
        if awaited is None:
            awaited = self._tables[table.id] = _Awaited(table)
            awaited.pacer = Pacer(
                partial(self._bring_up_to_date, awaited), pace=self._pace, delay=self._pace, gate=self._gate
            )
        return awaited

    def _follow(self, change: Change) -> None:
        table = change.table
        if table.stage is Stage.LOBBY:
            return
        awaited = self._of(table)
        now = _people_to_act(table)
        before = dict(awaited.since)
        if isinstance(change.entry, Moved):
            mover = table.participants[table.history[-1].player].user
            if mover is not None:
                awaited.since.pop(mover, None)
        for user in list(awaited.since):
            if user not in now:
                del awaited.since[user]
        for user in now - awaited.since.keys():
            awaited.since[user] = len(table.history)
            awaited.begun[user] = asyncio.get_running_loop().time()
        if awaited.since != before or table.stage is Stage.OVER:
            awaited.pacer.touch()

    async def _bring_up_to_date(self, awaited: _Awaited) -> bool:
        """Take away and send what there is to; whether there was anything."""
        table, sent = awaited.table, awaited.sent
        gone = {user: ping for user, ping in sent.items() if awaited.since.get(user) != ping[0]}
        for user in gone:
            del sent[user]
        now, due = asyncio.get_running_loop().time(), {user: self._due(awaited, user) for user in awaited.since}
        new = {user: since for user, since in awaited.since.items() if user not in sent and due[user] <= now}
        self._wake(awaited, min((at for user, at in due.items() if user not in sent and at > now), default=None))
        called = [user for user in sorted(new) if (await self._user_settings.get(user, None)).pings]
        for message in {message for _, message in gone.values()} - {message for _, message in sent.values()}:
            await self._cleanup.remove(table, message)
        if called and (call := await self._call(awaited, called)) is not None:
            users, message = call
            sent.update({user: (new[user], message) for user in users})
        if table.stage is Stage.OVER:
            self._wake(awaited, None)
            self._tables.pop(table.id, None)
            if (notes := self._remembered.known(table.id)) is not None:
                notes.pings = {}
                self._noting.soon(table.id)
        elif gone or called:
            self._remembered.of(table.id).pings = dict(sent)
            await self._remembered.save(table.id)
        return bool(gone or called)

    def _due(self, awaited: _Awaited, user: int) -> float:
        """When to call somebody who is awaited, by the clock of the event loop."""
        begun, turn = awaited.begun[user], awaited.table.turn_seconds
        soonest = begun + min(self._grace, _SHARE * turn)
        # Whoever has just pressed something in it most likely has their hand before them, but nobody can be sure.
        attentive = min(self._attentive_until(awaited.table, user), begun + _ATTENTIVE_SHARE * turn)
        return max(soonest, attentive)

    def _wake(self, awaited: _Awaited, at: float | None) -> None:
        """Look again at this time; None: not before something happens."""
        if awaited.timer is not None:
            awaited.timer.cancel()
        loop = asyncio.get_running_loop()
        awaited.timer = None if at is None else loop.call_at(at, awaited.pacer.touch)

    async def _call(self, awaited: _Awaited, users: list[int]) -> tuple[list[int], int] | None:
        """Call those of these people, by their ids, who are still awaited; who, and the message. None: it cannot be."""
        table, now = awaited.table, asyncio.get_running_loop().time
        if self._is_in_trouble(table.id) or now() < awaited.silent_until or not await self._traffic.turn():
            return None
        users = [user for user in users if user in awaited.since]  # They may have moved meanwhile.
        if not users:
            return None
        texts = public_texts(table)
        mention = listed(texts, [f"<@{user}>" for user in users])
        view = ui.View(timeout=None)
        view.add_item(button(texts("board-hand"), ids.at_table(AtTable.HAND, table.id), style=ButtonStyle.primary))
        view.stop()
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        # The same for the same people at the same moment, also in the process after this one: they are called once.
        whom = blake2b(",".join(map(str, users)).encode(), digest_size=2).hexdigest()
        nonce = f"call:{table.id}:{len(table.history)}:{whom}"
        try:
            sent = await insisting(
                lambda: channel.send(
                    texts("ping-turn", mention=mention, until=relative(table.deadline)),
                    view=view,
                    allowed_mentions=calling(*users),
                    nonce=nonce,
                )
            )
        except FAILED as error:
            log.info("Nobody could be called at table %s: %r", table.id, error)
            if not is_passing(error):
                awaited.silence = min(LONGEST_SILENCE, 2 * awaited.silence or self._silence)
                awaited.silent_until = now() + awaited.silence
            return None
        awaited.silence = 0.0
        return users, sent.id


def _people_to_act(table: Table) -> set[int]:
    """The people whose own move is awaited."""
    if table.match is None or table.match.hand is None or not table.to_act():
        return set()
    # Of whom only they themselves may know that they are asked (SP-4), nobody is called in public.
    places = [table.at(seat) for seat in table.view(None).to_act]
    return {place.user for place in places if place.by_person and place.user is not None}
