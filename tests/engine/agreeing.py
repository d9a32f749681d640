"""All deals that agree with what a seat has seen, found by trying them: an independent check of guesses."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import sqrt
from random import Random

from engine.cards import Card
from engine.errors import DealError, IllegalMove
from engine.game import Game, Hand, Setup
from engine.moves import Cover, Leave, Move
from engine.rules import R
from engine.views import View

Hands = tuple[tuple[Card, ...], ...]

GUESSES = 30
"""Guesses for each deal that agrees."""
SURPRISE = 4.5
"""Standard deviations of the chi-square statistic that are too many, by the approximation of Wilson and Hilferty."""


def hands_of(hand: Hand) -> Hands:
    """What every seat holds."""
    return tuple(hand.view(seat).hand for seat in range(hand.seats))


def agreeing(game: Game[R], rules: R, setup: Setup, plies: Sequence[tuple[int, Move]], seat: int) -> Counter[Hands]:
    """What the seats hold after these plies, in every deal of the cards that `seat` was not dealt in which the moves
    are legal and it always sees the same. Equal cards are dealt as if they could be told apart."""
    views = list(_views(game, rules, setup, plies, seat))
    hands = setup.deal.hands
    others = [each for each in range(setup.seats) if each != seat]
    unseen = [card for each in others for card in hands[each]]
    found: Counter[Hands] = Counter()
    for parts in _cuts(unseen, [len(hands[each]) for each in others]):
        dealt = dict(zip(others, parts, strict=True)) | {seat: hands[seat]}
        deal = replace(setup.deal, hands=tuple(dealt[each] for each in range(setup.seats)))
        try:
            hand = game.start(rules, replace(setup, deal=deal))
            if not all(_moved(hand, at, seat, plies) for at in zip(range(len(plies) + 1), views, strict=True)):
                continue
        except (DealError, IllegalMove):
            continue
        found[hands_of(hand)] += 1
    return found


def _views(game: Game[R], rules: R, setup: Setup, plies: Sequence[tuple[int, Move]], seat: int) -> Iterator[View]:
    hand = game.start(rules, setup)
    yield hand.view(seat)
    for mover, move in plies:
        hand.advance(mover, move)
        yield hand.view(seat)


def _moved(hand: Hand, at: tuple[int, View], seat: int, plies: Sequence[tuple[int, Move]]) -> bool:
    """Make the ply before this view, if any, and return whether the seat sees the same."""
    ply, view = at
    if ply:
        mover, move = plies[ply - 1]
        hidden = isinstance(move, Cover | Leave) and hand.to_act and seat not in (mover, *hand.to_act)
        hand.advance(hand.to_act[0] if hidden else mover, move)
    return hand.view(seat) == view


def _cuts(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not sizes:
        yield ()
        return
    places = range(len(cards))
    for chosen in combinations(places, sizes[0]):
        rest = [cards[place] for place in places if place not in chosen]
        for parts in _cuts(rest, sizes[1:]):
            yield tuple(cards[place] for place in chosen), *parts


def check_uniform(game: Game[R], view: View, outcomes: Counter[Hands], chance: Random) -> None:
    """Guess often, and compare how often each deal comes up with the deals that agree (chi-square)."""
    tries = GUESSES * len(outcomes)
    found = Counter(hands_of(game.guess(view, chance)) for _ in range(tries))
    assert found.keys() <= outcomes.keys(), "a guess does not agree with what was seen"
    free = len(outcomes) - 1
    if not free:
        return
    total = outcomes.total()
    expected = {each: tries * count / total for each, count in outcomes.items()}
    statistic = sum((found[each] - expected[each]) ** 2 / expected[each] for each in outcomes)
    spread = 2 / (9 * free)
    assert ((statistic / free) ** (1 / 3) - 1 + spread) / sqrt(spread) < SURPRISE, f"{statistic} with {free} free"
