"""The yardstick: the steady computer player of November 2026, frozen, so that figures of different days compare.

Nothing in this folder ever changes, and nothing in it follows the heuristics of `engine.ai`, which may improve. A test
pins its choices in every preset.
"""

from random import Random
from typing import assert_never

from engine.ai.steady_1 import cells, groups, rows, sequences, tricks
from engine.moves import Move, Talk
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View


def choose(view: View, chance: Random) -> Move:
    """The best legal move by the heuristic; ties are broken at random. It talks to ghosts (SG-4) only if forced to."""
    moves = [move for move in view.legal if not isinstance(move, Talk)] or list(view.legal)
    if len(moves) == 1:
        return moves[0]
    chance.shuffle(moves)
    match view.table:
        case RowsTable() as table:
            return rows.best(view, table, moves)
        case GridTable() as table:
            return cells.best(view, table, moves, chance)
        case SequenceTable() as table:
            return sequences.best(view, table, moves)
        case TrickTable() as table:
            return tricks.best(view, table, moves)
        case GroupTable() as table:
            return groups.best(view, table, moves)
        case _:
            assert_never(view.table)
