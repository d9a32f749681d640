"""Tricks against a bid: what is passed on, what is bid, and whether a trick is wanted (section 11)."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from engine.advice.reasons import Explanation, Reason
from engine.ai.tricks import are_best, expected, expected_with_trump, higher_sevens, likely, unseen
from engine.cards import COLOURS, Card
from engine.moves import Bid, Give, Move, Play
from engine.views import TrickTable, View

PROBABLY: Final = 0.5
"""From here on a card counts as one that takes the trick."""
NEAR: Final = 1.0
"""A bid this near to what the hand looks good for fits it."""
NEARLY: Final = 0.5
"""And so does one hardly further from it than the nearest that the hand has."""
MIDDLING: Final = range(2, 5)
"""Bids that may be the highest or not (IS-T3)."""
MATTERS: Final = 0.75
"""So many tricks more with a colour as trump than with the others make it matter which is."""
LOW: Final = 2
"""A trump is low while so many higher ones are out."""


def why(view: View, table: TrickTable, move: Move) -> Explanation:
    """What speaks for a move."""
    match move:
        case Give(cards):
            return _of_gift(view, table, cards, is_best=move in are_best(view, table, view.legal))
        case Bid(card):
            return _of_bid(view, table, card)
        case Play(card) if len(view.legal) > 1:
            return _of_play(view, table, card)
        case _:
            return Explanation(Reason.ONLY_ONE)


def _of_gift(view: View, table: TrickTable, cards: Collection[Card], *, is_best: bool) -> Explanation:
    left = [card for card in view.hand if card not in cards]
    good_for = round(sum(expected_with_trump(view, table, trump) for trump in range(len(COLOURS))) / len(COLOURS))
    if not is_best and any(card.rank == good_for for card in cards) and all(card.rank != good_for for card in left):
        return Explanation(Reason.GIVES_BID, number=good_for)
    colours = len({card.suit for card in left})
    if colours < len({card.suit for card in view.hand}):
        return Explanation(Reason.GIVES_COLOUR, number=colours)
    return Explanation(Reason.GIVES_LOW if _mean(cards) <= _mean(left) else Reason.GIVES_HIGH)


def _of_bid(view: View, table: TrickTable, card: Card) -> Explanation:
    tricks = expected(view, table, card)
    bids = [move.card for move in view.legal if isinstance(move, Bid)]
    nearest = min(abs(bid.rank - expected(view, table, bid)) for bid in bids)
    if abs(card.rank - tricks) < max(NEAR, nearest + NEARLY):
        own, other = _tricks_by_trump(view, table, card.suit)
        if card.rank in MIDDLING and own - other >= MATTERS:
            return Explanation(Reason.BID_OPEN, number=round(own))
        reason = Reason.BID_FITS
    else:
        reason = Reason.BID_HIGH if card.rank > tricks else Reason.BID_LOW
    return Explanation(reason, number=round(tricks))


def _tricks_by_trump(view: View, table: TrickTable, colour: int) -> tuple[float, float]:
    """The tricks that the hand looks good for with this colour as trump, and with another."""
    tricks = [expected_with_trump(view, table, trump) for trump in range(len(COLOURS))]
    return tricks[colour], (sum(tricks) - tricks[colour]) / (len(COLOURS) - 1)


def _of_play(view: View, table: TrickTable, card: Card) -> Explanation:
    assert view.seat is not None
    me = view.seats[view.seat]
    wanted = (me.bid.rank if me.bid else 0) - (me.tricks or 0)
    chance = likely(view, table, card)
    if wanted > 0:
        if not table.trick and (explanation := _of_wanted_lead(view, table, card)) is not None:
            return replace(explanation, number=wanted)
        return Explanation(_of_wanted(view, card, chance), number=wanted)
    if chance >= PROBABLY:
        return Explanation(Reason.OVERTAKES)
    has_lower = any(isinstance(each, Play) and each.card.rank < card.rank for each in view.legal)
    return Explanation(Reason.SHEDS if has_lower else Reason.DUCKS)


def _of_wanted_lead(view: View, table: TrickTable, card: Card) -> Explanation | None:
    """What is special about leading this card where tricks are wanted; None: nothing."""
    sevens = higher_sevens(view, table, card)
    if sevens:
        return Explanation(Reason.RISKS_SEVEN, cards=sevens)
    if card.suit == table.trump:
        higher = [other for other in unseen(view, table) if other.suit == table.trump and other.rank > card.rank]
        keeps = any(other.rank > card.rank for other in view.hand)
        return Explanation(Reason.DRAWS_TRUMPS) if len(higher) >= LOW and keeps else None
    return None


def _of_wanted(view: View, card: Card, chance: float) -> Reason:
    """What a card that takes its trick so likely does for a bid that needs it."""
    if chance >= PROBABLY:
        return Reason.WINS
    if any(each.rank > card.rank for each in view.hand):
        return Reason.SAVES
    return Reason.TRIES if chance > 0 else Reason.LEAVES


def _mean(cards: Collection[Card]) -> float:
    return sum(card.rank for card in cards) / len(cards)
