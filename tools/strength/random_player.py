"""Computer player that moves at random, but passes only when nothing else is legal."""

from random import Random

from engine.moves import Move, Pass, Talk
from engine.views import View


def choose(view: View, chance: Random) -> Move:
    """One of the viewer's legal moves. It talks to ghosts (SG-4) only if no other move is legal."""
    moves = [move for move in view.legal if not isinstance(move, Talk)] or list(view.legal)
    return chance.choice([move for move in moves if not isinstance(move, Pass)] or moves)
