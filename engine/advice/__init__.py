"""What to do and why, for learners: the move of the steady computer player, and a reason out of a closed set.

Everything is reckoned from a view: whoever reads the advice learns nothing that they could not see.
"""

from functools import lru_cache
from random import Random

from engine.advice import cells, groups, rows, tricks
from engine.advice.reasons import Explanation, Reason
from engine.ai import steady
from engine.moves import Move
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View

__all__ = ["Explanation", "Reason", "advised", "why"]


@lru_cache(maxsize=256)
def advised(view: View) -> Move:
    """The move that a decent player makes, the same for the same view. There must be a legal one."""
    return steady.choose(view, Random(0))


def why(view: View, move: Move) -> Explanation:
    """What speaks for one of the viewer's legal moves, or what it does where little speaks for it.

    For tables of rows without jokers and tunnels, the killing grid, tricks and groups. ValueError for other tables.
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
