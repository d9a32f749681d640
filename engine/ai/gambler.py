"""Computer player with a temperament: it searches for the first place only, and does not mind the last one."""

from random import Random
from typing import Final

from engine.ai.normal import best_first, candidates, without_paid_passes
from engine.ai.playouts import bare, kind_of
from engine.ai.search import Budget, by_first_place, clearly_best, estimates
from engine.ai.strong import PLANS, SECONDS, Plan
from engine.catalog import GAMES
from engine.moves import Move
from engine.views import View

ELSEWHERE: Final = Plan(120)
"""In the kinds of hands that the strong player does not search."""


def choose(view: View, chance: Random, *, playouts: int | None = None) -> Move:
    """The move that wins most often; ties are broken at random. `playouts` overrides the number of the plan."""
    moves = without_paid_passes(view, candidates(view, chance))
    game = GAMES.get(view.game)
    if len(moves) == 1 or game is None:
        return moves[0]
    moves = best_first(view, moves, chance)
    kind = kind_of(bare(game.guess(view, chance)))
    plan = PLANS.get(kind, ELSEWHERE)
    budget = Budget(playouts=plan.playouts if playouts is None else playouts, seconds=SECONDS)
    found = estimates(view, game, moves, chance, budget=budget, worth=by_first_place)
    return clearly_best(found, errors=plan.errors).move
