"""The two clocks, and the times of one table on them: durations on the monotonic clock, deadlines on the wall clock.

The wall clock may be set while people play. Deadlines use it because they outlive the process and are shown to users;
the time a player has left is measured on the monotonic clock.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.tables.deadlines import BETWEEN_SECONDS, full_ms
from bot.tables.ghost_state import TAKE_BACK_SECONDS
from bot.tables.stages import Stage
from bot.tables.table import Table
from data.outside import now_ms

OFF_MS = 2000
"""A deadline off by more than this is stored and shown again."""


def loop_time() -> float:
    """The event loop's monotonic time, in seconds."""
    return asyncio.get_running_loop().time()


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """The two clocks that tables live by, and how long their people are waited for."""

    now: Callable[[], int] = now_ms
    """Wall-clock milliseconds since 1970, which may jump."""
    steady: Callable[[], float] = loop_time
    """Monotonic seconds."""
    between_seconds: int = BETWEEN_SECONDS
    """As in `Table`."""
    take_back_seconds: int = TAKE_BACK_SECONDS
    """As in `GhostState`."""


TIMES: Final = Times()


@dataclass(slots=True, eq=False)
class TableTimes:
    """The times of one table, in seconds of the monotonic clock."""

    moved_at: float = 0.0
    """When the last move was made or taken back, or a hand dealt."""
    changed_at: float = 0.0
    """When the last entry was applied."""
    due: float | None = None
    """When the deadline is reached."""
    take_back_until: float = 0.0
    """Until when the last trade with a ghost can be undone."""
    _deadline: int | None = None
    """The deadline `due` was computed from; milliseconds since 1970."""
    _turn: tuple[int, Stage] | None = None
    """Ply and stage that `moved_at` is of."""
    _trade: int | None = None
    """The version of the trade `take_back_until` was computed from."""

    def start(self, table: Table, now: int, steady: float) -> None:
        """Initialize from a table; no time exceeds the full duration of its clock."""
        trade = table.ghosts.trade
        self.moved_at = self.changed_at = steady
        self._turn, self._deadline, self._trade = (table.ply, table.stage), table.deadline, trade and trade.version
        self.due = None
        if table.deadline is not None:
            self.due = steady + max(0, min(table.deadline - now, full_ms(table))) / 1000
        if trade is not None:
            until = trade.at + table.ghosts.take_back_seconds * 1000
            self.take_back_until = steady + min(until - now, table.ghosts.take_back_seconds * 1000) / 1000

    def follow(self, table: Table, at: int, steady: float) -> None:
        """Update after an entry; `at` (milliseconds since 1970) and `steady` are the same moment."""
        self.changed_at, turn = steady, (table.ply, table.stage)
        if turn != self._turn:
            self.moved_at, self._turn = steady, turn
        if table.deadline != self._deadline:
            self._deadline = table.deadline
            self.due = None if table.deadline is None else steady + (table.deadline - at) / 1000
        trade = table.ghosts.trade and table.ghosts.trade.version
        if trade != self._trade:
            self._trade = trade
            self.take_back_until = steady + table.ghosts.take_back_seconds

    def corrected_deadline(self, now: int, steady: float) -> int | None:
        """The deadline by the current wall clock; None if the stored one is still right."""
        if self.due is None or self._deadline is None:
            return None
        meant = now + round((self.due - steady) * 1000)
        return meant if abs(meant - self._deadline) > OFF_MS else None
