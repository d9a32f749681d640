"""Deletes what is kept about people and servers, while tables run.

A person leaves the open tables first: a lobby is left, and in a match a computer player plays on. What the logs of
those tables say is replaced when they are over; until then the ids of these tables are noted among the person's
settings, so that a restart does not forget it. So are tables of another process, which gets a notice and leaves them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import orjson

from bot.storage.archive import Archive
from bot.storage.exporting import exported
from bot.storage.names import is_name, key_of
from bot.storage.personal import Forgotten
from bot.storage.remembered import Remembered, without, without_tokens
from bot.tables.entries import Closed
from bot.tables.following import Follower
from bot.tables.many_tables import close_all, leave_these
from bot.tables.open_table import Change
from bot.tables.service import TableService
from bot.tables.stages import Stage
from bot.tables.table import Table
from data.connect import is_storage_trouble, told
from data.errors import StoreGone
from data.rows import LogEntry
from data.store import Store
from i18n import language_of, texts_in

log = logging.getLogger(__name__)

PENDING: Final = "forgetting"
"""The setting of a user with the tables that were open when everything else was deleted."""
ELSEWHERE: Final = "leaving"
"""The setting of a user with those of these tables that another process played, until that process has left them."""
LEFT_AT: Final = "left_at_ms"
"""The setting of a server that the bot has left: when it did."""
_PERSON: Final = "forget-person"
"""The kinds of notices (`data.notices`): a person is to be forgotten, with their id..."""
_LOGS: Final = "logs-changed"
"""... and logs of closed tables were changed."""
KEPT_MS: Final = 30 * 24 * 3600 * 1000
"""How long a server's data is kept after the bot has left it, in case that was a mistake."""
HOUR: Final = 3600.0


class Forgetting(Follower):
    """Data about people and servers: counted, exported, deleted."""

    follows_own = True

    def __init__(
        self,
        store: Store,
        tables: TableService,
        archive: Archive,
        remembered: Remembered,
        *,
        now: Callable[[], int],
        pause: float = HOUR,
    ) -> None:
        """`now`: milliseconds since 1970. `pause`: seconds between two looks for what is due."""
        super().__init__(tables)
        self._store, self._tables, self._archive = store, tables, archive
        self._remembered = remembered
        self._now, self._pause = now, pause
        self._pending: dict[int, set[int]] = {}
        """By open table: who is to be forgotten when it is over."""
        self._one = asyncio.Lock()
        """One deletion at a time reads the logs."""
        self._listeners = list[Callable[[int], object]]()
        store.notices.on(_PERSON, self._on_forgotten_elsewhere)
        store.notices.on(_LOGS, lambda _: archive.forget())

    def on_forgotten(self, *listeners: Callable[[int], object]) -> None:
        """Call these with each user about whom everything is deleted, by this process or another, so that work for them
        in the background is given up.
        """
        self._listeners += listeners

    async def kept(self, user: int) -> Mapping[str, int]:
        """How much is kept about a user (`People.kept`)."""
        return await self._store.people.kept(user)

    async def export(self, user: int) -> bytes:
        """Everything stored about a user, as JSON."""
        return await exported(self._store, self._archive, user)

    async def forget_user(self, user: int) -> list[int]:
        """Delete everything about a user; returns the channels of the open tables at which their id stays until these
        are over.
        """
        await leave_these(self._tables, await self._store.people.open_naming(user), user)
        async with self._one:
            await self._store.people.forget(user)
            self._tell(user)
            # Who has only looked on at a table is in no log of it, and it may be one that no process plays.
            await self._store.people.change_open_caches(user, lambda notes: without_tokens(notes, user))
            still_open = await self._store.people.open_naming(user)
            elsewhere = [table_id for table_id in still_open if self._tables.get(table_id) is None]
            if still_open:
                await self._store.preferences.change(user, {PENDING: still_open, ELSEWHERE: elsewhere or None})
            for table_id in still_open:
                self._pending.setdefault(table_id, set()).add(user)
            for table_id in await self._store.people.closed_naming(user):
                await self._forget_at(user, table_id)
            # A match that ended since the first line has written what they were called there.
            names = [key for key in await self._store.preferences.get(user) if is_name(key)]
            if names:
                await self._store.preferences.change(user, dict.fromkeys(names))
            await self._store.notices.send_now(_PERSON, str(user))
        if await self._store.people.open_naming(user) != still_open:
            await self._finish(user)  # A table was closed before it was noted here who is to be forgotten then.
        rows = [await self._store.tables.find(table_id) for table_id in still_open]
        return [row.channel_id for row in rows if row is not None]

    async def forget_guild(self, guild: int) -> None:
        """Close the server's open tables and delete everything about it. Results stay with those who played."""
        await close_all(self._tables, guild)
        await self._store.guilds.forget(guild)
        self._archive.forget()
        await self._store.notices.send_now(_LOGS, "")

    async def guild_left(self, guild: int) -> None:
        """The bot is in this server no more."""
        await self._store.guild_settings.change(guild, {LEFT_AT: self._now()})

    async def guild_joined(self, guild: int) -> None:
        """The bot is in this server, perhaps again."""
        if LEFT_AT in await self._store.guild_settings.get(guild):
            await self._store.guild_settings.change(guild, {LEFT_AT: None})

    async def compare_guilds(
        self,
        *,
        mine: Callable[[int], bool],
        is_there: Callable[[int], bool],
        is_removed: Callable[[int], Awaitable[bool]],
    ) -> list[int]:
        """Find the servers that the bot was removed from while it was offline, of those that are `mine`; returns them.

        Servers that it has joined again since count as joined. `is_there`: whether the gateway has told of a server.
        One that it has not told of may be another process's by now, so Discord is asked: `is_removed`.
        """
        known = [each for each in await self._store.guilds.known() if mine(each)]
        gone, left = [each for each in known if not is_there(each)], await self._store.guild_settings.with_key(LEFT_AT)
        for guild in left:
            if guild in known and is_there(guild):
                await self.guild_joined(guild)
        fresh = [each for each in gone if each not in left]
        if len(fresh) == len(known) > 1:
            log.warning("The bot is in none of the %s servers it knows; is this the token of another bot?", len(known))
            return []
        removed = [each for each in fresh if await is_removed(each)]
        for guild in removed:
            await self.guild_left(guild)
        return removed

    async def run(self) -> None:
        """Delete what is due, again and again, until the store is gone."""
        while True:
            try:
                await self.forget_due()
            except StoreGone:
                return
            except Exception as error:
                if is_storage_trouble(error):
                    log.warning("Old data could not be deleted: %s", told(error))
                else:
                    log.exception("Old data could not be deleted")
            await asyncio.sleep(self._pause)

    async def forget_due(self) -> None:
        """Delete what is left of people whose tables are over, and servers that the bot left long ago."""
        for user in await self._store.preferences.with_key(ELSEWHERE):
            await self._leave(user)
        for user in await self._store.preferences.with_key(PENDING):
            await self._finish(user)
        for guild, values in (await self._store.guild_settings.with_key(LEFT_AT)).items():
            if self._now() - values[LEFT_AT] >= KEPT_MS:
                await self.forget_guild(guild)
                log.info("The data of a server that was left is deleted")

    async def _leave(self, user: int) -> None:
        """Leave the tables of this process that the user left while another process was asked."""
        async with self._one:
            noted: list[int] = (await self._store.preferences.get(user)).get(ELSEWHERE) or []
            left = await leave_these(self._tables, noted, user)
            for table_id in left:
                self._pending.setdefault(table_id, set()).add(user)
            if left:
                self._tell(user)  # Tables that were taken up for this have brought their notes.
                rest = [table_id for table_id in noted if table_id not in left]
                await self._store.preferences.change(user, {ELSEWHERE: rest or None})

    async def _finish(self, user: int) -> None:
        async with self._one:
            pending: list[int] = (await self._store.preferences.get(user)).get(PENDING) or []
            left = list[int]()
            for table_id in pending:
                self._pending.setdefault(table_id, set()).add(user)  # An earlier process may have been asked.
                row = await self._store.tables.find(table_id)
                if row is not None and row.closed_at_ms is None:
                    left.append(table_id)
                else:
                    self._pending.pop(table_id, None)
                    await self._forget_at(user, table_id)
                    name = {} if row is None or row.guild_id is None else {key_of(row.guild_id): None}
                    await self._store.preferences.change(user, name)
            if left != pending:
                await self._store.preferences.change(
                    user, {PENDING: left or None, **({} if left else {ELSEWHERE: None})}
                )
                await self._store.notices.send_now(_LOGS, "")

    async def _forget_at(self, user: int, table_id: int) -> None:
        """Replace the user in a closed table's log, and delete what its match left behind."""
        bodies = [entry.body for entry in await self._store.tables.entries_of(table_id)]
        if bodies:
            locale = orjson.loads(bodies[0]).get("locale")
            name = texts_in(language_of(locale))("privacy-a-player")
            forgotten = Forgotten(bodies, user, name=name)

            def change(entry: LogEntry) -> str:
                return forgotten.change(entry.body)

            await self._store.tables.rewrite_log(table_id, change)
        self._remembered.forget_user(table_id, user)
        # The table's end may still have to be shown, also by a process that has not recalled its notes yet.
        await self._store.people.forget_at(user, table_id, lambda notes: without(notes, user))
        await self._remembered.save(table_id)
        self._archive.forget()

    def _on_forgotten_elsewhere(self, user: str | None) -> None:
        """Another process has deleted the data of a user, who may be at a table of this one."""
        self._archive.forget()
        if user is not None:
            self._tell(int(user))
            self._tables.registry.run(self._leave(int(user)))

    def _tell(self, user: int) -> None:
        for listener in self._listeners:
            listener(user)

    def table_changed(self, change: Change) -> None:
        """When a table closes, forget who at it is to be forgotten."""
        if isinstance(change.entry, Closed):
            self._table_over(change.table.id)

    def resume_table(self, table: Table) -> None:
        """A table may be over as it is taken up, which is no change that is heard of."""
        if table.stage is Stage.OVER:
            self._table_over(table.id)

    def _table_over(self, table_id: int) -> None:
        for user in self._pending.pop(table_id, ()):
            self._tables.registry.run(self._finish(user))
