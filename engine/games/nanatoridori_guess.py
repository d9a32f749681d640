"""Nanatoridori (section 12): the cards that a seat does not see, dealt from its view."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from engine.cards import NUMBERS, Card
from engine.games.guessing import dealt
from engine.games.nanatoridori_setup import COPIES
from engine.views import GroupTable, View

Cards = tuple[Card, ...]


class NanatoridoriUnseen(NamedTuple):
    """A deal of the cards that a seat does not see, with its own cards in their places."""

    hands: list[Cards]
    put_away: list[Cards]
    stock: Cards
    drawn: Cards
    """The card that another seat has drawn and must place."""


def deal_unseen(view: View, table: GroupTable, seen: Iterable[Sequence[Card]], chance: Random) -> NanatoridoriUnseen:
    """Deal what the viewer does not see. `seen`: all open cards but the discarded ones.

    In a duel, and in a position, some cards are in none of these places.
    """
    left = [COPIES - discarded for discarded in table.discarded]
    for cards in (view.hand, view.put_away, *seen):
        for each in cards:
            left[each.index] -= 1
    seats = len(view.seats)
    held = [0 if seat == view.seat else each.cards for seat, each in enumerate(view.seats)]
    known: list[list[Card]] = [[] for _ in range(seats)]
    for one in view.known:
        left[one.card.index] -= 1
        held[one.seat] -= 1
        known[one.seat].append(one.card)
    unseen = [NUMBERS[i] for i, count in enumerate(left) for _ in range(count)]
    away = [0 if seat == view.seat else count for seat, count in enumerate(table.put_away or (0,) * seats)]
    drawn = int(table.block > 0 and table.block_number is None and view.drawn is None)
    sizes = [*held, *away, table.stock or 0, drawn]
    parts = dealt(unseen, [*sizes, len(unseen) - sum(sizes)], [frozenset[Card]()] * (len(sizes) + 1), chance)
    return NanatoridoriUnseen(
        [
            view.hand if seat == view.seat else in_order(cards, known[seat], chance)
            for seat, cards in enumerate(parts[:seats])
        ],
        [view.put_away if seat == view.seat else tuple(cards) for seat, cards in enumerate(parts[seats : 2 * seats])],
        tuple(parts[-3]),
        tuple(parts[-2]),
    )


def in_order(unseen: Sequence[Card], known: Sequence[Card], chance: Random) -> Cards:
    """Return a hand of these cards in random order. `unseen` are in random order already.

    The known cards of a number stay together: they were taken as one block, which nobody gains by dividing.
    """
    if not known:
        return tuple(unseen)
    pieces = [*((each,) for each in unseen), *((each,) * known.count(each) for each in dict.fromkeys(known))]
    chance.shuffle(pieces)
    return tuple([each for piece in pieces for each in piece])
