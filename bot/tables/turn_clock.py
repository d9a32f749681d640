"""The turn clock of all tables: moves for computer players and handles timeouts of turns, pauses and lobbies."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.tables import entries
from bot.tables.computers import ComputerPlayers
from bot.tables.deadlines import ALL_AWAY_SECONDS, WaitingFor
from bot.tables.entries import CloseReason, MovedBy
from bot.tables.hours import Hours
from bot.tables.match_play import MatchPlay
from bot.tables.open_table import OpenTable
from bot.tables.pacing import HoursOf, granted, granted_again, needs_grant, no_hours, prolonged
from bot.tables.registry import RETRY_SECONDS, TableRegistry
from bot.tables.table import TURN_SECONDS, Stage, Table
from data.outside import bare_context

log = logging.getLogger(__name__)

ASLEEP_SECONDS: Final = ALL_AWAY_SECONDS
"""A table that nobody wakes closes after this time, as one at which all people are away."""
RESUME_SECONDS: Final = 15
"""The least time that is left when a clock goes on."""
SECRET_PAUSES: Final = (2.5, 7.0)
"""While the seat to act is secret, a computer player's pause is multiplied by a factor in this range, to look like a
person's.
"""


@dataclass(slots=True)
class _StoppedClock:
    """A clock that stands still. `due`: when it would run out, as seen at `since`; both, and `begun`, in seconds of the
    monotonic clock.
    """

    due: float | None
    since: float
    begun: float

    def follow(self, due: float | None, steady: float) -> None:
        """Something happened at the table: perhaps another time begins."""
        if due != self.due:
            self.due, self.since = due, steady


class TurnClock:
    """Reschedules a table's timer after each change. Durations use the monotonic clock."""

    def __init__(
        self,
        registry: TableRegistry,
        play: MatchPlay,
        computers: ComputerPlayers,
        *,
        computer_pause: float,
        salt: int,
        hours_of: HoursOf = no_hours,
    ) -> None:
        """`computer_pause`: seconds before a computer player moves. `salt`: a secret seed for random pauses.
        `hours_of`: at slow tables, when people's clocks run.
        """
        self._hours_of = hours_of
        self._registry = registry
        self._play = play
        self._computers = computers
        self._computer_pause = computer_pause
        self._salt = salt
        self._standing: dict[int, _StoppedClock] = {}
        registry.schedule = self.schedule

    def schedule(self, open_table: OpenTable, earliest: float) -> None:
        """Set the timer for the table's next action, at least `earliest` seconds from now."""
        table, steady = open_table.table, self._registry.steady()
        seat = self._computers.seat_to_move(table)
        asked = None if seat is None else (table.ply, seat)
        open_table.cancel_timer(but_of=asked)
        if table.stage is Stage.OVER:
            due, earliest = steady, RETRY_SECONDS
        elif table.all_ready:
            due = steady
        elif seat is not None:
            due = self.computer_due(open_table, seat)
        elif needs_grant(table):
            due = steady
        elif table.id in self._standing:
            standing = self._standing[table.id]
            standing.follow(open_table.times.due, steady)
            due = standing.begun + ASLEEP_SECONDS
        elif open_table.times.due is not None:
            due = open_table.times.due
        else:
            return
        delay = max(earliest, due - steady)
        if seat is not None and open_table.thought is None:
            open_table.thought, open_table.thought_of = self._computers.begin(table, seat), asked
        # What the clock does later is not about the interaction that set it.
        loop = asyncio.get_running_loop()
        open_table.rings_at = loop.time() + delay
        open_table.timer = loop.call_later(delay, self.on_timeout, table, table.version, context=bare_context())

    def stand_still(self, table_id: int) -> None:
        """Let no time of people's run out at this table, as nobody could see that; it closes after `ASLEEP_SECONDS`."""
        found = self._registry.open_table(table_id)
        if found is not None and table_id not in self._standing:
            steady = self._registry.steady()
            self._standing[table_id] = _StoppedClock(found.times.due, steady, steady)
            self.schedule(found, 0.0)

    def forget(self, table_id: int) -> None:
        """The table is over, or another process plays it."""
        self._standing.pop(table_id, None)

    def go_on(self, table_id: int) -> None:
        """Let the clock of this table go on where it stood."""
        standing = self._standing.pop(table_id, None)
        if standing is None or not self._registry.is_running:
            return

        async def resume(table: Table) -> None:
            if table.stage is not Stage.OVER and table.deadline is not None and standing.due is not None:
                left = max(RESUME_SECONDS, standing.due - standing.since)
                deadline = self._registry.now() + round(left * 1000)
                await self._registry.write(table, entries.Resumed(deadline=deadline, for_all=True))

        self._registry.run(self._registry.change(table_id, resume))

    def on_timeout(self, table: Table, version: int) -> None:
        """Run the due action, unless the table has changed since `version`."""

        async def act(there: Table) -> None:
            if there.version != version:
                return
            seat = self._computers.seat_to_move(there)
            if there.clock is None:
                await self._registry.end_if_over(there)
            elif there.all_ready:
                await self._play.deal(there)
            elif seat is not None:
                await self._computer_moves(there, seat, MovedBy.COMPUTER)
            elif needs_grant(there):
                await self._registry.write(there, granted(there, await self._hours(there)))
            else:
                await self._time_is_up(there, there.clock)

        self._registry.run(self._registry.change(table.id, act))

    async def _time_is_up(self, table: Table, clock: WaitingFor) -> None:
        if self._standing.pop(table.id, None) is not None:
            await self._registry.end(table, CloseReason.DESERTED)
            return
        match clock:
            case WaitingFor.LOBBY | WaitingFor.LESSON | WaitingFor.ALONE | WaitingFor.ALL_AWAY:
                await self._registry.end(table, CloseReason.DESERTED)
            case WaitingFor.BETWEEN:
                await self._play.deal(table)
            case WaitingFor.TURN:
                if table.due is not None and table.due.granted and await self._goes_on(table):
                    return
                for late in table.to_act():
                    await self._computer_moves(table, late, MovedBy.CLOCK)

    async def _goes_on(self, table: Table) -> bool:
        """Whether nobody is to move for those whose slow turn is over: their banks run now, or the table is closed."""
        grant = table.pacing.grant
        if grant is not None and grant.entry.closes:
            await self._registry.end(table, CloseReason.DESERTED)
            return True
        longer = prolonged(table, await self._hours(table), self._registry.now())
        if longer is not None:
            await self._registry.write(table, longer)
        return longer is not None

    def hours_changed(self, user: int | None) -> None:
        """The hours of a user have changed: the turns in which they have more time by that are granted it. None: those
        of anybody may have.
        """
        for each in self._registry.open_tables():
            table = each.table
            is_asked = user is None or table.seat_of(user) in table.to_act()
            if is_asked and table.due is not None and table.due.granted and self._registry.is_running:
                self._registry.run(self._registry.change(table.id, self._grant_again))

    async def _grant_again(self, table: Table) -> None:
        longer = granted_again(table, await self._hours(table))
        if longer is not None:
            await self._registry.write(table, longer)

    async def _hours(self, table: Table) -> Mapping[int, Hours]:
        return await self._hours_of([place.user for place in table.people() if place.user is not None])

    async def _computer_moves(self, table: Table, seat: int, by: MovedBy) -> None:
        found = self._registry.open_table(table.id) if by is MovedBy.COMPUTER else None
        chosen = await self._computers.choose(table, seat, found and found.thought)
        # What all see must not show that a seat is asked secretly (SP-4).
        is_hurried = chosen.is_hurried and seat in table.view(None).to_act
        await self._play.move(table, seat, chosen.move, by, is_hurried=is_hurried)

    def computer_due(self, open_table: OpenTable, seat: int) -> float:
        """When the computer player in this seat moves, in monotonic seconds."""
        table, times = open_table.table, open_table.times
        pause = self.pause(table, seat)
        if seat in table.view(None).to_act:
            # Stepping away and coming back must not put the computer off.
            return times.moved_at + pause
        # A computer that moved at once would reveal that who left was asked (SP-4).
        due = times.changed_at + pause
        if times.due is None:
            return due
        # Moving after the deadline would reveal a computer that took the seat over shortly before it (SP-4).
        return min(due, times.due)

    def pause(self, table: Table, seat: int) -> float:
        """Seconds until the computer player in this seat moves; the same for repeated calls at one ply."""
        if seat in table.view(None).to_act:
            return self._computer_pause
        # The pause must not reveal whether a person or a computer is asked (SP-4), nor change when somebody talks.
        slower = 1.0 if table.setup.pace is None else table.setup.pace.ms / (TURN_SECONDS * 1000)
        return slower * self._computer_pause * Random(f"{self._salt}/{table.id}/{table.ply}").uniform(*SECRET_PAUSES)

    # -- The time of day ----------------------------------------------------------------------------------------------

    async def correct_deadlines(self) -> int:
        """Store and show again the deadlines that are wrong because the wall clock was set; returns the number of
        tables.

        Call every few seconds. The time that players have left stays the same.
        """
        now, steady = self._registry.now(), self._registry.steady()
        for each in self._registry.open_tables():
            if each.table.setup.is_slow and each.times.corrected_deadline(now, steady) is not None:
                # Slow tables go by the time of day.
                each.times.start(each.table, now, steady)
                self.schedule(each, 0.0)
        off = [each.table for each in self._registry.open_tables() if self._corrected(each.table) is not None]
        if off:
            log.warning("The time of day was set: the deadlines of %d tables are shown anew", len(off))
            corrections = (self._registry.change(table.id, self._correct) for table in off)
            for outcome in await asyncio.gather(*corrections, return_exceptions=True):
                if isinstance(outcome, Exception):
                    log.info("A deadline could not be kept anew: %r", outcome)
        return len(off)

    async def _correct(self, table: Table) -> None:
        deadline = self._corrected(table)
        if deadline is not None and table.stage is not Stage.OVER:
            await self._registry.write(table, entries.Resumed(deadline=deadline, for_all=True))

    def _corrected(self, table: Table) -> int | None:
        found = self._registry.open_table(table.id)
        if found is None or found.table.setup.is_slow:
            return None
        return found.times.corrected_deadline(self._registry.now(), self._registry.steady())
