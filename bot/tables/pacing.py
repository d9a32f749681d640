"""Slow mode: for each turn the log says until when there is time, as that depends on whose hours are quiet.

Who is to act has the time of the pace, of which only the hours count in which their clock runs (`bot.tables.hours`).
Then their bank runs, which they have once in a match. When that is over, too, a computer player moves, as at any table.
Where several choose at once they share a clock, and it is that of the one who has longest.

While the seat to act is secret (SP-4), nothing is granted: everybody has the time of the pace, by day and night.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Protocol

from bot.tables import entries
from bot.tables.deadlines import SLOW_IDLE_SECONDS, Deadline, Timed, WaitingFor
from bot.tables.entries import Entry, MovedBy
from bot.tables.hours import ALWAYS, Hours, deadline_of, runs_for
from bot.tables.participants import PlayedMove
from engine.moves import LEAVE
from engine.views import Phase

_LEAVE: Final = str(LEAVE)
HoursOf = Callable[[Sequence[int]], Awaitable[Mapping[int, Hours]]]
"""Finds the hours of users; who has set none is left out."""


class Grant(NamedTuple):
    """The last granted deadline. `began`: when the turn did, or when the banks began to run; `to`: to which players, by
    their places among the participants."""

    entry: entries.Granted
    began: int
    to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pacing:
    """The facts that decide a slow table's deadlines, beside people's hours. It follows from the log."""

    grant: Grant | None = None
    active_at: int = 0
    """When a person last moved, came back, or a hand was dealt."""

    def after(self, table: "Paced", entry: Entry, at: int) -> "Pacing":
        """This after an entry, which is applied."""
        match entry:
            case entries.Granted():
                to = tuple(table.player_at(seat) for seat in table.to_act())
                return replace(self, grant=Grant(entry, self._began(table, entry, at), to))
            case entries.Moved() if entry.by is not MovedBy.PERSON or entry.move == _LEAVE:
                return self  # Who leaves a joker's card moves in secret (SP-4).
            case entries.Moved() | entries.Talked() | entries.CameBack() | entries.SatDown():
                return replace(self, active_at=at)
            case entries.Started() | entries.Dealt() | entries.Ready():
                return replace(self, active_at=at)
            case _:
                return self

    def _began(self, table: "Paced", entry: entries.Granted, at: int) -> int:
        pace, due = table.setup.pace, table.due
        if pace is None or due is None:
            return at
        if due.granted and self.grant is not None and self.grant.entry.spends == entry.spends:
            return self.grant.began  # It is granted once more, as a person's hours have changed.
        return at if entry.spends else due.at - pace.ms

    def bank_ms(self, table: "Paced", player: int) -> int:
        """The time that this player has left in their bank; while it runs, that at its start."""
        if self.grant is not None:
            return self.grant.entry.banks[player]
        return 0 if table.setup.pace is None else table.setup.pace.bank_ms


NO_GRANT: Final = Pacing()


class Paced(Timed, Protocol):
    """A table, as far as the deadlines of its turns depend on it."""

    @property
    def due(self) -> Deadline | None: ...
    @property
    def pacing(self) -> Pacing: ...
    @property
    def history(self) -> Sequence[PlayedMove]: ...
    def player_at(self, seat: int) -> int: ...


async def no_hours(users: Sequence[int]) -> Mapping[int, Hours]:
    """Nobody has set any."""
    return {}


def needs_grant(table: Paced) -> bool:
    """Whether people are to act at a slow table, and no deadline was granted to them yet."""
    if not table.setup.is_slow or table.due is None or table.due.granted or table.due.clock is not WaitingFor.TURN:
        return False
    return table.view(None).phase is not Phase.COVER


def granted(table: Paced, hours: Mapping[int, Hours]) -> entries.Granted:
    """The deadline of the turn that has begun. `hours`: those of the table's people."""
    pace = table.setup.pace
    assert pace is not None
    assert table.due is not None
    began = table.due.at - pace.ms
    banks = _banks_left(table, hours, began)
    at = max(deadline_of(began, pace.ms, each) for each in _of_awaited(table, hours))
    return _closing(table, hours, entries.Granted(deadline=at, banks=banks))


def prolonged(table: Paced, hours: Mapping[int, Hours], now: int) -> entries.Granted | None:
    """The deadline by the banks of those to act, whose time is over; None if that has been granted, or they are
    empty."""
    grant = table.pacing.grant
    assert grant is not None
    left = {player: grant.entry.banks[player] for player in _awaited(table)}
    if grant.entry.spends or not any(left.values()):
        return None
    at = max(deadline_of(now, bank, _hours_of(table, player, hours)) for player, bank in left.items() if bank)
    return _closing(table, hours, entries.Granted(deadline=at, banks=grant.entry.banks, spends=True))


def granted_again(table: Paced, hours: Mapping[int, Hours]) -> entries.Granted | None:
    """A later deadline of the turn under way, as the hours of who is to act have changed; None if it stays."""
    grant, pace = table.pacing.grant, table.setup.pace
    if grant is None or pace is None or table.due is None or not table.due.granted:
        return None
    duration = {player: grant.entry.banks[player] if grant.entry.spends else pace.ms for player in _awaited(table)}
    if not duration:
        return None
    at = max(deadline_of(grant.began, ms, _hours_of(table, player, hours)) for player, ms in duration.items())
    entry = _closing(table, hours, grant.entry.model_copy(update={"deadline": at, "closes": None}))
    return entry if entry.deadline > table.due.at else None


def began_at(table: Paced) -> int | None:
    """When the granted turn began, milliseconds since 1970; None: no turn is granted."""
    grant, due = table.pacing.grant, table.due
    if grant is None or due is None or not due.granted:
        return None
    return table.pacing.active_at if grant.entry.spends else grant.began


def reminder_due(table: Paced, user: int, hours: Hours) -> int | None:
    """When the user has a fifth of their turn left, without their bank; None: they have no granted turn."""
    grant, pace, seat = table.pacing.grant, table.setup.pace, table.seat_of(user)
    if grant is None or pace is None or seat is None or began_at(table) is None:
        return None
    if grant.entry.spends:
        return grant.began
    return deadline_of(grant.began, pace.ms * 4 // 5, _hours_of(table, table.player_at(seat), {user: hours}))


def _closing(table: Paced, hours: Mapping[int, Hours], entry: entries.Granted) -> entries.Granted:
    """The entry, or an earlier end for want of moves: for that only the days count at which people are not away."""
    idle, active_at = SLOW_IDLE_SECONDS * 1000, table.pacing.active_at
    days = (replace(each, quiet=None) for each in _of_awaited(table, hours))
    closes_at = max(deadline_of(active_at, idle, each) for each in days)
    if closes_at > entry.deadline:
        return entry
    return entry.model_copy(update={"deadline": closes_at, "closes": True})


def _banks_left(table: Paced, hours: Mapping[int, Hours], now: int) -> tuple[int, ...]:
    """Each participant's bank, less what ran until they moved, or until now."""
    banks = [table.pacing.bank_ms(table, player) for player in range(len(table.participants))]
    grant = table.pacing.grant
    if grant is not None and grant.entry.spends:
        moved_at = {each.player: each.at for each in reversed(table.history) if each.at >= grant.began}
        for player in grant.to:
            ran = runs_for(grant.began, moved_at.get(player, now), _hours_of(table, player, hours))
            banks[player] = max(0, banks[player] - ran)
    return tuple(banks)


def _awaited(table: Paced) -> list[int]:
    return [table.player_at(seat) for seat in table.to_act()]


def _of_awaited(table: Paced, hours: Mapping[int, Hours]) -> list[Hours]:
    return [_hours_of(table, player, hours) for player in _awaited(table)]


def _hours_of(table: Paced, player: int, hours: Mapping[int, Hours]) -> Hours:
    own = hours.get(table.participants[player].user or 0, ALWAYS)
    return own if table.setup.days_away else replace(own, away=None)
