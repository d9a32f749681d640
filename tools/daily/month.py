"""A month of daily deals among simulated people, beside the same month with fresh deals for everybody.

People play as computer players of several strengths do, on some of the days. A board has the mean share of people that
somebody beat on their best days. What is measured is how well its order is that of the strengths.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from statistics import correlation, fmean
from typing import Final

from engine.ai import Player
from engine.daily.days import SEAT
from engine.daily.dealing import candidate, chosen, match_of, reply, secret_of
from engine.daily.score import month_mean, percent_beaten, score_of
from engine.fair import Fair
from tools.strength.players import PLAYERS

STRENGTHS: Final = ("random", "easy", "normal")
"""The computer players that people play as, the weakest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Month:
    """A month to be simulated: `people` play on so many `days` of it, each on a share `presence` of them."""

    people: int
    days: int = 30
    presence: float = 0.7
    seed: int = 1

    @property
    def strengths(self) -> list[int]:
        """The strength of each of the people, as an index into `STRENGTHS`."""
        return [person * len(STRENGTHS) // self.people for person in range(self.people)]

    def is_there(self, person: int, day: int) -> bool:
        """Whether somebody plays on a day."""
        return Random(f"{self.seed}/there/{person}/{day}").random() < self.presence


@dataclass(frozen=True, slots=True)
class MonthOrder:
    """The order in which a month puts people. `means`: the mean share beaten, by person."""

    means: Mapping[int, float]
    month: Month

    @property
    def rank_correlation(self) -> float:
        """How well the order is that of the strengths: 0 if it says nothing of them. With three strengths that are
        shared by a third of the people each, a perfect order has 0.94."""
        people = [*self.means]
        strengths = self.month.strengths
        return correlation(ranks([self.means[each] for each in people]), ranks([strengths[each] for each in people]))

    def means_by_strength(self) -> list[float]:
        """The mean of people of each strength."""
        strengths = self.month.strengths
        return [
            fmean(mean for person, mean in self.means.items() if strengths[person] == strength)
            for strength in range(len(STRENGTHS))
        ]


def common(month: Month) -> MonthOrder:
    """The board of the month, with the deal of each day for everybody."""

    def deal_of(day: int) -> Callable[[int], Fair]:
        deal = chosen(secret_of(_master(month, "all"), day), day)
        return lambda _: deal

    return _board(month, deal_of)


def fresh(month: Month) -> MonthOrder:
    """The board of the month, if everybody were dealt other cards of the same game, as they come."""
    return _board(month, lambda day: lambda person: candidate(secret_of(_master(month, str(person)), day), day, 0))


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value from 1, the lowest first; equal values share their mean rank."""
    ordered = sorted(values)
    count = Counter(values)
    return [ordered.index(each) + (count[each] + 1) / 2 for each in values]


def _board(month: Month, deal_of: Callable[[int], Callable[[int], Fair]]) -> MonthOrder:
    beaten: dict[int, list[int]] = {}
    strengths = month.strengths
    for day in range(1, month.days + 1):
        deal = deal_of(day)
        scores = {
            person: _score(deal(person), PLAYERS[STRENGTHS[strengths[person]]], f"{month.seed}/{person}/{day}")
            for person in range(month.people)
            if month.is_there(person, day)
        }
        counted = Counter(scores.values())
        for person, score in scores.items():
            percent = percent_beaten(counted, score)
            if percent is not None:
                beaten.setdefault(person, []).append(percent)
    means = {person: month_mean(percents) for person, percents in beaten.items()}
    return MonthOrder({person: mean for person, mean in means.items() if mean is not None}, month)


def _score(deal: Fair, player: Player, seed: str) -> int:
    """The score of somebody who plays a deal to its end."""
    match, chance = match_of(deal), Random(seed)
    hand = match.next_hand()
    while hand.to_act:
        seat = hand.to_act[0]
        match.advance(seat, player(match.view(SEAT), chance) if seat == SEAT else reply(match, seat))
    return score_of(match).number


def _master(month: Month, whose: str) -> bytes:
    return sha256(f"{month.seed}/{whose}".encode()).digest()
