"""Rows: what a card opens for its player and for the others, and when a pass is worth more than any play.

The weights were found by playing some hundred thousand hands of Shichi Narabe; other games with rows use the same.
Tunnels, and jokers that change hands, are another matter (engine.ai.waits).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.ai import waits
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
"""For each own card beyond the place, which the play brings nearer."""
OTHERS: Final = -1.5
"""For each card of the others beyond it."""
GAP: Final = 2.0
"""For each card of the others before the nearest own one: these they must lay for us. `OTHERS` counts them, too."""
HAS_OWN: Final = 1.2
NOTHING_BEYOND: Final = 1.0
"""The end of the side: nobody gains."""
OPENS: Final = -1.3
"""The next card is not ours: somebody can follow at once."""

PASS: Final = (-0.7, 0.35, -0.9)
"""A pass with one, two, three or more left: it costs most when it is the last."""
PASS_PER_CHOICE: Final = 0.1
"""A pass is worth more the more we could play instead, since none of that runs away."""
PASS_PER_CARD: Final = 0.2
"""And the more cards we hold: early in the hand it starves the others."""

COSTS: Final = -100.0
"""A pass that is not counted, but costs chips or is punished: never better than a play."""
BEG: Final = -200.0
"""A card more in the hand: where one may pass instead, for nothing, one does (RS-4)."""

JOKER_GONE: Final = 0.5
MANY_AT_ONCE: Final = 3.0
"""For each further card laid in the same move (CC-2)."""
NOT_OURS: Final = -6.0
"""A community card makes our hand no shorter (TR-7)."""

FAR: Final = 0.5
"""A card is let go rather the further it is from being playable: for each of the others' cards before it."""
OWN_BEFORE: Final = 0.5
"""An own one counts so much."""
PILED: Final = {"chinese-seven": -1.0}
"""What a piled card costs, for each rank (CS-4); elsewhere all cost the same (CS-5)."""


def best(view: View, table: RowsTable, moves: Sequence[Move]) -> Move:
    """The best of these legal moves."""
    if waits.fits(view):
        return waits.best(view, table, moves)
    return max(moves, key=_Layout(view, table).worth)


@dataclass
class _Layout:
    view: View
    table: RowsTable

    def worth(self, move: Move) -> float:
        """How good a move is; plays about -10 to 20."""
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
                return FAR * self._far(card) + PILED.get(self.view.game, 0) * card.rank
            case Give(cards=(card,)):
                return self._far(card)
            case _:
                return -1

    def _pass(self) -> float:
        """Counted passes are spent where they starve the others; one that costs chips is never better than a play."""
        left = self._me.passes_left
        if left is None:
            return 0 if self.table.community else COSTS
        choices = sum(not isinstance(move, Pass) for move in self.view.legal)
        return PASS[min(left, len(PASS)) - 1] + PASS_PER_CHOICE * choices + PASS_PER_CARD * len(self.view.hand)

    def _place(self, place: Card, suit: int) -> float:
        """What is beyond a place, if it is filled: on its side, or on both for the base."""
        ranks = self._height(place)
        if not ranks:
            return self._side(suit, range(1, 13)) + self._side(suit, range(-1, -13, -1))
        return self._side(suit, range(ranks + 1, 13)) if ranks > 0 else self._side(suit, range(ranks - 1, -13, -1))

    def _side(self, suit: int, outward: range) -> float:
        """The worth of what is missing on a side, nearest first."""
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
        """How far above the base a place is; below it, negative."""
        rank = 13 if self.table.ace_high and place.rank == 0 else place.rank
        return rank - self._base(place)

    def _base(self, place: Card) -> int:
        return place.rank if self.table.base is None else self.table.base

    def _at(self, suit: int, height: int) -> Card | None:
        """The place at a height of a row."""
        rank = (self.table.base or 0) + height
        lowest = 1 if self.table.ace_high else 0
        return of(suit, rank % 13) if self.table.base is not None and lowest <= rank < lowest + 13 else None

    def _far(self, card: Card) -> float:
        """How much must be laid before a card, mostly by others."""
        height = self._height(card)
        before = [self._at(card.suit, step) for step in (range(height) if height > 0 else range(0, height, -1))]
        missing = [place for place in before if place and place not in self._laid]
        return sum(OWN_BEFORE if place in self._hand else 1 for place in missing)

    @cached_property
    def _hand(self) -> frozenset[Card]:
        return frozenset(self.view.hand)

    @cached_property
    def _laid(self) -> frozenset[Card]:
        """The places that are filled; with two packs, in both rows."""
        rows = [{laid.place for laid in row.laid} for row in self.table.rows]
        copies = 1 + max(row.copy for row in self.table.rows)
        return frozenset(place for row in rows for place in row if sum(place in other for other in rows) == copies)

    @cached_property
    def _me(self) -> SeatView:
        assert self.view.seat is not None
        return self.view.seats[self.view.seat]
