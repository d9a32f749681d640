"""Computer player that plays like a beginner: it sees what is good about a move, and often takes a worse one for it.

Its mistakes are drawn by a softmax of the heuristic's values: slight ones are frequent, bad ones rare, and those that
no beginner makes, such as a pass that costs chips, do not occur.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, assert_never

from engine.ai.normal import candidates, values
from engine.moves import Move
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, Table, TrickTable, View

SLIPS: Final = 0.45
"""The share of choices in which it takes another move than the best, where one is nearly as good."""
NONSENSE: Final = 5.0
"""A move is never drawn if it is worse than the best by more than this many temperatures."""


def choose(view: View, chance: Random) -> Move:
    """A legal move, often not the best."""
    moves = candidates(view, chance)
    if len(moves) == 1:
        return moves[0]
    worths = values(view, moves, chance)
    best = worths.index(max(worths))
    likely = _likely(worths, _temperature(view.table))
    likely[best] = 0
    return chance.choices(moves, likely)[0] if any(likely) and chance.random() < SLIPS else moves[best]


def _likely(worths: Sequence[float], temperature: float) -> list[float]:
    """How likely each of these values is drawn, not scaled to a sum."""
    behind = [(max(worths) - worth) / temperature for worth in worths]
    return [exp(-each) if each <= NONSENSE else 0.0 for each in behind]


def _temperature(table: Table) -> float:
    """The difference of values that a beginner hardly sees. Values are of the heuristic for this kind of table."""
    match table:
        case RowsTable():
            return 6.0
        case GridTable():
            return 4.0
        case SequenceTable():
            return 3.0
        case TrickTable():
            return 0.5
        case GroupTable():
            return 0.5
        case _:
            assert_never(table)
