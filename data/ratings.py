"""Ratings by placing among people: Plackett-Luce (Weng and Lin 2011) as `openskill` does it.

A rating is a belief about a person's skill, normal with mean `mu` and deviation `sigma`. What people are shown and
sorted by is the cautious number `Rating.shown`: 1000 + 40 (mu - 3 sigma), rounded, never below 0. Everybody begins
at 1000; it rises as games make the belief firmer; somebody average and well known settles at about 1800.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from math import lcm
from statistics import fmean
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

    A match is rated if at least two people finished it. A tie counts as the mean of the orders in which each of the
    tied stands in each of their places once. ValueError if somebody is named twice.
    """
    people = list(placings)
    if len({person.user_id for person in people}) != len(people):
        raise ValueError("a person is placed twice")
    if sum(person.finished for person in people) < 2:
        return None
    outcomes: dict[int, list[Rating]] = {person.user_id: [] for person in people}
    for order in _orders(people):
        teams = [[_model.rating(mu=person.rating.mu, sigma=person.rating.sigma)] for person in order]
        for person, (new,) in zip(order, _model.rate(teams), strict=True):
            outcomes[person.user_id].append(Rating(mu=new.mu, sigma=new.sigma))
    return {
        user_id: Rating(mu=fmean(new.mu for new in ratings), sigma=fmean(new.sigma for new in ratings))
        for user_id, ratings in outcomes.items()
    }


def _orders(people: list[Placing]) -> Iterator[list[Placing]]:
    """The one order of a match without ties; else the tied take turns.

    The model has a rule of its own for ties, but by it three who share first place gain less than the fourth.
    """
    by_place = sorted(people, key=lambda person: (person.place, person.rating.mu, person.rating.sigma))
    groups = [list(group) for _, group in groupby(by_place, key=lambda person: person.place)]
    for turn in range(lcm(*map(len, groups))):
        yield [group[(turn + k) % len(group)] for group in groups for k in range(len(group))]
