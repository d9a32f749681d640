"""Computer players. They get views, never game states, so they know no more than a person in their seat."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from engine.ai import easy, normal, random_player, steady_1, strong
from engine.moves import Move
from engine.views import View

Player = Callable[[View, Random], Move]
"""Chooses one of the viewer's legal moves, of which there must be at least one."""

PLAYERS: Final[Mapping[str, Player]] = {
    "random": random_player.choose,
    "steady-1": steady_1.choose,
    "easy": easy.choose,
    "normal": normal.choose,
    "steady": normal.choose,  # the name of `normal` in old logs
    "strong": strong.choose,
}
"""The computer players by name."""
