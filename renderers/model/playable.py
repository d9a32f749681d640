"""Which cards of a hand the legal moves speak of."""

from collections.abc import Iterable
from typing import Final

from engine.cards import JOKER, Card
from engine.moves import Bid, Give, Move, Pile, Play, PlayGroup, PlayJoker, PlaySet, PlaySubstitute, Talk
from engine.views import View

NO_CARDS: Final[frozenset[Card]] = frozenset()


def is_asked(view: View) -> bool:
    """Whether anything is awaited from the viewer; talking to a ghost never is (SG-4)."""
    return any(not isinstance(move, Talk) for move in view.legal)


def playable_cards(view: View, chosen: frozenset[Card] = NO_CARDS) -> frozenset[Card]:
    """The kinds of cards of the viewer's hand that can be played, given, bid or put away now: by a move that speaks of
    all those `chosen` so far."""
    return frozenset(each for cards in map(cards_of, view.legal) if chosen.issubset(cards) for each in cards)


def playable_positions(view: View, kinds: frozenset[Card]) -> frozenset[int]:
    """Where cards of these kinds are in the hand, and those of playable groups (NT-3), from 0."""
    groups = (range(move.first, move.last + 1) for move in view.legal if isinstance(move, PlayGroup))
    return frozenset(i for i, each in enumerate(view.hand) if each in kinds).union(*groups)


def cards_of(move: Move) -> Iterable[Card]:
    """The cards of the hand that a move lays, gives, bids or puts away; not those of a group."""
    match move:
        case Play(card) | PlaySubstitute(card, _) | Pile(card) | Bid(card):
            return (card,)
        case PlayJoker(_, then):
            return (JOKER,) if then is None else (JOKER, then)
        case PlaySet(cards) | Give(cards):
            return cards
        case _:
            return ()
