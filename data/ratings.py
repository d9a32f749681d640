"""Ratings from places in matches: the Plackett-Luce model (Weng and Lin 2011) of `openskill`.

A rating is a normal distribution of a user's skill with mean `mu` and standard deviation `sigma`. Users see, and are
sorted by, the conservative `Rating.shown_rating`: 1000 + 40 (mu - 3 sigma), rounded, at least 0. It starts at 1000 and
rises as `sigma` shrinks; an average user with many matches settles at about 1800.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3

# Ratings from fewer rated matches are marked provisional.
PROVISIONAL_BELOW: Final = 10

SHOWN_START: Final = 1000
SHOWN_PER_MU: Final = 40

_model = PlackettLuce(mu=MU, sigma=SIGMA)


@dataclass(frozen=True, slots=True)
class Rating:
    """A skill estimate, by default that of a new user."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def ordinal(self) -> float:
        """A conservative estimate of skill: mu - 3 sigma; 0 for a new user."""
        return self.mu - 3 * self.sigma

    @property
    def shown_rating(self) -> int:
        """The number that users see and are sorted by."""
        return max(0, round(SHOWN_START + SHOWN_PER_MU * self.ordinal))


@dataclass(frozen=True, slots=True)
class Placing:
    """One user's place. Only the order matters; equal places are ties; users who left rank below all who finished."""

    user_id: int
    place: int
    rating: Rating = Rating()
    finished: bool = True

    @property
    def order(self) -> tuple[bool, int]:
        """The sort key, best first."""
        return not self.finished, self.place


def rate(placings: Iterable[Placing]) -> dict[int, Rating] | None:
    """The new rating of each user by id; None if the match is not rated.

    A match of at least two users is rated if any of them finished it: leaving spoils nobody else's rating. A tie is
    rated as the mean over the places it spans. Raises ValueError for a duplicate user.
    """
    people = list(placings)
    if len({person.user_id for person in people}) != len(people):
        raise ValueError("a person is placed twice")
    if len(people) < 2 or not any(person.finished for person in people):
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
    """Orders without ties to rate one user by: the user in each place of the tie, others by rating up and down.

    `openskill`'s own handling of ties is not used: with it, three users who share first gain less than the fourth.
    """
    by_rating = sorted(people, key=lambda other: (other.rating.mu, other.rating.sigma))
    tied = sum(other.order == person.order for other in people)
    for others in (by_rating, by_rating[::-1]):
        others_in_order = sorted((other for other in others if other is not person), key=lambda other: other.order)
        first = sum(other.order < person.order for other in others_in_order)
        for k in range(first, first + tied):
            yield [*others_in_order[:k], person, *others_in_order[k:]]
