"""An open table with its lock and timer, and what is reported of tables."""

import asyncio
from dataclasses import dataclass, field

from bot.tables.computers import Thought
from bot.tables.entries import Entry
from bot.tables.table import Table
from bot.tables.table_times import TableTimes
from engine.events import Event


@dataclass(frozen=True, slots=True)
class Change:
    """A committed and applied entry with the match events it caused."""

    table: Table
    entry: Entry
    events: tuple[Event, ...]


@dataclass(slots=True, eq=False)
class OpenTable:
    """An open table with its lock, times and timer."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    rings_at: float = 0.0
    """When the timer rings, in the loop's time: uvloop's handle of what is due at once does not say that."""
    thought: Thought | None = None
    """The move that a computer player thinks about, while the timer runs..."""
    thought_of: tuple[int, int] | None = None
    """... and the ply and the seat of that move."""
    times: TableTimes = field(default_factory=TableTimes)

    def cancel_timer(self, *, but_of: tuple[int, int] | None = None) -> None:
        """Stop the timer, and the thought unless it is of this move."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.thought is not None and (self.thought_of != but_of or self.thought.cancelled()):
            self.thought.cancel()
            self.thought = None
