"""Which cards of a hand the legal moves speak of."""

from collections.abc import Iterable

from engine.cards import JOKER, Card
from engine.moves import Bid, Give, Move, Pile, Play, PlayJoker, PlaySet, PlaySubstitute
from engine.views import View


def playable_cards(view: View) -> frozenset[Card]:
    """The cards of the viewer's hand that can be played, given, bid or put away now."""
    return frozenset(each for move in view.legal for each in _cards_of(move))


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
