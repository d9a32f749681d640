"""Hints for learners: the move of the `normal` computer player, and a reason from a closed set.

Advice is computed from a view only, so it reveals nothing that the player cannot see.
"""

from functools import lru_cache
from random import Random

from engine.advice.comparing import But, Compared, compared
from engine.advice.explaining import why
from engine.advice.reasons import AdviceReason, Explanation
from engine.ai import normal
from engine.moves import Move
from engine.views import View

__all__ = ["AdviceReason", "But", "Compared", "Explanation", "advised", "compared", "why"]


@lru_cache(maxsize=256)
def advised(view: View) -> Move:
    """The `normal` player's move, deterministic for a view. The view must have a legal move."""
    return normal.choose(view, Random(0))
