"""Takes up the tables of an earlier process: replays their logs and credits their clocks for the downtime. And lets go
of those that another process is to play.

The tables are listed first, without their logs. Then they are taken up in the background, the shortest clock first, one
in each round of the event loop, so that no click waits long. A table that somebody needs is taken up at once.
"""

import asyncio
import gc
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables import entries
from bot.tables.entries import CloseReason
from bot.tables.registry import RETRY_SECONDS, TableRegistry
from bot.tables.storage import Listed
from bot.tables.table import Stage, Table
from bot.tables.table_times import full_ms
from bot.tables.waiting import Log

log = logging.getLogger(__name__)

RESUME_SECONDS: Final = 15
"""Every clock has at least this long left after a restart."""
BATCH: Final = 200
"""Tables whose logs are read together."""
_SLICE: Final = 64
"""Entries that are replayed in one round of the event loop."""


@dataclass(frozen=True, slots=True)
class _Earlier:
    """A table of an earlier process, which was alive at this time; milliseconds since 1970."""

    listed: Listed
    alive_at: int | None


class Restoring:
    """Takes tables up. `recall` and `show` are for those who show them: called with the ids before, and with each
    table after it is taken up, before its clock starts. Entries written here are not emitted to listeners.
    """

    def __init__(self, registry: TableRegistry, *, batch: int = BATCH, retry: float = RETRY_SECONDS) -> None:
        """`batch`: tables whose logs are read together. `retry`: seconds until what failed is tried again."""
        self.recall: Callable[[Sequence[int]], Awaitable[None]] = _nothing
        self.show: Callable[[Table], None] = lambda table: None
        self.is_busy = False
        """Whether tables are being taken up, one after the other."""
        self._registry = registry
        self._batch, self._retry = batch, retry
        self._order: deque[_Earlier] = deque()
        self._alive_at: dict[int, int | None] = {}
        self._showing = asyncio.Lock()
        self._passed = asyncio.Event()
        registry.waiting.take_up = self._take_up

    async def find(
        self,
        *,
        alive_at: int | None,
        closed_since: int | None = None,
        mine: Callable[[int], bool] = lambda guild: True,
    ) -> int:
        """Find the tables of an earlier process that was alive at `alive_at`; return how many are open.

        `closed_since`: also show those that it closed at or after this time. `mine`: whether this process holds the
        tables of this server (0: practice).
        """
        registry = self._registry
        found = [
            _Earlier(each, alive_at)
            for each in await registry.storage.index(closed_since=closed_since)
            if mine(each.guild) and not registry.knows(each.id)
        ]
        found.sort(key=lambda each: (not each.listed.is_open, each.listed.due))
        for each in found:
            if each.listed.is_open:
                registry.waiting.add(each.listed)
                self._alive_at[each.listed.id] = alive_at
        self._order.extend(found)
        self._passed.clear()
        return sum(each.listed.is_open for each in found)

    async def run(self) -> None:
        """Take up everything that is listed. What fails is tried again."""
        while self._order and self._registry.is_running:
            batch = [self._order.popleft() for _ in range(min(self._batch, len(self._order)))]
            self.is_busy = True
            failed = await self._take_up_batch(batch)
            self.is_busy = bool(self._order)
            # These objects live as long as their tables: collecting garbage among them would only take time.
            gc.freeze()
            if failed:
                self.is_busy = False
                self._order.extend(failed)
                await asyncio.sleep(self._retry)
        if not self._order:
            self._passed.set()

    async def passed(self) -> None:
        """Wait until `run` has ended."""
        await self._passed.wait()

    @property
    def is_over(self) -> bool:
        """Whether everything is taken up."""
        return self._passed.is_set()

    async def let_go(self, mine: Callable[[int], bool]) -> list[Table]:
        """Forget the open tables of these servers, which another process plays from now on; returns those taken up."""
        registry = self._registry
        for listed in registry.waiting:
            if mine(listed.guild) and not registry.waiting.is_begun(listed.id):
                registry.waiting.remove(listed.id)
        await registry.waiting.idle()
        registry.unread.let_go(mine)
        gone = [each for each in registry.open_tables() if mine(each.table.guild)]
        for each in gone:
            async with each.lock:
                if registry.get(each.table.id) is each.table:
                    registry.drop(each.table)
        return [each.table for each in gone]

    async def _take_up_batch(self, batch: list[_Earlier]) -> list[_Earlier]:
        """Take up these tables and return those where that failed."""
        waiting = self._registry.waiting
        batch = [each for each in batch if not each.listed.is_open or each.listed.id in waiting]
        ids = [each.listed.id for each in batch]
        try:
            logs, _ = await asyncio.gather(self._registry.storage.logs(ids), self.recall(ids))
        except Exception as error:
            log.warning("The logs of %d tables cannot be read now: %r", len(ids), error)
            return batch
        tasks: dict[asyncio.Task[None], _Earlier] = {}
        for each in batch:
            number = each.listed.id
            if not each.listed.is_open:
                await self._show_end(each.listed, logs[number])
            elif number in waiting and not waiting.is_begun(number):
                tasks[waiting.begin(number, logs[number])] = each
            await asyncio.sleep(0)
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        failed = [(each, error) for each, error in zip(tasks.values(), outcomes, strict=True) if error is not None]
        if failed:
            log.warning("%d tables cannot be taken up now: %r", len(failed), failed[0][1])
        return [each for each, _ in failed]

    async def _take_up(self, listed: Listed, log: Log | None) -> None:
        registry = self._registry
        if log is None:
            logs, _ = await asyncio.gather(registry.storage.logs([listed.id]), self.recall([listed.id]))
            log = logs[listed.id]
        table = registry.new_table(listed.id, listed.guild, listed.channel)
        try:
            await _fold(table, log)
        except Exception as error:
            registry.unread.add(listed, table.version, error)
            registry.waiting.remove(listed.id)
            return
        opened = registry.add(table)
        async with opened.lock:
            try:
                await self._resume(table, self._alive_at[table.id])
            except BaseException:
                registry.drop(table)
                raise
            registry.waiting.remove(table.id)
            del self._alive_at[table.id]
            async with self._showing:  # One in each round of the event loop.
                self.show(table)
            registry.start_clock(table)

    async def _resume(self, table: Table, alive_at: int | None) -> None:
        registry = self._registry
        await registry.end_if_over(table, quietly=True)
        if table.stage is not Stage.OVER and not table.people():
            # An earlier release closed a table only after it had committed that its last person left.
            await registry.end(table, CloseReason.DESERTED, quietly=True)
        if table.deadline is not None and alive_at is not None:
            # The system clock may have been set meanwhile: never give more than the full time.
            left = min(table.deadline - max(alive_at, table.last_at), full_ms(table))
            deadline = registry.now() + max(left, RESUME_SECONDS * 1000)
            await registry.write(table, entries.Resumed(deadline=deadline), quietly=True)

    async def _show_end(self, listed: Listed, log_of: Log) -> None:
        """Show the end of a table that was closed just before the earlier process ended."""
        table = self._registry.new_table(listed.id, listed.guild, listed.channel)
        try:
            await _fold(table, log_of)
        except Exception as error:
            # Log only the type: the error's text may contain cards.
            log.warning("The log of table %s cannot be read: %s", listed.id, type(error).__name__)
        else:
            self.show(table)


async def _fold(table: Table, log: Log) -> None:
    """Replay a log, not too much of it at a time."""
    for number, (at, body) in enumerate(log, start=1):
        table.apply(entries.load(body), at)
        if number % _SLICE == 0:
            await asyncio.sleep(0)


async def _nothing(table_ids: Sequence[int]) -> None:
    pass
