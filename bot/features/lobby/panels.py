"""Open private options pages: closed when the match starts, the lobby closes, or the host changes."""

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any, Final

import discord

from bot.features.lobby.options import options_closed_message
from bot.platform import sending
from bot.platform.delivery import Delivery
from bot.platform.discord_api import ALIVE_MS
from bot.platform.following import Follower
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import Policy, Source
from bot.storage.remembered import HandNote
from bot.storage.user_settings import UserSettings
from bot.tables.entries import Closed, Left, Started
from bot.tables.open_table import Change
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from data.outside import now_ms
from i18n import Texts

MOST: Final = 5
"""Pages tracked per table, the newest ones. Discord does not report which pages were dismissed."""
POLICY: Final = Policy(gather=0.0, blocked=None, tries=1, is_counted=False)


class Panels(Follower):
    """Tracks the newest options pages of each lobby while their tokens last, and closes them in time.

    A page that is not tracked, or whose token has expired, is closed at its next press
    (`bot.features.lobby.options_handlers`).
    """

    def __init__(
        self,
        delivery: Delivery,
        tables: TableService,
        user_settings: UserSettings,
        *,
        alive_ms: int = ALIVE_MS,
        policy: Policy = POLICY,
    ) -> None:
        """`alive_ms`: how long a page can be edited, in milliseconds."""
        self.client = delivery.client
        self.user_settings = user_settings
        self._remembered = delivery.remembered
        self._traffic = delivery.traffic
        self._alive_ms = alive_ms
        self._policy = policy
        self._open: dict[int, dict[int, tuple[int, HandNote]]] = {}
        """By table and message: the user, and how to edit the message."""
        self._closing: set[_OptionsPage] = set()
        self._saving: set[asyncio.Task[None]] = set()
        tables.listen(self._follow)

    async def track_page(self, table: Table, interaction: discord.Interaction[Any], message: int | None) -> None:
        """Track a message that shows the table's options to the user of the interaction."""
        if message is None:
            return
        note = HandNote.of(interaction, message, until=now_ms() + self._alive_ms)
        there = self._open.setdefault(table.id, {})
        there.pop(message, None)
        there[message] = interaction.user.id, note
        while len(there) > MOST:
            del there[next(iter(there))]
        self._close_what_is_over(table)  # The match may have started, or the table closed, while the page was sent.
        await self._save(table)

    def resume_table(self, table: Table) -> None:
        """Resume a table of an earlier process; its notes have been loaded."""
        notes = self._remembered.known(table.id)
        if notes is not None and notes.panels:
            self._open[table.id] = dict(notes.panels)
            self._close_what_is_over(table)
            self._run(self._save(table))

    async def release_tables(self, tables: Collection[int]) -> None:
        """Forget the pages of these tables, which another process plays from now on."""
        for number in tables:
            self._open.pop(number, None)
        pages = [page for page in self._closing if page.table.id in tables]
        self._closing.difference_update(pages)
        await asyncio.gather(*(page.live.stop_sending() for page in pages))

    async def stop_following(self) -> None:
        """Stop closing pages; wait for sending and saving in progress."""
        await asyncio.gather(*(page.live.stop_sending() for page in self._closing))
        await asyncio.gather(*self._saving, return_exceptions=True)

    def __len__(self) -> int:
        """The number of pages open or being closed."""
        return sum(map(len, self._open.values())) + len(self._closing)

    def finished(self, page: "_OptionsPage") -> None:
        """Called when the page shows that it is closed, or cannot."""
        self._closing.discard(page)

    def _follow(self, change: Change) -> None:
        if isinstance(change.entry, Started | Closed | Left) and change.table.id in self._open:
            self._close_what_is_over(change.table)
            self._run(self._save(change.table))

    def _close_what_is_over(self, table: Table) -> None:
        there, is_lobby = self._open.get(table.id, {}), table.stage is Stage.LOBBY
        for message, (user, note) in list(there.items()):
            if not is_lobby or user != table.host:
                del there[message]
                page = _OptionsPage(self, table, user, note)
                page.live = LiveMessage(page, self._policy, self._traffic, message=message)
                self._closing.add(page)
                page.live.touch()
        if not there:
            self._open.pop(table.id, None)

    async def _save(self, table: Table) -> None:
        """Save which pages are open, for a later process."""
        open_now = dict(self._open.get(table.id, {}))
        notes = self._remembered.of(table.id) if open_now else self._remembered.known(table.id)
        if notes is not None:
            notes.panels = open_now
            await self._remembered.save(table.id)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)


class _OptionsPage(Source[Texts]):
    """A page to be closed, in its reader's language."""

    live: LiveMessage[Texts]
    _texts: Texts

    def __init__(self, panels: Panels, table: Table, user: int, note: HandNote) -> None:
        self.name = f"A page of options of table {table.id}"
        self._panels = panels
        self.table = table
        self._user = user
        self._note = note

    def wanted(self) -> object:
        return "closed"

    async def prepare(self) -> None:
        self._texts = (await self._panels.user_settings.get(self._user, self._note.locale)).texts

    async def render(self) -> Texts:
        return self._texts

    async def edit(self, message: int, rendered: Texts) -> None:
        closed = options_closed_message(rendered, self.table, self._user)
        await sending.edit_private(self._panels.client, self._note.application, self._note.token, message, closed)

    def is_final(self) -> bool:
        return True

    def is_expired(self) -> bool:
        return now_ms() > self._note.until

    def on_finished(self) -> None:
        self._panels.finished(self)
