"""Computer player for rows: weighs the places a card opens for itself and for the opponents against a pass.

The weights were tuned on some hundred thousand hands of Shichi Narabe; the other games with rows use the same.
`engine.ai.waits` plays tables with tunnels or with jokers that change hands, `engine.ai.piles` those on which all cards
are laid.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

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
from engine.preview import is_pass_paid
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
FREE: Final = 0.0
"""A pass that is neither limited nor costs anything (TR-7, WS-2)."""
BEG: Final = -200.0
"""Begging adds a card to the hand, so passing is better where it is allowed (RS-4)."""

ELSE: Final = -1.0
"""Any other move, such as to end one's extra turn (RS-6) or to give no card (RS-8)."""

JOKER_GONE: Final = 0.5
"""For getting rid of a joker."""
MANY_AT_ONCE: Final = 3.0
"""Per card laid in one move (CC-2)."""
NOT_OURS: Final = -6.0
"""A community card does not shorten our hand (TR-7)."""

FAR: Final = 0.81
"""Giving a card away or piling it, per opponents' card to be laid before it: unplayable cards go first."""
OWN_BEFORE: Final = 0.5
"""An own card before it counts this fraction of an opponents' card."""
PILED: Final = -0.33
"""Per penalty point of a piled card (CS-4, CS-5)."""


def values(view: View, table: RowsTable, moves: Sequence[Move]) -> list[float]:
    """The value of each of these legal moves."""
    return list(map(Layout(view, table).worth, moves))


@dataclass
class Layout:
    """A layout as the viewer sees it, and what the viewer's moves are worth."""

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
                return FAR * self.far(card) + PILED * self.view.rules.pile_points(card)
            case Give(cards=(card,)):
                return self.far(card)
            case _:
                return ELSE

    def _pass(self) -> float:
        """The value of a pass, limited or at a cost (`COSTS`)."""
        left = self._me.passes_left
        if left is None:
            return COSTS if is_pass_paid(self.view) else FREE
        choices = sum(not isinstance(move, Pass) for move in self.view.legal)
        return PASS[min(left, len(PASS)) - 1] + PASS_PER_CHOICE * choices + PASS_PER_CARD * len(self.view.hand)

    def _place(self, place: Card, suit: int) -> float:
        """The value of filling a place."""
        return sum(map(self._side, self.beyond(place, suit)))

    def beyond(self, place: Card, suit: int) -> list[list[bool]]:
        """The unfilled places beyond this one, nearest first, by whether they are ours: a list for its side of the row,
        two for the base."""
        ranks = self._height(place)
        above, below = range(ranks + 1, 13), range(ranks - 1, -13, -1)
        sides = [above, below] if not ranks else [above] if ranks > 0 else [below]
        return [
            [
                at in self._hand
                for height in outward
                if (at := self._at(suit, height)) is not None and at not in self._laid
            ]
            for outward in sides
        ]

    def _side(self, ours: list[bool]) -> float:
        """The value of the unfilled places of a side."""
        if not ours:
            return NOTHING_BEYOND
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

    def far(self, card: Card) -> float:
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
