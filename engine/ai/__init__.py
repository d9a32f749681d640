"""Computer players. They get views, never game states, so they know no more than a person in their seat."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from engine.ai import random_player, steady
from engine.moves import Move
from engine.views import View

Player = Callable[[View, Random], Move]
"""Chooses one of the viewer's legal moves, of which there must be at least one."""

PLAYERS: Final[Mapping[str, Player]] = {"random": random_player.choose, "steady": steady.choose}
"""The computer players by name."""
