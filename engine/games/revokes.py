"""Revokes: passes with a playable card, and their price at the end of the hand (FT-7 to FT-9, FN-3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card, members
from engine.events import REVOKE_PRICE, PaidForBases, PaidForRevokes
from engine.games.chips import Purse
from engine.games.copies import SECOND

TO_NEIGHBOUR: Final = 5


@dataclass(frozen=True, slots=True)
class Debt:
    """Five chips owed to seat `to` for a base card (FT-8)."""

    to: int
    base: Card


@dataclass(frozen=True, slots=True)
class Revoke:
    """A pass with a playable card, and its debts in the order of payment (FT-9)."""

    seat: int
    debts: tuple[Debt, ...]


def debts(seat: int, bases: int, hands: Sequence[int]) -> tuple[Debt, ...]:
    """Return the debts of a revoke for playable base cards (FT-8), in the order of FT-9.

    `bases`: bit set of the playable base cards of `seat`. `hands`: all hands at the time of the pass.
    """
    if not bases:
        return ()
    seats = len(hands)
    others = [(seat + i) % seats for i in range(1, seats)]
    owed: list[Debt] = []
    for base in members(bases):
        to_one = [
            Debt(other, base)
            for neighbour in (base.bit >> 1, base.bit << 1)
            for other in others
            for copy in (neighbour, neighbour << SECOND)
            if hands[other] & copy
        ]
        owed += to_one * (2 if hands[seat] & base.bit << SECOND else 1)
    return tuple(owed)


def settle(revokes: Sequence[Revoke], winner: int, purse: Purse) -> list[PaidForBases | PaidForRevokes]:
    """Pay for all revokes, from the winner's left, the winner last: first debts to seats, then fines to the pot (FT-9).

    Returns the events: the chips paid, summed per pair of seats and per seat, with the base cards in pack order.
    """
    seats = len(purse.chips)
    in_order = sorted(revokes, key=lambda revoke: (revoke.seat - winner - 1) % seats)
    paid: dict[tuple[int, int], int] = {}
    bases: dict[tuple[int, int], set[Card]] = {}
    for revoke in in_order:
        for debt in revoke.debts:
            between = revoke.seat, debt.to
            paid[between] = paid.get(between, 0) + purse.pay(revoke.seat, TO_NEIGHBOUR, debt.to)
            bases.setdefault(between, set()).add(debt.base)
    fines: dict[int, int] = {}
    for revoke in in_order:
        fines[revoke.seat] = fines.get(revoke.seat, 0) + purse.pay(revoke.seat, REVOKE_PRICE)
    return [
        *(
            PaidForBases(seat, chips=chips, payee=to, bases=tuple(sorted(bases[seat, to])))
            for (seat, to), chips in paid.items()
        ),
        *(PaidForRevokes(seat, chips=chips, revokes=counts(revokes, seat)) for seat, chips in fines.items()),
    ]


def counts(revokes: Sequence[Revoke], seat: int) -> int:
    """Return the number of revokes of this seat."""
    return sum(revoke.seat == seat for revoke in revokes)
