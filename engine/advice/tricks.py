"""Reasons for moves in games of tricks with bids: cards given, bids and plays (section 11)."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from engine.advice.reasons import AdviceReason, Explanation
from engine.ai.tricks import SeenRound
from engine.cards import COLOURS, Card
from engine.moves import Bid, Give, Move, Play
from engine.views import TrickTable, View

PROBABLY: Final = 0.5
"""The least chance at which a card counts as taking the trick."""
NEAR: Final = 1.0
"""A bid fits the hand if it is less than this far from the expected tricks,"""
NEARLY: Final = 0.5
"""or less than this much further from them than the nearest possible bid."""
MIDDLING: Final = range(2, 5)
"""Bids that may or may not be the highest (IS-T3)."""
MATTERS: Final = 0.75
"""From this many more expected tricks with a colour as trump, its being trump matters."""
LOW: Final = 2
"""A trump is low if at least this many higher trumps are unseen."""


def why(view: View, table: TrickTable, move: Move) -> Explanation:
    """The reason for a move."""
    game = SeenRound(view, table)
    match move:
        case Give(cards):
            return _of_gift(game, cards, is_best=move in game.are_best(view.legal))
        case Bid(card):
            return _of_bid(game, card)
        case Play(card) if len(view.legal) > 1:
            return _of_play(game, card)
        case _:
            return Explanation(AdviceReason.ONLY_ONE)


def _of_gift(game: SeenRound, cards: Collection[Card], *, is_best: bool) -> Explanation:
    left = [card for card in game.view.hand if card not in cards]
    good_for = round(sum(game.tricks_with(trump) for trump in range(len(COLOURS))) / len(COLOURS))
    if not is_best and any(card.rank == good_for for card in cards) and all(card.rank != good_for for card in left):
        return Explanation(AdviceReason.GIVES_BID, number=good_for)
    colours = len({card.suit for card in left})
    if colours < len({card.suit for card in game.view.hand}):
        return Explanation(AdviceReason.GIVES_COLOUR, number=colours)
    return Explanation(AdviceReason.GIVES_LOW if _mean(cards) <= _mean(left) else AdviceReason.GIVES_HIGH)


def _of_bid(game: SeenRound, card: Card) -> Explanation:
    tricks = game.expected(card)
    bids = [move.card for move in game.view.legal if isinstance(move, Bid)]
    off = {bid: abs(bid.rank - game.expected(bid)) for bid in bids}
    near = max(NEAR, min(off.values()) + NEARLY)
    if off[card] < near:
        own, other = _tricks_by_trump(game, card.suit)
        if card.rank in MIDDLING and own - other >= MATTERS:
            return Explanation(AdviceReason.BID_OPEN, number=round(own))
        is_last = len(bids) > 1 and [bid for bid in bids if off[bid] < NEAR] == [card]
        reason = AdviceReason.BID_LAST if is_last else AdviceReason.BID_FITS
    else:
        reason = AdviceReason.BID_HIGH if card.rank > tricks else AdviceReason.BID_LOW
    return Explanation(reason, number=round(tricks))


def _tricks_by_trump(game: SeenRound, colour: int) -> tuple[float, float]:
    """The expected tricks with this colour as trump, and their mean with another colour as trump."""
    tricks = [game.tricks_with(trump) for trump in range(len(COLOURS))]
    return tricks[colour], (sum(tricks) - tricks[colour]) / (len(COLOURS) - 1)


def _of_play(game: SeenRound, card: Card) -> Explanation:
    wanted, chance = game.wanted, game.takes(card)
    if wanted > 0:
        if not game.table.trick and (explanation := _of_wanted_lead(game, card)) is not None:
            return replace(explanation, number=wanted)
        return Explanation(_of_wanted(game.view, card, chance), number=wanted)
    if chance >= PROBABLY:
        return Explanation(AdviceReason.OVERTAKES)
    has_lower = any(isinstance(each, Play) and each.card.rank < card.rank for each in game.view.legal)
    return Explanation(AdviceReason.SHEDS if has_lower else AdviceReason.DUCKS)


def _of_wanted_lead(game: SeenRound, card: Card) -> Explanation | None:
    """A specific reason for leading this card while tricks are wanted; None if there is none."""
    sevens = game.higher_sevens(card)
    if sevens:
        return Explanation(AdviceReason.RISKS_SEVEN, cards=sevens)
    if card.suit == game.table.trump:
        higher = [other for other in game.unseen if other.suit == game.table.trump and other.rank > card.rank]
        keeps = any(other.rank > card.rank for other in game.view.hand)
        return Explanation(AdviceReason.DRAWS_TRUMPS) if len(higher) >= LOW and keeps else None
    return None


def _of_wanted(view: View, card: Card, chance: float) -> AdviceReason:
    """The reason for a card with this chance to take a wanted trick."""
    if chance >= PROBABLY:
        return AdviceReason.WINS
    if any(each.rank > card.rank for each in view.hand):
        return AdviceReason.SAVES
    return AdviceReason.TRIES if chance > 0 else AdviceReason.LEAVES


def _mean(cards: Collection[Card]) -> float:
    return sum(card.rank for card in cards) / len(cards)
