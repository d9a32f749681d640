"""Hints for learners: the move of the `normal` computer player, and a reason from a closed set.

Advice is computed from a view only, so it reveals nothing that the player cannot see.
"""

from functools import lru_cache
from random import Random
from typing import assert_never

from engine.advice import cells, groups, rows, sequences, tricks
from engine.advice.reasons import AdviceReason, Explanation
from engine.ai import normal
from engine.moves import Bankrupt, Move, Talk
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View

__all__ = ["AdviceReason", "Explanation", "advised", "why"]


@lru_cache(maxsize=256)
def advised(view: View) -> Move:
    """The `normal` player's move, deterministic for a view. The view must have a legal move."""
    return normal.choose(view, Random(0))


def why(view: View, move: Move) -> Explanation:
    """The reason for one of the viewer's legal moves, or its effect if there is no good reason."""
    if isinstance(move, Bankrupt):
        return Explanation(AdviceReason.NO_WAY)
    if isinstance(move, Talk):
        return Explanation(AdviceReason.TALKS)
    match view.table:
        case RowsTable() as table:
            return rows.why(view, table, move)
        case GridTable() as table:
            return cells.why(view, table, move)
        case SequenceTable() as table:
            return sequences.why(view, table, move)
        case TrickTable() as table:
            return tricks.why(view, table, move)
        case GroupTable() as table:
            return groups.why(view, table, move)
        case _:
            assert_never(view.table)
