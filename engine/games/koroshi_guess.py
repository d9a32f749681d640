"""The killing game (section 10): what everybody has seen of hidden cards, and deals that agree with it.

Card sets are sets of grid cells, as in the hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from random import Random
from typing import Final, NamedTuple, Self

from engine.games.guessing import dealt
from engine.games.koroshi_setup import KoroshiSetup
from engine.grid import FULL
from engine.views import Death, GridTable, OneOf, RuledOut, SeatStatus, View

TRIES: Final = 12


class KoroshiSeen(NamedTuple):
    """The part of hidden cards that everybody has seen. It depends on where dead cards lie (KI-9)."""

    dead: str
    ruled_out: tuple[int, ...]
    """For each seat the cells whose cards it cannot hold. Laid ones among them do not count."""
    one_of: tuple[tuple[int, int], ...] = ()
    """As (seat, cells): the seat holds at least one of these cards."""
    deaths: tuple[tuple[int, int, tuple[int, ...]], ...] = ()
    """As (number of the move, dead cells, number of cards that each seat lost)."""

    def passes(self, seat: int, playable: int) -> Self:
        """A seat passes that would have to play any of these cells."""
        ruled_out = list(self.ruled_out)
        ruled_out[seat] |= playable
        return self._replace(ruled_out=tuple(ruled_out))

    def dies(self, move: int, killed: int, hands: Sequence[int]) -> Self:
        """Cells die. Where their cards are laid face down, all see how many each seat loses."""
        if self.dead != "face-down" or not killed:
            return self
        lost = tuple([(hand & killed).bit_count() for hand in hands])
        return self._replace(deaths=(*self.deaths, (move, killed, lost)))

    def drops_out(self, seat: int, live: int, playable: int) -> Self:
        """A seat drops out that holds live cards but none that is playable, and keeps them hidden."""
        if self.dead == "face-up":
            return self
        one_of = ((seat, live & ~playable),) if self.dead == "in-hand" else ()
        return self.passes(seat, live & playable)._replace(one_of=(*self.one_of, *one_of))

    def leaves(self, seat: int, live: int, killed: int = 0) -> Self:
        """A seat leaves without a live card, by the death of these cells if any. Its dead cards may stay in hand."""
        if self.dead != "in-hand":
            return self
        one_of = ((seat, killed),) if killed else ()
        return self.passes(seat, live)._replace(one_of=(*self.one_of, *one_of))

    def ruled_out_in(self, hand_setup: KoroshiSetup, empty: int) -> tuple[RuledOut, ...]:
        """Return `View.ruled_out`."""
        return tuple(
            [
                RuledOut(each, hand_setup.cards_of(cells & empty))
                for each, cells in enumerate(self.ruled_out)
                if cells & empty
            ]
        )

    def one_of_in(self, hand_setup: KoroshiSetup) -> tuple[OneOf, ...]:
        """Return `View.one_of`."""
        return tuple([OneOf(each, hand_setup.cards_of(cells)) for each, cells in self.one_of])

    def deaths_in(self, hand_setup: KoroshiSetup) -> tuple[Death, ...]:
        """Return `GridTable.deaths`."""
        return tuple([Death(move + 1, hand_setup.cards_of(cells), lost) for move, cells, lost in self.deaths])


def seen_in(view: View, table: GridTable, hand_setup: KoroshiSetup, dead: str) -> KoroshiSeen:
    """Return what everybody has seen, as far as a view tells it."""
    ruled_out = [0] * len(view.seats)
    for each in view.ruled_out:
        ruled_out[each.seat] = hand_setup.cells(each.cards)
    return KoroshiSeen(
        dead,
        tuple(ruled_out),
        tuple([(each.seat, hand_setup.cells(each.cards)) for each in view.one_of]),
        tuple([(each.when - 1, hand_setup.cells(each.cards), each.lost) for each in table.deaths]),
    )


class Area(NamedTuple):
    """Cells of which each seat holds a known number of cards. They are added to `found`, by seat."""

    cells: int
    sizes: list[int]
    found: list[int]


class KoroshiUnseen:
    """A deal of the cards that the viewer does not see: the live cards of each seat, and those lost to it.

    In a position, cards may be in no hand.
    """

    def __init__(self, view: View, table: GridTable, hand_setup: KoroshiSetup, shown: KoroshiSeen) -> None:
        self._view = view
        self._shown = shown
        self._seats = range(len(view.seats))
        self._dead = hand_setup.cells(table.dead)
        self._hidden = FULL & ~hand_setup.cells(table.laid)
        self._barred = [frozenset(bits(cells)) for cells in shown.ruled_out]
        self.hands = [0] * len(view.seats)
        self.lost = [hand_setup.cells(seat.shown) for seat in view.seats]
        own = hand_setup.cells(view.hand)
        assert view.seat is not None
        if shown.dead == "in-hand":
            self._part(view.seat, own)
        else:
            self.hands[view.seat] = own
            self.lost[view.seat] |= hand_setup.cells(view.own_pile)
        for cells in (*self.hands, *self.lost):
            self._hidden &= ~cells

    def _part(self, seat: int, cards: int) -> None:
        """Part a hand into live and dead cards. Who has left the turn order has no card left that counts as live."""
        live = cards & ~self._dead if self._view.seats[seat].status is SeatStatus.PLAYING else 0
        self.hands[seat], self.lost[seat] = live, cards & ~live

    def deal(self, chance: Random) -> None:
        """Deal all hidden cards."""
        match self._shown.dead:
            case "in-hand":
                self._deal_whole_hands(chance)
            case "face-down" if self._shown.deaths or self._remains():
                self._deal_by_deaths(chance)
            case _:
                self._deal_live(chance)

    def _deal_live(self, chance: Random) -> None:
        """All dead cards lie face up, or there are none."""
        cards = bits(self._hidden & ~self._dead)
        sizes = self._sizes()
        parts = dealt(cards, [*sizes, len(cards) - sum(sizes)], [*self._barred, frozenset()], chance)
        for seat in self._seats:
            self.hands[seat] |= sum(parts[seat])

    def _sizes(self) -> list[int]:
        return [0 if seat == self._view.seat else each.cards for seat, each in enumerate(self._view.seats)]

    # -- Dead cards stay in hand --------------------------------------------------------------------------------------

    def _deal_whole_hands(self, chance: Random) -> None:
        cards, sizes = bits(self._hidden), self._sizes()
        live = frozenset(bits(self._hidden & ~self._dead))
        needs = {
            seat: live
            for seat, each in enumerate(self._view.seats)
            if each.status is SeatStatus.PLAYING and seat != self._view.seat
        }
        needs |= {
            seat: frozenset(bits(cells & self._hidden)) for seat, cells in self._shown.one_of if seat != self._view.seat
        }
        parts = dealt_with_one_of(
            cards, [*sizes, len(cards) - sum(sizes)], [*self._barred, frozenset[int]()], needs, chance
        )
        for seat in self._seats:
            if seat != self._view.seat:
                self._part(seat, sum(parts[seat]))

    # -- Dead cards lie face down -------------------------------------------------------------------------------------

    def _remains(self) -> list[tuple[int, int]]:
        """Return how many live cards the seats that dropped out have laid face down, as (seat, number)."""
        found: list[tuple[int, int]] = []
        for seat, each in enumerate(self._view.seats):
            count = (each.face_down or 0) - sum(lost[seat] for _, _, lost in self._shown.deaths)
            if seat != self._view.seat and count:
                found.append((seat, count))
        return found

    def _deal_by_deaths(self, chance: Random) -> None:
        """Deal the cards of each death to those that lost them, and the live ones to the seats still in.

        What is left of either are remains of seats that dropped out, which can die later.
        """
        areas = [Area(self._hidden & ~self._dead, self._sizes(), self.hands)]
        for _, cells, lost in self._shown.deaths:
            sizes = [0 if seat == self._view.seat else lost[seat] for seat in self._seats]
            areas.append(Area(cells & self._hidden, sizes, self.lost))
        mixed = [area for area in areas if area.cells.bit_count() > sum(area.sizes)]
        for area in areas:
            if area not in mixed:
                self._deal_area(area, bits(area.cells), chance)
        if mixed:
            self._deal_remains(mixed, chance)

    def _deal_area(self, area: Area, cards: Sequence[int], chance: Random) -> None:
        for seat, part in enumerate(dealt(cards, area.sizes, self._barred, chance)):
            area.found[seat] |= sum(part)

    def _deal_remains(self, areas: list[Area], chance: Random) -> None:
        """Deal these areas and the remains that can lie in them together."""
        places: list[tuple[int, int]] = []
        """The size of each place, and the cells that it cannot hold."""
        for seat, size in self._remains():
            left = (self._view.seats[seat].left or 0) - 1
            dead_before = sum(cells for move, cells, _ in self._shown.deaths if move < left)
            places.append((size, dead_before | self._shown.ruled_out[seat]))
        count = len(places)
        places += [(sum(area.sizes), FULL & ~area.cells) for area in areas]
        cards = [each for area in areas for each in bits(area.cells)]
        sizes = [size for size, _ in places]
        barred = [frozenset(bits(cells)) for _, cells in places]
        parts = dealt(cards, [*sizes, len(cards) - sum(sizes)], [*barred, frozenset[int]()], chance)
        for (seat, _), part in zip(self._remains(), parts, strict=False):
            self.lost[seat] |= sum(part)
        for area, part in zip(areas, parts[count:], strict=False):
            self._deal_area(area, part, chance)


def bits(cells: int) -> list[int]:
    """Return these cells as sets of one."""
    found: list[int] = []
    while cells:
        low = cells & -cells
        found.append(low)
        cells ^= low
    return found


def dealt_with_one_of(
    cards: Sequence[int],
    sizes: Sequence[int],
    barred: Sequence[frozenset[int]],
    needs: Mapping[int, frozenset[int]],
    chance: Random,
) -> list[list[int]]:
    """Deal as `dealt`, but each place in `needs` gets at least one of these cards."""
    for _ in range(TRIES):
        parts = dealt(cards, sizes, barred, chance)
        if not any(one_of.isdisjoint(parts[place]) for place, one_of in needs.items()):
            return parts
    # Rare: few cards for many places. One card that it needs goes to each place apart from its others. A deal is found
    # in as many ways as there are choices of these cards in it, so it is taken the less often.
    every = frozenset(cards)
    own = [every - (one_of - barred[place]) for place, one_of in needs.items()]
    left = list(sizes)
    for place in needs:
        left[place] -= 1
    parts: list[list[int]] = []
    for _ in range(TRIES):
        parts = dealt(cards, [*left, *(1 for _ in own)], [*barred, *own], chance)
        for place, one in zip(needs, parts[len(sizes) :], strict=True):
            parts[place] += one
        ways = prod(len(one_of.intersection(parts[place])) for place, one_of in needs.items())
        if chance.random() * ways < 1:
            break
    return parts[: len(sizes)]
