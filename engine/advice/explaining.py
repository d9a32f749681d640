"""The reason for a move, by the kind of table that it is made at."""

from typing import assert_never

from engine.advice import cells, groups, rows, sequences, tricks
from engine.advice.reasons import AdviceReason, Explanation
from engine.moves import Bankrupt, Move, Talk
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View


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
