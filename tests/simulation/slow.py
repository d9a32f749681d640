"""Worlds of slow matches: people think for hours, have their turns as direct messages, and lay plans."""

from dataclasses import dataclass
from random import Random

from tests.simulation.world import Plan

_HOUR_S = 3_600.0


@dataclass(frozen=True, slots=True)
class SlowPlan(Plan):
    """Half a day, with deaths in it."""

    seconds: float = 12 * _HOUR_S
    kills: int = 24
    paced: float = 1.0
    looks_s: float = 60.0
    asides: float = 0.3
    settings: float = 0.3

    def thinks(self, chance: Random) -> tuple[float, float]:
        return chance.choice(((10.0, 600.0), (600.0, 3 * _HOUR_S), (_HOUR_S, 12 * _HOUR_S)))
