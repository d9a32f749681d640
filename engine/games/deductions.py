"""Conclusions that everybody at the table can draw about the hands of the Fan Tan games, and deals that agree with it.

A seat that passes, draws or begs because it cannot play holds no card that the layout would take. Such a card stays
ruled out until it is laid, but for cards that the seat gets later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import comb
from random import Random
from typing import Final, NamedTuple

from engine.cards import INTERNATIONAL, PACK, Card, mask, members
from engine.games.guessing import Impossible, dealt
from engine.views import Known, RowsTable, RuledOut, View

Piled = tuple[tuple[int, int], ...]
"""Cards of a pile by what they cannot be: (number of cards below, bit set of the cards ruled out from there on)."""

MOST_TRIES: Final = 100_000
"""Deals made at most until one fits what the sizes of places cannot say. Two or three are usual."""


class Later(NamedTuple):
    """Cards that a seat got later than its last turn without a playable card."""

    number: int
    out: int
    """The cards that none of the seat's can be, these included, as a bit set."""
    gone: int
    """The number of cards that have left the hand since and may have been among these."""


class Deductions:
    """Conclusions about each seat. Sets of cards are bit sets."""

    __slots__ = ("later", "out", "piles")

    def __init__(self, seats: int) -> None:
        self.out = [0] * seats
        """By seat: what none of its cards can be but those that it got later."""
        self.later: Mapping[int, Later] = {}
        self.piles: Mapping[int, Piled] = {}

    def copy(self) -> Deductions:
        """Return an independent copy. The mappings are never changed, so it shares them."""
        twin = object.__new__(Deductions)
        twin.out, twin.later, twin.piles = self.out[:], self.later, self.piles
        return twin

    def stuck(self, seat: int, playable: int) -> None:
        """`seat` has shown that it holds none of the cards `playable`, which are all that it could play."""
        if self.later and seat in self.later:
            self.out[seat] = self.later[seat].out | playable
            self._note(seat, None)
        else:
            self.out[seat] |= playable

    def piled(self, seat: int, playable: int, on: int) -> None:
        """As `stuck`; `seat` then puts a card face down on `on` others."""
        new = playable & ~self.out[seat]
        if new:
            self.out[seat] |= new
            self.piles = {**self.piles, seat: (*self.piles.get(seat, ()), (on, new))}

    def got(self, seat: int, count: int, out: int = 0) -> bool:
        """`seat` got so many unseen cards, which are none of the cards `out`. Returns whether these now count as later
        ones: not if `out` has all that is ruled out anyway."""
        if not self.out[seat] & ~out:
            return False
        before = self.later.get(seat)
        if before:
            self._note(seat, Later(before.number + count, before.out & out, before.gone))
        else:
            self._note(seat, Later(count, self.out[seat] & out, 0))
        return True

    def laid(self, seat: int, cards: int) -> None:
        """`seat` has laid these cards. One that is ruled out for all but those that came later was among these."""
        before = self.later.get(seat)
        if before is None:
            return
        left = before.number - (cards & self.out[seat]).bit_count()
        gone = before.gone + (cards & ~self.out[seat]).bit_count()
        self._note(seat, Later(left, before.out, gone) if left else None)

    def lost(self, seat: int) -> None:
        """`seat` has given a card away that not all have seen."""
        before = self.later.get(seat)
        if before:
            self._note(seat, Later(before.number, before.out, before.gone + 1))

    def _note(self, seat: int, later: Later | None) -> None:
        self.later = {**self.later, seat: later} if later else {i: each for i, each in self.later.items() if i != seat}

    def never(self, seat: int) -> int:
        """Return what no card of this seat can be."""
        return self.later[seat].out if seat in self.later else self.out[seat]

    def ruled_out(self, unlaid: int) -> tuple[RuledOut, ...]:
        """Return what a view says; `unlaid` are the cards not laid yet."""
        found: list[RuledOut] = []
        for seat, out in enumerate(self.out):
            if out & unlaid:
                found += _shown(seat, out & unlaid, self.later.get(seat), self.piles.get(seat))
        return tuple(found)


@lru_cache(maxsize=4096)
def _shown(seat: int, out: int, later: Later | None, piled: Piled | None) -> tuple[RuledOut, ...]:
    cards = tuple(members(out))
    if piled:
        below = {each: on for on, new in piled for each in members(new & out)}
        return (RuledOut(seat, cards, piled=tuple(below[each] for each in cards)),)
    if later is None:
        return (RuledOut(seat, cards),)
    never = later.out & out
    found = (RuledOut(seat, tuple(members(never))),) if never else ()
    rest = out & ~never
    return (*found, RuledOut(seat, tuple(members(rest)), but=later.number, gone=later.gone)) if rest else found


def seen(view: View) -> Deductions:
    """Return the deductions that a view shows."""
    found = Deductions(len(view.seats))
    found.later, found.piles = later, piles = dict[int, Later](), dict[int, Piled]()
    for each in view.ruled_out:
        if each.but:
            later[each.seat] = Later(each.but, found.out[each.seat], each.gone)
        found.out[each.seat] |= mask(each.cards)
        if each.piled:
            by_size: dict[int, int] = {}
            for on, card in zip(each.piled, each.cards, strict=True):
                by_size[on] = by_size.get(on, 0) | card.bit
            piles[each.seat] = tuple(sorted(by_size.items()))
    return found


# -- Deals ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Unseen:
    """Cards that a viewer does not see, dealt to their places."""

    hands: list[list[Card]]
    """By seat, with the viewer's hand and the cards known to be there."""
    piles: list[list[Card]]
    """By seat, in the order in which they were put there; the viewer's own is empty."""
    rest: list[Card]
    """The stock, in random order, and what a position left out."""


class _CardPlace:
    """A place for unseen cards: a seat's hand or pile, or a part of one. `halved`: cards of which the seat has, or
    had, the other copy, so that twice as many deals have this one elsewhere (SN-13)."""

    __slots__ = ("cards", "halved", "out", "size")

    def __init__(self, cards: list[Card], size: int, out: int = 0, halved: int = 0) -> None:
        self.cards, self.size, self.out, self.halved = cards, size, out, halved


@dataclass(frozen=True, slots=True)
class _Mixed:
    """A hand in which some late cards may have been replaced: all but `late` of its `size` cards and of `gone` others
    are none of the cards `out`."""

    hand: list[Card]
    out: int
    size: int
    late: int
    gone: int

    def weight(self) -> float:
        """Return how much more often this hand is dealt than it should be, as the chance to keep it.

        Late cards are dealt as if none were gone. So a hand comes up in proportion to the choices of late cards among
        its own; it should in proportion to those among its own and the ones gone.
        """
        found = (mask(self.hand) & self.out).bit_count()
        return self._share(found) / self._share(0)

    def _share(self, found: int) -> float:
        dealt_late = min(self.late, self.size)
        return comb(self.size + self.gone - found, self.late - found) / comb(self.size - found, dealt_late - found)


def known_cards(view: View) -> tuple[Known, ...]:
    """Return the cards that the viewer knows to be in hands of others, with the one that must be played first."""
    table = view.table
    assert isinstance(table, RowsTable)
    if table.forced is None or table.forced in table.community or view.to_act[0] == view.seat:
        return view.known
    return (*view.known, Known(view.to_act[0], table.forced))


def unseen_cards(view: View, decks: int = 1) -> list[Card]:
    """Return the cards that the viewer neither holds nor sees nor knows to be in a certain hand."""
    table = view.table
    assert isinstance(table, RowsTable)
    seen = [laid.shown for row in table.rows for laid in row.laid]
    seen += [*view.hand, *view.own_pile, *table.community]
    seen += [each.card for each in known_cards(view) if each.seat != view.seat]
    if decks == 1:
        return members(PACK & ~mask(seen))
    left = Counter(INTERNATIONAL * decks)
    left.subtract(seen)
    return list(left.elements())


def deal_unseen(view: View, unseen: Sequence[Card], chance: Random) -> Unseen:
    """Deal the cards that the view's seat does not see; all deals that agree with the view are equally likely.

    What is left once hands and piles have theirs is the rest.
    """
    seats = range(len(view.seats))
    found = Unseen([[] for _ in seats], [[] for _ in seats], [])
    later = [0 for _ in seats]
    for known in known_cards(view):
        found.hands[known.seat].append(known.card)
        later[known.seat] += known.later
    if view.seat is not None:
        found.hands[view.seat] = [*view.hand]
    places, mixed = _hand_places(view, found, later)
    for seat, pile in enumerate(found.piles):
        if view.seats[seat].face_down and seat != view.seat:
            places += _pile_places(view, seat, pile)
    places.append(_CardPlace(found.rest, len(unseen) - sum(place.size for place in places)))
    needed = [(each.seat, mask(each.cards)) for each in view.one_of if each.seat != view.seat]
    sizes, barred = [place.size for place in places], [_barred(place.out) for place in places]
    halved = [_barred(place.halved) for place in places]
    begun = [(place.cards, len(place.cards)) for place in places] if needed or mixed else []
    for _ in range(MOST_TRIES):
        for place, part in zip(places, dealt(unseen, sizes, barred, chance, halved=halved), strict=True):
            place.cards += part
        if not needed and not mixed:
            return found
        if all(mask(found.hands[seat]) & cards for seat, cards in needed) and all(
            chance.random() < each.weight() for each in mixed
        ):
            return found
        for cards, size in reversed(begun):
            del cards[size:]
    raise Impossible("no deal agrees with the view")


def _hand_places(view: View, found: Unseen, later: list[int]) -> tuple[list[_CardPlace], list[_Mixed]]:
    """Return the places in the hands of others; where cards came late, those are a place of their own, the last."""
    outs = {each.seat: each for each in view.ruled_out if each.but}
    never = dict.fromkeys(range(len(view.seats)), 0) | {
        each.seat: mask(each.cards) for each in view.ruled_out if not each.but
    }
    assert isinstance(view.table, RowsTable)
    two_packs = len(view.table.rows) > 4
    places: list[_CardPlace] = []
    mixed: list[_Mixed] = []
    for seat, hand in enumerate(found.hands):
        if seat == view.seat:
            continue
        size = view.seats[seat].cards - len(hand)
        if seat not in outs:
            halved = mask(view.seats[seat].laid_once) | mask(hand) if two_packs else 0
            places.append(_CardPlace(hand, size, never[seat], halved))
            continue
        out = outs[seat]
        late = out.but - later[seat]
        cards = mask(out.cards)
        places.append(_CardPlace(hand, size - min(late, size), never[seat] | cards))
        places.append(_CardPlace(hand, min(late, size), never[seat]))
        if out.gone and late:
            mixed.append(_Mixed(hand, cards & ~mask(hand), size, late, out.gone))
    return places, mixed


def _pile_places(view: View, seat: int, pile: list[Card]) -> list[_CardPlace]:
    """Return the places in a pile, from the bottom, by what their cards cannot be (CS-1)."""
    below = [
        (on, each.bit)
        for out in view.ruled_out
        if out.seat == seat
        for on, each in zip(out.piled, out.cards, strict=True)
    ]
    size = view.seats[seat].face_down or 0
    cuts = [*sorted({0, *(on for on, _ in below if on < size)}), size]
    return [
        _CardPlace(pile, end - start, sum(bit for on, bit in below if on <= start)) for start, end in pairwise(cuts)
    ]


@lru_cache(maxsize=4096)
def _barred(out: int) -> frozenset[Card]:
    return frozenset(members(out))
