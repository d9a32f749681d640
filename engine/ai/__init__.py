"""Computer players. They get views, never game states, so they know no more than a person in their seat."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final, Protocol

from engine.ai import easy, gambler, normal, strong, temperaments
from engine.moves import Move
from engine.views import View

Player = Callable[[View, Random], Move]
"""Chooses one of the viewer's legal moves, of which there must be at least one."""


class Searcher(Protocol):
    """A player that can be given a time for its choice."""

    def __call__(self, view: View, chance: Random, *, seconds: float) -> Move:
        """As `Player`, in so much processor time; which move it is depends on how much is done in that."""
        ...


PLAYERS: Final[Mapping[str, Player]] = {
    "easy": easy.choose,
    "normal": normal.choose,
    "strong": strong.choose,
    "hoarder": partial(temperaments.choose, temperament=temperaments.hoarder),
    "opener": partial(temperaments.choose, temperament=temperaments.opener),
    "killer": partial(temperaments.choose, temperament=temperaments.killer, freedom=2.0, in_tunnels=0.25),
    "gambler": gambler.choose,
}
"""The computer players by name. A choice repeats with the same view and chance."""

SEARCHERS: Final[Mapping[str, Searcher]] = {"strong": strong.choose, "gambler": gambler.choose}
"""The players that can be given a time."""
