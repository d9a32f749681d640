"""Tricks against a bid: bid what the hand is good for, then take so many and no more."""

from collections.abc import Sequence
from typing import Final

from engine.cards import Card
from engine.moves import Bid, Give, Move, Play
from engine.views import TrickTable, View

HIGH: Final = 5
"""From this number on a card is likely to win a trick."""


def best(view: View, table: TrickTable, moves: Sequence[Move]) -> Move:
    """The best of these legal moves."""
    assert view.seat is not None
    me = view.seats[view.seat]
    wanted = (me.bid.rank if me.bid else 0) - (me.tricks or 0)
    hoped_for = sum(card.rank >= HIGH for card in view.hand)

    def worth(move: Move) -> float:
        match move:
            case Bid(card=card):
                return -abs(card.rank - hoped_for)
            case Give(cards=cards):
                return -sum(abs(card.rank - HIGH + 1) for card in cards)  # the middling ones are of no use
            case Play(card=card):
                return _strength(card, table.trump) * (1 if wanted > 0 else -1)
            case _:
                return 0

    return max(moves, key=worth)


def _strength(card: Card, trump: int | None) -> int:
    return card.rank + (8 if card.suit == trump else 0)
