"""How often the computer players come first at four seats of basic Shichi Narabe."""

from __future__ import annotations

from math import sqrt
from random import Random

from engine.ai import PLAYERS, Player
from engine.moves import Move
from engine.views import View
from tests.engine.ai.contest import first_places

HANDS = 2000


def uniform(view: View, chance: Random) -> Move:
    """Any legal move, passes included."""
    return chance.choice(view.legal)


def run() -> None:
    """Print a table."""
    random, steady = PLAYERS["random"], PLAYERS["steady"]
    contests: list[tuple[str, Player, Player]] = [
        ("random against 3 random", random, random),
        ("steady against 3 random", steady, random),
        ("steady against 3 that also pass at random", steady, uniform),
        ("steady against 3 steady", steady, steady),
        ("random against 3 steady", random, steady),
    ]
    print(f"{'':44}first place, {HANDS:,} hands")
    for title, one, other in contests:
        share = first_places(one, [other] * 3, hands=HANDS)
        print(f"{title:44}{share:6.1%} ± {sqrt(share * (1 - share) / HANDS):.1%}", flush=True)
