"""Moves as cards: which cards of a hand the legal moves use, where they would lie, and what they would kill."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.cards import JOKER, Card, of
from engine.moves import (
    Bid,
    Give,
    Move,
    Pile,
    Play,
    PlayCommunity,
    PlayGroup,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
    Talk,
)
from engine.preview import would_kill
from engine.views import RowsTable, View
from renderers.model.layout import belonging

NO_CARDS: Final[frozenset[Card]] = frozenset()
_NOTHING: Final[Mapping[Card, Card]] = {}


def is_asked(view: View) -> bool:
    """Whether the viewer has a decision to make; talking to a ghost is not one (SG-4)."""
    return any(not isinstance(move, Talk) for move in view.legal)


def playable_cards(view: View, chosen: frozenset[Card] = NO_CARDS) -> frozenset[Card]:
    """The cards of the viewer's hand that can be played, given, bid or piled now, in a move that uses all of
    `chosen`.
    """
    return frozenset(each for cards in map(cards_of, view.legal) if chosen.issubset(cards) for each in cards)


def playable_positions(view: View, kinds: frozenset[Card]) -> frozenset[int]:
    """The positions, from 0, of these cards and of playable groups (NT-3) in the hand."""
    groups = (range(move.first, move.last + 1) for move in view.legal if isinstance(move, PlayGroup))
    return frozenset(i for i, each in enumerate(view.hand) if each in kinds).union(*groups)


def cards_of(move: Move) -> Iterable[Card]:
    """The hand's cards that a move plays, gives, bids or piles; none for groups."""
    match move:
        case Play(card) | PlaySubstitute(card, _) | Pile(card) | Bid(card):
            return (card,)
        case PlayJoker(_, then):
            return (JOKER,) if then is None else (JOKER, then)
        case PlaySet(cards) | Give(cards):
            return cards
        case _:
            return ()


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
