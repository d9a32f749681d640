"""The clocks of tables: durations by a clock that never jumps, deadlines as everybody's clock on the wall shows them.

The machine's time of day may be set while people play, by an hour and more where it was wrong. What is kept and shown
are moments of that time, since they outlive the process and are read by others' clocks. But how long somebody still
has, or a computer player waits, is counted by the steady clock, which goes on as if nothing had happened.
"""

from dataclasses import dataclass

from bot.tables.table import BETWEEN_SECONDS, LOBBY_SECONDS, PRACTICE_SECONDS, TAKE_BACK_SECONDS, Stage, Table, Trade

OFF_MS = 2000
"""So much a deadline may be off by the clock on the wall before it is kept and shown anew."""


@dataclass(slots=True, eq=False)
class TableClock:
    """What runs at one table. Times are seconds of the steady clock."""

    moved_at: float = 0.0
    """When its last entry was made."""
    due: float | None = None
    """When its deadline is."""
    take_back_until: float = 0.0
    """Up to when its last trade with a ghost can be undone."""
    _deadline: int | None = None
    """The deadline for which `due` stands; milliseconds since 1970."""
    _trade: Trade | None = None

    def take_up(self, table: Table, now: int, steady: float) -> None:
        """Begin with a table as it is now. Nothing takes longer than it may by the rules, whatever the wall says."""
        self.moved_at, self._deadline, self._trade = steady, table.deadline, table.trade
        self.due = None
        if table.deadline is not None:
            self.due = steady + _within(table.deadline - now, full_ms(table)) / 1000
        if table.trade is not None:
            until = table.trade.at + TAKE_BACK_SECONDS * 1000
            self.take_back_until = steady + min(until - now, TAKE_BACK_SECONDS * 1000) / 1000

    def follow(self, table: Table, at: int, steady: float) -> None:
        """An entry was made at this moment, in milliseconds since 1970 and by the steady clock."""
        self.moved_at = steady
        if table.deadline != self._deadline:
            self._deadline = table.deadline
            self.due = None if table.deadline is None else steady + (table.deadline - at) / 1000
        if table.trade is not self._trade:
            self._trade = table.trade
            self.take_back_until = steady + TAKE_BACK_SECONDS

    def deadline_by(self, now: int, steady: float) -> int | None:
        """What the table's deadline should be called by the clock on the wall, where that was set; else None."""
        if self.due is None or self._deadline is None:
            return None
        meant = now + round((self.due - steady) * 1000)
        return meant if abs(meant - self._deadline) > OFF_MS else None


def full_ms(table: Table) -> int:
    """So long the clock that runs at this table runs at most; milliseconds."""
    if table.practice:
        return PRACTICE_SECONDS * 1000
    match table.stage:
        case Stage.LOBBY:
            return LOBBY_SECONDS * 1000
        case Stage.BETWEEN:
            return BETWEEN_SECONDS * 1000
        case Stage.PLAYING | Stage.OVER:
            return table.turn_seconds * 1000


def _within(milliseconds: int, most: int) -> int:
    return max(0, min(milliseconds, most))
