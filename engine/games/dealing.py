"""Dealing, and checking what a record says was dealt."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from random import Random

from engine.cards import Card
from engine.errors import DealError
from engine.game import Setup


def shuffled(pack: Iterable[Card], chance: Random) -> list[Card]:
    """The pack in random order."""
    cards = list(pack)
    chance.shuffle(cards)
    return cards


def deal_out(
    cards: Sequence[Card], *, seats: int, dealer: int, each: int | None = None
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Deal one at a time from the dealer's left (G-1): the hands by seat, and what is left.

    `each`: cards to a hand; None: all are dealt, and some hands may hold one more.
    """
    dealt = cards if each is None else cards[: each * seats]
    by_turn = [tuple(dealt[i::seats]) for i in range(seats)]
    return tuple(by_turn[(seat - dealer - 1) % seats] for seat in range(seats)), tuple(cards[len(dealt) :])


def dealer_of(setup: Setup) -> int:
    """The dealer; the last seat where a record names none."""
    return setup.seats - 1 if setup.dealer is None else setup.dealer


def check_cards(setup: Setup, pack: Iterable[Card], *, each: int | None = None, whole: bool = True) -> None:
    """Raise DealError unless every card of the deal and the layout is of `pack`, and none is there too often.

    Without a position the `whole` pack must be there, and every hand hold `each` cards, or as many as come to it when
    all are dealt (G-1).
    """
    deal, position = setup.deal, setup.position
    if len(deal.hands) != setup.seats:
        raise DealError("deal.hands", f"{len(deal.hands)} hands for {setup.seats} seats")
    left: dict[Card, int] = {}
    for one in pack:
        left[one] = left.get(one, 0) + 1
    places: list[tuple[str, Sequence[Card]]] = [
        *((f"deal.hands[{seat}]", hand) for seat, hand in enumerate(deal.hands)),
        ("deal.stock", deal.stock or ()),
        ("deal.community", deal.community or ()),
        *((f"deal.reserve[{seat}]", reserve) for seat, reserve in enumerate(deal.reserve or ())),
        ("layout", position.layout or () if position else ()),
    ]
    for name, cards in places:
        for one in cards:
            if one not in left:
                raise DealError(name, f"{one} is not in the pack of this game")
            if not left[one]:
                raise DealError(name, f"{one} is there too often")
            left[one] -= 1
    if position is None:
        missing = [one for one, count in left.items() if count]
        if missing and whole:
            raise DealError("deal", f"{missing[0]} is nowhere; only a position may leave cards out")
        total = sum(map(len, deal.hands))
        for place in range(setup.seats):
            seat = (dealer_of(setup) + 1 + place) % setup.seats
            size = each if each is not None else len(range(place, total, setup.seats))
            if len(deal.hands[seat]) != size:
                raise DealError(f"deal.hands[{seat}]", f"{len(deal.hands[seat])} cards, where {size} are dealt")


def check_keys(setup: Setup, *keys: str, needed: bool = True) -> None:
    """Raise DealError unless the deal has, beside its hands, just these parts; in a position some may be missing."""
    for part in fields(setup.deal):
        given = getattr(setup.deal, part.name) is not None
        if given and part.name not in (*keys, "hands"):
            raise DealError(f"deal.{part.name}", "this game deals no such thing")
        if not given and part.name in keys and needed and setup.position is None:
            raise DealError(f"deal.{part.name}", "is missing")


def check_no_position(setup: Setup) -> None:
    """Raise DealError for a start in the middle of a game that knows none."""
    for part in fields(setup.position) if setup.position else ():
        if getattr(setup.position, part.name) is not None:
            raise DealError(part.name, "this game has no positions")


def check_position(setup: Setup, *, counts_passes: bool, most_passes: int = 0) -> None:
    """Raise DealError for passes or a seat to move that cannot be."""
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
