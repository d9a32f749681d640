"""The private pages of lobbies: what each shows to whom, kept up to date. When the match starts, the newest page of who
has joined becomes their hand, and all others are closed."""

import asyncio
from collections.abc import Collection, Coroutine
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, Protocol

import discord

from bot.features.lobby.options import Noted, closed_page, options_message, page_with
from bot.features.lobby.pages import guest_message, set_up_message
from bot.features.play.board_publisher import digest_of
from bot.platform import sending
from bot.platform.delivery import Delivery
from bot.platform.discord_api import ALIVE_MS
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import Policy, Source, Withdrawn
from bot.platform.messages import Message
from bot.platform.places import server_of
from bot.platform.responder import Responder
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import HandNote
from bot.storage.user_settings import Reader, UserSettings
from bot.tables.following import Follower
from bot.tables.open_table import Change
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from data.outside import now_ms
from i18n import Texts

MOST: Final = 20
"""Pages tracked per table, the newest ones. Discord does not report which pages were dismissed."""
POLICY: Final = Policy(blocked=None, tries=1)
SEAT: Final = -1
"""The page of somebody at the table; who is not the host has no other."""
SET_UP: Final = 0
"""The host's set-up panel. Pages of options follow, from 1."""


class Hands(Protocol):
    """The private hands of a match."""

    async def show(self, answer: Responder, table: Table, reader: Reader) -> None:
        """Answer with the user's hand."""
        ...

    def take_over(self, table: Table, user: int, note: HandNote) -> bool:
        """Make this private message the user's hand, unless they have another; whether it is."""
        ...


class Panels(Follower):
    """Tracks the newest private pages of each lobby while their tokens last.

    A page that is not tracked, or whose token has expired, is brought up to date by its next press.
    """

    def __init__(
        self,
        delivery: Delivery,
        tables: TableService,
        user_settings: UserSettings,
        guild_settings: GuildSettings,
        hands: Hands,
        *,
        alive_ms: int = ALIVE_MS,
        policy: Policy = POLICY,
    ) -> None:
        """`alive_ms`: how long a page can be edited, in milliseconds."""
        super().__init__(tables)
        self._hands = hands
        self.client, self._delivery = delivery.client, delivery
        self.user_settings = user_settings
        self._guild_settings = guild_settings
        self._remembered = delivery.remembered
        self._alive_ms = alive_ms
        self._policy = policy
        self._pages: dict[int, dict[int, _Page]] = {}
        """By table and message."""
        self._saving: set[asyncio.Task[None]] = set()

    async def show(
        self,
        responder: Responder,
        table: Table,
        *,
        page: int | str = SET_UP,
        noted: Noted | None = None,
        is_new: bool = False,
    ) -> None:
        """Show the user a page of the lobby in the place of the private message that was pressed, or as a new one; once
        the match has begun, who has joined their hand.

        `page`: a number, or the name of an option that it has. `noted`: a notice on it.
        """
        interaction = responder.interaction
        reader, user = await self.user_settings.of(interaction), interaction.user.id
        texts = reader.texts
        number = page if isinstance(page, int) else page_with(texts, table, page)
        if _is_to_be_hand(table, user, number):
            self.forget(table.id, interaction.message)
            await self._hands.show(responder, table, reader)
            return
        manages = server_of(interaction) is not None and interaction.permissions.manage_guild
        state = _state(table, user, number)
        shown = await self.render(texts, table, user, number, manages=manages, noted=noted)
        message = await (responder.private(shown) if is_new else responder.in_private(shown))
        if message is None:
            return
        note = HandNote.of(interaction, message, until=now_ms() + self._alive_ms)
        there = self._track(table, message, note, user=user, number=number, manages=manages)
        there.live.answered(state, since=there.live.changes, digest=digest_of(shown))
        await self._save(table)

    async def render(
        self, texts: Texts, table: Table, user: int, number: int, *, manages: bool = False, noted: Noted | None = None
    ) -> Message:
        """A page as the user may see it now. `manages`: whether they may save server defaults."""
        if table.stage is not Stage.LOBBY:
            return closed_page(texts, table)
        notice = None if noted is None else noted.sentence
        if number == SEAT or user != table.host:
            return guest_message(texts, table, user, notice=notice)
        server = await self._guild_settings.of(table.guild)
        if number == SET_UP:
            may_ask = server.pings and server.ask_role is not None
            return set_up_message(texts, table, may_ask=may_ask, notice=notice)
        is_default = server.default_table == table.setup
        return options_message(texts, table, number, may_save=manages, is_default=is_default, noted=noted)

    def answering(self, responder: Responder, table: int) -> AbstractContextManager[None]:
        """Use it around the answer to a press on a page: no edit may cross it."""
        pressed = responder.interaction.message
        page = None if pressed is None else self._pages.get(table, {}).get(pressed.id)
        return nullcontext() if page is None else page.live.answering

    def forget(self, table: int, message: discord.Message | None) -> None:
        """Something else takes the place of a page."""
        there = self._pages.get(table, {})
        if message is not None and (page := there.pop(message.id, None)) is not None:
            page.is_gone = True

    def becomes_hand(self, page: "_Page") -> bool:
        """Whether this page is its user's hand from now on."""
        there = self._pages.get(page.table.id, {}).values()
        is_newest = page.message == max((each.message for each in there if each.user == page.user), default=0)
        is_to_be = is_newest and _is_to_be_hand(page.table, page.user, page.number)
        return is_to_be and self._hands.take_over(page.table, page.user, page.note)

    def resume_table(self, table: Table) -> None:
        """Resume a table of an earlier process; its notes have been loaded."""
        notes = self._remembered.known(table.id)
        if notes is None:
            return
        for message, (user, note) in notes.panels.items():
            page = self._track(table, message, note, user=user, number=SET_UP, manages=False)
            page.live.shown_version = page.wanted() if table.stage is Stage.LOBBY else None  # Its number is not known.
            page.live.touch()

    async def release_tables(self, tables: Collection[int]) -> None:
        """Forget the pages of these tables, which another process plays from now on."""
        pages = [page for number in tables for page in self._pages.pop(number, {}).values()]
        await asyncio.gather(*(page.live.stop_sending() for page in pages))

    async def stop_following(self) -> None:
        """Stop editing pages; wait for sending and saving in progress."""
        await asyncio.gather(*(page.live.stop_sending() for there in self._pages.values() for page in there.values()))
        await asyncio.gather(*self._saving, return_exceptions=True)

    def __len__(self) -> int:
        """The number of pages that are tracked."""
        return sum(map(len, self._pages.values()))

    def finished(self, page: "_Page") -> None:
        """Called when the page shows that it is closed, or cannot be edited."""
        there = self._pages.get(page.table.id, {})
        if there.get(page.message) is page:
            del there[page.message]
            if not there:
                self._pages.pop(page.table.id)
            self._run(self._save(page.table))

    def _track(self, table: Table, message: int, note: HandNote, *, user: int, number: int, manages: bool) -> "_Page":
        there = self._pages.setdefault(table.id, {})
        page = there.pop(message, None)
        if page is None:
            page = _Page(self, table, user, message)
            page.live = self._delivery.live_message(page, self._policy)
            page.live.message = message
        page.note, page.number, page.manages = note, number, manages
        there[message] = page
        while len(there) > MOST:
            there.pop(next(iter(there))).is_gone = True
        return page

    def table_changed(self, change: Change) -> None:
        for page in self._pages.get(change.table.id, {}).values():
            page.live.touch()

    async def _save(self, table: Table) -> None:
        """Save which pages are open, for a later process."""
        open_now = {page.message: (page.user, page.note) for page in self._pages.get(table.id, {}).values()}
        notes = self._remembered.of(table.id) if open_now else self._remembered.known(table.id)
        if notes is not None:
            notes.panels = open_now
            await self._remembered.save(table.id)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)


class _Page(Source[Message]):
    """A private page, in its reader's language."""

    live: LiveMessage[Message]
    note: HandNote
    _texts: Texts

    def __init__(self, panels: Panels, table: Table, user: int, message: int) -> None:
        self.name = f"A page of the lobby of table {table.id}"
        self.table, self.user, self.message = table, user, message
        self.number, self.manages = SET_UP, False
        self.is_gone = False
        """Whether something else has taken its place, or newer pages have."""
        self._panels = panels

    def wanted(self) -> object:
        return _state(self.table, self.user, self.number)

    async def prepare(self) -> None:
        self._texts = (await self._panels.user_settings.get(self.user, self.note.locale)).texts

    async def render(self) -> Message:
        if self._panels.becomes_hand(self):
            raise Withdrawn
        return await self._panels.render(self._texts, self.table, self.user, self.number, manages=self.manages)

    def digest(self, rendered: Message) -> str | None:
        return digest_of(rendered)

    def is_by_token(self) -> bool:
        return True

    async def edit(self, message: int, rendered: Message) -> None:
        await sending.edit_private(self._panels.client, self.note.application, self.note.token, message, rendered)

    def is_final(self) -> bool:
        return self.table.stage is not Stage.LOBBY

    def is_expired(self) -> bool:
        return self.is_gone or now_ms() > self.note.until

    def on_given_up(self, error: Exception) -> None:
        self._panels.finished(self)

    def on_finished(self) -> None:
        self._panels.finished(self)


def _is_to_be_hand(table: Table, user: int, number: int) -> bool:
    """Whether the match is on, and this is the page of somebody who has joined it."""
    there = table.participant_of(user) if number == SEAT or user != table.host else None
    return table.stage in (Stage.PLAYING, Stage.BETWEEN) and there is not None and not there.left


def _state(table: Table, user: int, number: int) -> object:
    """The state of a page: while it is equal, the page is up to date. A guest's page shows no seats."""
    if table.stage is not Stage.LOBBY:
        return "closed"
    if number == SEAT or user != table.host:
        invitation, seated = table.invited.get(user), len(table.participants)
        room = seated < table.setup.seats_allowed()[-1]
        return table.host, table.participant_of(user) is None, room, invitation, user in table.fair.words, table.setup
    return number, table.changes
