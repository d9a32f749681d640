"""Previews a play: where its cards would lie and what they would kill."""

from collections.abc import Mapping
from typing import Final

from engine.cards import JOKER, Card, of
from engine.moves import Move, Play, PlayCommunity, PlayJoker, PlaySet, PlaySubstitute
from engine.preview import would_kill
from engine.views import RowsTable, View
from renderers.model.layout import belonging

_NOTHING: Final[Mapping[Card, Card]] = {}


def placed(view: View, move: Move | None) -> Mapping[Card, Card]:
    """By place, the card that a move would lay there."""
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
            return _NOTHING


def killed(view: View, move: Move | None) -> tuple[Card, ...]:
    """The cards that a move would kill."""
    return would_kill(view, move.card) if isinstance(move, Play) else ()


def _home(view: View, card: Card) -> Card:
    """The place where a card goes if played on its own (TR-4)."""
    if isinstance(view.table, RowsTable):
        for place, belongs in belonging(view.table).items():
            if belongs is card:
                return place
    return card
