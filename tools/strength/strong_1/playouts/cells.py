"""The quick rule of the killing grid: what a card kills now and endangers next, by weights of the frozen heuristic."""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.games.koroshi import KoroshiHand
from engine.grid import ones
from engine.moves import Move, Play
from tools.strength.strong_1.cells import OPENS, OPENS_OWN, OTHERS_IN_DANGER, OTHERS_KILLED, OWN_DEAD, PASS

RISK: Final = 0.25
"""The chance that a card dies that has a single empty neighbour left."""


def choose(hand: KoroshiHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move; ties are broken at random."""
    setup = hand._hand_setup
    own, dead, near = hand._hands[seat], hand._dead, hand._open
    orthogonal, touching, cell_of, kill = setup.grid.orthogonal, setup.grid.touching, setup.cell, setup.kill
    groups = setup.rules.kill == "group"
    best, best_worth = moves[0], -1000.0
    for move in moves:
        if isinstance(move, Play):
            cell = cell_of[move.card]
            empty = hand._empty ^ 1 << cell
            killed = kill(empty, empty & ~dead, cell)
            alive = empty & ~dead & ~killed
            opened = touching[cell] & alive & ~near
            worth = OPENS_OWN * (opened & own).bit_count() + OPENS * (opened & ~own).bit_count()
            if killed:
                worth += OWN_DEAD * (killed & own).bit_count() + OTHERS_KILLED * (killed & ~own).bit_count()
            if not groups:
                for other in ones(orthogonal[cell] & alive):
                    if (orthogonal[other] & empty).bit_count() == 1:
                        worth += RISK * (OWN_DEAD if own >> other & 1 else OTHERS_IN_DANGER)
        else:
            worth = PASS
        worth += chance.random() * 1e-6
        if worth > best_worth:
            best, best_worth = move, worth
    return best
