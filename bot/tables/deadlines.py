"""Which deadline a table has, why, and what happens then. It follows from the log alone, so a later process finds the
same one.

Everybody sees the clock, so it must not depend on hidden information: while the seat to act is secret (SP-4), leaving
and coming back change it only where nobody, or one person, is left to wait for.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum, auto
from typing import Final, Protocol

from bot.tables import entries
from bot.tables.entries import Entry
from bot.tables.fair_state import FairState
from bot.tables.participants import Lesson, Participant
from bot.tables.setup import TableSetup
from bot.tables.stages import Stage
from engine.daily.days import DAY_MS
from engine.views import View

LOBBY_SECONDS: Final = 15 * 60
"""A lobby closes after this long without changes, of which words for the deal are none."""
SLOW_LOBBY_SECONDS: Final = 24 * 60 * 60
"""The same before a slow match: people of several zones gather."""
BETWEEN_SECONDS: Final = 20
SLOW_BETWEEN_SECONDS: Final = 60 * 60
"""The pause between hands at a slow table."""
LESSON_SECONDS: Final = 15 * 60
"""A lesson closes this long after its last entry; it has no other clock."""
OWN_SECONDS: Final = 24 * 60 * 60
"""A private table closes this long after its last entry; it has no other clock."""
TRY_MS: Final = 2 * DAY_MS
"""The longest that a try at a day can last. It ends as its day closes, and has no other clock."""
ALONE_SECONDS: Final = 7 * 24 * 60 * 60
"""A table in a channel of one person with computer players closes this long after its last entry; it has no other
clock.
"""
ALL_AWAY_SECONDS: Final = 24 * 60 * 60
"""A table closes after all people have been away for this long."""
SLOW_IDLE_SECONDS: Final = 14 * 24 * 60 * 60
"""A slow table closes when for this long nobody has moved, or all people have been away."""
SLOW_MOST_SECONDS: Final = 60 * 24 * 60 * 60
"""More than any turn at a slow table takes, with bank, quiet hours and days away."""

UNSEEN: Final = frozenset({entries.Resumed, entries.Hinted})
"""Entries that others do not see."""
_LETS_CLOSE: Final = UNSEEN | {entries.WordSet}
"""Entries that do not let a lobby wait longer: one guest could do them as long as they like."""
_MOVES: Final = entries.Moved, entries.Talked
_TURNING: Final = *_MOVES, entries.Started, entries.Dealt


class Timed(Protocol):
    """A table, as far as its deadline depends on it."""

    @property
    def stage(self) -> Stage: ...
    @property
    def lesson(self) -> Lesson | None: ...
    @property
    def is_private(self) -> bool: ...
    @property
    def fair(self) -> FairState: ...
    @property
    def participants(self) -> Sequence[Participant]: ...
    @property
    def setup(self) -> TableSetup: ...
    @property
    def turn_seconds(self) -> int: ...
    @property
    def between_seconds(self) -> int: ...
    def seat_of(self, user: int) -> int | None: ...
    def to_act(self) -> tuple[int, ...]: ...
    def view(self, seat: int | None) -> View: ...


class WaitingFor(StrEnum):
    """The event that a table waits for."""

    LOBBY = auto()
    """That the match starts, or the lobby closes."""
    TURN = auto()
    """That people move, or computer players do once for them."""
    BETWEEN = auto()
    """That the next hand is dealt."""
    ALONE = auto()
    """For one person among computer players, who may take any time: the deadline only closes a forgotten table."""
    ALL_AWAY = auto()
    """That one of them comes back: no computer player moves. At the deadline the table closes."""
    LESSON = auto()
    """For the learner, or the table closes."""

    @property
    def is_shown(self) -> bool:
        """Whether people play against this clock."""
        return self in {WaitingFor.TURN, WaitingFor.BETWEEN}


_PATIENT: Final = frozenset({WaitingFor.ALONE, WaitingFor.ALL_AWAY})


@dataclass(frozen=True, slots=True)
class Deadline:
    """`at`: milliseconds since 1970. `left_ms`: while all are away, what those who come back have of their turn, or of
    the pause between hands. `granted`: at a slow table, an entry says so, and not the pace alone."""

    clock: WaitingFor
    at: int
    left_ms: int = 0
    granted: bool = False


def clock_of(table: Timed) -> WaitingFor | None:
    """The clock that runs at this table; None: the match is over."""
    if table.stage is Stage.OVER:
        return None
    if table.lesson:
        return WaitingFor.LESSON
    if table.stage is Stage.LOBBY:
        return WaitingFor.LOBBY
    people = present = 0
    for place in table.participants:
        people += place.user is not None and not place.left
        present += place.by_person
    if not present:
        return WaitingFor.ALL_AWAY
    if people == 1:
        return WaitingFor.ALONE
    return WaitingFor.TURN if table.stage is Stage.PLAYING else WaitingFor.BETWEEN


def full_ms(table: Timed) -> int:
    """The full duration of the table's current clock; milliseconds. A slow turn's depends on more than the table, so it
    is the longest there is."""
    clock = clock_of(table)
    is_slow_turn = table.setup.is_slow and clock is WaitingFor.TURN
    return SLOW_MOST_SECONDS * 1000 if is_slow_turn else _full_ms(table, clock)


def _full_ms(table: Timed, clock: WaitingFor | None) -> int:
    is_slow = table.setup.is_slow
    match clock:
        case WaitingFor.LOBBY:
            return (SLOW_LOBBY_SECONDS if is_slow else LOBBY_SECONDS) * 1000
        case WaitingFor.ALONE | WaitingFor.ALL_AWAY if is_slow and not table.is_private:
            return SLOW_IDLE_SECONDS * 1000
        case WaitingFor.LESSON:
            return LESSON_SECONDS * 1000
        case WaitingFor.ALONE:
            own_ms = OWN_SECONDS * 1000 if not table.fair.is_try else TRY_MS
            return own_ms if table.is_private else ALONE_SECONDS * 1000
        case WaitingFor.ALL_AWAY:
            return ALL_AWAY_SECONDS * 1000
        case WaitingFor.TURN | WaitingFor.BETWEEN | None:
            return _hurried_ms(table)


def next_deadline(
    table: Timed, before: Deadline | None, entry: Entry, at: int, awaited: tuple[int, ...]
) -> Deadline | None:
    """The deadline after this entry, which is applied. `before`: the one until then; `awaited`: who was to act."""
    clock = clock_of(table)
    if clock is None:
        return None
    if type(entry) is entries.Resumed and before is not None:
        is_meant = entry.for_all is not None or clock not in _PATIENT
        return replace(before, at=entry.deadline) if is_meant else before
    if type(entry) is entries.Granted and before is not None:
        return replace(before, at=entry.deadline, granted=True)
    if clock is WaitingFor.ALONE and (closes_at := table.fair.closes_at) is not None:
        return Deadline(clock, closes_at)
    match clock:
        case WaitingFor.LOBBY | WaitingFor.LESSON | WaitingFor.ALONE:
            goes_on = before is not None and before.clock is clock and type(entry) in _LETS_CLOSE
            return before if goes_on else Deadline(clock, at + _full_ms(table, clock))
        case WaitingFor.ALL_AWAY:
            begins = _begins(table, entry, awaited)
            if before is not None and before.clock is clock and not begins:
                return before
            left = _hurried_ms(table) if before is None or begins else max(0, before.at - at)
            return Deadline(clock, at + _full_ms(table, clock), left)
        case WaitingFor.TURN | WaitingFor.BETWEEN:
            if before is None or _begins(table, entry, awaited):
                return Deadline(clock, at + _full_ms(table, clock))
            if before.clock is WaitingFor.ALONE:  # Somebody has sat down.
                return Deadline(clock, at + _full_ms(table, clock))
            if before.clock is not WaitingFor.ALL_AWAY:
                return before
            # What is left of a slow turn depends on whose hours are quiet: it begins again.
            return Deadline(clock, at + (_full_ms(table, clock) if table.setup.is_slow else before.left_ms))


def _begins(table: Timed, entry: Entry, awaited: tuple[int, ...]) -> bool:
    """Whether a turn, a phase or the pause between hands begins with this entry."""
    if table.stage is Stage.BETWEEN:
        return isinstance(entry, entries.Moved)
    now = table.to_act()
    same_phase = len(now) < len(awaited) and set(now) < set(awaited)
    aside = isinstance(entry, _MOVES) and entry.seat not in awaited
    turned = isinstance(entry, _TURNING) and not same_phase and not aside
    return turned or isinstance(entry, entries.TakenBack) or _returned_to_own_turn(table, entry)


def _returned_to_own_turn(table: Timed, entry: Entry) -> bool:
    """Whether this entry of an earlier release gives the full time: who returns has publicly the turn.

    Where all choose at once (IS-3, IS-4) the clock is shared, so it does not restart.
    """
    if not isinstance(entry, entries.CameBack) or entry.keeps_time:
        return False
    return table.view(None).to_act == (table.seat_of(entry.user),)


def _hurried_ms(table: Timed) -> int:
    """The full time of a turn, or of the pause between hands."""
    pace = table.setup.pace
    if table.stage is Stage.BETWEEN:
        return (table.between_seconds if pace is None else SLOW_BETWEEN_SECONDS) * 1000
    return table.turn_seconds * 1000 if pace is None else pace.ms
