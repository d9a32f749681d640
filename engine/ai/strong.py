"""Computer player that searches in the kinds of hands where that was measured to win, and else plays as `normal`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.ai.match_worth import Utility
from engine.ai.normal import best_first, candidates, without_paid_passes
from engine.ai.search import (
    ANYBODY,
    Budget,
    Supposition,
    by_place,
    clearly_best,
    estimates,
    in_processor_time,
)
from engine.catalog import GAMES
from engine.chance import ThinkingDeadline
from engine.game import Game, HandKind
from engine.moves import Move
from engine.rules import Rules
from engine.views import View

MOVE_SECONDS: Final = 0.2
"""The processor time of a move where it need not repeat..."""
HINT_SECONDS: Final = 1.0
"""... and of a hint, for which a person waits. A choice takes one ply longer at most."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a kind of hand is searched: so many playouts where a choice must repeat, and by how many standard errors a
    move must be better than the heuristic's to replace it: by more where playouts mislead."""

    playouts: int
    errors: float = 1.0
    others: Supposition = ANYBODY
    by_points: bool = False
    """As in `MatchWorth`."""


EXPLAINED: Final = Supposition(explained=True)
READ: Final = Supposition(explained=True, passing=0.15)
PLANS: Final[Mapping[HandKind, Plan]] = {
    HandKind.POINTS: Plan(300, by_points=True),
    HandKind.PILES: Plan(200, errors=2.0),
    HandKind.ALL_LAID: Plan(240),
    HandKind.CELLS: Plan(250, errors=2.0),
    HandKind.FIVES: Plan(350, others=EXPLAINED),
    HandKind.GROUPS_ADVANCED: Plan(80),
    HandKind.GROUPS_DUEL: Plan(90),
    HandKind.TRICKS: Plan(400),
    HandKind.JOKERS: Plan(160, others=READ),
    HandKind.TUNNELS: Plan(280, others=READ),
    HandKind.TUNNELS_AND_JOKERS: Plan(240, others=READ),
}
"""The kinds of hands that are searched, by the figures in docs/opponents.md. In the others no gain was seen, or nothing
was measured: there `strong` is `normal`."""


UNPROVED: Final = frozenset(
    {
        HandKind.POINTS,
        HandKind.CELLS,
        HandKind.CELL_GROUPS,
        HandKind.PILES,
        HandKind.TRUMPS,
        HandKind.GIFTS,
        HandKind.OTHER,
    }
)
"""The kinds of hands in which docs/opponents.md hardly shows that a search wins places, or in which none was measured:
what it says there is an opinion."""


def choose(
    view: View,
    chance: Random,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    deadline: ThinkingDeadline | None = None,
) -> Move:
    """The best move found; ties are broken at random.

    `seconds`: so much processor time instead of the plan's number of playouts, which `playouts` overrides. By a number
    the choice repeats, as no time ends it but `deadline`.
    """
    return searched(view, chance, PLANS.get, seconds=seconds, playouts=playouts, deadline=deadline)


def searched(
    view: View,
    chance: Random,
    plan_of: Callable[[HandKind], Plan | None],
    *,
    worth: Utility = by_place,
    seconds: float | None = None,
    playouts: int | None = None,
    deadline: ThinkingDeadline | None = None,
) -> Move:
    """The move that the plan of the view's kind of hand finds; the heuristic's without a plan, or without time."""
    if seconds is not None:
        deadline = in_processor_time(seconds)
    moves = without_paid_passes(view, candidates(view, chance))
    if len(moves) == 1:
        return moves[0]
    moves = best_first(view, moves, chance)
    game = GAMES.get(view.game)
    if game is None:
        return moves[0]
    plan = plan_of(game.kind(view.rules))
    if plan is None:
        return moves[0]
    number = None if seconds is not None else plan.playouts if playouts is None else playouts
    budget = Budget(playouts=number, deadline=deadline)
    found = estimates(
        view, game, moves, chance, budget=budget, worth=worth, by_points=plan.by_points, others=plan.others
    )
    return clearly_best(found, errors=plan.errors).move if found else moves[0]


def is_searched(game: Game[Any], rules: Rules) -> bool:
    """Whether `choose` searches in this game under these rules; otherwise it plays as `normal`."""
    return game.kind(rules) in PLANS
