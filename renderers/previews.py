"""A play before it is made: which cards would lie where, and what would die of it."""

from collections.abc import Mapping
from typing import Final

from engine.cards import JOKER, Card, of
from engine.foresight import would_kill
from engine.moves import Move, Play, PlayCommunity, PlayJoker, PlaySet, PlaySubstitute
from engine.views import RowsTable, View

NOTHING: Final[Mapping[Card, Card]] = {}


def placed(view: View, move: Move | None) -> Mapping[Card, Card]:
    """Place and card of all that a move would lay in a layout."""
    match move:
        case Play(card):
            return {_home(view, card): card}
        case PlayJoker(stands_for, then):
            return {stands_for: JOKER} if then is None else {stands_for: JOKER, then: then}
        case PlaySubstitute(card, suit):
            return {of(suit, card.rank): card}
        case PlayCommunity(play):
            return placed(view, play)
        case PlaySet(cards):
            return {each: each for each in cards}
        case _:
            return NOTHING


def killed(view: View, move: Move | None) -> tuple[Card, ...]:
    """The cards that a move would kill."""
    return would_kill(view, move.card) if isinstance(move, Play) else ()


def belonging(table: RowsTable) -> Mapping[Card, Card]:
    """For places of the trump row: the card that belongs there instead, its trump lying in its row (TR-4)."""
    return {
        laid.shown: laid.place
        for row in table.rows
        if table.trump is not None and row.suit != table.trump
        for laid in row.laid
        if laid.shown is not laid.place and laid.shown.suit == table.trump
    }


def _home(view: View, card: Card) -> Card:
    """Where a card goes that is played by itself (TR-4)."""
    if isinstance(view.table, RowsTable):
        for place, belongs in belonging(view.table).items():
            if belongs is card:
                return place
    return card
