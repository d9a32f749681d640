"""Hints for learners: the move of the `normal` computer player, and a reason from a closed set.

Advice is computed from a view only, so it reveals nothing that the player cannot see.
"""

from functools import lru_cache
from random import Random

from engine.advice import cells, groups, rows, tricks
from engine.advice.reasons import Explanation, Reason
from engine.ai import normal
from engine.moves import Move
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View

__all__ = ["Explanation", "Reason", "advised", "why"]


@lru_cache(maxsize=256)
def advised(view: View) -> Move:
    """The `normal` player's move, deterministic for a view. The view must have a legal move."""
    return normal.choose(view, Random(0))


def why(view: View, move: Move) -> Explanation:
    """The reason for one of the viewer's legal moves, or its effect if there is no good reason.

    Supports rows without jokers and tunnels, the killing grid, tricks and groups. Raises ValueError for Stops games.
    """
    match view.table:
        case RowsTable() as table:
            return rows.why(view, table, move)
        case GridTable() as table:
            return cells.why(view, table, move)
        case TrickTable() as table:
            return tricks.why(view, table, move)
        case GroupTable() as table:
            return groups.why(view, table, move)
        case SequenceTable():
            raise ValueError(f"{view.game}: no advice for this kind of table")
