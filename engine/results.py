"""How hands and matches end, and how standings become ranks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended. `reason` is a key of a closed set of the mechanism; `ranks` and `scores` per seat, as
    records of the game have them: ranks, scores, or both."""

    reason: str
    ranks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    winner: int | None = None
    """Who deals next, where the winner does (G-6)."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended: `ranks` per seat (G-4), `totals` where the game has them, `players` with `ghost` (SG-1)."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...] | None = None
    players: tuple[int, ...] | None = None


def competition_ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Ranks of sortable keys, the smallest being first; equal ones share the better number (G-4)."""
    order = sorted(keys)
    return tuple(order.index(key) + 1 for key in keys)


def least_first(totals: Sequence[int]) -> tuple[int, ...]:
    """Ranks where the least wins."""
    return competition_ranks(totals)


def most_first(totals: Sequence[int]) -> tuple[int, ...]:
    """Ranks where the most wins."""
    return competition_ranks([-total for total in totals])
