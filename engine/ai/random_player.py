"""A player without a thought: any move, but a pass only where there is nothing else to do, and no talk to a ghost."""

from random import Random

from engine.moves import Move, Pass, Talk
from engine.views import View


def choose(view: View, chance: Random) -> Move:
    """One of the viewer's legal moves. It never talks to ghosts (SG-4), as long as it can do anything else."""
    moves = [move for move in view.legal if not isinstance(move, Talk)] or list(view.legal)
    return chance.choice([move for move in moves if not isinstance(move, Pass)] or moves)
