"""Play guessed hands to their end, fast: one quick rule for each kind of mechanism.

A rule values layouts and leads by the functions of the heuristic for its kind of table, and groups by its costs; the
grid, bids and tricks have simpler rules with its weights. Sets of cards are the bits of the hand in play, so a choice
costs some microseconds where the heuristic takes some hundred. A rule could see all cards of the guessed hand, and
looks at those of the seat to act only.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Final

from engine.ai.playouts import cells, groups, rows, stops, tricks
from engine.ai.playouts.best import Rule, best
from engine.ai.rows import FREE
from engine.chance import ThinkingDeadline
from engine.game import Hand, HandKind
from engine.games.ghosts import GhostHand
from engine.moves import Move, Pass, Talk
from engine.results import HandResult


def any_move(hand: Hand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """Any move; a pass or talk only if nothing else is legal."""
    return chance.choice([move for move in moves if not isinstance(move, Pass | Talk)] or moves)


RULES: Final[Mapping[HandKind, Rule]] = {
    HandKind.ROWS: rows.choose,
    HandKind.POINTS: rows.choose,
    HandKind.TWO_PACKS: partial(best, rows.of_two_packs),
    HandKind.TUNNELS: partial(best, rows.of_tunnels),
    HandKind.JOKERS: partial(best, rows.of_tunnels),
    HandKind.TUNNELS_AND_JOKERS: partial(best, rows.of_tunnels),
    HandKind.CHIPS: partial(best, rows.of_layout),
    HandKind.FREE_PASSES: partial(best, partial(rows.of_layout, passing=FREE)),
    HandKind.TRUMPS: partial(best, partial(rows.of_layout, passing=FREE)),
    HandKind.GIFTS: partial(best, rows.of_layout),
    HandKind.PILES: partial(best, rows.of_layout),
    HandKind.ALL_LAID: partial(best, rows.of_all_laid),
    HandKind.FIVES: stops.choose,
    HandKind.LEADS: stops.choose,
    HandKind.CELLS: cells.choose,
    HandKind.CELL_GROUPS: cells.choose,
    HandKind.TRICKS: tricks.choose,
    HandKind.GROUPS: groups.choose,
    HandKind.GROUPS_ADVANCED: groups.choose,
    HandKind.GROUPS_DUEL: groups.choose,
    HandKind.OTHER: any_move,
}


def bare(hand: Hand) -> Hand:
    """The hand without ghosts, who need not be talked to: a trade moves players, not cards (SG-1)."""
    return hand.inner if isinstance(hand, GhostHand) else hand


def play_on(hand: Hand, rule: Rule, chance: Random, deadline: ThinkingDeadline | None = None) -> HandResult:
    """Play the hand to its end and return its result. Raises OutOfTime, within a ply, once the deadline is over."""
    while hand.to_act:
        if deadline is not None:
            deadline.check()
        seat = hand.to_act[0]
        moves = hand.legal(seat)
        hand.advance(seat, moves[0] if len(moves) == 1 else rule(hand, seat, moves, chance))
    assert hand.result is not None
    return hand.result
