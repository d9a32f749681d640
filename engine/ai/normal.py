"""Computer player of decent strength: one heuristic for each kind of table, looking one ply ahead."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from engine.ai import cells, groups, piles, rows, sequences, tricks, waits
from engine.moves import Move, Pass, Play, Talk
from engine.preview import is_pass_paid
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View


def choose(view: View, chance: Random) -> Move:
    """The best legal move by the heuristic; ties are broken at random."""
    moves = candidates(view, chance)
    if len(moves) == 1:
        return moves[0]
    worths = values(view, moves, chance)
    return moves[worths.index(max(worths))]


def candidates(view: View, chance: Random) -> list[Move]:
    """The legal moves to choose from, in random order: without talk to ghosts, which never gains a place
    (`engine.ai.ghosts`).
    """
    moves: list[Move] = [move for move in view.legal if not isinstance(move, Talk)] or list(view.legal)
    if len(moves) > 1:
        chance.shuffle(moves)
    return moves


def values(view: View, moves: Sequence[Move], chance: Random) -> list[float]:
    """The value of each of these moves; those of one view compare."""
    match view.table:
        case RowsTable() as table if waits.fits(view):
            return waits.values(view, table, moves)
        case RowsTable() as table if piles.fits(view):
            return piles.values(view, table, moves)
        case RowsTable() as table:
            return rows.values(view, table, moves)
        case GridTable() as table:
            return cells.values(view, table, moves, chance)
        case SequenceTable() as table:
            return sequences.values(view, table, moves)
        case TrickTable() as table:
            return tricks.values(view, table, moves)
        case GroupTable() as table:
            return groups.values(view, table, moves)
        case _:
            assert_never(view.table)


def best_first(view: View, moves: Sequence[Move], chance: Random) -> list[Move]:
    """These moves in the order of their values."""
    worths = values(view, moves, chance)
    return [move for _, move in sorted(zip(worths, moves, strict=True), key=lambda pair: -pair[0])]


def without_paid_passes(view: View, moves: Sequence[Move]) -> list[Move]:
    """These moves without a pass that costs chips or a penalty, as it is not limited, where a card can be played
    (FT-7, RS-8). Playouts overrate it: what is paid is no loss of places in the hand."""
    match view.table:
        case RowsTable() if is_pass_paid(view):
            can_play = any(isinstance(move, Play) for move in moves)
            return [move for move in moves if not (can_play and isinstance(move, Pass))]
        case _:
            return [*moves]
