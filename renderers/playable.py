"""Which cards of a hand the legal moves speak of."""

from collections.abc import Iterable

from engine.cards import JOKER, Card
from engine.moves import Bid, Give, Move, Pile, Play, PlayGroup, PlayJoker, PlaySet, PlaySubstitute
from engine.views import View


def playable_cards(view: View) -> frozenset[Card]:
    """The kinds of cards of the viewer's hand that can be played, given, bid or put away now."""
    return frozenset(each for move in view.legal for each in _cards_of(move))


def playable_positions(view: View) -> frozenset[int]:
    """Where such cards are in the hand, from 0."""
    kinds = playable_cards(view)
    groups = (range(move.first, move.last + 1) for move in view.legal if isinstance(move, PlayGroup))
    return frozenset(i for i, each in enumerate(view.hand) if each in kinds).union(*groups)


def _cards_of(move: Move) -> Iterable[Card]:
    match move:
        case Play(card) | PlaySubstitute(card, _) | Pile(card) | Bid(card):
            return (card,)
        case PlayJoker(_, then):
            return (JOKER,) if then is None else (JOKER, then)
        case PlaySet(cards) | Give(cards):
            return cards
        case _:
            return ()
