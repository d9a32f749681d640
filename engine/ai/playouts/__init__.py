"""Play guessed hands to their end, fast: one quick rule for each kind of mechanism.

A rule chooses as the heuristic for its kind of table does, with the same weights, but on the bits of a hand in play: a
choice costs some microseconds where the heuristic takes some hundred. It could see all cards of the guessed hand, and
looks at those of the seat to act only.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum, auto
from functools import partial
from random import Random
from typing import Any, Final

from engine.ai.playouts import cells, groups, piles, rows, stops, tricks, two_packs, waits
from engine.ai.rows import FREE
from engine.ai.waits import tunnels_and_jokers
from engine.chance import Deadline
from engine.game import Hand
from engine.games.begging import BeggingHand
from engine.games.fan_tan_hand import FanTanHand
from engine.games.ghosts import GhostHand
from engine.games.insidious_sevens import RoundHand
from engine.games.koroshi import KoroshiHand
from engine.games.layout_hand import LayoutHand
from engine.games.nanatoridori import GroupHand
from engine.games.pai_qi import PaiQiHand
from engine.games.parliament import SevensHand
from engine.games.points_hand import PointsHand
from engine.games.row_hand import RowHand
from engine.games.stops import StopsHand
from engine.games.trumps import TrumpsHand
from engine.games.two_pack_hand import TwoPackHand
from engine.moves import Move, Pass, Talk
from engine.results import HandResult
from engine.views import Continuation

Rule = Callable[[Any, int, Sequence[Move], Random], Move]
"""Chooses one of the legal moves, of which there are several: (hand, seat, legal moves, random generator)."""


class Kind(StrEnum):
    """A kind of hand, as far as its playouts differ."""

    ROWS = auto()
    """Rows with counted passes."""
    POINTS = auto()
    """The same for points (SP-1)."""
    TWO_PACKS = auto()
    """Rows of two packs with counted passes (SN-13)."""
    TUNNELS = auto()
    """Rows with tunnels (ST-1)."""
    JOKERS = auto()
    """Rows with jokers that change hands (SJ-4)."""
    TUNNELS_AND_JOKERS = auto()
    CHIPS = auto()
    """Rows in which a seat that cannot play pays or draws (FT-3, CT-2)."""
    FREE_PASSES = auto()
    """Rows in which a pass costs nothing, and cards left in hand count (WS-2, WS-6)."""
    TRUMPS = auto()
    """Rows in which trumps can be laid in other rows (TR-4)."""
    GIFTS = auto()
    """Rows in which a seat that cannot play is given a card (RS-3)."""
    PILES = auto()
    """Rows in which it piles a card (CS-1)."""
    ALL_LAID = auto()
    """The same, where every card is laid or piled before the hand is over (PQ-3)."""
    FIVES = auto()
    """Sequences of up to five cards (JG-1)."""
    LEADS = auto()
    """Other stops games."""
    CELLS = auto()
    """The killing grid (KI-1)."""
    CELL_GROUPS = auto()
    """The same, where groups are killed (KI-6)."""
    TRICKS = auto()
    GROUPS = auto()
    GROUPS_ADVANCED = auto()
    """NT-9."""
    GROUPS_DUEL = auto()
    """NT-10."""
    OTHER = auto()


_GROUPS: Final = {"basic": Kind.GROUPS, "advanced": Kind.GROUPS_ADVANCED, "duel": Kind.GROUPS_DUEL}


def kind_of(hand: Hand) -> Kind:
    """The kind of a hand without ghosts."""
    match hand:
        case PointsHand():
            return Kind.POINTS
        case RowHand():
            tunnel, taken = tunnels_and_jokers(hand.hand_setup.rules)
            if tunnel:
                return Kind.TUNNELS_AND_JOKERS if taken else Kind.TUNNELS
            return Kind.JOKERS if taken else Kind.ROWS
        case TwoPackHand():
            return Kind.TWO_PACKS
        case FanTanHand() if piles.piles(hand):
            return Kind.PILES
        case PaiQiHand():
            return Kind.ALL_LAID
        case SevensHand():
            return Kind.FREE_PASSES
        case TrumpsHand():
            return Kind.TRUMPS
        case BeggingHand():
            return Kind.GIFTS
        case LayoutHand():
            return Kind.CHIPS
        case StopsHand():
            return Kind.FIVES if stops.continuation(hand) is Continuation.FIVE else Kind.LEADS
        case KoroshiHand():
            return Kind.CELL_GROUPS if cells.kills_groups(hand) else Kind.CELLS
        case RoundHand():
            return Kind.TRICKS
        case GroupHand():
            return _GROUPS[groups.mode(hand)]
        case _:
            return Kind.OTHER


def any_move(hand: Hand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """Any move; a pass or talk only if nothing else is legal."""
    return chance.choice([move for move in moves if not isinstance(move, Pass | Talk)] or moves)


RULES: Final[Mapping[Kind, Rule]] = {
    Kind.ROWS: rows.choose,
    Kind.POINTS: rows.choose,
    Kind.TWO_PACKS: two_packs.choose,
    Kind.TUNNELS: waits.choose,
    Kind.JOKERS: waits.choose,
    Kind.TUNNELS_AND_JOKERS: waits.choose,
    Kind.CHIPS: piles.choose,
    Kind.FREE_PASSES: partial(piles.choose, passing=FREE),
    Kind.TRUMPS: partial(piles.choose, passing=FREE),
    Kind.GIFTS: piles.choose,
    Kind.PILES: piles.choose,
    Kind.ALL_LAID: piles.choose_of_all,
    Kind.FIVES: stops.choose,
    Kind.LEADS: stops.choose,
    Kind.CELLS: cells.choose,
    Kind.CELL_GROUPS: cells.choose,
    Kind.TRICKS: tricks.choose,
    Kind.GROUPS: groups.choose,
    Kind.GROUPS_ADVANCED: groups.choose,
    Kind.GROUPS_DUEL: groups.choose,
    Kind.OTHER: any_move,
}


def bare(hand: Hand) -> Hand:
    """The hand without ghosts, who need not be talked to: a trade moves players, not cards (SG-1)."""
    return hand.inner if isinstance(hand, GhostHand) else hand


def play_on(hand: Hand, rule: Rule, chance: Random, deadline: Deadline | None = None) -> HandResult:
    """Play the hand to its end and return its result. Raises OutOfTime, within a ply, once the deadline is over."""
    while hand.to_act:
        if deadline is not None:
            deadline.check()
        seat = hand.to_act[0]
        moves = hand.legal(seat)
        hand.advance(seat, moves[0] if len(moves) == 1 else rule(hand, seat, moves, chance))
    assert hand.result is not None
    return hand.result
