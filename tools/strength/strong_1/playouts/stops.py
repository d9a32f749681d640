"""Sequences of hands in play, whose leads are valued as by `tools.strength.strong_1.sequences`."""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from random import Random

from engine.games.stops import StopsHand
from engine.moves import Move
from tools.strength.strong_1 import sequences
from tools.strength.strong_1.playouts.best import best


def choose(hand: StopsHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move of stops games. Which card follows hardly matters."""
    return moves[0] if hand._wanted else best(_of_leads, hand, seat, moves, chance)


def _of_leads(hand: StopsHand, seat: int, moves: Sequence[Move]) -> list[float]:
    return sequences.worths(moves, hand._hands[seat], hand._played, hand._style.continuation)
