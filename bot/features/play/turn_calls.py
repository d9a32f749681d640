"""A call: a message that mentions users to act at a table, and what is known of the turns there."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import discord
from discord import ButtonStyle, ui

from bot.features.play.ids import AtTable, TablePress
from bot.platform.cleanup import Cleanup
from bot.platform.discord_api import retried_once
from bot.platform.follow_ups import FollowUps, NoToken
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import GONE, Sent, Source, Withdrawn
from bot.platform.messages import Message, button, calling
from bot.platform.nonces import NonceKind, nonce
from bot.platform.throttle import Throttle
from bot.tables.table import Table
from bot.text.sentences import listed, public_texts, timed


@dataclass(slots=True, eq=False)
class Turns:
    """The turns at a table. `since`: for each user to act, the ply at which their turn began."""

    table: Table
    throttle: Throttle = field(init=False)
    since: dict[int, int] = field(default_factory=dict[int, int])
    begun: dict[int, float] = field(default_factory=dict[int, float])
    """When the turn began, in event loop time."""
    traded: set[int] = field(default_factory=set[int])
    """Users to act who got their cards, in the middle of a turn, by a trade with a ghost (SG-1)."""
    written: dict[int, int] = field(default_factory=dict[int, int])
    """Users who need no call, by the ply at which their turn began: they have a direct message, or have looked."""
    reminded: dict[int, int] = field(default_factory=dict[int, int])
    """Users who were reminded, by the ply at which their turn began."""
    calls: list["TurnCall"] = field(default_factory=list["TurnCall"])
    timer: asyncio.TimerHandle | None = None
    """Fires when a user may be due for a call."""
    silence: float = 0.0
    silent_until: float = 0.0

    def is_called(self, user: int) -> bool:
        """Whether a call of the user's current turn exists or is being sent, or none is needed."""
        return self.written.get(user) == self.since[user] or any(user in call.still() for call in self.calls)


class Caller(Protocol):
    """The sender of calls, as far as they ask it for something."""

    @property
    def client(self) -> discord.Client: ...
    @property
    def cleanup(self) -> Cleanup: ...
    @property
    def follow_ups(self) -> FollowUps: ...
    async def save(self, turns: Turns) -> None: ...
    async def unnoted(self, table: Table, *, is_refusal_raised: bool) -> list[int]: ...
    def finished(self, call: "TurnCall") -> None: ...
    def refused(self, call: "TurnCall") -> None: ...


class TurnCall(Source[tuple[int, ...]]):
    """A message that calls users. Its version is the tuple of users; it is never edited after sending."""

    live: LiveMessage[tuple[int, ...]]

    def __init__(self, caller: Caller, turns: Turns, users: dict[int, int], *, reminds: bool = False) -> None:
        self.name = f"A call at table {turns.table.id}"
        self.table = turns.table
        self.turns = turns
        self.users = users
        """The users to call, with the ply at which their turn began."""
        self.called: tuple[int, ...] = ()
        """The users who were called."""
        self.looks_again = 0.0
        """Seconds after which it was last to be looked for once more."""
        self._caller = caller
        self._ply = turns.table.ply
        self._reminds = reminds
        self._all_away = turns.table.all_away
        """Whether they are called because all people are away."""
        self._stepped = [place.stepped_away(self._ply) for place in turns.table.people() if place.user in users]
        """How often each has stepped away at this ply: who comes back has another turn, of the same ply."""

    def still(self) -> tuple[int, ...]:
        """The users whom the table still waits for, and for the same reason."""
        if self.table.all_away is not self._all_away:
            return ()
        return tuple(user for user, since in self.users.items() if self.turns.since.get(user) == since)

    def wanted(self) -> object:
        still = self.still()
        return (self.called or still) if still else GONE

    def is_outdated(self, version: object) -> bool:
        return self.wanted() != version

    async def render(self) -> tuple[int, ...]:
        return self.still()

    async def send(self, rendered: tuple[int, ...]) -> Sent:
        content, view = call_of(self.table, rendered, reminds=self._reminds)
        if not self.table.place.has_bot:
            shown = Message(view, content=content, called=rendered)
            try:
                sent_by = await self._caller.follow_ups.post(self.table.id, shown)
            except NoToken as error:  # It has died since this was decided; the next press brings another call.
                raise Withdrawn from error
            self.called, self.turns.silence = rendered, 0.0
            return Sent(sent_by.message)
        channel = self._caller.client.get_partial_messageable(self.table.channel, guild_id=self.table.guild)
        # Equal for the same turn of the same users, even in the next process, so they are called only once.
        named = (self._ply, *rendered, *self._stepped, self._all_away, *([1] if self._reminds else []))
        once = nonce(NonceKind.TURN, self.table.id, *named)
        sent = await retried_once(
            lambda: channel.send(content, view=view, allowed_mentions=calling(*rendered), nonce=once)
        )
        self.called, self.turns.silence = rendered, 0.0
        return Sent(sent.id)

    async def edit(self, message: int, rendered: tuple[int, ...]) -> None:
        """It was sent, and is not changed; that could not be saved."""
        await self.save()

    async def delete(self, message: int) -> None:
        await self._caller.cleanup.remove(self.table, message)

    async def find(self) -> int | None:
        """Find the newest call to this table that is not noted; delete the others.

        Where the bot may not look, users are called all the same. Where nobody is to be called, it looks again later.
        """
        found = await self._caller.unnoted(self.table, is_refusal_raised=not self.users)
        for message in found[1:]:
            await self.delete(message)
        self.called = tuple(self.users) if found else ()
        return next(iter(found), None)

    async def save(self) -> None:
        await self._caller.save(self.turns)

    def on_given_up(self, error: Exception) -> None:
        self._caller.refused(self)

    def on_finished(self) -> None:
        self._caller.finished(self)


def call_of(table: Table, users: Sequence[int], *, reminds: bool = False) -> tuple[str, ui.View]:
    """The text and button of a call. `reminds`: it was called before, and time runs out."""
    texts = public_texts(table)
    view = ui.View(timeout=None)
    does, label = (AtTable.BACK, "board-back") if table.all_away else (AtTable.HAND, "board-hand")
    view.add_item(button(texts(label), TablePress(table.id, does), style=ButtonStyle.primary))
    view.stop()
    mention = listed(texts, [f"<@{user}>" for user in users])
    if table.all_away:
        return texts("ping-all-away", mention=mention), view
    return timed(texts, table, texts("ping-again" if reminds else "ping-turn", mention=mention)), view
