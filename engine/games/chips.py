"""Chips of the seats, the pot, and payments (G-5, FT-1)."""

from collections.abc import Sequence
from typing import Self


class Purse:
    """Chips by seat and the pot. A seat never pays more than it has (G-5)."""

    __slots__ = ("chips", "pot", "start")

    def __init__(self, chips: Sequence[int]) -> None:
        self.start = tuple(chips)
        self.chips = list(chips)
        self.pot = 0

    @classmethod
    def in_play(cls, start: Sequence[int], chips: Sequence[int], pot: int) -> Self:
        """Return a purse in the middle of a hand."""
        purse = cls(start)
        purse.chips, purse.pot = list(chips), pot
        return purse

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.start, twin.chips, twin.pot = self.start, self.chips[:], self.pot
        return twin

    def pay(self, seat: int, amount: int, to: int | None = None) -> int:
        """Pay chips to the pot, or to seat `to`. Returns the number actually paid."""
        paid = min(amount, self.chips[seat])
        self.chips[seat] -= paid
        if to is None:
            self.pot += paid
        else:
            self.chips[to] += paid
        return paid

    def ante(self, sizes: Sequence[int]) -> None:
        """Collect one chip from each seat, a second one from seats with fewer cards (FT-1). `sizes`: cards by seat."""
        most = max(sizes)
        for seat, size in enumerate(sizes):
            self.pay(seat, 1 if size == most else 2)

    def take_pot(self, seat: int) -> int:
        """Give the pot to `seat`. Returns its size."""
        won, self.pot = self.pot, 0
        self.chips[seat] += won
        return won

    def scores(self) -> tuple[int, ...]:
        """Return the change in each seat's chips since the start of the hand."""
        return tuple(now - before for now, before in zip(self.chips, self.start, strict=True))


def any_broke(totals: Sequence[int]) -> bool:
    """Return whether any total is 0 (G-5)."""
    return not all(totals)
