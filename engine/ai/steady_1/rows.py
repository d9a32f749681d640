"""Computer player for rows: weighs the places a card opens for itself and for the opponents against a pass.

The weights were tuned on some hundred thousand hands of Shichi Narabe; the other games with rows use the same.
`engine.ai.steady_1.waits` plays tables with tunnels or with jokers that change hands.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.ai.steady_1 import waits
from engine.cards import Card, of
from engine.moves import (
    Beg,
    Cover,
    Give,
    Move,
    Pass,
    Pile,
    Play,
    PlayCommunity,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
)
from engine.views import RowsTable, SeatView, View

OWN: Final = 2.9
"""Per own card beyond the place, which the play brings nearer."""
OTHERS: Final = -1.5
"""Per opponents' card beyond the place."""
GAP: Final = 2.0
"""Per opponents' card before the nearest own one, which they must lay for us. Added to `OTHERS`."""
HAS_OWN: Final = 1.2
"""For a side with any own card beyond the place."""
NOTHING_BEYOND: Final = 1.0
"""For the end of a side: it opens nothing for anybody."""
OPENS: Final = -1.3
"""For a next card that is not ours: an opponent can follow at once."""

PASS: Final = (-0.7, 0.35, -0.9)
"""A pass by passes left: one, two, three or more."""
PASS_PER_CHOICE: Final = 0.1
"""Added to a pass per other legal move, since the cards stay playable."""
PASS_PER_CARD: Final = 0.2
"""Added to a pass per card in hand: early in the hand, passing blocks the opponents."""

COSTS: Final = -100.0
"""A pass that is not limited but costs chips or a penalty: worse than any play."""
BEG: Final = -200.0
"""Begging adds a card to the hand, so passing is better where it is allowed (RS-4)."""

JOKER_GONE: Final = 0.5
"""For getting rid of a joker."""
MANY_AT_ONCE: Final = 3.0
"""Per card laid in one move (CC-2)."""
NOT_OURS: Final = -6.0
"""A community card does not shorten our hand (TR-7)."""

FAR: Final = 0.5
"""Giving a card away or piling it, per opponents' card to be laid before it: unplayable cards go first."""
OWN_BEFORE: Final = 0.5
"""An own card before it counts this fraction of an opponents' card."""
PILED: Final = -1.0
"""Per penalty point of a piled card (CS-4, CS-5)."""


def worths(view: View, table: RowsTable) -> Callable[[Move], float]:
    """What gives each legal move its value."""
    return waits.worths(view, table) if waits.fits(view) else _Layout(view, table).worth


@dataclass
class _Layout:
    view: View
    table: RowsTable

    def worth(self, move: Move) -> float:
        """The value of a move; for plays about -10 to 20."""
        match move:
            case Play(card=card):
                return self._place(card, card.suit)
            case PlaySubstitute(card=card, suit=suit):
                return self._place(of(suit, card.rank), suit)
            case PlayCommunity(play=play):
                return self.worth(play) + NOT_OURS
            case PlayJoker(stands_for=card, then=then):
                return self._place(then or card, card.suit) + JOKER_GONE
            case PlaySet(cards=cards):
                return sum(self._place(card, card.suit) + MANY_AT_ONCE for card in cards)
            case Pass():
                return self._pass()
            case Beg():
                return BEG
            case Cover():
                return 1
            case Pile(card=card):
                return FAR * self._far(card) + PILED * self.view.rules.pile_points(card)
            case Give(cards=(card,)):
                return self._far(card)
            case _:
                return -1

    def _pass(self) -> float:
        """The value of a pass, limited or at a cost (`COSTS`)."""
        left = self._me.passes_left
        if left is None:
            return 0 if self.table.community else COSTS
        choices = sum(not isinstance(move, Pass) for move in self.view.legal)
        return PASS[min(left, len(PASS)) - 1] + PASS_PER_CHOICE * choices + PASS_PER_CARD * len(self.view.hand)

    def _place(self, place: Card, suit: int) -> float:
        """The value of filling a place: of what is beyond it on its side, or on both sides for the base."""
        ranks = self._height(place)
        if not ranks:
            return self._side(suit, range(1, 13)) + self._side(suit, range(-1, -13, -1))
        return self._side(suit, range(ranks + 1, 13)) if ranks > 0 else self._side(suit, range(ranks - 1, -13, -1))

    def _side(self, suit: int, outward: range) -> float:
        """The value of the unfilled places of a row at these heights, nearest first."""
        missing = [place for height in outward if (place := self._at(suit, height)) and place not in self._laid]
        if not missing:
            return NOTHING_BEYOND
        ours = [place in self._hand for place in missing]
        own = sum(ours)
        worth = OWN * own + OTHERS * (len(ours) - own)
        if own:
            worth += HAS_OWN + GAP * ours.index(True)
        return worth if ours[0] else worth + OPENS

    def _height(self, place: Card) -> int:
        """The number of ranks that a place is above the base; negative below it."""
        rank = 13 if self.table.ace_high and place.rank == 0 else place.rank
        return rank - self._base(place)

    def _base(self, place: Card) -> int:
        return place.rank if self.table.base is None else self.table.base

    def _at(self, suit: int, height: int) -> Card | None:
        """The place at this height of a row; None outside the row."""
        rank = (self.table.base or 0) + height
        lowest = 1 if self.table.ace_high else 0
        return of(suit, rank % 13) if self.table.base is not None and lowest <= rank < lowest + 13 else None

    def _far(self, card: Card) -> float:
        """The number of cards to be laid before this one; own ones count `OWN_BEFORE`."""
        height = self._height(card)
        before = [self._at(card.suit, step) for step in (range(height) if height > 0 else range(0, height, -1))]
        missing = [place for place in before if place and place not in self._laid]
        return sum(OWN_BEFORE if place in self._hand else 1 for place in missing)

    @cached_property
    def _hand(self) -> frozenset[Card]:
        return frozenset(self.view.hand)

    @cached_property
    def _laid(self) -> frozenset[Card]:
        """The filled places; with two packs, those filled in both rows of the suit."""
        rows = [{laid.place for laid in row.laid} for row in self.table.rows]
        copies = 1 + max(row.copy for row in self.table.rows)
        return frozenset(place for row in rows for place in row if sum(place in other for other in rows) == copies)

    @cached_property
    def _me(self) -> SeatView:
        assert self.view.seat is not None
        return self.view.seats[self.view.seat]
