"""Closed tables, for the buttons under a result: match record, rules, play again."""

import logging
from collections.abc import Sequence
from typing import Final

from cachetools import TTLCache

from bot.storage.names import Names
from bot.tables.entries import Closed
from bot.tables.following import Follower
from bot.tables.open_table import Change
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Stage, Table, fold
from bot.text.markup import relative
from data.rows import LogEntry, TableRow
from data.store import Store
from i18n import language_of, texts_in

log = logging.getLogger(__name__)

_RECENT: Final = 64
_OLDEST_S: Final = 600.0
"""Seconds for which a table stays in memory: another process may change its log, and the notice may be missed."""


class Archive(Follower):
    """Finds a table by id, open or closed. Recently closed or found tables stay in memory; others are replayed."""

    follows_own = True

    def __init__(self, tables: TableService, store: Store) -> None:
        super().__init__(tables)
        self._tables, self._store = tables, store
        self._stored = store.tables
        self._names = Names(store)
        self._recent: TTLCache[int, Table] = TTLCache(_RECENT, _OLDEST_S)

    async def find(self, table_id: int, *, by: int = 0, as_seen: bool = False) -> Table | None:
        """The table with this id; None if it does not exist or this release cannot read its log. `by`: who asks.
        `as_seen`: for what looks at `is_sealed` itself, and shows no more of a sealed try than its person saw.

        TableError: SEALED to whose try it is; to others there is no such table. Whatever shows a match to anybody asks
        here, so nothing does while others can still play its deal.
        """
        table = await self.whole(table_id)
        if table is None or not await self.is_sealed(table):
            return table
        if not table.is_for(by):
            return None
        if not as_seen:
            await self.check_open(table)
        return table

    async def check_open(self, table: Table) -> None:
        """TableError: SEALED."""
        if await self.is_sealed(table):
            of = "day" if table.fair.challenge is None else "challenge"
            raise TableError(RefusalReason.SEALED, of=of, until=relative(table.fair.closes_at))

    async def is_sealed(self, table: Table) -> bool:
        """Whether it is a try that is over for its user, and not yet for everybody: at a day until this closes, at a
        deal of a challenge at the latest until this closes, and until both are done.
        """
        closes_at, now = table.fair.closes_at, self._tables.registry.now()
        if closes_at is None or table.stage is not Stage.OVER or now >= closes_at:
            return False
        if table.fair.challenge is None:
            return True
        challenge = await self._store.challenges.find(table.fair.challenge.challenge)
        return challenge is not None and not challenge.is_over(now)

    async def whole(self, table_id: int) -> Table | None:
        """The table with this id, sealed or not, for what shows nothing of hidden hands."""
        await self._tables.taken_up(table=table_id)
        there = self._tables.get(table_id) or self._recent.get(table_id)
        if there is not None:
            return there
        row = await self._stored.find(table_id)
        if row is None:
            return None
        table = _replayed(table_id, row, await self._stored.entries_of(table_id))
        if table is not None:
            await self._name(table)
            if table.stage is Stage.OVER:  # Another process goes on with an open one.
                self._recent[table.id] = table
        return table

    async def played(self, table_id: int | None) -> Table:
        """The table of a match that was played to its end. TableError: NO_GAME, also where no id is known."""
        table = None if table_id is None else await self.whole(table_id)
        if table is None or table.match is None or table.match.result is None:
            raise TableError(RefusalReason.NO_GAME)
        return table

    async def has(self, table_id: int) -> bool:
        """Whether there is a table with this id, even if this release cannot read its log. A sealed one is none."""
        table = await self.whole(table_id)
        if table is not None and await self.is_sealed(table):
            return False
        return self._tables.get(table_id) is not None or await self._stored.find(table_id) is not None

    async def _name(self, table: Table) -> None:
        """Name the people of a table whose log is without names: as they were called in the server last, or by number.

        Archived logs are without names (`bot.storage.tidying`).
        """
        nameless = {place.user: place for place in table.participants if place.user is not None and not place.name}
        if not nameless:
            return
        known = await self._names.of(nameless, table.guild)
        texts = texts_in(language_of(table.locale))
        for user, place in nameless.items():
            place.name = known.get(user) or texts("name-unknown", number=table.participants.index(place) + 1)

    def forget(self) -> None:
        """Forget the tables in memory, as logs were changed."""
        self._recent.clear()

    def table_changed(self, change: Change) -> None:
        if isinstance(change.entry, Closed):
            self._recent[change.table.id] = change.table


def _replayed(table_id: int, row: TableRow, entries: Sequence[LogEntry]) -> Table | None:
    """The table rebuilt from its log; None if this release cannot read it."""
    try:
        return fold(
            Table(table_id, row.guild_id or 0, row.channel_id, row.user_id or 0),
            [(entry.at_ms, entry.body) for entry in entries],
        )
    except Exception as error:
        # Log only the type: the error's text may contain cards.
        log.warning("The log of table %s cannot be read: %s", table_id, type(error).__name__)
        return None
