"""The open tables of this process, one lock each. An entry is committed, then applied, then emitted to listeners.

Work under a lock always runs to completion, even if the caller is cancelled: a committed entry must be applied.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from bot.logs import about_table
from bot.tables import entries
from bot.tables.background import Background
from bot.tables.entries import CloseReason, Entry
from bot.tables.ghost_state import GhostState
from bot.tables.open_table import Change, OpenTable
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.stages import Stage
from bot.tables.storage import TableStorage
from bot.tables.table import Table
from bot.tables.table_times import TIMES, Times
from bot.tables.unread import Unread
from bot.tables.waiting import Waiting
from data.connect import is_storage_trouble, told
from data.rows import NewGame, NewTry, home_of

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0
"""Delay before the table's clock runs again after an unexpected error."""

_ASIDE: Final = entries.Hinted, entries.PhraseSaid
"""Entries that must not delay a computer player."""

T = TypeVar("T")


class TableRegistry:
    """Stores the open tables and writes their entries."""

    def __init__(self, storage: TableStorage, times: Times = TIMES) -> None:
        self.storage = storage
        self.now = times.now
        self.steady = times.steady
        self._times = times
        self.schedule: Callable[[OpenTable, float], None] = lambda open_table, earliest: None
        """Called after each change to set the table's timer; arguments: the table, and the least delay in seconds."""
        self.saving_changed: Callable[[int], None] = lambda table_id: None
        """Called with a table's id when its changes cannot be stored, and when they can again."""
        self.moved_away: Callable[[int], Awaitable[None]] = _nothing
        """Called with a table's id when it has moved to where another process plays it."""
        self.is_played: Callable[[int], bool] = lambda home: True
        """Whether this process plays the tables of a server or user: not while it gives them back to another one."""
        self.unread = Unread(storage, times.now)
        """Open tables whose logs this release cannot read."""
        self.waiting = Waiting()
        """Open tables of an earlier process; nothing else here finds them before they are `taken_up`."""
        self._open: dict[int, OpenTable] = {}
        self._by_channel: dict[int, Table] = {}
        self._unsaved: set[int] = set()
        self._opening: set[int] = set()
        """Channels in which a table is being opened."""
        background = Background()
        self.run: Final = background.run
        self.run_to_end: Final = background.run_to_end
        self.idle: Final = background.idle
        self.listeners: list[tuple[Callable[[Change], None], bool]] = []
        """The listeners for changes, in their order, and whether each hears of tables in own places as well."""
        self._is_closing = False

    # -- Looking tables up --------------------------------------------------------------------------------------------

    def get(self, table_id: int) -> Table | None:
        """The open table with this id."""
        found = self._open.get(table_id)
        return found and found.table

    def is_closed(self, table: Table) -> bool:
        """Whether the table's last entry, which brings the ratings, has been written. Its match may be over for a while
        before that, where the database is slow."""
        return table.stage is Stage.OVER and self.get(table.id) is not table

    def in_channel(self, channel: int) -> Table | None:
        """The open table in this channel."""
        return self._by_channel.get(channel)

    def knows(self, table_id: int) -> bool:
        """Whether this is an open table of this process, read or not."""
        return table_id in self._open or table_id in self.waiting or self.unread.channel_of(table_id) is not None

    async def taken_up(self, *, table: int | None = None, channel: int | None = None, owner: int | None = None) -> None:
        """Wait until this table, that of this channel, and those in this user's own place, are taken up.

        TableError: STOPPING.
        """
        for each in self.waiting.find(table=table, channel=channel, owner=owner):
            self.check_running()
            await asyncio.shield(self.waiting.begin(each))

    def own(self, user: int) -> list[Table]:
        """The open private tables of this user that are taken up, the newest first; not a lesson."""
        found = [each for each in self.all() if each.owner == user and each.is_private and each.lesson is None]
        return sorted(found, key=lambda table: -table.id)

    def all(self) -> list[Table]:
        """The open tables that are taken up."""
        return [each.table for each in self._open.values()]

    def open_table(self, table_id: int) -> OpenTable | None:
        """The open table with this id, with its lock and times."""
        return self._open.get(table_id)

    def open_tables(self) -> list[OpenTable]:
        return list(self._open.values())

    def take_back_seconds(self, table: Table) -> float:
        """Seconds left to undo the last trade with a ghost; negative if it is too late."""
        found = self._open.get(table.id)
        return -1.0 if found is None or table.ghosts.trade is None else found.times.take_back_until - self.steady()

    def listen(self, listener: Callable[[Change], None], *, own: bool = False) -> None:
        """Call `listener` with each change, in order and under the table's lock, so it must not block.

        Changes of tables in people's own places are only included if `own` is set.
        """
        self.listeners.append((listener, own))

    def is_unsaved(self, table_id: int) -> bool:
        """Whether the last change of this table could not be stored, as the database takes no writes."""
        return table_id in self._unsaved

    def storage_works(self) -> None:
        """The database has taken a write. Tables that are about to try again themselves find out by that."""
        soon = asyncio.get_running_loop().time() + RETRY_SECONDS
        for table_id in list(self._unsaved):
            open_table = self._open[table_id]
            if open_table.timer is None or open_table.rings_at > soon:
                self._set_saved(table_id)

    def _set_saved(self, table_id: int) -> None:
        if table_id in self._unsaved:
            self._unsaved.remove(table_id)
            self.saving_changed(table_id)

    def _set_unsaved(self, table_id: int) -> None:
        if table_id not in self._unsaved:
            self._unsaved.add(table_id)
            self.saving_changed(table_id)

    # -- Stopping -----------------------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        return not self._is_closing

    def check_running(self) -> None:
        """Raise TableError STOPPING after `stop_play`."""
        if self._is_closing:
            raise TableError(RefusalReason.STOPPING)

    async def stop_play(self) -> None:
        """Refuse new changes (TableError: STOPPING), stop all timers and wait for running changes.

        The tables stay open in the store.
        """
        self._is_closing = True
        await self.waiting.idle()
        for each in self._open.values():
            each.cancel_timer()
        await self.idle()

    # -- Opening ------------------------------------------------------------------------------------------------------

    async def open(
        self,
        *,
        guild: int,
        channel: int | None,
        owner: int = 0,
        log: Callable[[int], Sequence[Entry]],
        as_try: NewTry | NewGame | None = None,
    ) -> Table:
        """Open a table; all entries that `log` makes for its number are committed in one transaction. `channel`,
        `owner`, `as_try`: as in `TableStorage.open`.

        TableError: CHANNEL_BUSY, UNREADABLE, STOPPING.
        """
        self.check_running()
        self._check_played(home_of(guild, owner, channel))
        if channel is None:
            return await self.run_to_end(self._open_table(guild, None, owner, log, as_try))
        await self.taken_up(channel=channel)
        self.unread.check(self.unread.in_channel(channel))
        there = self.in_channel(channel)
        if there is not None:
            raise TableError(RefusalReason.CHANNEL_BUSY, table=there.id)
        if channel in self._opening:
            raise TableError(RefusalReason.CHANNEL_BUSY)
        self._opening.add(channel)
        return await self.run_to_end(self._open_table(guild, channel, owner, log))

    def new_table(self, table_id: int, guild: int, channel: int | None, owner: int = 0) -> Table:
        """A table with an empty log, not yet added."""
        ghosts = GhostState(take_back_seconds=self._times.take_back_seconds)
        channel = -table_id if channel is None else channel
        return Table(table_id, guild, channel, owner, ghosts=ghosts, between_seconds=self._times.between_seconds)

    async def _open_table(
        self,
        guild: int,
        channel: int | None,
        owner: int,
        log: Callable[[int], Sequence[Entry]],
        as_try: NewTry | NewGame | None = None,
    ) -> Table:
        first: Sequence[Entry] = ()

        def bodies(number: int) -> list[str]:
            nonlocal first
            first = log(number)
            return [entries.dump(entry) for entry in first]

        try:
            at, steady = self.now(), self.steady()
            table_id = await self.storage.open(
                guild=guild, channel=channel, owner=owner, at=at, log=bodies, as_try=as_try
            )
            if table_id is None:
                assert channel is not None
                # Else the table is one that this process has just let go.
                self._check_played(home_of(guild, owner, channel))
                await self._close_unknown(channel)
                table_id = await self.storage.open(guild=guild, channel=channel, owner=owner, at=at, log=bodies)
                assert table_id is not None
            self._check_played(home_of(guild, owner, channel))  # Else who plays it next finds it in the store.
            table = self.new_table(table_id, guild, channel, owner)
            opened = self.add(table)
            for entry in first:
                self._apply(table, entry, at, steady)
            self.schedule(opened, 0.0)
            return table
        finally:
            if channel is not None:
                self._opening.discard(channel)

    def _check_played(self, home: int) -> None:
        if not self.is_played(home):
            raise TableError(RefusalReason.STOPPING)

    async def _close_unknown(self, channel: int) -> None:
        """Close a table that is open in the store only: the store's answer was lost when it was opened."""
        for listed in await self.storage.index():
            if listed.channel == channel:
                log.warning("Table %s was never shown and is closed", listed.id)
                closed = entries.dump(entries.Closed(why=CloseReason.DESERTED))
                version = len(await self.storage.log(listed.id))
                await self.storage.close_table(listed.id, version, self.now(), [closed], None)

    def add(self, table: Table) -> OpenTable:
        """Register an open table."""
        opened = self._open[table.id] = OpenTable(table)
        opened.times.start(table, self.now(), self.steady())
        self._by_channel[table.channel] = table
        return opened

    def drop(self, table: Table) -> None:
        """The table is no open table of this process any more."""
        self._open.pop(table.id).cancel_timer()
        self._unsaved.discard(table.id)
        del self._by_channel[table.channel]

    def start_clock(self, table: Table) -> None:
        """Start the clock of a table that was taken up, if it is still open."""
        found = self._open.get(table.id)
        if found is not None and self.is_running:
            self.schedule(found, 0.0)

    async def settled(self, table_id: int) -> None:
        """Wait until the change under way at this table is finished: a match that has just ended is closed by it."""
        found = self._open.get(table_id)
        if found is not None:
            async with found.lock:
                pass

    async def move(self, table: Table, entry: Entry, *, guild: int, channel: int) -> None:
        """Commit an entry by which the table moves to a channel of a server, and apply it. Requires the table's lock.

        If another process plays the tables of that server, the table is dropped here. TableError: CHANNEL_BUSY.
        """
        if self.in_channel(channel) is not None or channel in self._opening:
            raise TableError(RefusalReason.CHANNEL_BUSY)
        self._opening.add(channel)
        try:
            at, steady = self.now(), self.steady()
            try:
                is_moved = await self.storage.move(
                    table.id, table.version, guild=guild, channel=channel, at_ms=at, body=entries.dump(entry)
                )
            except Exception:
                if not await self._was_committed(table, [entry]):
                    raise
                is_moved = True
            if not is_moved:
                raise TableError(RefusalReason.CHANNEL_BUSY)
            del self._by_channel[table.channel]
            table.guild, table.channel, table.owner = guild, channel, 0
            self._by_channel[channel] = table
            is_ours = self.is_played(guild)
            self._apply(table, entry, at, steady, quietly=not is_ours)
            if not is_ours:
                self.drop(table)
                await self.moved_away(table.id)
        finally:
            self._opening.discard(channel)

    # -- Changing -----------------------------------------------------------------------------------------------------

    async def change(self, table_id: int, work: Callable[[Table], Awaitable[None]]) -> Table:
        """Run `work` to completion under the table's lock.

        TableError: TABLE_GONE, UNREADABLE, STOPPING, and whatever `work` raises.
        """
        self.check_running()
        await self.taken_up(table=table_id)
        found = self._open.get(table_id)
        if found is None:
            self.unread.check(table_id)
            raise TableError(RefusalReason.TABLE_GONE)
        await self.run_to_end(self._change(found, work))
        return found.table

    async def _change(self, found: OpenTable, work: Callable[[Table], Awaitable[None]]) -> None:
        about_table(found.table.id)
        async with found.lock:
            if found.table.id not in self._open:
                raise TableError(RefusalReason.TABLE_GONE)
            earliest = RETRY_SECONDS
            try:
                await work(found.table)
                earliest = 0.0
            except TableError:
                earliest = 0.0
                raise
            except Exception as error:
                if found.table.id in self._open and is_storage_trouble(error):
                    self._set_unsaved(found.table.id)
                raise
            finally:
                if found.table.id in self._open and not self._is_closing:
                    self.schedule(found, earliest)

    async def write(
        self,
        table: Table,
        entry: Entry,
        *,
        quietly: bool = False,
        prepare: Callable[[Table], None] | None = None,
    ) -> None:
        """Commit and apply an entry, then emit it to listeners unless `quietly`. Requires the table's lock.

        `prepare` is called before the commit with a copy of the table that has the entry applied, so that rendering can
        overlap the disk write. With `prepare`, errors of `Table.apply` are raised before anything is written.
        """
        at, steady = self.now(), self.steady()
        after = None
        if prepare is not None:
            after = table.copy()
            after.apply(entry, at)
            prepare(after)
        try:
            await self.storage.append(table.id, table.version, at_ms=at, body=entries.dump(entry))
        except Exception:
            if not await self._was_committed(table, [entry]):
                raise
        self._apply(table, entry, at, steady, quietly=quietly, after=after)

    async def end(self, table: Table, why: CloseReason, *, after: Sequence[Entry] = (), quietly: bool = False) -> None:
        """Close the table, and write results if the match was played to its end. Requires the table's lock.

        `after`: entries that come before the closing one, in the same transaction.
        """
        log, at = [*after, entries.Closed(why=why)], self.now()
        is_stored = why is CloseReason.PLAYED and (table.counts or table.fair.is_try)
        try:
            await self.storage.close_table(
                table.id, table.version, at, [*map(entries.dump, log)], table if is_stored else None
            )
        except Exception:
            if not await self._was_committed(table, log):
                raise
        self.drop(table)
        for entry in log:
            self._apply(table, entry, at, self.steady(), quietly=quietly)

    async def end_if_over(self, table: Table, *, quietly: bool = False) -> None:
        """Close the table if its match is over. An error is only logged: the turn clock retries."""
        if table.stage is Stage.OVER:
            try:
                await self.end(table, CloseReason.PLAYED, quietly=quietly)
            except Exception as error:
                if is_storage_trouble(error):
                    log.warning("Table %s could not be closed: %s", table.id, told(error))
                else:
                    log.exception("Table %s could not be closed", table.id)

    async def _was_committed(self, table: Table, last: Sequence[Entry]) -> bool:
        """Whether the entries end the log although the commit raised, e.g. because the database's answer was lost."""
        log = await self.storage.log(table.id)
        return [body for _, body in log[table.version :]] == [*map(entries.dump, last)]

    def _apply(
        self,
        table: Table,
        entry: Entry,
        at: int,
        steady: float,
        *,
        quietly: bool = False,
        after: Table | None = None,
    ) -> None:
        """Apply a committed entry and emit it. `at` and `steady` are the same moment on both clocks.

        `after`: a copy of the table with the entry applied; it becomes the snapshot.
        """
        change = Change(table, entry, table.apply(entry, at))
        if after is not None:
            table.adopt_snapshot(after)
        self._set_saved(table.id)
        found = self._open.get(table.id)
        if found is not None and not isinstance(entry, _ASIDE):
            found.times.follow(table, at, steady)
        if quietly:
            return
        for listener, also_own in self.listeners:
            if also_own or not table.is_private:
                _call(listener, change)


async def _nothing(table_id: int) -> None:
    pass


def _call(listener: Callable[[T], None], argument: T) -> None:
    try:
        listener(argument)
    except Exception:
        log.exception("A listener failed")
