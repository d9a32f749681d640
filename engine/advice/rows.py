"""Reasons for moves in rows: whose cards a play opens the way for, and whose a pass blocks (section 1)."""

from typing import Final

from engine.advice.reasons import Explanation, Reason
from engine.cards import Card, of
from engine.moves import Move, Pass, Play
from engine.views import RowsTable, View

RANKS: Final = 13


def why(view: View, table: RowsTable, move: Move) -> Explanation:
    """The reason for a move."""
    match move:
        case Play(card):
            return _of_play(view, table, card)
        case Pass():
            playable = [each.card for each in view.legal if isinstance(each, Play)]
            if not playable:
                return Explanation(Reason.NOTHING_FITS)
            waited_for = [card for card in playable if set().union(*_sides(table, card)) - set(view.hand)]
            return Explanation(Reason.HOLDS_BACK, tuple(waited_for or playable))
        case _:
            return Explanation(Reason.NO_WAY)


def _sides(table: RowsTable, card: Card) -> list[list[Card]]:
    """The unfilled places outward of a card, nearest first: one list per side, of which the base has two."""
    assert table.base is not None
    laid = {each.place for row in table.rows if row.suit == card.suit for each in row.laid}
    below, above = range(card.rank - 1, -1, -1), range(card.rank + 1, RANKS)
    sides = [*([below] if card.rank <= table.base else ()), *([above] if card.rank >= table.base else ())]
    return [[place for rank in side if (place := of(card.suit, rank)) not in laid] for side in sides]


def _of_play(view: View, table: RowsTable, card: Card) -> Explanation:
    sides = [side for side in _sides(table, card) if side]
    if not sides:
        return Explanation(Reason.ENDS_ROW)
    before, own = min(
        ((place, side[place]) for side in sides for place in range(len(side)) if side[place] in view.hand),
        default=(0, None),
    )
    if own is None:
        passes = None if view.seat is None else view.seats[view.seat].passes_left
        return Explanation(Reason.FREES_OTHERS, tuple(side[0] for side in sides), passes or 0)
    return Explanation(Reason.NEARS_OWN, (own,), before) if before else Explanation(Reason.OPENS_OWN, (own,))
