"""The second yardstick: the strong computer player of November 2026, frozen at fixed numbers of playouts.

`steady_1` shows what a player wins from those that look one ply ahead, this one what it wins from those that search.
No value, weight, plan or choice of this folder ever changes, and it reads none of `engine.ai`, which may improve; what
it shares with `steady_1` is frozen there. It has no limit in time, so it plays alike on every machine. A test pins its
choices in every preset that it searches.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, assert_never

from engine.ai.steady_1 import tricks
from engine.catalog import GAMES
from engine.game import HandKind
from engine.moves import Move, Pass, Play, Talk
from engine.preview import is_pass_paid
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from tools.strength.strong_1 import cells, groups, piles, rows, sequences, waits
from tools.strength.strong_1.search import searched


@dataclass(frozen=True, slots=True)
class Plan:
    """So many playouts, and by how many standard errors a move must be better than the heuristic's to replace it."""

    playouts: int
    errors: float = 1.0


PLANS: Final[Mapping[HandKind, Plan]] = {
    HandKind.POINTS: Plan(300),
    HandKind.PILES: Plan(200, errors=2.0),
    HandKind.ALL_LAID: Plan(240),
    HandKind.CELLS: Plan(250, errors=2.0),
    HandKind.FIVES: Plan(350),
    HandKind.GROUPS_ADVANCED: Plan(80),
    HandKind.GROUPS_DUEL: Plan(90),
    HandKind.TRICKS: Plan(400),
    HandKind.JOKERS: Plan(160),
    HandKind.TUNNELS: Plan(280),
    HandKind.TUNNELS_AND_JOKERS: Plan(240),
}
"""The kinds of hands that are searched. In the others the heuristic's best move is played."""


def choose(view: View, chance: Random, *, playouts: int | None = None) -> Move:
    """The best move found; ties are broken at random. `playouts` overrides the number of the plan."""
    moves = _candidates(view, chance)
    if len(moves) == 1:
        return moves[0]
    worths = _values(view, moves, chance)
    moves = [move for _, move in sorted(zip(worths, moves, strict=True), key=lambda pair: -pair[0])]
    game = GAMES.get(view.game)
    plan = None if game is None else PLANS.get(game.kind(view.rules))
    if game is None or plan is None:
        return moves[0]
    return searched(view, game, moves, chance, playouts=playouts or plan.playouts, errors=plan.errors)


def _candidates(view: View, chance: Random) -> list[Move]:
    """The legal moves to choose from, in random order: no talk to ghosts, and no pass that is paid for a card kept."""
    moves: list[Move] = [move for move in view.legal if not isinstance(move, Talk)] or list(view.legal)
    if len(moves) > 1:
        chance.shuffle(moves)
    if isinstance(view.table, RowsTable) and is_pass_paid(view) and any(isinstance(move, Play) for move in moves):
        return [move for move in moves if not isinstance(move, Pass)]
    return moves


def _values(view: View, moves: Sequence[Move], chance: Random) -> list[float]:
    """The value of each of these moves by the heuristic."""
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
            return [*map(tricks.worths(view, table), moves)]
        case GroupTable() as table:
            return groups.values(view, table, moves)
        case _:
            assert_never(view.table)
