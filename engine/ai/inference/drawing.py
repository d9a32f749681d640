"""Draws hands by how well they explain what the others did."""

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from random import Random
from typing import Final

from engine.ai.inference.evidence import Evidence
from engine.chance import TimedRandom
from engine.game import Hand

DEALS: Final = 150
"""So many guesses are weighted for a choice; worlds are drawn from these, ..."""
EXCHANGES: Final = 4
"""... and each is improved, every time that it is drawn, by so many exchanges of two cards, which may be refused."""
SHARE_OF_TIME: Final = 0.25
"""No more of the time that is left is spent on weighting guesses."""
AT_ONCE: Final = 10
"""So many guesses are weighted before the time is looked at."""


class Explaining:
    """Draws hands by how well they explain what the others did: from weighted guesses, each improved by exchanges of
    two cards between hands, made or refused so that each hand is drawn in proportion to its chance in the long run."""

    def __init__(
        self,
        evidence: Evidence,
        guess: Callable[[Random], Hand],
        chance: Random,
        *,
        deals: int = DEALS,
        exchanges: int = EXCHANGES,
    ) -> None:
        """Weights guesses; fewer than `deals` if time is short. Raises OutOfTime."""
        self._evidence, self._exchanges = evidence, exchanges
        self._hands: list[list[int]] = []
        deadline = chance.deadline if isinstance(chance, TimedRandom) else None
        least = None if deadline is None else deadline.left() * (1 - SHARE_OF_TIME)
        weights: list[float] = []
        while len(weights) < deals:
            held = evidence.held(guess(chance))
            self._hands.append(held)
            weights.append(evidence.explained_by_all(held))
            if least is not None and deadline is not None and not len(weights) % AT_ONCE and deadline.left() < least:
                break
        self._below = [*accumulate(weights if any(weights) else [1.0] * len(weights))]

    def draw(self, chance: Random) -> Hand:
        """A hand in play. Raises OutOfTime."""
        at = bisect(self._below, chance.random() * self._below[-1])
        hands = self._hands[min(at, len(self._hands) - 1)]
        for _ in range(self._exchanges):
            self._exchange(hands, chance)
        return self._evidence.made(hands)

    def _exchange(self, hands: list[int], chance: Random) -> None:
        """Exchange two cards that the viewer does not see, or leave them."""
        evidence, pick = self._evidence, chance.random
        unseen = evidence.unseen(hands)
        if len(unseen) < 2:
            return
        first = int(pick() * len(unseen))
        second = (first + 1 + int(pick() * (len(unseen) - 1))) % len(unseen)
        (one, cards), (other, others) = unseen[first], unseen[second]
        moved = cards[int(pick() * len(cards))] | others[int(pick() * len(others))]
        after, left = hands[one] ^ moved, hands[other] ^ moved
        new = evidence.prior(one, after) * evidence.prior(other, left)
        if not new:
            return
        new *= evidence.explained(one, after) * evidence.explained(other, left)
        old = evidence.prior(one, hands[one]) * evidence.prior(other, hands[other])
        old *= evidence.explained(one, hands[one]) * evidence.explained(other, hands[other])
        if new >= old or pick() * old < new:
            hands[one], hands[other] = after, left
