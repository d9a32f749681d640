"""The times of one table by both clocks: durations by the monotonic clock, deadlines by the time of day.

The machine's time of day may be set while people play. Deadlines are stored and shown by it, since they outlive the
process and are read beside other clocks. How long a player still has is counted by the monotonic clock.
"""

from dataclasses import dataclass

from bot.tables.ghost_state import TAKE_BACK_SECONDS
from bot.tables.table import BETWEEN_SECONDS, LOBBY_SECONDS, PRACTICE_SECONDS, Stage, Table

OFF_MS = 2000
"""A deadline that is off by more than this is stored and shown again."""


@dataclass(slots=True, eq=False)
class TableTimes:
    """The times of one table; seconds of the monotonic clock."""

    moved_at: float = 0.0
    """When its last entry was written."""
    due: float | None = None
    """When its deadline is."""
    take_back_until: float = 0.0
    """Until when its last trade with a ghost can be undone."""
    _deadline: int | None = None
    """The deadline that `due` stands for; milliseconds since 1970."""
    _trade: int | None = None
    """The entry of the trade that `take_back_until` stands for."""

    def start(self, table: Table, now: int, steady: float) -> None:
        """Begin with a table as it is now. Nothing takes longer than the rules allow."""
        trade = table.ghosts.trade
        self.moved_at, self._deadline, self._trade = steady, table.deadline, trade and trade.version
        self.due = None
        if table.deadline is not None:
            self.due = steady + max(0, min(table.deadline - now, full_ms(table))) / 1000
        if trade is not None:
            until = trade.at + TAKE_BACK_SECONDS * 1000
            self.take_back_until = steady + min(until - now, TAKE_BACK_SECONDS * 1000) / 1000

    def follow(self, table: Table, at: int, steady: float) -> None:
        """An entry was applied; `at` in milliseconds since 1970 is the same moment as `steady`."""
        self.moved_at = steady
        if table.deadline != self._deadline:
            self._deadline = table.deadline
            self.due = None if table.deadline is None else steady + (table.deadline - at) / 1000
        trade = table.ghosts.trade and table.ghosts.trade.version
        if trade != self._trade:
            self._trade = trade
            self.take_back_until = steady + TAKE_BACK_SECONDS

    def corrected_deadline(self, now: int, steady: float) -> int | None:
        """The deadline by the time of day as it is now; None where the stored one is still right."""
        if self.due is None or self._deadline is None:
            return None
        meant = now + round((self.due - steady) * 1000)
        return meant if abs(meant - self._deadline) > OFF_MS else None


def full_ms(table: Table) -> int:
    """The longest that the clock which runs at this table runs; milliseconds."""
    if table.practice:
        return PRACTICE_SECONDS * 1000
    match table.stage:
        case Stage.LOBBY:
            return LOBBY_SECONDS * 1000
        case Stage.BETWEEN:
            return BETWEEN_SECONDS * 1000
        case Stage.PLAYING | Stage.OVER:
            return table.turn_seconds * 1000
