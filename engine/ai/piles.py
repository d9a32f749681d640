"""Computer player for games in which every card is laid in the end, to a row or face down (Pai Qi), so that only cards
that can still be laid to a row are worth saving.

A card lies dead in a hand once its suit is closed (PQ-4), or beyond a card of the own pile: burying it costs nothing
that is not lost already. A play counts what it opens, as in `engine.ai.rows`, and what it closes.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.ai.rows import COSTS, FAR, SeenLayout, by_rank, far, seen
from engine.cards import KING, SEVEN, mask, of
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

ENDS: Final = (0, KING)
BY_RANK: Final = by_rank(SEVEN)
ROW: Final = (1 << KING + 1) - 1


def fits(view: View) -> bool:
    """Whether all cards are laid, to rows or face down."""
    return view.rules.lays_all


def values(view: View, table: RowsTable, moves: Sequence[Move]) -> list[float]:
    """The value of each of these legal moves: plays, or cards to be piled."""
    layout = AllLaid(*seen(view, table), COSTS, view.rules)
    layout.pile, layout.closed = mask(view.own_pile), table.closed
    layout.by_card = view.rules.pile_points(of(0, KING)) == 1
    return layout.worths(moves)


class AllLaid(SeenLayout):
    """A layout to which all cards are laid that are not piled.

    `pile`: the seat's piled cards. `closed`: the suits that are closed; None where none ever is (PQ-4). `by_card`:
    whether all cards have one point, and not as many as their rank.
    """

    __slots__ = ("by_card", "closed", "pile")

    by_card: bool
    pile: int
    closed: Sequence[int] | None

    def worths(self, moves: Sequence[Move]) -> list[float]:
        """The values of plays and of piling cards."""
        if self.closed is None and isinstance(moves[0], Play):
            return super().worths(moves)
        return list(map(self._worth, moves))

    def _worth(self, move: Move) -> float:
        assert isinstance(move, Play | Pile)
        card, closed = move.card, self.closed
        if isinstance(move, Play) and (closed is None or card.rank not in ENDS):
            return self._opened(card)
        suit, shift = card.suit, 13 * card.suit
        missing = 0 if closed and suit in closed else self.missing >> shift & ROW
        value = _closing if isinstance(move, Play) else _piled
        return value(card.rank, missing, self.own >> shift & ROW, self.pile >> shift & ROW, self.by_card)


@lru_cache(maxsize=1 << 15)
def _piled(rank: int, missing: int, own: int, pile: int, by_card: bool) -> float:
    """The value of piling the card of this rank, in a row with these places missing, own and piled."""
    alive, place = missing & ~_blocked(pile), 1 << rank
    if not alive & place:
        return DEAD
    return (
        COST * _points(rank, by_card)
        + FAR * far(BY_RANK, rank, missing, own)
        + _lost(alive & _blocked(place) & ~place, own, by_card)
    )


@lru_cache(maxsize=1 << 15)
def _closing(rank: int, missing: int, own: int, pile: int, by_card: bool) -> float:
    """The value of closing a row with the card of this rank."""
    return _lost(missing & ~_blocked(pile) & ~(1 << rank), own, by_card)


@cache
def _blocked(pile: int) -> int:
    """The places of a row at and beyond cards that are never laid to it."""
    below, above = pile & (2 << SEVEN) - 1, pile & -(1 << SEVEN)
    if below >> SEVEN:
        return ROW
    return (1 << below.bit_length()) - 1 | (ROW & -(above & -above) if above else 0)


def _lost(places: int, own: int, by_card: bool) -> float:
    """The value of losing these places of a row, whose cards count by rank or `by_card`."""
    return sum(
        (LOST_OWN if own >> rank & 1 else LOST_OTHERS) * _points(rank, by_card)
        for rank in range(KING + 1)
        if places >> rank & 1
    )


def _points(rank: int, by_card: bool) -> int:
    return 1 if by_card else rank + 1
