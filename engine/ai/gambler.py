"""Computer player with a temperament: it searches for the first place only, and does not mind the last one."""

from dataclasses import replace
from random import Random
from typing import Final

from engine.ai.search import by_first_place
from engine.ai.strong import PLANS, Plan, searched
from engine.chance import ThinkingDeadline
from engine.game import HandKind
from engine.moves import Move
from engine.views import View

ELSEWHERE: Final = Plan(120)
"""In the kinds of hands that the strong player does not search."""
CELL_GROUPS: Final = PLANS[HandKind.CELLS]


def choose(
    view: View,
    chance: Random,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    deadline: ThinkingDeadline | None = None,
) -> Move:
    """The move that wins most often; ties are broken at random. All else as in `strong.choose`."""
    return searched(view, chance, _plan, worth=by_first_place, seconds=seconds, playouts=playouts, deadline=deadline)


def _plan(kind: HandKind) -> Plan:
    return replace(CELL_GROUPS if kind is HandKind.CELL_GROUPS else PLANS.get(kind, ELSEWHERE), by_points=False)
