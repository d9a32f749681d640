"""Which cards of a hand the legal moves use."""

from collections.abc import Iterable
from typing import Final

from engine.cards import JOKER, Card
from engine.moves import Bid, Give, Move, Pile, Play, PlayGroup, PlayJoker, PlaySet, PlaySubstitute, Talk
from engine.views import View

NO_CARDS: Final[frozenset[Card]] = frozenset()


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
