"""Ratings by placing among people: Plackett-Luce (Weng and Lin 2011) as `openskill` does it.

A rating is a belief about a person's skill, normal with mean `mu` and deviation `sigma`. What people are shown and
sorted by is the cautious number `Rating.shown`: 1000 + 40 (mu - 3 sigma), rounded, never below 0. Everybody begins
at 1000; it rises as games make the belief firmer; somebody average and well known settles at about 1800.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
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
    """How one person ended. Only the order counts; equal ones are ties; who left ranks below all who finished."""

    user_id: int
    place: int
    rating: Rating = Rating()
    finished: bool = True

    @property
    def order(self) -> tuple[bool, int]:
        return not self.finished, self.place


def rate(placings: Iterable[Placing]) -> dict[int, Rating] | None:
    """The new rating of each person by user id; None where the match is not rated.

    A match is rated if at least two people finished it. A tie counts as the mean over the places it spans.
    ValueError if somebody is named twice.
    """
    people = list(placings)
    if len({person.user_id for person in people}) != len(people):
        raise ValueError("a person is placed twice")
    if sum(person.finished for person in people) < 2:
        return None
    if len({person.order for person in people}) == len(people):
        return _rate_in_order(sorted(people, key=lambda person: person.order))
    after: dict[int, Rating] = {}
    for person in people:
        outcomes = [_rate_in_order(order)[person.user_id] for order in _orders(people, person)]
        after[person.user_id] = Rating(
            mu=fmean(rating.mu for rating in outcomes), sigma=fmean(rating.sigma for rating in outcomes)
        )
    return after


def _rate_in_order(people: list[Placing]) -> dict[int, Rating]:
    teams = [[_model.rating(mu=person.rating.mu, sigma=person.rating.sigma)] for person in people]
    return {
        person.user_id: Rating(mu=new.mu, sigma=new.sigma)
        for person, (new,) in zip(people, _model.rate(teams), strict=True)
    }


def _orders(people: list[Placing], person: Placing) -> Iterator[list[Placing]]:
    """Orders without ties to judge one person by: in each place their tie spans, all others both ways round.

    The model has a rule of its own for ties, but by it three who share first place gain less than the fourth.
    """
    by_rating = sorted(people, key=lambda other: (other.rating.mu, other.rating.sigma))
    tied = sum(other.order == person.order for other in people)
    for others in (by_rating, by_rating[::-1]):
        others_in_order = sorted((other for other in others if other is not person), key=lambda other: other.order)
        first = sum(other.order < person.order for other in others_in_order)
        for k in range(first, first + tied):
            yield [*others_in_order[:k], person, *others_in_order[k:]]
