"""Passing while holding a playable card, and what it costs at the end of the hand (FT-7 to FT-9, FN-3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from engine.game import Event
from engine.games.chips import Purse, paid_event

TO_POT: Final = 3
TO_NEIGHBOUR: Final = 5


@dataclass(frozen=True, slots=True)
class Revoke:
    """Such a pass. `owed_to`: a seat for each five chips, in the order they are paid (FT-9)."""

    seat: int
    owed_to: tuple[int, ...]


def owed_to(seat: int, base_cards: Sequence[Card], hands: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """Who is paid for playable base cards held at such a pass (FT-8).

    `base_cards`: those of the passing seat, each copy, in pack order; `hands`: what each seat holds at that moment.
    """
    seats = len(hands)
    others = [(seat + i) % seats for i in range(1, seats)]
    return tuple(
        other
        for base in base_cards
        for neighbour in (base.rank - 1, base.rank + 1)
        for other in others
        for held in hands[other]
        if held.suit == base.suit and held.rank == neighbour
    )


def settle(revokes: Sequence[Revoke], winner: int, purse: Purse) -> list[Event]:
    """Pay for all of them, from the winner's left, the winner last (FT-9); what was paid."""
    paid: list[Event] = []
    order = [(winner + i) % len(purse.chips) for i in range(1, len(purse.chips) + 1)]
    for seat in order:
        for revoke in revokes:
            if revoke.seat == seat:
                paid.extend(paid_event(seat, purse.pay(seat, TO_NEIGHBOUR, to), to) for to in revoke.owed_to)
    for seat in order:
        for revoke in revokes:
            if revoke.seat == seat:
                paid.append(paid_event(seat, purse.pay(seat, TO_POT)))
    return paid
