"""A player without a thought: any move, but a pass only where there is nothing else to do."""

from random import Random

from engine.moves import Move, Pass, Talk
from engine.views import View


def choose(view: View, chance: Random) -> Move:
    """One of the viewer's legal moves."""
    return chance.choice([move for move in view.legal if not isinstance(move, Pass | Talk)] or view.legal)
