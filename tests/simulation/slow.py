"""Worlds of slow matches: people think for hours, have their turns as direct messages, and lay plans."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from tests.simulation.world import Plan

_HOUR_S = 3_600.0
_TOGETHER = 6
_APART_S = 600.0
"""Deaths come in storms, so many in so many seconds; between them a process lives for hours, as its timers need."""


@dataclass(frozen=True, slots=True)
class SlowPlan(Plan):
    """Half a day, with deaths in it."""

    seconds: float = 12 * _HOUR_S
    kills: int = 144
    paced: float = 1.0
    looks_s: float = 60.0
    asides: float = 0.3
    settings: float = 0.3
    quiet_s: ClassVar[float] = 6 * _HOUR_S
    """Only moves are made for people, each after minutes, and a seat may draw until the stock is empty."""

    def deaths(self, chance: Random) -> Iterator[float]:
        storms = [chance.uniform(5, self.seconds) for _ in range(-(-self.kills // _TOGETHER))]
        for number in range(self.kills):
            yield min(self.seconds, storms[number // _TOGETHER] + chance.uniform(0, _APART_S))

    def thinks(self, chance: Random) -> tuple[float, float]:
        return chance.choice(((10.0, 600.0), (600.0, 3 * _HOUR_S), (_HOUR_S, 12 * _HOUR_S)))
