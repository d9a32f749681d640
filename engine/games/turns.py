"""Turn order of the seats still in, and ranks of those that have left (SN-7 to SN-9, SJ-7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.results import PlaceBy, RankReason
from engine.views import SeatStatus

Left = tuple[tuple[int, SeatStatus], ...]
"""The seats that have left the turn order and why, in the order in which they left."""


_REASONS: Final = {
    SeatStatus.OUT: PlaceBy.OUT,
    SeatStatus.ELIMINATED: PlaceBy.ELIMINATED,
    SeatStatus.BANKRUPT: PlaceBy.BANKRUPT,
}


class Ring:
    """The seats in play, clockwise. One shared object per set of seats."""

    __slots__ = ("_without", "after", "seats")

    seats: tuple[int, ...]
    after: tuple[tuple[int, ...], ...]
    """For each seat, in play or not: the next seat in play, as a tuple for `Hand.to_act`."""

    def __init__(self, seats: tuple[int, ...], of: int) -> None:
        self.seats = seats
        self.after = tuple(tuple(sorted(seats, key=lambda other: (other - seat - 1) % of)[:1]) for seat in range(of))
        self._without: dict[int, Ring] = {}

    def without(self, seat: int) -> Ring:
        """Return the ring without this seat."""
        ring = self._without.get(seat)
        if ring is None:
            ring = self._without[seat] = ring_of(tuple(s for s in self.seats if s != seat), len(self.after))
        return ring


@cache
def ring_of(seats: tuple[int, ...], of: int) -> Ring:
    """Return the shared ring of these seats, out of `of` seats."""
    return Ring(seats, of)


@lru_cache(maxsize=4096)
def ranked(left: Left, still_in: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[RankReason, ...]]:
    """Return the final ranks by seat and their reasons. Cached, because few different outcomes occur."""
    return final_ranks(left, still_in), why_placed(left, still_in)


def final_ranks(left: Left, still_in: Sequence[int]) -> tuple[int, ...]:
    """Return the final ranks by seat.

    Order: seats that are out, first one best; seats still in; eliminated, then bankrupt seats, the first one worst.
    """
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


def why_placed(left: Left, still_in: Sequence[int]) -> tuple[RankReason, ...]:
    """Return the reason for each seat's rank in `final_ranks`."""
    reasons = {seat: RankReason(PlaceBy.HOLDING, i) for i, seat in enumerate(still_in, 1)}
    counts = dict.fromkeys(_REASONS.values(), 0)
    for seat, how in left:
        reason = _REASONS[how]
        counts[reason] += 1
        reasons[seat] = RankReason(reason, counts[reason])
    return tuple(reasons[seat] for seat in range(len(reasons)))


def certain_places(left: Left, seats: int) -> dict[int, int]:
    """Return the ranks by seat that are already final. An eliminated seat's is not: later bankruptcies change it."""
    out = [seat for seat, how in left if how is SeatStatus.OUT]
    bankrupt = [seat for seat, how in left if how is SeatStatus.BANKRUPT]
    return {seat: i + 1 for i, seat in enumerate(out)} | {seat: seats - i for i, seat in enumerate(bankrupt)}
