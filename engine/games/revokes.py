"""Passing while holding a playable card, and what it costs at the end of the hand (FT-7 to FT-9, FN-3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import members
from engine.games.chips import Purse

TO_POT: Final = 3
TO_NEIGHBOUR: Final = 5
SECOND: Final = 52
"""The second copy of a card stands so many bits higher in a hand of two packs."""

Payment = tuple[int, int, int | None]
"""(who, how many chips, to whom); None: to the pot."""


@dataclass(frozen=True, slots=True)
class Revoke:
    """Such a pass. `owed_to`: a seat for each five chips, in the order they are paid (FT-9)."""

    seat: int
    owed_to: tuple[int, ...]


def owed_to(seat: int, bases: int, hands: Sequence[int]) -> tuple[int, ...]:
    """Who is paid for playable base cards held at such a pass (FT-8), in the order of FT-9.

    `bases`: those of the passing seat, a set; `hands`: what each seat holds at that moment.
    """
    if not bases:
        return ()
    seats = len(hands)
    others = [(seat + i) % seats for i in range(1, seats)]
    owed: list[int] = []
    for base in members(bases):
        to_one = [
            other
            for neighbour in (base.bit >> 1, base.bit << 1)
            for other in others
            for copy in (neighbour, neighbour << SECOND)
            if hands[other] & copy
        ]
        owed += to_one * (2 if hands[seat] & base.bit << SECOND else 1)
    return tuple(owed)


def settle(revokes: Sequence[Revoke], winner: int, purse: Purse) -> list[Payment]:
    """Pay for all of them, from the winner's left, the winner last (FT-9); what was paid."""
    seats = len(purse.chips)
    in_order = sorted(revokes, key=lambda revoke: (revoke.seat - winner - 1) % seats)
    to_neighbours: list[Payment] = [
        (revoke.seat, purse.pay(revoke.seat, TO_NEIGHBOUR, to), to) for revoke in in_order for to in revoke.owed_to
    ]
    return to_neighbours + [(revoke.seat, purse.pay(revoke.seat, TO_POT), None) for revoke in in_order]
