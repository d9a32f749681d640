"""Computer player for games in which every card is laid in the end, to a row or face down (Pai Qi), so that only cards
that can still be laid to a row are worth saving.

A card lies dead in a hand once its suit is closed (PQ-4), or beyond a card of the own pile: burying it costs nothing
that is not lost already. A play counts what it opens, as in `engine.ai.rows`, and what it closes.
"""

from collections.abc import Sequence
from typing import Final

from engine.ai.rows import FAR, Layout
from engine.cards import Card, of
from engine.moves import Move, Pile, Play
from engine.views import RowsTable, View

DEAD: Final = 30.0
"""Piling a card that can be laid to no row any more."""
COST: Final = -0.9
"""Per point of a piled card that could still be laid."""
LOST_OWN: Final = -0.9
"""Per point of own cards that a piled card blocks, or whose suit a play closes."""
LOST_OTHERS: Final = 0.3
"""Per point of opponents' cards that are lost in that way."""

ACE: Final = 0
SEVEN: Final = 6
KING: Final = 12


def fits(view: View) -> bool:
    """Whether all cards are laid, to rows or face down."""
    return view.rules.lays_all


def values(view: View, table: RowsTable, moves: Sequence[Move]) -> list[float]:
    """The value of each of these legal moves: plays, or cards to be piled."""
    return list(map(_Piles(view, table).worth, moves))


class _Piles:
    """The rows as the viewer sees them, and the points that can still be saved."""

    def __init__(self, view: View, table: RowsTable) -> None:
        self._view, self._table, self._layout = view, table, Layout(view, table)
        self._filled = {laid.place for row in table.rows for laid in row.laid}

    def worth(self, move: Move) -> float:
        match move:
            case Play(card=card) if self._table.closed is not None and card.rank in (ACE, KING):
                return self._lost(card, [rank for rank in range(KING + 1) if rank != card.rank])
            case Pile(card=card) if self._is_dead(card):
                return DEAD
            case Pile(card=card):
                cost = COST * self._view.rules.pile_points(card) + FAR * self._layout.far(card)
                return cost + self._lost(card, _beyond(card))
            case _:
                return self._layout.worth(move)

    def _lost(self, card: Card, ranks: Sequence[int]) -> float:
        """The value of losing all unfilled places of these ranks in the card's row that are not lost already."""
        worth = 0.0
        for rank in ranks:
            place = of(card.suit, rank)
            if place not in self._filled and not self._is_dead(place):
                share = LOST_OWN if place in self._view.hand else LOST_OTHERS
                worth += share * self._view.rules.pile_points(place)
        return worth

    def _is_dead(self, place: Card) -> bool:
        """Whether nothing can be laid in a place any more, as far as the viewer knows."""
        pile = self._view.own_pile
        before = (place, *(of(place.suit, rank) for rank in _before(place)))
        return place.suit in (self._table.closed or ()) or any(each in pile for each in before)


def _before(card: Card) -> Sequence[int]:
    return range(SEVEN, card.rank) if card.rank > SEVEN else range(card.rank + 1, SEVEN + 1)


def _beyond(card: Card) -> Sequence[int]:
    if card.rank == SEVEN:
        return [rank for rank in range(KING + 1) if rank != SEVEN]
    return range(card.rank + 1, KING + 1) if card.rank > SEVEN else range(card.rank)
