"""Dealing, and validating recorded deals and positions."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from engine.cards import Card
from engine.chance import Chance
from engine.errors import DealError
from engine.game import Deal, Setup

_PARTS: Final = tuple(part.name for part in fields(Deal) if part.name != "hands")
"""The fields of a deal that not every game has."""


def shuffled(pack: Iterable[Card], chance: Chance) -> list[Card]:
    """Return the pack in random order."""
    cards = list(pack)
    chance.shuffle(cards)
    return cards


def deal_out(
    cards: Sequence[Card], *, seats: int, dealer: int, each: int | None = None
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Deal one card at a time from the dealer's left (G-1). Returns the hands by seat and the remaining cards.

    `each`: cards per hand. None: all cards are dealt, and some hands may get one more.
    """
    dealt = cards if each is None else cards[: each * seats]
    by_turn = [tuple(dealt[i::seats]) for i in range(seats)]
    return tuple(by_turn[(seat - dealer - 1) % seats] for seat in range(seats)), tuple(cards[len(dealt) :])


def dealing(pack: Sequence[Card], *, each: int | None = None) -> Callable[[Any, int, int | None, Chance], Deal]:
    """Return a `Game.deal` that only deals hands of this pack. `each` is as in `deal_out`."""

    def deal(rules: Any, seats: int, dealer: int | None, chance: Chance) -> Deal:
        assert dealer is not None
        return Deal(hands=deal_out(shuffled(pack, chance), seats=seats, dealer=dealer, each=each)[0])

    return deal


def dealer_of(setup: Setup) -> int:
    """Return the dealer's seat: the last one where a record names none."""
    return setup.seats - 1 if setup.dealer is None else setup.dealer


def check_cards(setup: Setup, pack: Iterable[Card], *, each: int | None = None, whole: bool = True) -> None:
    """Raise DealError unless the cards of the deal and the layout are in `pack`, none more often than there.

    Without a position, no card may be missing if `whole`, and each hand must have `each` cards, or its share of all
    dealt cards if `each` is None (G-1).
    """
    deal, position = setup.deal, setup.position
    if len(deal.hands) != setup.seats:
        raise DealError("deal.hands", f"{len(deal.hands)} hands for {setup.seats} seats")
    layout = position.layout or () if position else ()
    given = (*deal.hands, deal.stock or (), deal.community or (), *(deal.reserve or ()), layout)
    # Dictionaries are compared without Python code, counters are not.
    if dict(Counter(chain.from_iterable(given))) != _counted(tuple(pack)):
        _check_each(setup, layout, _counted(tuple(pack)).copy(), whole=whole)
    if position is None:
        total = sum(map(len, deal.hands))
        for place in range(setup.seats):
            seat = (dealer_of(setup) + 1 + place) % setup.seats
            size = each if each is not None else len(range(place, total, setup.seats))
            if len(deal.hands[seat]) != size:
                raise DealError(f"deal.hands[{seat}]", f"{len(deal.hands[seat])} cards, where {size} are dealt")


@lru_cache(maxsize=64)
def _counted(pack: tuple[Card, ...]) -> dict[Card, int]:
    """How often each card is in the pack. Not to be changed."""
    return dict(Counter(pack))


def _check_each(setup: Setup, layout: Sequence[Card], left: dict[Card, int], *, whole: bool) -> None:
    """Raise DealError for the first card of the deal and the layout of which not so many are `left`, or that is nowhere
    if all should be there."""
    deal = setup.deal
    places: list[tuple[str, Sequence[Card]]] = [
        *((f"deal.hands[{seat}]", hand) for seat, hand in enumerate(deal.hands)),
        ("deal.stock", deal.stock or ()),
        ("deal.community", deal.community or ()),
        *((f"deal.reserve[{seat}]", reserve) for seat, reserve in enumerate(deal.reserve or ())),
        ("layout", layout),
    ]
    for name, cards in places:
        for one in cards:
            if one not in left:
                raise DealError(name, f"{one} is not in the pack of this game")
            if not left[one]:
                raise DealError(name, f"{one} is there too often")
            left[one] -= 1
    missing = [one for one, count in left.items() if count]
    if missing and whole and setup.position is None:
        raise DealError("deal", f"{missing[0]} is nowhere; only a position may leave cards out")


def check_keys(setup: Setup, *keys: str, needed: bool = True) -> None:
    """Raise DealError if the deal has a field other than `hands` and `keys`, or lacks one of `keys`.

    Missing fields are allowed in a position, or with `needed` False.
    """
    for part in _PARTS:
        given = getattr(setup.deal, part) is not None
        if given and part not in keys:
            raise DealError(f"deal.{part}", "this game deals no such thing")
        if not given and part in keys and needed and setup.position is None:
            raise DealError(f"deal.{part}", "is missing")


def check_no_position(setup: Setup) -> None:
    """Raise DealError for a position, in a game that does not support positions."""
    for part in fields(setup.position) if setup.position else ():
        if getattr(setup.position, part.name) is not None:
            raise DealError(part.name, "this game has no positions")


def check_position(setup: Setup, *, counts_passes: bool, most_passes: int = 0) -> None:
    """Raise DealError for invalid `to_move` or `passes` of the position. `most_passes`: the passes each seat has."""
    position = setup.position
    if position is None:
        return
    if position.to_move is not None and position.to_move not in range(setup.seats):
        raise DealError("to_move", f"{position.to_move} is no seat; 0 to {setup.seats - 1}")
    if position.passes is not None:
        if not counts_passes:
            raise DealError("passes", "this game counts no passes")
        if len(position.passes) != setup.seats or not all(0 <= used <= most_passes for used in position.passes):
            raise DealError("passes", f"one number from 0 to {most_passes} for each of {setup.seats} seats")
