"""The quick rule of rows with counted passes: what a card opens for us and for the others, as in `engine.ai.rows`."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from engine.ai.rows import (
    GAP,
    HAS_OWN,
    JOKER_GONE,
    NOTHING_BEYOND,
    OPENS,
    OTHERS,
    OWN,
    PASS,
    PASS_PER_CARD,
    PASS_PER_CHOICE,
)
from engine.games.row_hand import RowHand
from engine.games.rows import SEVEN, Rows
from engine.moves import Cover, Move, Pass, Play, PlayJoker, Talk


def choose(hand: RowHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move; ties are broken at random. It talks to ghosts (SG-4) only if forced to."""
    rows = hand.hand_setup.rows
    bits, beyond = rows.bits, _beyond(rows)
    own, missing = hand.hands[seat], rows.missing(hand.frontier)
    best, best_worth = moves[0], -1000.0
    for move in moves:
        if isinstance(move, Play):
            worth = _opened(beyond[bits[move.card]], missing, own)
        elif isinstance(move, Pass):
            left = min(hand.passes[seat], len(PASS))
            worth = PASS[left - 1] + PASS_PER_CHOICE * (len(moves) - 1) + PASS_PER_CARD * own.bit_count()
        elif isinstance(move, PlayJoker):
            worth = JOKER_GONE + _opened(beyond[bits[move.then or move.stands_for]], missing, own)
        else:
            worth = -500 if isinstance(move, Talk) else float(isinstance(move, Cover))
        worth += chance.random() * 1e-6
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _opened(sides: tuple[int, ...], missing: int, own: int) -> float:
    worth = 0.0
    for side in sides:
        waiting = side & missing
        if not waiting:
            worth += NOTHING_BEYOND
            continue
        mine = waiting & own
        count = mine.bit_count()
        worth += OWN * count + OTHERS * (waiting.bit_count() - count)
        if mine:
            nearest = mine & -mine
            worth += HAS_OWN + GAP * (waiting & nearest - 1).bit_count()
        if not waiting & -waiting & own:
            worth += OPENS
    return worth


@cache
def _beyond(rows: Rows) -> Mapping[int, tuple[int, ...]]:
    """For each place: those further out on its side, or on both sides for a seven. Outward is upwards in the bits."""
    heights = {bit: (13 if rows.ace_high and each.rank == 0 else each.rank) - SEVEN for bit, each in rows.cards.items()}

    def further(bit: int, sign: int) -> int:
        suit, height = rows.cards[bit].suit, heights[bit]
        return sum(
            other
            for other, each in rows.cards.items()
            if each.suit == suit and heights[other] * sign > max(0, height * sign)
        )

    return {bit: tuple(further(bit, sign) for sign in (1, -1) if height * sign >= 0) for bit, height in heights.items()}
