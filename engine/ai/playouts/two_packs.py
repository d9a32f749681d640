"""The quick rule of two packs with counted passes: what a card opens for us and for the others, as in
`engine.ai.rows`."""

from collections.abc import Sequence
from random import Random

from engine.ai.playouts.piles import in_both, opened
from engine.ai.rows import PASS, PASS_PER_CARD, PASS_PER_CHOICE
from engine.games.layout import PACK, SEVEN
from engine.games.two_pack_hand import TwoPackHand
from engine.moves import Move, Pass, Play


def choose(hand: TwoPackHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move; ties are broken at random. It talks to ghosts (SG-4) only if forced to."""
    filled, held = in_both(hand.layout.rows), hand.hands[seat]
    best, best_worth = moves[0], -1000.0
    for move in moves:
        if isinstance(move, Play):
            worth = opened(move.card, filled, held & PACK, SEVEN)
        elif isinstance(move, Pass):
            left = min(hand.passes[seat], len(PASS))
            worth = PASS[left - 1] + PASS_PER_CHOICE * (len(moves) - 1) + PASS_PER_CARD * held.bit_count()
        else:
            continue
        worth += chance.random() * 1e-6
        if worth > best_worth:
            best, best_worth = move, worth
    return best
