"""Layouts of hands in play, whose moves are valued as by `engine.ai.rows`, `.piles` and `.waits`."""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from engine.ai.piles import AllLaid
from engine.ai.rows import COSTS, Order, SeenLayout, by_rank, counted_pass, opened
from engine.ai.waits import worths
from engine.cards import SEVEN, mask, of
from engine.games.layout_hand import LayoutHand
from engine.games.pai_qi import ENDS, PaiQiHand
from engine.games.row_hand import JOKERS, RowHand
from engine.games.rows import CARDS, ONE_ROW, ROW, Rows
from engine.games.two_pack_hand import TwoPackHand
from engine.moves import Move, Pass, Play


def choose(hand: RowHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move in rows of one pack with counted passes; ties are broken at random.

    As `best` with a `SeenLayout`, without the cost of making one.
    """
    rows, own, noise = hand.hand_setup.rows, hand.hands[seat], chance.random
    order, missing = order_of(rows), rows.missing(hand.frontier)
    found, highest = moves[0], -1000.0
    for move in moves:
        if isinstance(move, Play):
            card = move.card
            shift = ROW * card.suit
            worth = opened(order, card.rank, missing >> shift & ONE_ROW, own >> shift & ONE_ROW)
        elif isinstance(move, Pass):
            worth = counted_pass(hand.passes[seat], len(moves) - 1, own.bit_count())
        else:
            [worth] = SeenLayout(order, missing, own, COSTS, hand.hand_setup.rules).worths((move,))
        worth += noise() * 1e-6
        if worth > highest:
            found, highest = move, worth
    return found


def of_tunnels(hand: RowHand, seat: int, moves: Sequence[Move]) -> list[float]:
    """Rows with a tunnel, or with jokers that change hands."""
    rows, held = hand.hand_setup.rows, hand.hands[seat]
    jokers = (held & JOKERS).bit_count()
    return worths(moves, order_of(rows), rows.missing(hand.frontier), held & CARDS, jokers)


@cache
def order_of(rows: Rows) -> Order:
    """The order of the places, with the bits of hands in play."""
    bits = [rows.bits.get(of(0, rank), 0) for rank in range(13)]
    return Order(bits, SEVEN, ace_high=rows.ace_high, tunnel=rows.tunnel, width=ROW)


def of_two_packs(hand: TwoPackHand, seat: int, moves: Sequence[Move]) -> list[float]:
    """Rows of two packs with counted passes."""
    held = hand.hands[seat]
    passing = counted_pass(hand.passes[seat], len(moves) - 1, held.bit_count())
    return SeenLayout(by_rank(SEVEN), hand.layout.unfilled, held, passing, hand.hand_setup.rules).worths(moves)


def of_layout(hand: LayoutHand[Any], seat: int, moves: Sequence[Move], *, passing: float = COSTS) -> list[float]:
    """Rows without counted passes."""
    layout = hand._layout
    return SeenLayout(by_rank(layout.base), layout.unfilled, hand._hands[seat], passing, hand._rules).worths(moves)


def of_all_laid(hand: PaiQiHand, seat: int, moves: Sequence[Move]) -> list[float]:
    """Rows to which all cards are laid that are not piled."""
    layout, rules = hand._layout, hand._rules
    made = AllLaid(by_rank(SEVEN), layout.unfilled, hand._hands[seat], COSTS, rules)
    made.pile, made.by_card = mask(hand._piles[seat]), rules.score == "cards"
    made.closed = [suit for suit in range(4) if layout.rows[suit] & ENDS] if rules.close else None
    return made.worths(moves)
