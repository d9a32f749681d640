"""Computer players. They are handed views, never states, so they cannot know more than a person."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from engine.ai import random_player, steady
from engine.moves import Move
from engine.views import View

Player = Callable[[View, Random], Move]
"""Chooses one of the viewer's legal moves; there must be one."""

PLAYERS: Final[Mapping[str, Player]] = {"random": random_player.choose, "steady": steady.choose}
"""By name."""
