"""How hands and matches end, and how standings become ranks."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Any


class EndReason(StrEnum):
    """Why a hand ended."""

    ONE_LEFT = "one-left"
    """All others have played their cards (SN-7), or the last of several did."""
    BANKRUPTCY = "bankruptcy"
    """A bankruptcy left one seat holding cards (SN-9), or ended the hand by itself (SP-6)."""
    ELIMINATION = "elimination"
    """A seat with jokers only was eliminated and left one seat holding cards (SJ-7)."""
    OUT = "out"
    """A seat is out of cards (SP-7, FT-4, TR-8, RS-7, PP-2); in Nanatoridori all but one are (NT-7)."""
    PILED_OUT = "piled-out"
    """A seat has put its last card on its score pile (CS-3)."""
    BLOCKED = "blocked"
    """Too many turns in succession brought no card to the layout (CS-2, RS-7)."""
    DONE = "done"
    """No seat holds a live card (KI-11)."""
    PLAYED = "played"
    """All tricks have been played (IS-7)."""
    PASSED_OUT = "passed-out"
    """A seat passed in a duel with no face-up card left (NT-11)."""


class Unit(StrEnum):
    """What the totals of a match count."""

    POINTS = "points"
    CHIPS = "chips"
    PENGUINS = "penguins"
    """NT-8."""
    HANDS = "hands"
    """Hands won (EC-3)."""
    PENALTIES = "penalties"
    """Cards that count against a seat (KI-9)."""
    PENALTY_POINTS = "penalty-points"

    @property
    def fewest_win(self) -> bool:
        """Whether the seat with the least of it wins."""
        return self in (Unit.PENALTIES, Unit.PENALTY_POINTS)


class PlaceBy(StrEnum):
    """What gave a seat its rank, where its score does not say it."""

    OUT = auto()
    """It got rid of its cards (SN-7)."""
    HOLDING = auto()
    """It was left with cards (SN-8, SN-9)."""
    ELIMINATED = auto()
    """SJ-7."""
    BANKRUPT = auto()
    """SN-8."""
    DONE = auto()
    """When it left the turn order, among those with equal scores (KI-12)."""
    DROPPED_OUT = auto()
    """It dropped out, and so ranks below all that did not, whatever the scores (KI-13)."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Why a seat has its rank. `order`: the how-manieth it was, from 1: of all seats to be done, with DONE; else of
    those whose rank has the same reason."""

    by: PlaceBy
    order: int


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended. `ranks` and `scores` per seat, as records of the game have them: ranks, scores, or both."""

    reason: EndReason
    ranks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    winner: int | None = None
    """Who deals next, where the winner does (G-6)."""
    placed: tuple[Placed, ...] | None = None
    """Why each seat has its rank; None: its score says it."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended: `ranks` per seat (G-4), `totals` where the game has them, `players` with `ghost` (SG-1)."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...] | None = None
    players: tuple[int, ...] | None = None
    placed: tuple[Placed, ...] | None = None
    """As in the result of the only hand; None: the totals say it."""


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
