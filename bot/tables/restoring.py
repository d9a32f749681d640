"""Takes up the tables of an earlier process: replays their logs and credits their clocks for the downtime. And lets go
of those that another process is to play.

The tables are listed first, without their logs. Then they are taken up in the background, the shortest clock first: in
batches, whose logs are read and whose clocks are credited together, and few in each round of the event loop, so that no
click waits long. A table that is needed is taken up at once.
"""

import asyncio
import gc
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables import entries
from bot.tables.deadlines import full_ms
from bot.tables.entries import CloseReason
from bot.tables.registry import RETRY_SECONDS, TableRegistry
from bot.tables.storage import ListedTable
from bot.tables.table import Stage, Table, fold
from bot.tables.turn_clock import RESUME_SECONDS
from data.outside import stopwatch

log = logging.getLogger(__name__)

Log = list[tuple[int, str]]

SLOW_RESUME_SECONDS: Final = 60 * 60
"""A slow table's deadline is a time of day and stays. But its clock has as much left after a restart as the downtime
took, up to this."""
BATCH: Final = 250
"""Tables that are taken up together."""
SLICE_SECONDS: Final = 0.002
"""Tables are taken up for so long in one round of the event loop, and a little longer."""
_ENTRIES: Final = 32
"""After so many entries it is looked whether that has passed."""


@dataclass(frozen=True, slots=True)
class _Earlier:
    """A table of an earlier process, which was alive at this time; milliseconds since 1970."""

    listed: ListedTable
    alive_at: int | None


class Restoring:
    """Takes tables up. `recall` and `show` are for those who show them: called with the ids before, and with what says
    whether a table still waits; and with each table after it is taken up, before its clock starts. Entries written here
    are not emitted to listeners.
    """

    def __init__(
        self,
        registry: TableRegistry,
        *,
        batch: int = BATCH,
        retry: float = RETRY_SECONDS,
    ) -> None:
        """`batch`: tables that are taken up together. `retry`: seconds until what failed is tried again."""
        self.recall: Callable[[Sequence[int], Callable[[int], bool]], Awaitable[None]] = _nothing
        self.show: Callable[[Table], None] = lambda table: None
        self.is_busy = False
        """Whether tables are being taken up, one after the other."""
        self._registry = registry
        self._batch, self._retry = batch, retry
        self._order: deque[_Earlier] = deque()
        self._earlier: dict[int, _Earlier] = {}
        """The tables that are not taken up yet."""
        self._since = 0.0
        """When the round of the event loop began in which tables are taken up."""
        self._passed = asyncio.Event()
        registry.waiting.resume_listed = self._take_up

    async def find(
        self,
        *,
        alive_at: int | None,
        mine: Callable[[int], bool] = lambda home: True,
    ) -> int:
        """Find the tables of an earlier process that was alive at `alive_at`; return how many are open. It also
        shows those that are closed without all messages showing that. `mine`: whether this process holds the tables of
        this server or user.
        """
        registry = self._registry
        found = [each for each in await registry.storage.index() if mine(each.home) and not registry.knows(each.id)]
        found.sort(key=lambda each: (not each.is_open, each.due))
        for each in found:
            earlier = _Earlier(each, alive_at)
            self._order.append(earlier)
            if each.is_open:
                registry.waiting.add(each)
                self._earlier[each.id] = earlier
        self._passed.clear()
        return sum(each.is_open for each in found)

    async def adopt(self, table_id: int) -> None:
        """Take up an open table that another process has moved to this one's shards. Its clock is credited from the
        last entry.
        """
        registry = self._registry
        for listed in await registry.storage.index(only=table_id):
            if listed.is_open and not registry.knows(table_id):
                registry.waiting.add(listed)
                self._earlier[table_id] = _Earlier(listed, alive_at=0)
        await registry.taken_up(table=table_id)

    async def run(self) -> None:
        """Take up everything that is listed. What fails is tried again."""
        while self._order and self._registry.is_running:
            batch = [self._order.popleft() for _ in range(min(self._batch, len(self._order)))]
            self.is_busy = True
            failed = await self._take_up_batch(batch)
            self.is_busy = bool(self._order)
            if failed:
                self.is_busy = False
                self._order.extend(failed)
                await asyncio.sleep(self._retry)
        if not self._order:
            self._passed.set()

    async def passed(self) -> None:
        """Wait until everything is taken up."""
        await self._passed.wait()

    @property
    def is_over(self) -> bool:
        """Whether everything is taken up; all clocks are credited then."""
        return self._passed.is_set()

    async def release_servers(self, mine: Callable[[int], bool]) -> list[Table]:
        """Forget the open tables of these servers and users, which another process plays from now on; returns those
        taken up.
        """
        registry = self._registry
        for listed in registry.waiting:
            if mine(listed.home) and not registry.waiting.is_begun(listed.id):
                registry.waiting.remove(listed.id)
        await registry.waiting.idle()
        registry.unread.release_servers(mine)
        gone = [each for each in registry.open_tables() if mine(each.table.home)]
        for each in gone:
            async with each.lock:
                if registry.get(each.table.id) is each.table:
                    registry.drop(each.table)
        return [each.table for each in gone]

    async def _take_up_batch(self, batch: list[_Earlier]) -> list[_Earlier]:
        """Take up these tables and return those where that failed."""
        waiting = self._registry.waiting
        batch = [each for each in batch if not each.listed.is_open or each.listed.id in waiting]
        ids, ended = [each.listed.id for each in batch], {each.listed.id for each in batch if not each.listed.is_open}
        try:
            logs, _ = await asyncio.gather(
                self._registry.storage.logs(ids),
                # One that was needed, and is taken up meanwhile, has newer notes.
                self.recall(ids, lambda number: number in ended or number in waiting),
            )
        except Exception as error:
            log.warning("The logs of %d tables cannot be read now: %r", len(ids), error)
            return batch
        folded = list[Table]()
        for each in batch:
            log_of = logs[each.listed.id]
            if not each.listed.is_open:
                await self._show_end(each.listed, log_of)
            elif not waiting.is_begun(each.listed.id) and (table := await self._folded(each.listed, log_of)):
                folded.append(table)
            await self._let_others()
        # Some may have been needed since, and are taken up by themselves. So are those that are to be closed.
        ours = [
            table
            for table in folded
            if table.id in waiting and not waiting.is_begun(table.id) and not _is_deserted(table)
        ]
        together = waiting.begin_all([table.id for table in ours], self._play_on(ours))
        alone = [waiting.begin(number) for number in ids if number in waiting]
        outcomes = await asyncio.gather(together, *alone, return_exceptions=True)
        for error in {repr(each) for each in outcomes if each is not None}:
            log.warning("Tables cannot be taken up now: %s", error)
        # These objects live as long as their tables: collecting garbage among them would only take time.
        gc.freeze()
        return [each for each in batch if each.listed.id in waiting]

    async def _take_up(self, listed: ListedTable) -> None:
        """Take up a table that is needed."""
        logs, _ = await asyncio.gather(
            self._registry.storage.logs([listed.id]), self.recall([listed.id], self._registry.waiting.__contains__)
        )
        table = await self._folded(listed, logs[listed.id])
        if table is not None and _is_deserted(table):
            await self._close(table)
        elif table is not None:
            await self._play_on([table])

    async def _folded(self, listed: ListedTable, log_of: Log) -> Table | None:
        """The table as its log tells it; None if this release cannot read the log."""
        table = self._registry.new_table(listed.id, listed.guild, listed.channel, listed.owner)
        try:
            await self._fold(table, log_of)
        except Exception as error:
            if listed.id in self._registry.waiting:
                self._registry.unread.add(listed, table.version, error)
                self._registry.waiting.remove(listed.id)
            return None
        return table

    async def _play_on(self, tables: Sequence[Table]) -> None:
        """Credit the clocks of these tables, in one commit, and start them."""
        registry, now = self._registry, self._registry.now()
        credited = [(table, entry) for table in tables if (entry := self._credit(table, now)) is not None]
        rows = [(table.id, table.version, now, entries.dump(entry)) for table, entry in credited]
        await registry.storage.append_all(rows)
        for table, entry in credited:
            table.apply(entry, now)
        for table in tables:
            registry.add(table)
            self._start(table)
            await self._let_others()

    def _credit(self, table: Table, now: int) -> entries.Resumed | None:
        earlier = self._earlier[table.id]
        if table.deadline is None:
            return None
        if earlier.alive_at is None:
            return None
        if table.setup.is_slow:
            return _credit_slow(table, now, max(earlier.alive_at, table.last_at))
        # The system clock may have been set since: never give more than the full time.
        left = min(table.deadline - max(earlier.alive_at, table.last_at), full_ms(table))
        return entries.Resumed(deadline=now + max(left, RESUME_SECONDS * 1000), for_all=True)

    async def _close(self, table: Table) -> None:
        """Close a table that the earlier process did not close any more."""
        registry = self._registry
        opened = registry.add(table)
        async with opened.lock:
            try:
                await registry.end_if_over(table, quietly=True)
                if table.stage is not Stage.OVER:
                    await registry.end(table, CloseReason.DESERTED, quietly=True)
            except BaseException:
                registry.drop(table)
                raise
            self._start(table)

    def _start(self, table: Table) -> None:
        self._registry.waiting.remove(table.id)
        del self._earlier[table.id]
        self.show(table)
        self._registry.start_clock(table)

    async def _show_end(self, listed: ListedTable, log_of: Log) -> None:
        """Show the end of a table that was closed just before the earlier process ended."""
        table = self._registry.new_table(listed.id, listed.guild, listed.channel, listed.owner)
        try:
            await self._fold(table, log_of)
        except Exception as error:
            # Log only the type: the error's text may contain cards.
            log.warning("The log of table %s cannot be read: %s", listed.id, type(error).__name__)
        else:
            self.show(table)

    async def _fold(self, table: Table, log_of: Log) -> None:
        """Replay a log, not too much of it at a time."""
        for first in range(0, len(log_of), _ENTRIES):
            fold(table, log_of[first : first + _ENTRIES])
            await self._let_others()

    async def _let_others(self) -> None:
        """Let other tasks run if this went on for a while."""
        now = stopwatch()
        if now - self._since > SLICE_SECONDS:
            await asyncio.sleep(0)
            self._since = stopwatch()


def _credit_slow(table: Table, now: int, alive_at: int) -> entries.Resumed | None:
    assert table.deadline is not None
    least = now + min(max(now - alive_at, RESUME_SECONDS * 1000), SLOW_RESUME_SECONDS * 1000)
    return entries.Resumed(deadline=least, for_all=True) if table.deadline < least else None


def _is_deserted(table: Table) -> bool:
    """Whether the match is over, or nobody is left: an earlier release closed such a table in a commit of its own."""
    return table.stage is Stage.OVER or not table.people()


async def _nothing(table_ids: Sequence[int], wanted: Callable[[int], bool]) -> None:
    pass
