"""The choice of a move by what a seat knows of a hand in play."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.game import Hand
from engine.moves import Move

Rule = Callable[[Any, int, Sequence[Move], Random], Move]
"""Chooses one of the legal moves, of which there are several: (hand, seat, legal moves, random generator)."""


Sense = Callable[[Any, int, Sequence[Move]], list[float]]
"""The worths of legal moves, by what their seat knows: (hand, seat, legal moves) -> values."""


def best(sense: Sense, hand: Hand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move by its value; ties are broken at random."""
    worths = sense(hand, seat, moves)
    highest = max(worths)
    if worths.count(highest) == 1:
        return moves[worths.index(highest)]
    ties = [move for move, worth in zip(moves, worths, strict=True) if worth == highest]
    return ties[int(chance.random() * len(ties))]
