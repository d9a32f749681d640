"""Tricks against a bid: what is passed on, what is bid, and whether a trick is wanted (section 11)."""

from collections.abc import Collection
from typing import Final

from engine.advice.because import Because, Reason
from engine.ai.tricks import expected, likely
from engine.cards import Card
from engine.moves import Bid, Give, Move, Play
from engine.views import TrickTable, View

PROBABLY: Final = 0.5
"""From here on a card counts as one that takes the trick."""
NEAR: Final = 1.0
"""A bid this near to what the hand looks good for fits it."""
NEARLY: Final = 0.5
"""And so does one hardly further from it than the nearest that the hand has."""


def why(view: View, table: TrickTable, move: Move) -> Because:
    """What speaks for a move."""
    match move:
        case Give(cards):
            left = [card for card in view.hand if card not in cards]
            return Because(Reason.GIVES_LOW if _mean(cards) <= _mean(left) else Reason.GIVES_HIGH)
        case Bid(card):
            return _of_bid(view, table, card)
        case Play(card) if len(view.legal) > 1:
            return _of_play(view, table, card)
        case _:
            return Because(Reason.ONLY_ONE)


def _of_bid(view: View, table: TrickTable, card: Card) -> Because:
    tricks = expected(view, table, card)
    bids = [move.card for move in view.legal if isinstance(move, Bid)]
    nearest = min(abs(bid.rank - expected(view, table, bid)) for bid in bids)
    if abs(card.rank - tricks) < max(NEAR, nearest + NEARLY):
        reason = Reason.BID_FITS
    else:
        reason = Reason.BID_HIGH if card.rank > tricks else Reason.BID_LOW
    return Because(reason, number=round(tricks))


def _of_play(view: View, table: TrickTable, card: Card) -> Because:
    assert view.seat is not None
    me = view.seats[view.seat]
    wanted = (me.bid.rank if me.bid else 0) - (me.tricks or 0)
    chance = likely(view, table, card)
    if wanted > 0:
        return Because(_of_wanted(view, card, chance), number=wanted)
    if chance >= PROBABLY:
        return Because(Reason.OVERTAKES)
    has_lower = any(isinstance(each, Play) and each.card.rank < card.rank for each in view.legal)
    return Because(Reason.SHEDS if has_lower else Reason.DUCKS)


def _of_wanted(view: View, card: Card, chance: float) -> Reason:
    """What a card that takes its trick so likely does for a bid that needs it."""
    if chance >= PROBABLY:
        return Reason.WINS
    if any(each.rank > card.rank for each in view.hand):
        return Reason.SAVES
    return Reason.TRIES if chance > 0 else Reason.LEAVES


def _mean(cards: Collection[Card]) -> float:
    return sum(card.rank for card in cards) / len(cards)
