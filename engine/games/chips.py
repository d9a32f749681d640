"""Chips: what everybody holds, the pot, and payments (G-5, FT-1)."""

from collections.abc import Sequence
from typing import Self


class Purse:
    """Chips by seat and the pot. Nobody pays more than they hold (G-5)."""

    __slots__ = ("chips", "pot", "start")

    def __init__(self, chips: Sequence[int]) -> None:
        self.start = tuple(chips)
        self.chips = list(chips)
        self.pot = 0

    def copy(self) -> Self:
        """An independent purse."""
        twin = object.__new__(type(self))
        twin.start, twin.chips, twin.pot = self.start, self.chips[:], self.pot
        return twin

    def pay(self, seat: int, amount: int, to: int | None = None) -> int:
        """Pay the pot, or another seat; what was paid."""
        paid = min(amount, self.chips[seat])
        self.chips[seat] -= paid
        if to is None:
            self.pot += paid
        else:
            self.chips[to] += paid
        return paid

    def ante(self, sizes: Sequence[int]) -> None:
        """One chip each, and one more from who was dealt fewer cards than others (FT-1)."""
        most = max(sizes)
        for seat, size in enumerate(sizes):
            self.pay(seat, 1 if size == most else 2)

    def take_pot(self, seat: int) -> int:
        """The pot to `seat`; how much it was."""
        won, self.pot = self.pot, 0
        self.chips[seat] += won
        return won

    def scores(self) -> tuple[int, ...]:
        """What the hand has changed so far."""
        return tuple(now - before for now, before in zip(self.chips, self.start, strict=True))


def any_broke(totals: Sequence[int]) -> bool:
    """Whether somebody has no chips left (G-5)."""
    return not all(totals)
