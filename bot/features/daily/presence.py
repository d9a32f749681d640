"""On how many of the last days a person has played. It never breaks: a day that is missed takes one from it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from data.rows import Try

LAST_DAYS: Final = 14


@dataclass(frozen=True, slots=True)
class Presence:
    """The days with a finished try, of so many."""

    days: int
    of: int


def days_looked_at(day: int) -> range:
    """The days on which a person's presence can depend on a day."""
    return range(max(1, day - LAST_DAYS), day + 1)


def presence(tries: Iterable[Try], day: int) -> Presence | None:
    """Of the days up to this one; up to the day before while it is not finished, so that nobody loses by a morning.

    None: nothing to say, as there was no day or none was played. `tries`: the user's on `days_looked_at`.
    """
    finished = {each.day for each in tries if each.score is not None}
    last = day if day in finished else day - 1
    looked_at = range(max(1, last - LAST_DAYS + 1), last + 1)
    played = len(finished.intersection(looked_at))
    return Presence(played, len(looked_at)) if played and len(looked_at) > 1 else None
