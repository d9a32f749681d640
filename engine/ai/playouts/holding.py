"""Playouts in which seats may hold back: they pass now and then, as players do who search.

By the quick rule nobody ever passes with a playable card where that is of no use to a player who looks one ply ahead. A
search finds out that it is: so an opponent who never does is not whom one plays against, and a seat of one's own that
never does has no use for the passes that it saves.
"""

from collections.abc import Sequence
from random import Random

from engine.ai.playouts.best import Rule
from engine.game import Hand
from engine.moves import Move, Pass


def holding_back(rule: Rule, share: float) -> Rule:
    """The rule, but seats use so many of their chances to pass."""

    def choose(hand: Hand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
        if isinstance(moves[-1], Pass) and chance.random() < share:
            return moves[-1]
        return rule(hand, seat, moves, chance)

    return choose
