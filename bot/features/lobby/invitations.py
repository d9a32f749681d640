"""Plain lines that call people to a lobby: who asks whom to what, with a link to it, and the buttons to answer.

A ping in a message of components shows no text on phones, so each is a message of its own with plain content: one for
each press, however many are called. It is deleted when the lobby ends or its match starts, and not before: only the
numbers of such messages are noted for a later process, and not whom they call. As before a board is posted, it is noted
that a line is. A later process looks for it in the channel; one that is not there was not sent, and is not sent again.
"""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from discord import ButtonStyle, ui

from bot.features.lobby.ids import Lobby, LobbyPress
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.own_messages import is_invitation, own_messages
from bot.platform.delivery import Delivery
from bot.platform.discord_api import retried_once
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import GONE, ONCE, Sent, Source
from bot.platform.messages import Message, button, calling
from bot.platform.nonces import NonceKind, nonce
from bot.storage.user_settings import UserSettings
from bot.tables.following import Follower
from bot.tables.open_table import Change
from bot.tables.service import Guest, TableService
from bot.tables.table import Stage, Table
from bot.text.games import called_at
from bot.text.markup import plain
from bot.text.sentences import listed, public_texts

_SENT: Final = "sent"
"""The only version of a call that is shown."""


class How(StrEnum):
    """The occasion of a call; the fact `how` of the line."""

    INVITED = "invited"
    AGAIN = "again"
    """They sit at the lobby already, as they played the match before."""
    ROLE = "role"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """A press by which a user calls others to a lobby. `again`: the match that is played again."""

    how: How
    by: Guest
    guests: Sequence[Guest] = ()
    role: int | None = None
    again: int | None = None


class Invitations(Follower):
    """Calls people to lobbies. Who wants no pings is named without a mention, and so is whom the same host has pinged
    lately."""

    def __init__(
        self,
        delivery: Delivery,
        tables: TableService,
        publisher: BoardPublisher,
        user_settings: UserSettings,
    ) -> None:
        super().__init__(tables)
        self.client = delivery.client
        self.cleanup = delivery.new_cleanup()
        self.follow_ups = delivery.follow_ups
        self.publisher = publisher
        self._rates = tables.rates
        self._user_settings = user_settings
        self._later = delivery.later
        self._noting = delivery.noting
        self._traffic = delivery.traffic
        self._calls: dict[int, list[_InvitingCall]] = {}

    def __len__(self) -> int:
        """The number of calls that are sent or to be deleted."""
        return sum(map(len, self._calls.values()))

    async def call(self, table: Table, asking: Asking) -> None:
        """Post the line of a press, with the lobby's link as it is now."""
        pinged = await self._pinged(table.guild, asking)
        call = self._add(table)
        call.asking, call.pinged = asking, pinged
        call.live.touch()

    def resume_table(self, table: Table) -> None:
        """Resume a table of an earlier process, whose notes have been loaded."""
        notes = self._noting.remembered.of(table.id)
        for message in notes.invitations:
            self._add_sent(table, message)
        if notes.inviting:
            call = self._add(table)
            call.live.is_posting = call.live.needs_search = True
            self._later.add(call.live.touch)

    async def release_tables(self, tables: Collection[int]) -> None:
        """Forget the calls of these tables, which another process plays from now on."""
        # A request in progress notes its message among all others of its table.
        await self._stop([call for number in tables for call in self._calls.get(number, ())])
        for number in tables:
            self._calls.pop(number, None)

    async def stop_following(self) -> None:
        """Stop sending; wait for the requests in progress."""
        await self._stop([call for there in self._calls.values() for call in there])
        await self.cleanup.stop_retrying()

    async def save(self, table: Table) -> None:
        """Note which messages call people to the table."""
        self._note(table)
        await self._noting.now(table.id)

    async def find(self, table: Table) -> int | None:
        """Find the newest call to this lobby that is not noted. Any others are followed as well: each press has one."""
        notes = self._noting.remembered.of(table.id)
        noted = {*notes.invitations, *notes.leaving}
        own = await own_messages(self.client, table)
        found = [each.id for each in own if is_invitation(each, table.id) and each.id not in noted]
        for message in found[1:]:
            self._add_sent(table, message)
        return next(iter(found), None)

    def finished(self, call: "_InvitingCall") -> None:
        """Called when a call has been deleted, or cannot be sent."""
        there = self._calls.get(call.table.id, [])
        if call in there:
            there.remove(call)
            if not there:
                del self._calls[call.table.id]
            self._note(call.table)
            self._noting.soon(call.table.id)

    async def _pinged(self, guild: int, asking: Asking) -> list[int]:
        """The guests whom Discord is to notify."""
        users = await self._user_settings.pinged([guest.user for guest in asking.guests], guild=guild)
        if asking.again is not None:
            users = await self._noting.remembered.call(asking.again, users)
        return self._rates.ping(asking.by.user, users)

    async def _stop(self, calls: Sequence["_InvitingCall"]) -> None:
        await asyncio.gather(*(call.live.stop_sending() for call in calls))

    def _add(self, table: Table) -> "_InvitingCall":
        call = _InvitingCall(self, table)
        call.live = LiveMessage(call, ONCE, self._traffic)
        self._calls.setdefault(table.id, []).append(call)
        return call

    def _add_sent(self, table: Table, message: int) -> None:
        """Follow a call that is there."""
        call = self._add(table)
        call.live.message, call.live.shown_version = message, _SENT
        call.live.touch()

    def table_changed(self, change: Change) -> None:
        if change.table.stage is not Stage.LOBBY:
            for call in self._calls.get(change.table.id, ()):
                call.live.touch()

    def _note(self, table: Table) -> None:
        there = [call.live for call in self._calls.get(table.id, ())]
        notes = self._noting.remembered.known(table.id)
        if notes is not None:  # Otherwise the table's end is shown, and its notes are forgotten.
            notes.invitations = [live.message for live in there if live.message is not None]
            notes.inviting = any(live.is_doubtful for live in there)


@dataclass(eq=False)
class _InvitingCall(Source[str]):
    """A message that calls people. It is sent once, never edited, and deleted."""

    invitations: Invitations
    table: Table
    asking: Asking | None = None
    """None: an earlier process has sent it."""
    pinged: Sequence[int] = ()
    live: LiveMessage[str] = field(init=False)
    _is_lost: bool = False
    """It was looked for, and is not there."""

    def __post_init__(self) -> None:
        self.name = f"An invitation to table {self.table.id}"

    def wanted(self) -> object:
        return _SENT if self.table.stage is Stage.LOBBY and not self._is_lost else GONE

    def is_outdated(self, version: object) -> bool:
        return self.wanted() != version

    async def render(self) -> str:
        assert self.asking is not None
        return line_of(self.table, self.asking, self.pinged, self.invitations.publisher.link(self.table))

    async def send(self, rendered: str) -> Sent:
        assert self.asking is not None
        table, role = self.table, self.asking.role
        if not table.place.has_bot:
            view = answers_of(table, self.asking.how)
            called = Message(view, content=rendered, called=tuple(self.pinged))
            return Sent((await self.invitations.follow_ups.post(table.id, called)).message)
        named = [each.user for each in self.asking.guests] if role is None else [role]
        channel = self.invitations.client.get_partial_messageable(table.channel, guild_id=table.guild)
        view = answers_of(table, self.asking.how)
        sent = await retried_once(
            lambda: channel.send(
                rendered,
                view=view,
                allowed_mentions=calling(*self.pinged, roles=[] if role is None else [role]),
                nonce=nonce(NonceKind.INVITATION, table.id, *named),
            )
        )
        return Sent(sent.id)

    async def edit(self, message: int, rendered: str) -> None:
        raise NotImplementedError

    async def delete(self, message: int) -> None:
        await self.invitations.cleanup.remove(self.table, message)

    async def find(self) -> int | None:
        found = await self.invitations.find(self.table)
        self._is_lost = found is None
        self.live.shown_version = None if self._is_lost else _SENT
        return found

    async def save(self) -> None:
        await self.invitations.save(self.table)

    def on_given_up(self, error: Exception) -> None:
        self.invitations.finished(self)

    def on_finished(self) -> None:
        self.invitations.finished(self)


def line_of(table: Table, asking: Asking, pinged: Collection[int], link: str) -> str:
    """The text of a call, in the table's language: people who are `pinged` as mentions, the others by their names."""
    texts = public_texts(table)
    names = [f"<@{each.user}>" if each.user in pinged else f"**{plain(each.name)}**" for each in asking.guests]
    if asking.role is not None:
        names.append(f"<@&{asking.role}>")
    return texts(
        "ping-lobby",
        how=asking.how.value,
        names=listed(texts, names),
        host=plain(asking.by.name),
        game=called_at(texts, table),
        link=link,
    )


def answers_of(table: Table, how: How) -> ui.View:
    """The lobby's buttons for those who are called."""
    texts, view = public_texts(table), ui.View(timeout=None)
    if how is How.AGAIN:
        view.add_item(button(texts("lobby-leave"), LobbyPress(table.id, Lobby.LEAVE)))
    else:
        view.add_item(button(texts("lobby-join"), LobbyPress(table.id, Lobby.JOIN), style=ButtonStyle.primary))
    if how is How.INVITED:
        view.add_item(button(texts("lobby-decline"), LobbyPress(table.id, Lobby.DECLINE)))
    view.stop()
    return view
