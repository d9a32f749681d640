"""Conclusions about the others' hands from turns at rows with tunnels, or with jokers that change hands.

A hand's chance is a product over seats, so of an exchange of two cards only two factors change. Within a choice, the
sum over all moves is one over rows, and what a row adds depends on the cards in it that the hand holds: tables have it,
which grow as they are asked. Sets of cards are the bits of the hand in play (`engine.games.rows`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from engine.ai.inference.evidence import Evidence
from engine.ai.playouts.rows import order_of
from engine.ai.rows import Order
from engine.ai.waits import JOKER_GONE, gain, jokers_held
from engine.cards import SUITS
from engine.game import Hand
from engine.games.joker_hand import JokerHand
from engine.games.row_hand import JOKERS, RowHand
from engine.games.row_hand_guess import known_bits
from engine.games.rows import CARDS, ONE_ROW, ROW, Memo, ones
from engine.moves import Bankrupt, Pass, Play, PlayJoker, Talk
from engine.views import Turn, View

TEMPERATURE: Final = 1.0
"""The difference of values at which a move is chosen e times as often as another."""
NOISE: Final = 0.15
"""The share of plays that follow no values at all: nobody is as predictable as the quick rule."""
PASSING: Final = 0.1
"""The share of chances to pass that are used, whatever could be played: who searches holds back."""

Weights = tuple[float, int, float]
"""The weights of moves in sum, their number, and the weight of the move that was made, if it is one of them."""
Table = Memo[Weights]
"""The weights that a row adds, by the seat's cards in it."""
Way = tuple[int, int]
"""A play of a joker within a row: its place, and that of the card after it, or 0."""


@dataclass(frozen=True, slots=True)
class _SeenChoice:
    """A choice that another seat has made: the layout of then, and what it has held besides its cards of now.

    `plays` and `jokers`: where the bits of a row begin, and what it adds by plays of cards, and of jokers.
    """

    then_held: int
    more_jokers: int
    could_pass: bool
    passed: bool
    plays: Sequence[tuple[int, Table]]
    jokers: Sequence[tuple[int, Table]]


class RowsEvidence(Evidence):
    """The choices of the other seats in play, and what is known of their hands."""

    def __init__(self, hand: RowHand, known: Sequence[int], choices: Sequence[Sequence[_SeenChoice]]) -> None:
        super().__init__(known, hand.ring.seats)
        self._hand, self._choices = hand, choices
        self._then = int(isinstance(hand, JokerHand) and hand.joker.play == "skip")

    def held(self, hand: Hand) -> list[int]:
        assert isinstance(hand, RowHand)
        return [*hand.hands]

    def made(self, held: Sequence[int]) -> Hand:
        made = self._hand.copy()
        made.hands = [*held]
        return made

    def prior(self, seat: int, held: int) -> float:
        hand, part = self._hand, held & ~self.known[seat]
        if part & hand.ruled_out[seat]:
            return 0.0
        if part <= CARDS or not isinstance(hand, JokerHand):
            return 1.0
        if part & hand.beside[seat] or (hand.joker.eliminates and not held & CARDS):
            return 0.0
        return 0.5 if hand.were_dealt >> seat & 1 else 1.0

    def chance_of(self, seat: int, held: int) -> float:
        found, cards, jokers = 1.0, held & CARDS, (held & JOKERS).bit_count()
        for choice in self._choices[seat]:
            found *= self._of(choice, cards | choice.then_held, jokers + choice.more_jokers)
        return found

    def _of(self, choice: _SeenChoice, cards: int, jokers: int) -> float:
        """The chance of a choice with these cards in hand, by which it is possible."""
        total, moves, made = 0.0, 0, 0.0
        for shift, table in choice.plays:
            some, number, one = table[cards >> shift & ONE_ROW]
            total += some
            moves += number
            made += one
        if jokers and cards:  # jokers alone cannot be played, or are no hand any more
            others = cards.bit_count()
            weight = exp(jokers_held(jokers, others - 1) / TEMPERATURE)
            total, made = total * weight, made * weight
            weight = exp((JOKER_GONE + jokers_held(jokers - 1, others - self._then)) / TEMPERATURE)
            for shift, table in choice.jokers:
                some, number, one = table[cards >> shift & ONE_ROW]
                total += some * weight
                moves += number
                made += one * weight
        if choice.passed:
            return (PASSING if choice.could_pass else 0.0) if moves else 1.0
        chance = 1.0 if moves < 2 else (1 - NOISE) * made / total + NOISE / moves
        return chance * (1 - PASSING) if choice.could_pass else chance


@lru_cache(maxsize=1 << 10)
def _of_plays(order: Order, missing: int, places: int, made: int) -> Table:
    """The weights of plays in a row with these missing and open places. `made`: the move's place; 0: another move."""

    def weights(own: int) -> Weights:
        return _weights([(place, place) for place in ones(places & own)], order, missing, own, made)

    return Memo(weights)


@lru_cache(maxsize=1 << 10)
def _of_jokers(order: Order, missing: int, ways: tuple[Way, ...], made: int) -> Table:
    """The same for plays of jokers."""

    def weights(own: int) -> Weights:
        able = [(place | then, place) for place, then in ways if not place & own and (not then or then & own)]
        return _weights(able, order, missing, own, made)

    return Memo(weights)


def _weights(moves: Iterable[tuple[int, int]], order: Order, missing: int, own: int, made: int) -> Weights:
    """`moves`: the places that each fills, and the first of them. Which moves a row has, these tell apart."""
    total, number, one = 0.0, 0, 0.0
    for laid, place in moves:
        weight = exp(gain(order, missing, own, laid) / TEMPERATURE)
        total += weight
        number += 1
        if place == made:
            one = weight
    return total, number, one


def evidence_of(view: View, hand: RowHand) -> RowsEvidence | None:
    """The evidence of the view's history about the others' hands. `hand`: any guess of it.

    None where cards are out of the game, as nobody knows which, and where jokers do not change hands.
    """
    if isinstance(hand, JokerHand) and (hand.nowhere or hand.joker.exchange != "take"):
        return None
    assert view.seat is not None
    known = known_bits(hand.hand_setup.rows, view)
    known[view.seat] = -1
    choices: list[list[_SeenChoice]] = [[] for _ in known]
    past = _SeenPlay(hand)
    for turn in reversed(view.history):
        if isinstance(turn.move, Talk):
            continue
        past.undo(turn)
        if turn.seat != view.seat and not isinstance(turn.move, Bankrupt):
            choices[turn.seat].append(past.choice(turn))
    return RowsEvidence(hand, known, choices)


class _SeenPlay:
    """The layout and the hands before the turns that were undone, the last one first."""

    def __init__(self, hand: RowHand) -> None:
        self._rows, self._order = hand.hand_setup.rows, order_of(hand.hand_setup.rows)
        self._bits = self._rows.bits
        self._alone = isinstance(hand, JokerHand) and hand.joker.play == "single"
        self._voluntary = hand.hand_setup.voluntary
        self._frontier, self._passes = hand.frontier, list(hand.passes)
        self._held, self._jokers = [0] * hand.seats, [0] * hand.seats

    def undo(self, turn: Turn) -> None:
        seat = turn.seat
        match turn.move:
            case Play(card=card):
                self._take_back(seat, self._bits.get(card, 0))
            case PlayJoker(stands_for=card, then=then):
                assert turn.holder is not None
                self._take_back(turn.holder, self._bits[card])
                self._take_back(seat, self._bits[then] if then else 0)
                self._jokers[seat] += 1
                self._jokers[turn.holder] -= 1
            case Pass():
                self._passes[seat] += 1
            case _:
                self._take_back(seat, sum([self._bits.get(card, 0) for card in turn.thrown]))

    def choice(self, turn: Turn) -> _SeenChoice:
        seat, move = turn.seat, turn.move
        missing, places = self._rows.missing(self._frontier), self._rows.next(self._frontier)
        card = self._bits[move.card] if isinstance(move, Play) else 0
        joker = self._bits[move.stands_for] if isinstance(move, PlayJoker) else 0
        plays: list[tuple[int, Table]] = []
        jokers: list[tuple[int, Table]] = []
        ways = self._ways(places)
        for shift in range(0, 4 * ROW, ROW):
            here, row = places >> shift & ONE_ROW, missing >> shift & ONE_ROW
            if here:
                plays.append((shift, _of_plays(self._order, row, here, card >> shift & ONE_ROW)))
            if ways[shift // ROW]:
                found = _of_jokers(self._order, row, (*ways[shift // ROW],), joker >> shift & ONE_ROW)
                jokers.append((shift, found))
        could_pass = self._voluntary and self._passes[seat] > 0
        return _SeenChoice(self._held[seat], self._jokers[seat], could_pass, isinstance(move, Pass), plays, jokers)

    def _ways(self, places: int) -> list[list[Way]]:
        """The plays of a joker in each row, for any holder of the cards."""
        ways: list[list[Way]] = [[] for _ in SUITS]
        alone = [(place, 0) for place in ones(places)]
        for place, then in alone if self._alone else [each[:2] for each in self._rows.skips(self._frontier)]:
            suit = (place.bit_length() - 1) // ROW
            ways[suit].append((place >> ROW * suit, then >> ROW * suit))
        return ways

    def _take_back(self, seat: int, cards: int) -> None:
        self._frontier -= cards
        self._held[seat] |= cards
