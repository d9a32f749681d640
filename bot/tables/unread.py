"""Open tables whose logs this release cannot read. They are left as they are: a newer one may take them up."""

import logging
from collections.abc import Callable

from bot.tables import entries
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.storage import StoredTable, TableStorage

log = logging.getLogger(__name__)


class Unread:
    """Their ids and channels. A channel has one open table, so none can be opened where one of these is."""

    def __init__(self, storage: TableStorage, now: Callable[[], int]) -> None:
        self._storage = storage
        self._now = now
        self._channels: dict[int, int] = {}

    def add(self, stored: StoredTable, version: int, error: Exception) -> None:
        """Entry `version` cannot be read. Only the type of the error is logged: its text may hold cards."""
        self._channels[stored.id] = stored.channel
        text = "Table %s is left as it is: this release cannot read entry %s of its log (%s)"
        log.error(text, stored.id, version, type(error).__name__)

    def channel_of(self, table_id: int) -> int | None:
        """The channel of the table of this id, where it is one of these."""
        return self._channels.get(table_id)

    def in_channel(self, channel: int) -> int | None:
        """The one in this channel, by its id."""
        return next((table for table, there in self._channels.items() if there == channel), None)

    def check(self, table_id: int | None) -> None:
        """TableError: UNREADABLE where it is one of these."""
        if table_id in self._channels:
            raise TableError(RefusalReason.UNREADABLE)

    async def give_up(self, table_id: int) -> None:
        """Close this one for good, because somebody wants to play in its channel. TableError: TABLE_GONE."""
        channel = self._channels.pop(table_id, None)
        if channel is None:
            raise TableError(RefusalReason.TABLE_GONE)
        try:
            version = len(await self._storage.log(table_id))
            await self._storage.close(table_id, version, self._now(), entries.Closed(why=CloseReason.DESERTED), None)
        except BaseException:
            self._channels[table_id] = channel
            raise
        log.warning("Table %s, whose log could not be read, is closed", table_id)
