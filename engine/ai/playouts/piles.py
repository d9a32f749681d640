"""The quick rules of games with one layout: which card to lay, to pile or to give, as `engine.ai.rows` and `.piles`
say."""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any

from engine.ai.piles import ACE, COST, DEAD, KING, LOST_OTHERS, LOST_OWN
from engine.ai.rows import (
    ELSE,
    FAR,
    GAP,
    HAS_OWN,
    MANY_AT_ONCE,
    NOT_OURS,
    NOTHING_BEYOND,
    OPENS,
    OTHERS,
    OWN,
    OWN_BEFORE,
    PILED,
)
from engine.cards import Card, mask, of
from engine.games.copies import SECOND
from engine.games.fan_tan_hand import FanTanHand, Stuck
from engine.games.layout import PACK, ROW, SEVEN
from engine.games.layout_hand import LayoutHand
from engine.games.pai_qi import ENDS, PaiQiHand
from engine.moves import End, Give, Move, Pass, Pile, Play, PlayCommunity, PlaySet, PlaySubstitute


def choose(
    hand: LayoutHand[Any], seat: int, moves: Sequence[Move], chance: Random, *, passing: float | None = None
) -> Move:
    """The best move; ties are broken at random. `passing`: the value of a pass with a playable card; None: it never
    makes one."""
    layout = hand._layout
    base, filled = layout.base, layout.rows if len(layout.rows) == 4 else in_both(layout.rows)
    own = (hand._hands[seat] | hand._hands[seat] >> SECOND) & PACK
    best, best_worth = moves[0], -1000.0
    for move in moves:
        match move:
            case Play(card=card):
                worth = opened(card, filled, own, base)
            case PlaySet(cards=cards):
                worth = sum(opened(card, filled, own, base) + MANY_AT_ONCE for card in cards)
            case Pile(card=card):
                worth = FAR * _far(card, filled, own, base) + PILED * hand._rules.pile_points(card)
            case PlaySubstitute(card=card, suit=suit):
                worth = opened(of(suit, card.rank), filled, own, base)
            case PlayCommunity(play=play):
                place = play.card if isinstance(play, Play) else of(play.suit, play.card.rank)
                worth = opened(place, filled, own, base) + NOT_OURS
            case Give(cards=(card,)):
                worth = _far(card, filled, own, base)
            case End():
                worth = ELSE
            case Pass() if passing is not None:
                worth = passing
            case _:
                continue
        worth += chance.random() * 1e-6
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def choose_of_all(hand: PaiQiHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move of a game in which all cards are laid (PQ-2); ties are broken at random."""
    rules, filled, own = hand._rules, hand._layout.rows, hand._hands[seat]
    pile, closes, by_card = mask(hand._piles[seat]), rules.close, rules.score == "cards"
    best, best_worth = moves[0], -1000.0
    for move in moves:
        assert isinstance(move, Play | Pile)
        card = move.card
        suit, bit = card.suit, 1 << card.rank
        if isinstance(move, Play) and not (closes and card.rank in (ACE, KING)):
            worth = opened(card, filled, own, SEVEN)
        else:
            alive = ROW & ~filled[suit] & ~bit
            if pile:
                alive &= ~_blocked(pile >> 13 * suit & ROW)
            if closes and filled[suit] & ENDS:
                alive = 0
            if isinstance(move, Play):
                worth = _lost(alive, own >> 13 * suit & ROW, by_card)
            elif (closes and filled[suit] & ENDS) or (pile and _blocked(pile >> 13 * suit & ROW) & bit):
                worth = DEAD
            else:
                worth = COST * rules.pile_points(card) + FAR * _far(card, filled, own, SEVEN)
                worth += _lost(alive & _blocked(bit), own >> 13 * suit & ROW, by_card)
        worth += chance.random() * 1e-6
        if worth > best_worth:
            best, best_worth = move, worth
    return best


@cache
def _blocked(pile: int) -> int:
    """The places of a row at and beyond cards that are never laid to it."""
    below, above = pile & (2 << SEVEN) - 1, pile & -(1 << SEVEN)
    blocked = (1 << below.bit_length()) - 1
    if below >> SEVEN:
        return ROW
    return blocked | (ROW & -(above & -above) if above else 0)


@lru_cache(maxsize=1 << 16)
def _lost(places: int, own: int, by_card: bool) -> float:
    """The value of losing these places of a row, whose cards count by rank or `by_card`."""
    points = [1 if by_card else rank + 1 for rank in range(KING + 1)]
    return sum(
        points[rank] * (LOST_OWN if own >> rank & 1 else LOST_OTHERS) for rank in range(KING + 1) if places >> rank & 1
    )


def in_both(rows: Sequence[int]) -> list[int]:
    """The places of each suit that are filled in both packs."""
    return [one & other for one, other in zip(rows[:4], rows[4:], strict=True)]


def opened(card: Card, filled: Sequence[int], own: int, base: int | None) -> float:
    suit, rank = card.suit, card.rank
    missing, mine = ROW & ~filled[suit], own >> 13 * suit & ROW
    middle = rank if base is None else base
    worth = 0.0
    if rank >= middle:
        above = missing & -(2 << rank)
        near = above & -above
        nearest = above & mine & -(above & mine)
        worth += _side(above, near, (above & nearest - 1) if nearest else 0, mine)
    if rank <= middle:
        below = missing & (1 << rank) - 1
        near = 1 << below.bit_length() >> 1
        nearest = (below & mine).bit_length()
        worth += _side(below, near, below >> nearest if nearest else 0, mine)
    return worth


def _side(missing: int, near: int, before: int, mine: int) -> float:
    """The value of a side: `near` is its next place, `before` those before our nearest card."""
    if not missing:
        return NOTHING_BEYOND
    count = (missing & mine).bit_count()
    worth = OWN * count + OTHERS * (missing.bit_count() - count)
    if count:
        worth += HAS_OWN + GAP * before.bit_count()
    return worth if near & mine else worth + OPENS


def _far(card: Card, filled: Sequence[int], own: int, base: int | None) -> float:
    """The number of cards to be laid before this one; own ones count in part."""
    suit, rank = card.suit, card.rank
    middle = rank if base is None else base
    between = (1 << rank) - (1 << middle) if rank > middle else (2 << middle) - (2 << rank)
    missing = ROW & ~filled[suit] & between
    mine = (missing & own >> 13 * suit).bit_count()
    return missing.bit_count() - mine + OWN_BEFORE * mine


def piles(hand: FanTanHand) -> bool:
    """Whether a seat that cannot play piles a card (CS-1)."""
    return hand._style.stuck is Stuck.PILE
