"""The quick rule of Insidious Sevens: bid about the expected tricks, then take tricks until they are reached."""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final

from engine.ai.tricks import BIGGER_BID, LATER
from engine.cards import COLOURED, COLOURS, Card, mask, members
from engine.games.insidious_sevens import FOLLOWING, RoundHand
from engine.moves import Bid, Move, Play

TRUMP: Final = 1 << 7
FOLLOWS: Final = 1 << 6


def choose(hand: RoundHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move by the rule; what is passed on is drawn."""
    first = moves[0]
    if isinstance(first, Play):
        return _play(hand, seat, [move for move in moves if isinstance(move, Play)])
    if isinstance(first, Bid):
        worths = _bids(hand._hands[seat], hand.seats - 1)
        return max((move for move in moves if isinstance(move, Bid)), key=lambda bid: worths[bid.card.index])
    return chance.choice(moves)


def _play(hand: RoundHand, seat: int, plays: Sequence[Play]) -> Move:
    """While tricks are wanted, win with no more than it takes; then lose with the highest card that does."""
    bid, trump, trick = hand._bids[seat], hand._trump, hand._trick
    assert bid is not None
    assert trump is not None
    wanted = bid.rank - hand._tricks[seat]
    if not trick:
        led = [(_worth(move.card, trump, ONE_COLOUR[move.card.suit]), move) for move in plays]
        return (max if wanted > 0 else min)(led, key=_first)[1]
    follows = FOLLOWING[trick[0][1].index]
    to_beat = max(_worth(each, trump, follows) for _, each in trick)
    worths = [(_worth(move.card, trump, follows), move) for move in plays]
    winners = [each for each in worths if each[0] > to_beat]
    losers = [each for each in worths if each[0] < to_beat]
    is_last = len(trick) == hand.seats - 1
    if wanted > 0:
        if winners:
            return (min if is_last else max)(winners, key=_first)[1]
        return min(losers, key=_rank)[1]
    if losers:
        return max(losers, key=_rank)[1]
    return (max if is_last else min)(winners, key=_first)[1]


def _worth(card: Card, trump: int, follows: int) -> int:
    """The order of cards in a trick (IS-6); those that neither follow nor are trumps come last."""
    order = card.rank << 3 | card.suit
    if card.suit == trump:
        return TRUMP | order
    return FOLLOWS | order if card.bit & follows else order


def _first(pair: tuple[int, Play]) -> int:
    return pair[0]


def _rank(pair: tuple[int, Play]) -> int:
    return pair[1].card.rank


ONE_COLOUR: Final = tuple((1 << 8) - 1 << 8 * colour for colour in range(len(COLOURS)))

LOWER: Final = tuple(
    mask(other for other in COLOURED if (other.rank, other.suit) < (each.rank, each.suit)) for each in COLOURED
)
"""The cards that are lower as bids, by a card's index (IS-1)."""


@lru_cache(maxsize=1 << 14)
def _bids(hand: int, others: int) -> dict[int, float]:
    """The value of bidding each card of a hand, by index."""
    cards = members(hand, COLOURED)
    strengths = _strengths(others)
    tricks = [sum(strengths[trump][each.index] for each in cards) for trump in range(len(COLOURS))]
    any_trump = sum(tricks) / len(tricks)
    worths: dict[int, float] = {}
    for each in cards:
        below = (LOWER[each.index] & ~hand).bit_count()
        highest = (below / (len(COLOURED) - len(cards))) ** others
        expected = highest * tricks[each.suit] + (1 - highest) * any_trump
        worths[each.index] = BIGGER_BID * each.rank - abs(each.rank - expected)
    return worths


@cache
def _strengths(others: int) -> list[list[float]]:
    """By trump and card: the chance that a card takes some trick, before anything has been played."""

    def strength(card: Card, trump: int) -> float:
        own = _worth(card, trump, FOLLOWING[card.index])
        weaker = sum(_worth(other, trump, FOLLOWING[card.index]) < own for other in COLOURED)
        return (weaker / (len(COLOURED) - 1)) ** (LATER * others)

    return [[strength(each, trump) for each in COLOURED] for trump in range(len(COLOURS))]
