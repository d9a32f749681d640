"""What hands have in common whose cards go to one layout of rows."""

from typing import Generic

from engine.game import Hand
from engine.games.layout import Layout
from engine.rules import R


class LayoutHand(Hand, Generic[R]):
    """A hand with one layout. `_hands`: the cards of each seat as a bit set; with two packs see `FanTanHand`."""

    __slots__ = ("_hands", "_layout", "_rules")

    _hands: list[int]
    _layout: Layout
    _rules: R

    def _after(self, seat: int) -> tuple[int, ...]:
        """Return the next seat that holds cards. There must be one."""
        for i in range(1, self.seats + 1):
            following = (seat + i) % self.seats
            if self._hands[following]:
                return (following,)
        raise AssertionError("a hand that goes on has cards")
