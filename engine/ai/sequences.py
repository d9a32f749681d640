"""Stops games: lead what one can go on with oneself."""

from collections.abc import Sequence

from engine.cards import Card
from engine.moves import Move, Play
from engine.views import SequenceTable, View


def best(view: View, table: SequenceTable, moves: Sequence[Move]) -> Move:
    """The best of these legal moves."""
    hand = set(view.hand)

    def worth(move: Move) -> int:
        return _company(move.card, hand) if isinstance(move, Play) else -1

    return max(moves, key=worth)


def _company(card: Card, hand: set[Card]) -> int:
    """How many own cards are of its rank, or follow it in its suit: one of the two will be asked for next."""
    same_rank = sum(other.rank == card.rank for other in hand)
    following = 0
    while any(other.suit == card.suit and other.rank == card.rank + following + 1 for other in hand):
        following += 1
    return same_rank + following
