"""The score of a try, and the share of people that it beats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final, Self

from engine.daily.days import SEAT
from engine.match import Match
from engine.views import SeatStatus

_SPAN: Final = 10_000
"""More than the difference of any two margins."""
BEST: Final = 15
"""The days of a month that count, of those that a person has played."""
LEAST: Final = 5
"""People who have played on fewer days of a month are on no board of it."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a try: first its place, then by how much.

    `margin`: in games with points, chips or penalties what the hand changed, more being better. Elsewhere the cards
    that the others held when the person went out, or minus the person's own cards at their last.
    """

    place: int
    margin: int

    @property
    def number(self) -> int:
        """The score as one number, as it is stored: the higher, the better."""
        return self.margin - _SPAN * self.place

    @classmethod
    def from_number(cls, number: int) -> Self:
        """The score with this number."""
        place = (_SPAN // 2 - number) // _SPAN
        return cls(place, number + _SPAN * place)


def score_of(match: Match) -> Score:
    """The score of the person in a match of a day. Raises ValueError before its end."""
    if match.result is None:
        raise ValueError("the match is not over")
    return Score(match.result.ranks[SEAT], _margin(match))


def _margin(match: Match) -> int:
    assert match.result is not None
    totals, start = match.result.totals, match.scoring.start
    if totals is None or start is None:
        return _cards_ahead(match)
    changed = totals[SEAT] - start
    return -changed if match.scoring.unit.fewest_win else changed


def _cards_ahead(match: Match) -> int:
    """The cards that the others held when the person went out, or minus those of the person at their last."""
    own = 0
    for position in match.positions():
        seats = position.view(None).seats
        if seats[SEAT].status is SeatStatus.OUT:
            return sum(seat.cards for seat in seats)
        if seats[SEAT].status is not SeatStatus.PLAYING:
            break
        own = seats[SEAT].cards
    return -own


def percent_beaten(people: Mapping[int, int], score: int) -> int | None:
    """The percentage of the others that a score beats, rounded down; who has the same score counts half.

    `people`: how many have each score, as a number, with the one whose score it is among them. None: there are no
    others.
    """
    below = sum(count for each, count in people.items() if each < score)
    return percent(below, equal=people.get(score, 1) - 1, others=sum(people.values()) - 1)


def month_mean(percents: Sequence[int]) -> float | None:
    """The mean percentage beaten on a person's best days of a month; None: they have not played on enough days."""
    return fmean(sorted(percents)[-BEST:]) if len(percents) >= LEAST else None


def percent(below: int, *, equal: int, others: int) -> int | None:
    """The same from the number of others with a lower score and with the same one."""
    return 100 * (2 * below + equal) // (2 * others) if others > 0 else None
