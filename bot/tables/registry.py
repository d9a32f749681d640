"""Holding open tables: one lock each, entries committed before they are applied, listeners told.

What runs under a lock runs to its end, even if who asked is gone: an entry that is committed must be applied.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from bot.tables import entries
from bot.tables.clocks import TableClock
from bot.tables.entries import CloseReason, Entry
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.storage import TableStorage
from bot.tables.table import Table
from bot.tables.unread import Unread
from engine.events import Event

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0
"""After a fault, so long until the table's clock strikes again."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Change:
    """An entry that has been committed and applied, and what happened in the match by it."""

    table: Table
    entry: Entry
    events: tuple[Event, ...]


def now_ms() -> int:
    """The time as entries carry it."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True, eq=False)
class OpenTable:
    """An open table, its lock, and the timer of its clock."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    clock: TableClock = field(default_factory=TableClock)


def loop_time() -> float:
    """The steady time: that of the event loop, in seconds."""
    return asyncio.get_running_loop().time()


class TableRegistry:
    """The open tables of this process, and how an entry gets into one. When a change is over, `wind` sets the clock."""

    def __init__(
        self, keeper: TableStorage, *, now: Callable[[], int] = now_ms, steady: Callable[[], float] = loop_time
    ) -> None:
        """`now`: the time of day as entries carry it, which may be set. `steady`: seconds that only pass."""
        self.keeper = keeper
        self.now = now
        self.steady = steady
        self.wind: Callable[[OpenTable, float], None] = lambda held, earliest: None
        """Set the clock of a table whose change is over, to strike no earlier than in so many seconds."""
        self._held: dict[int, OpenTable] = {}
        self._by_channel: dict[int, Table] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listeners: list[tuple[Callable[[Change], None], bool]] = []
        self._is_closing = False
        self.unread = Unread(keeper, now)
        """Open tables that cannot be held here."""

    def listen(self, listener: Callable[[Change], None], *, practice: bool = False) -> None:
        """Tell `listener` of each change, in order, under the table's lock: it must be quick and not wait.

        Of practice tables, which nobody but their person sees, it is told only with `practice`.
        """
        self._listeners.append((listener, practice))

    def held(self, table_id: int) -> OpenTable | None:
        """The open table of this id, with what holds it."""
        return self._held.get(table_id)

    def in_channel(self, channel: int) -> Table | None:
        """The open table of this channel."""
        return self._by_channel.get(channel)

    def all(self) -> list[Table]:
        """Every open table."""
        return [held.table for held in self._held.values()]

    def all_held(self) -> list[OpenTable]:
        """Every open table, with what holds it."""
        return list(self._held.values())

    def take_back_seconds(self, table: Table) -> float:
        """How much longer the table's last trade with a ghost can be undone; less than nothing: it is too late."""
        held = self._held.get(table.id)
        return -1.0 if held is None or table.trade is None else held.clock.take_back_until - self.steady()

    async def close(self) -> None:
        """Begin nothing more (TableError: STOPPING), stop the clocks and wait for what is under way.

        Tables stay open in the store.
        """
        self._is_closing = True
        for held in self._held.values():
            if held.timer is not None:
                held.timer.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- Under the lock -----------------------------------------------------------------------------------------------

    async def change(self, table_id: int, work: Callable[[Table], Awaitable[None]]) -> Table:
        """Do `work` under the table's lock, to its end. TableError: TABLE_GONE, UNREADABLE, STOPPING, and what
        `work` refuses."""
        self.check_open()
        held = self._held.get(table_id)
        if held is None:
            self.unread.check(table_id)
            raise TableError(RefusalReason.TABLE_GONE)
        await self.finished(self._locked(held, work))
        return held.table

    async def _locked(self, held: OpenTable, work: Callable[[Table], Awaitable[None]]) -> None:
        async with held.lock:
            if held.table.id not in self._held:
                raise TableError(RefusalReason.TABLE_GONE)
            earliest = RETRY_SECONDS
            try:
                await work(held.table)
                earliest = 0.0
            except TableError:
                earliest = 0.0
                raise
            finally:
                if held.table.id in self._held and not self._is_closing:
                    self.wind(held, earliest)

    def check_open(self) -> None:
        """TableError: STOPPING where nothing may be begun any more."""
        if self._is_closing:
            raise TableError(RefusalReason.STOPPING)

    async def finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller is cancelled."""
        return await asyncio.shield(self.run(work))

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run by itself; a fault is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None and not isinstance(wrong, TableError):
            log.error("A change of a table failed", exc_info=wrong)

    async def write(self, table: Table, entry: Entry, *, quietly: bool = False) -> None:
        """Commit, then apply, then tell; `quietly`: tell nobody."""
        at, steady = self.now(), self.steady()
        try:
            await self.keeper.append(table.id, table.version, at, entry)
        except Exception:
            if not await self._was_kept(table, entry):
                raise
        self.apply(table, entry, at, steady, quietly=quietly)

    async def _was_kept(self, table: Table, entry: Entry) -> bool:
        """Whether an entry is in the log although its commit failed, as when the answer of a database was lost."""
        log = await self.keeper.log(table.id)
        return len(log) == table.version + 1 and log[-1][1] == entries.dump(entry)

    def apply(self, table: Table, entry: Entry, at: int, steady: float, *, quietly: bool = False) -> None:
        """Fold a committed entry into the table, and tell. The moment is given by both clocks."""
        change = Change(table, entry, table.apply(entry, at))
        held = self._held.get(table.id)
        if held is not None:
            held.clock.follow(table, at, steady)
        if quietly:
            return
        for listener, also_practice in self._listeners:
            if table.practice and not also_practice:
                continue
            try:
                listener(change)
            except Exception:
                log.exception("A listener failed")

    async def end(self, table: Table, why: CloseReason, *, quietly: bool = False) -> None:
        """Close the table; where its match was played to the end, with its results."""
        entry, at = entries.Closed(why=why), self.now()
        counts = why is CloseReason.PLAYED and not table.practice
        try:
            await self.keeper.close(table.id, table.version, at, entry, table if counts else None)
        except Exception:
            if not await self._was_kept(table, entry):
                raise
        held = self._held.pop(table.id)
        if held.timer is not None:
            held.timer.cancel()
        del self._by_channel[table.channel]
        self.apply(table, entry, at, self.steady(), quietly=quietly)

    def hold(self, table: Table) -> OpenTable:
        """Take up an open table."""
        held = self._held[table.id] = OpenTable(table)
        held.clock.take_up(table, self.now(), self.steady())
        self._by_channel[table.channel] = table
        return held
