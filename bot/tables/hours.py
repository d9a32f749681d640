"""When the clock of a person runs at slow tables: not in their quiet hours, nor while they are away for days.

Pure: no clock of its own, and no settings.
"""

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

_SLOT_MS: Final = 15 * 60 * 1000
"""The offsets of all zones are multiples of this, and so are the moments at which they change: within a slot an hour of
the day stays the same hour."""


@dataclass(frozen=True, slots=True)
class Hours:
    """By the time of a zone (None: all hours are alike): `quiet`, from which hour and until which; `away`, the first
    day and the last.
    """

    zone: str | None = None
    quiet: tuple[int, int] | None = None
    away: tuple[date, date] | None = None

    def stand_still(self, at: int) -> bool:
        """Whether the person's clock stands still at this time, in milliseconds since 1970."""
        if self.zone is None or (self.quiet is None and self.away is None):
            return False
        local = datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone))
        if self.away is not None and self.away[0] <= local.date() <= self.away[1]:
            return True
        if self.quiet is None:
            return False
        begin, end = self.quiet
        return (local.hour - begin) % 24 < (end - begin) % 24

    def back_at(self, at: int) -> int | None:
        """When the days away are over that last at this time; None: there are none."""
        if self.zone is None or self.away is None:
            return None
        zone, (first, last) = ZoneInfo(self.zone), self.away
        if not first <= datetime.fromtimestamp(at / 1000, zone).date() <= last:
            return None
        return round(datetime.combine(last + timedelta(days=1), time(), zone).timestamp() * 1000)


ALWAYS: Final = Hours()


def deadline_of(start: int, duration: int, hours: Hours) -> int:
    """The time at which a clock that starts at `start` has run for `duration`; all in milliseconds."""
    if hours == ALWAYS:
        return start + duration
    at, left = start, duration
    while True:
        end = (at // _SLOT_MS + 1) * _SLOT_MS
        if not hours.stand_still(at):
            if left <= end - at:
                return at + left
            left -= end - at
        at = end


def runs_again(at: int, hours: Hours) -> int:
    """The first time at which the clock runs, from this one on."""
    return deadline_of(at, 0, hours)


def runs_for(start: int, end: int, hours: Hours) -> int:
    """For how long the clock runs between two times; milliseconds, not less than 0."""
    if hours == ALWAYS:
        return max(0, end - start)
    at, run = start, 0
    while at < end:
        until = min((at // _SLOT_MS + 1) * _SLOT_MS, end)
        run += 0 if hours.stand_still(at) else until - at
        at = until
    return run
