"""The frozen quick rules by which guessed hands are played to their end, one for each kind of hand that is searched."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Final

from engine.game import Hand, HandKind
from engine.games.ghosts import GhostHand
from engine.results import HandResult
from tools.strength.strong_1.playouts import cells, groups, rows, stops, tricks
from tools.strength.strong_1.playouts.best import Rule, best

RULES: Final[Mapping[HandKind, Rule]] = {
    HandKind.POINTS: rows.choose,
    HandKind.TUNNELS: partial(best, rows.of_tunnels),
    HandKind.JOKERS: partial(best, rows.of_tunnels),
    HandKind.TUNNELS_AND_JOKERS: partial(best, rows.of_tunnels),
    HandKind.PILES: partial(best, rows.of_layout),
    HandKind.ALL_LAID: partial(best, rows.of_all_laid),
    HandKind.FIVES: stops.choose,
    HandKind.CELLS: cells.choose,
    HandKind.TRICKS: tricks.choose,
    HandKind.GROUPS_ADVANCED: groups.choose,
    HandKind.GROUPS_DUEL: groups.choose,
}


def bare(hand: Hand) -> Hand:
    """The hand without ghosts: a trade moves players, not cards (SG-1)."""
    return hand.inner if isinstance(hand, GhostHand) else hand


def play_on(hand: Hand, rule: Rule, chance: Random) -> HandResult:
    """Play the hand to its end and return its result."""
    while hand.to_act:
        seat = hand.to_act[0]
        moves = hand.legal(seat)
        hand.advance(seat, moves[0] if len(moves) == 1 else rule(hand, seat, moves, chance))
    assert hand.result is not None
    return hand.result
