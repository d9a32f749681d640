"""Open tables whose logs this release cannot read. They stay untouched, because a newer release may read them."""

import logging
from collections.abc import Callable

from bot.tables import entries
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.storage import ListedTable, TableStorage

log = logging.getLogger(__name__)


class Unread:
    """The ids and channels of unreadable tables. They block their channels: a channel has at most one open table."""

    def __init__(self, storage: TableStorage, now: Callable[[], int]) -> None:
        self._storage = storage
        self._now = now
        self._channels: dict[int, int] = {}
        self._homes: dict[int, int] = {}

    def add(self, listed: ListedTable, version: int, error: Exception) -> None:
        """Register a table whose entry `version` cannot be read. Log only the error type: the text may hold cards."""
        self._channels[listed.id], self._homes[listed.id] = listed.channel, listed.home
        text = "Table %s is left as it is: this release cannot read entry %s of its log (%s)"
        log.error(text, listed.id, version, type(error).__name__)

    def channel_of(self, table_id: int) -> int | None:
        """The channel of this table, if it is unreadable."""
        return self._channels.get(table_id)

    def in_channel(self, channel: int) -> int | None:
        """The id of the unreadable table in this channel, if any."""
        return next((table for table, there in self._channels.items() if there == channel), None)

    def release_servers(self, mine: Callable[[int], bool]) -> None:
        """Forget the tables of these servers and users: another process has them now."""
        for table in [table for table, home in self._homes.items() if mine(home)]:
            del self._homes[table]
            self._channels.pop(table, None)

    def check(self, table_id: int | None) -> None:
        """Raise TableError UNREADABLE if the table is unreadable."""
        if table_id in self._channels:
            raise TableError(RefusalReason.UNREADABLE)

    async def give_up(self, table_id: int) -> None:
        """Close an unreadable table for good, to free its channel. TableError: TABLE_GONE."""
        channel = self._channels.pop(table_id, None)
        if channel is None:
            raise TableError(RefusalReason.TABLE_GONE)
        try:
            version, closed = len(await self._storage.log(table_id)), entries.Closed(why=CloseReason.DESERTED)
            await self._storage.close_table(table_id, version, self._now(), [entries.dump(closed)], None)
        except BaseException:
            self._channels[table_id] = channel
            raise
        log.warning("Table %s, whose log could not be read, is closed", table_id)
        await self._storage.end_shown(table_id)  # Without its log nobody can show its end.
