"""Who is still in, in turn order, and how those who left will rank (SN-7 to SN-9, SJ-7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.results import PlaceBy, Placed
from engine.views import SeatStatus

Left = tuple[tuple[int, SeatStatus], ...]
"""The seats that hold no cards any more and why, in the order in which they left."""


_REASONS: Final = {
    SeatStatus.OUT: PlaceBy.OUT,
    SeatStatus.ELIMINATED: PlaceBy.ELIMINATED,
    SeatStatus.BANKRUPT: PlaceBy.BANKRUPT,
}


class Ring:
    """The seats in play, clockwise. Immutable and shared: there is one object for each set of seats."""

    __slots__ = ("_without", "after", "seats")

    seats: tuple[int, ...]
    after: tuple[tuple[int, ...], ...]
    """For each seat, in play or not, the next one in play, as `Hand.to_act` has it."""

    def __init__(self, seats: tuple[int, ...], of: int) -> None:
        self.seats = seats
        self.after = tuple(tuple(sorted(seats, key=lambda other: (other - seat - 1) % of)[:1]) for seat in range(of))
        self._without: dict[int, Ring] = {}

    def without(self, seat: int) -> Ring:
        """The ring when this seat has left it."""
        ring = self._without.get(seat)
        if ring is None:
            ring = self._without[seat] = ring_of(tuple(s for s in self.seats if s != seat), len(self.after))
        return ring


@cache
def ring_of(seats: tuple[int, ...], of: int) -> Ring:
    """The ring of these seats of a table of `of`."""
    return Ring(seats, of)


@lru_cache(maxsize=4096)
def ranked(left: Left, still_in: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[Placed, ...]]:
    """The ranks by seat when the hand is over, and what gave each seat its own. Few seats end in few ways, which come
    again and again."""
    return final_ranks(left, still_in), why_placed(left, still_in)


def final_ranks(left: Left, still_in: Sequence[int]) -> tuple[int, ...]:
    """Ranks by seat when the hand is over: out in order, still in, eliminated and bankrupt from the bottom."""
    out: list[int] = []
    eliminated: list[int] = []
    bankrupt: list[int] = []
    for seat, how in left:
        (out if how is SeatStatus.OUT else bankrupt if how is SeatStatus.BANKRUPT else eliminated).append(seat)
    order = [*out, *still_in, *reversed(eliminated), *reversed(bankrupt)]
    ranks = [0] * len(order)
    for rank, seat in enumerate(order, 1):
        ranks[seat] = rank
    return tuple(ranks)


def why_placed(left: Left, still_in: Sequence[int]) -> tuple[Placed, ...]:
    """What gave each seat its rank of `final_ranks`."""
    reasons = {seat: Placed(PlaceBy.HOLDING, i) for i, seat in enumerate(still_in, 1)}
    counts = dict.fromkeys(_REASONS.values(), 0)
    for seat, how in left:
        reason = _REASONS[how]
        counts[reason] += 1
        reasons[seat] = Placed(reason, counts[reason])
    return tuple(reasons[seat] for seat in range(len(reasons)))


def certain_places(left: Left, seats: int) -> dict[int, int]:
    """The ranks that nothing can change any more: an eliminated seat's depends on bankruptcies to come."""
    out = [seat for seat, how in left if how is SeatStatus.OUT]
    bankrupt = [seat for seat, how in left if how is SeatStatus.BANKRUPT]
    return {seat: i + 1 for i, seat in enumerate(out)} | {seat: seats - i for i, seat in enumerate(bankrupt)}
