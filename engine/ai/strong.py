"""Computer player that searches in the kinds of hands where that was measured to win, and else plays as `normal`."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.ai.normal import best_first, candidates, without_paid_passes
from engine.ai.playouts import Kind, bare, kind_of
from engine.ai.search import Budget, Estimate, clearly_best, estimates
from engine.catalog import GAMES
from engine.moves import Move
from engine.views import View

SECONDS: Final = 0.26
"""The most processor time of a choice. Playouts are so few that it is hardly ever needed."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a kind of hand is searched: so many playouts, and by how many standard errors a move must be better than
    the heuristic's to replace it: by more where playouts mislead."""

    playouts: int
    errors: float = 1.0


PLANS: Final[Mapping[Kind, Plan]] = {
    Kind.POINTS: Plan(300),
    Kind.PILES: Plan(200, errors=2.0),
    Kind.ALL_LAID: Plan(240),
    Kind.CELLS: Plan(250, errors=2.0),
    Kind.FIVES: Plan(350),
    Kind.GROUPS_ADVANCED: Plan(80),
    Kind.GROUPS_DUEL: Plan(90),
    Kind.TRICKS: Plan(400),
    Kind.JOKERS: Plan(160),
    Kind.TUNNELS: Plan(280),
    Kind.TUNNELS_AND_JOKERS: Plan(240),
}
"""The kinds of hands that are searched, by the figures in docs/opponents.md. In the others no gain was seen, or nothing
was measured: there `strong` is `normal`."""


UNPROVED: Final = frozenset({Kind.POINTS, Kind.CELLS, Kind.PILES, Kind.TRUMPS, Kind.GIFTS, Kind.OTHER})
"""The kinds of hands in which docs/opponents.md does not show that bars are met, or in which a search was never
measured: what it says there is an opinion."""


def choose(view: View, chance: Random, *, playouts: int | None = None) -> Move:
    """The best move found; ties are broken at random. `playouts` overrides the number of the plan."""
    moves = without_paid_passes(view, candidates(view, chance))
    if len(moves) == 1:
        return moves[0]
    moves = best_first(view, moves, chance)
    game = GAMES.get(view.game)
    if game is None:
        return moves[0]
    plan = PLANS.get(kind_of(bare(game.guess(view, chance))))
    if plan is None:
        return moves[0]
    budget = Budget(playouts=plan.playouts if playouts is None else playouts, seconds=SECONDS)
    return clearly_best(estimates(view, game, moves, chance, budget=budget), errors=plan.errors).move


def estimated(view: View, chance: Random, *, playouts: int) -> tuple[Estimate, ...]:
    """Estimates of the legal moves, that of the `normal` player first; none if there is no choice.

    In every kind of hand, without a limit in time.
    """
    moves = candidates(view, chance)
    game = GAMES.get(view.game)
    if len(moves) == 1 or game is None:
        return ()
    moves = best_first(view, moves, chance)
    return estimates(view, game, moves, chance, budget=Budget(playouts=playouts))
