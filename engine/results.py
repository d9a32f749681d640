"""Results of hands and matches, and the computation of ranks."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Any


class EndReason(StrEnum):
    """Why a hand ended."""

    ONE_LEFT = "one-left"
    """A seat played its last card, and at most one seat still holds cards (SN-7)."""
    BANKRUPTCY = "bankruptcy"
    """A bankruptcy left at most one seat with cards (SN-9), or ended the hand immediately (SP-6)."""
    ELIMINATION = "elimination"
    """Eliminating a seat that held only jokers left at most one seat with cards (SJ-7)."""
    OUT = "out"
    """A seat played its last card (SP-7, FT-4, TR-8, RS-7, PP-2). Nanatoridori: all seats but one did (NT-7)."""
    PILED_OUT = "piled-out"
    """A seat put its last card on its score pile (CS-3)."""
    BLOCKED = "blocked"
    """Too many consecutive turns added no card to the layout (CS-2, RS-7)."""
    DONE = "done"
    """No seat holds a card that can still be played (KI-11)."""
    PLAYED = "played"
    """All tricks have been played (IS-7)."""
    PASSED_OUT = "passed-out"
    """A seat passed in a duel with no face-up card left to take (NT-11)."""


class Unit(StrEnum):
    """The unit of a match's totals."""

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
        """Whether the lowest total wins."""
        return self in (Unit.PENALTIES, Unit.PENALTY_POINTS)


class PlaceBy(StrEnum):
    """The facts that decide a seat's rank, where the score alone does not."""

    OUT = auto()
    """It played its last card (SN-7)."""
    HOLDING = auto()
    """It still held cards at the end (SN-8, SN-9)."""
    ELIMINATED = auto()
    """SJ-7."""
    BANKRUPT = auto()
    """SN-8."""
    DONE = auto()
    """The time it left the turn order breaks ties between equal scores (KI-12)."""
    DROPPED_OUT = auto()
    """It dropped out, and ranks below every seat that did not, whatever the scores (KI-13)."""


@dataclass(frozen=True, slots=True)
class RankReason:
    """Why a seat has its rank. `order` counts from 1: with DONE among all seats in the order they finished, else among
    the seats placed for the same reason."""

    by: PlaceBy
    order: int


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended. `ranks` and `scores` are by seat; `Game.result_keys` says which of them the game has."""

    reason: EndReason
    ranks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    winner: int | None = None
    """The seat that deals next in games where the winner deals (G-6)."""
    placed: tuple[RankReason, ...] | None = None
    """Why each seat has its rank. None: the scores decide."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended, by seat. `totals` if the game has them; `players` with option `ghost` (G-4, SG-1)."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...] | None = None
    players: tuple[int, ...] | None = None
    placed: tuple[RankReason, ...] | None = None
    """As in the result of the match's only hand. None: the totals decide."""


def competition_ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Rank sortable keys from 1, smallest first; equal keys share the better rank (G-4)."""
    order = sorted(keys)
    return tuple(order.index(key) + 1 for key in keys)


def least_first(totals: Sequence[int]) -> tuple[int, ...]:
    """Rank totals, lowest first."""
    return competition_ranks(totals)


def most_first(totals: Sequence[int]) -> tuple[int, ...]:
    """Rank totals, highest first."""
    return competition_ranks([-total for total in totals])
