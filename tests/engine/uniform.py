"""Whether the guesses of a hand are uniform over all deals that agree with a view, which are found by trying them all."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Generic

from engine.cards import Card
from engine.errors import DealError, IllegalMove
from engine.game import Deal, Game, Hand, Setup
from engine.moves import Move
from engine.rules import R

Hands = tuple[tuple[Card, ...], ...]
GUESSES = 25
"""Guesses for each deal that agrees."""


def held(hand: Hand) -> Hands:
    """The cards of each seat, in its hand or face down."""
    views = map(hand.view, range(hand.seats))
    return tuple(view.hand + view.own_pile for view in views)


def divided(cards: list[Card], sizes: list[int]) -> Iterable[Hands]:
    """Every way to divide the cards into hands of these sizes. Cards that are left over are in no hand."""
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        rest = [each for each in cards if each not in hand]
        for others in divided(rest, sizes[1:]):
            yield (hand, *others)


def deals(deal: Deal, seat: int, spare: Iterable[Card] = ()) -> Iterable[Deal]:
    """Every deal with the same hand of `seat`. `spare`: the cards in no hand."""
    unseen = sorted({each for hand in deal.hands for each in hand if hand is not deal.hands[seat]} | {*spare})
    sizes = [0 if other == seat else len(hand) for other, hand in enumerate(deal.hands)]
    for hands in divided(unseen, sizes):
        yield replace(deal, hands=(*hands[:seat], deal.hands[seat], *hands[seat + 1 :]))


@dataclass(frozen=True)
class Line(Generic[R]):
    """Moves made from a setup."""

    game: Game[R]
    rules: R
    setup: Setup
    plies: list[tuple[int, Move]]

    def hand(self, deal: Deal | None = None) -> Hand | None:
        """The hand after these moves, from this deal or that of the setup. None: a move is not possible."""
        try:
            hand = self.game.start(self.rules, replace(self.setup, deal=deal) if deal else self.setup)
            for seat, move in self.plies:
                hand.advance(seat, move)
        except (IllegalMove, DealError):
            return None
        return hand

    def agreeing(self, seat: int, tried: Iterable[Deal]) -> set[Hands]:
        """The hands of all deals tried from which the same moves lead to the same view of `seat`."""
        hand = self.hand()
        view = hand.view(seat)
        return {held(other) for other in map(self.hand, tried) if other is not None and other.view(seat) == view}


def unevenness(game: Game[R], hand: Hand, seat: int, possible: set[Hands], chance: Random) -> float:
    """Chi-square of guesses against equal chances of all possible hands, as a standard normal value."""
    view = hand.view(seat)
    counts = Counter(held(game.guess(view, chance)) for _ in range(GUESSES * len(possible)))
    assert counts.keys() <= possible, "a guess that does not agree with the view"
    if len(possible) == 1:
        return 0.0
    chi_square = sum((counts[each] - GUESSES) ** 2 / GUESSES for each in possible)
    return standard(chi_square, len(possible) - 1)


def standard(chi_square: float, freedom: int) -> float:
    """A chi-square value as a standard normal one, by Wilson and Hilferty's transformation."""
    spread = 2 / (9 * freedom)
    return ((chi_square / freedom) ** (1 / 3) - 1 + spread) / spread**0.5
