"""The yardstick: the steady computer player of November 2026, frozen, so that figures of different days compare.

No value and no choice of this folder ever changes, and nothing in it follows the heuristics of `engine.ai`, which may
improve. A test pins its choices in every preset.
"""

from collections.abc import Callable
from random import Random
from typing import assert_never

from engine.ai.steady_1 import cells, groups, rows, sequences, tricks
from engine.chance import Chance
from engine.moves import Move, Talk
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View


def choose(view: View, chance: Random) -> Move:
    """The best legal move by the heuristic; ties are broken at random. It talks to ghosts (SG-4) only if forced to."""
    moves = candidates(view)
    if len(moves) == 1:
        return moves[0]
    chance.shuffle(moves)
    return max(moves, key=worths(view, chance))


def candidates(view: View) -> list[Move]:
    """The legal moves to choose from."""
    return [move for move in view.legal if not isinstance(move, Talk)] or list(view.legal)


def worths(view: View, chance: Chance) -> Callable[[Move], float]:
    """What gives each of the legal moves its value. `chance`: for games in which the others' next plays are sampled."""
    match view.table:
        case RowsTable() as table:
            return rows.worths(view, table)
        case GridTable() as table:
            return cells.worths(view, table, chance)
        case SequenceTable() as table:
            return sequences.worths(view, table)
        case TrickTable() as table:
            return tricks.worths(view, table)
        case GroupTable() as table:
            return groups.worths(view, table)
        case _:
            assert_never(view.table)
