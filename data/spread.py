"""How long things take, counted in buckets, for the figures of operation (`bot.operating.figures`)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets in seconds, from a quick commit to a search that hangs."""


class Spread:
    """A histogram of seconds. Adding costs less than a microsecond, so it can stand on the way of a click."""

    __slots__ = ("bounds", "counts", "seconds")

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        """How many fell into each bucket; the last is for those above all bounds."""
        self.seconds = 0.0
        """The sum of all."""

    @property
    def count(self) -> int:
        return sum(self.counts)

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds
