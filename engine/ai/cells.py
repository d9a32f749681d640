"""The killing grid: save the own cards that are nearly shut in, shut in those of the others."""

from collections.abc import Sequence
from typing import Final

from engine.cards import Card, of
from engine.moves import Move, Play
from engine.views import GridTable, View

RISK: Final = 2.5
"""For each side on which the card is shut in already: it may be dead next time."""
OWN_NEIGHBOUR: Final = -1.5
OTHERS_NEIGHBOUR: Final = 0.3
"""Shutting in a neighbour by one side more, for each side on which it is shut in after that."""
PASS: Final = -3.0
"""Only where every play shuts in more of the own cards."""


def best(view: View, table: GridTable, moves: Sequence[Move]) -> Move:
    """The best of these legal moves."""
    hand, laid = set(view.hand), set(table.laid)

    def shut_in(card: Card) -> int:
        """On how many of its four sides nothing can be laid any more."""
        sides = _neighbours(table, card)
        return 4 - sum(side not in laid for side in sides)

    def worth(move: Move) -> float:
        if not isinstance(move, Play):
            return PASS
        near = [card for card in _neighbours(table, move.card) if card not in laid and card not in table.dead]
        return RISK * shut_in(move.card) + sum(
            (OWN_NEIGHBOUR if card in hand else OTHERS_NEIGHBOUR) * (shut_in(card) + 1) for card in near
        )

    return max(moves, key=worth)


def _neighbours(table: GridTable, card: Card) -> list[Card]:
    """The cards left, right, above and below."""
    row = table.order.index(card.suit)
    beside = [of(card.suit, rank) for rank in (card.rank - 1, card.rank + 1) if 0 <= rank < 13]
    return beside + [of(table.order[other], card.rank) for other in (row - 1, row + 1) if 0 <= other < len(table.order)]
