"""Ratings by placing among people: Plackett-Luce (Weng and Lin 2011) as `openskill` does it.

A rating is a belief about a person's skill, normal with mean `mu` and deviation `sigma`. What people are shown and
sorted by is the cautious number `Rating.shown`: 1000 + 40 (mu - 3 sigma), rounded, never below 0. Everybody begins
at 1000; it rises as games make the belief firmer; somebody average and well known settles at about 1800.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3

# With fewer rated games than this a rating is marked provisional.
PROVISIONAL_BELOW: Final = 10

SHOWN_START: Final = 1000
SHOWN_PER_MU: Final = 40

_model = PlackettLuce(mu=MU, sigma=SIGMA)


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def ordinal(self) -> float:
        """Skill that is almost surely not overstated: mu - 3 sigma; 0 for a beginner."""
        return self.mu - 3 * self.sigma

    @property
    def shown(self) -> int:
        return max(0, round(SHOWN_START + SHOWN_PER_MU * self.ordinal))


@dataclass(frozen=True, slots=True)
class Placing:
    """How one person ended. Only the order of places counts, and equal places are ties.

    Whoever did not finish, having left, is given the place they are to be rated by (the last).
    """

    user_id: int
    place: int
    rating: Rating = Rating()
    finished: bool = True


def rate(placings: Iterable[Placing]) -> dict[int, Rating] | None:
    """The new rating of each person by user id; None where the match is not rated.

    A match is rated if at least two people finished it. ValueError if somebody is named twice.
    """
    people = list(placings)
    if len({person.user_id for person in people}) != len(people):
        raise ValueError("a person is placed twice")
    if sum(person.finished for person in people) < 2:
        return None
    teams = [[_model.rating(mu=person.rating.mu, sigma=person.rating.sigma)] for person in people]
    rated = _model.rate(teams, ranks=[float(person.place) for person in people])
    return {
        person.user_id: Rating(mu=team[0].mu, sigma=team[0].sigma) for person, team in zip(people, rated, strict=True)
    }
