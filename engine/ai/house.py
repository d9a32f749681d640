"""House players: `steady-1` with ties that a stream of hashes breaks, so that anybody can repeat its moves.

Values are sums of fractions and exponentials, whose last digits differ between machines and languages. So values that
differ by less than anything that `steady-1` weighs are equal here, and moves stand in the order of their written forms
before a tie is broken (`docs/daily.md`).
"""

from typing import Final

from engine.ai import steady_1
from engine.chance import HashStream
from engine.moves import Move
from engine.views import View

EQUAL: Final = 1e-9
"""Values that are no further apart are equal."""


def choose(view: View, chance: HashStream) -> Move:
    """The first of the best legal moves in the order that `chance` gives them."""
    moves = candidates(view)
    if len(moves) == 1:
        return moves[0]
    chance.shuffle(moves)
    worth = steady_1.worths(view, chance)
    worths = [worth(move) for move in moves]
    least = max(worths) - EQUAL
    return next(move for move, each in zip(moves, worths, strict=True) if each >= least)


def candidates(view: View) -> list[Move]:
    """The legal moves to choose from, in the order of their written forms."""
    return sorted(steady_1.candidates(view), key=str)
