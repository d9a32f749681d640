"""Computer player that plays like a beginner: it sees what is good about a move, and often takes a worse one for it.

Its mistakes are drawn by a softmax of the heuristic's values: slight ones are frequent, bad ones rare. Those that no
beginner makes do not occur: a pass while a card can be played, if the heuristic sees no reason to hold back, and a play
that kills an own card while another does not, unless the heuristic itself would make it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from engine.ai import waits
from engine.ai.cells import Grounds
from engine.ai.normal import candidates, values
from engine.catalog import GAMES
from engine.game import HandKind
from engine.moves import Move, Pass, Play
from engine.views import Continuation, GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View


@dataclass(frozen=True, slots=True)
class Mistakes:
    """How a beginner errs at a kind of table.

    `slips`: the share of choices in which it takes another move than the best, where one is nearly as good.
    `temperature`: the difference of values that it hardly sees, by the heuristic for this kind of table.
    """

    slips: float
    temperature: float


USUAL: Final = Mistakes(0.45, 6.0)
FOR_POINTS: Final = Mistakes(0.3, 6.0)
"""Where cards that are left count: the first place is shared so often that even the heuristic wins little (SP-7)."""
IN_TUNNELS: Final = Mistakes(0.1, 3.0)
"""With tunnels, or jokers that change hands: a best move is worth so little there that half of them are chance."""
WITH_A_STOCK: Final = Mistakes(0.1, 6.0)
"""Where cards are drawn, for the same reason."""
ON_THE_GRID: Final = Mistakes(0.3, 2.0)
IN_SEQUENCES: Final = Mistakes(0.35, 3.0)
OF_RANKS: Final = Mistakes(0.1, 3.0)
"""Where leads of single cards and of many are all that differs (EC-1)."""
IN_TRICKS: Final = Mistakes(0.45, 0.5)
IN_GROUPS: Final = Mistakes(0.7, 1.0)
"""Hands of groups are so easy to shed in a good order that fewer mistakes hardly cost places."""
IN_THE_DUEL: Final = Mistakes(0.9, 2.0)
"""Of two seats, one has the first place."""
NONSENSE: Final = 5.0
"""A move is never drawn if it is worse than the best by more than this many temperatures."""


def choose(view: View, chance: Random) -> Move:
    """A legal move, often not the best."""
    moves = candidates(view, chance)
    if len(moves) == 1:
        return moves[0]
    worths = values(view, moves, chance)
    mistakes = _mistakes(view)
    sensible = _sensible(view, moves, worths, mistakes, chance)
    best = max(sensible, key=worths.__getitem__)
    others = [each for each in sensible if each != best]
    likely = [_likely(worths[best] - worths[each], mistakes.temperature) for each in others]
    if any(likely) and chance.random() < mistakes.slips:
        return moves[chance.choices(others, likely)[0]]
    return moves[best]


def _sensible(
    view: View, moves: Sequence[Move], worths: Sequence[float], mistakes: Mistakes, chance: Random
) -> list[int]:
    """The indices of the moves that a beginner may make, of at least one. A pass is nearly as good as the best."""
    table, every = view.table, range(len(moves))
    if isinstance(table, GridTable):
        grounds = Grounds(view, table, chance)
        harmless = [
            each
            for each in every
            if isinstance(move := moves[each], Play) and not grounds.killed(move.card) & grounds.own
        ]
        if harmless:
            best = max(every, key=worths.__getitem__)
            return harmless if best in harmless else [*harmless, best]
    least = max(worths) - mistakes.temperature
    return [each for each in every if worths[each] >= least or not isinstance(moves[each], Pass)]


def _likely(behind: float, temperature: float) -> float:
    """How likely a move is drawn that is worse than the best by so much, not scaled to a sum."""
    return exp(-behind / temperature) if behind <= NONSENSE * temperature else 0.0


def _mistakes(view: View) -> Mistakes:
    match view.table:
        case RowsTable(stock=stock):
            if waits.fits(view):
                return IN_TUNNELS
            if GAMES[view.game].kind(view.rules) is HandKind.POINTS:
                return FOR_POINTS
            return USUAL if stock is None else WITH_A_STOCK
        case GridTable():
            return ON_THE_GRID
        case SequenceTable(continuation=continuation):
            return OF_RANKS if continuation is Continuation.RANK else IN_SEQUENCES
        case TrickTable():
            return IN_TRICKS
        case GroupTable():
            return IN_THE_DUEL if len(view.seats) == 2 else IN_GROUPS
