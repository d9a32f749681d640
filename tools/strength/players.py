"""The players that can be measured: those of the engine, and those that only measure."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from engine import ai
from engine.ai import Player, steady_1, strong
from tools.strength import random_player, strong_1

PLAYERS: Final[Mapping[str, Player]] = {
    "random": random_player.choose,
    "steady-1": steady_1.choose,
    "strong-1": strong_1.choose,
    "easy": ai.PLAYERS["easy"],
    "normal": ai.PLAYERS["normal"],
    "steady": ai.PLAYERS["normal"],  # its name in earlier releases
    **ai.PLAYERS,
}
"""The computer players by name. A choice repeats with the same view and chance."""

TIMED: Final[Mapping[str, Player]] = {"strong-timed": partial(strong.choose, seconds=strong.MOVE_SECONDS)}
"""Those that have the time for a move at a table. Their choices do not repeat."""

ALL: Final[Mapping[str, Player]] = {**PLAYERS, **TIMED}
