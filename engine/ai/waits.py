"""Computer player for rows with tunnels or with jokers that change hands: counts what each missing card waits for.

With a tunnel, a card is reached from the base outward or, past ace and king, from the edge inward; in a closed tunnel
one way can be shut (ST-2). So each move is valued by the whole row before and after it. Passing to hold cards back is
useless: there is another way round, and a player who can play is given the jokers (SJ-4).
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import Any, Final

from engine.ai.rows import Order, seen
from engine.cards import JOKER, SEVEN
from engine.moves import Move, Pass, Play, PlayJoker
from engine.views import RowsTable, View

OWN_FOR_OTHERS: Final = -2.5
"""Per opponents' card before an own one."""
OWN_FOR_OWN: Final = -1.5
"""Per own card before an own one."""
OTHERS_FOR_OWN: Final = 1.0
"""Per own card before an opponents' card: they wait for us."""
OTHERS_FOR_OTHERS: Final = 0.7
"""Per opponents' card before an opponents' card."""
SHUTS: Final = 0.5
"""In a closed tunnel, subtracted from the lead of the way from the edge, in cards."""

JOKER_GONE: Final = 3.0
"""For getting rid of a joker."""
JOKER_HELD: Final = -10.0
"""For jokers in hand, divided by 1 + the other cards: a joker must not be the last card (SJ-6, SJ-7)."""
ONLY_JOKERS: Final = -30.0
"""For a hand of nothing but jokers."""
PASS: Final = -100.0


def fits(view: View) -> bool:
    """Whether the view's rules have a tunnel or jokers that change hands."""
    options: dict[str, Any] = view.rules.model_dump()
    return options.get("tunnel", "none") != "none" or bool(
        options.get("jokers") and options["joker_exchange"] == "take"
    )


def values(view: View, table: RowsTable, moves: Sequence[Move]) -> list[float]:
    """The value of each of these legal moves."""
    return worths(moves, *seen(view, table, tunnel=view.rules.model_dump()["tunnel"]), view.hand.count(JOKER))


def worths(moves: Sequence[Move], order: Order, missing: int, own: int, jokers: int) -> list[float]:
    """How much each of these moves improves a layout with these unfilled places for the owner of these cards, and of so
    many jokers."""
    found: list[float] = []
    width, row, bits = order.width, order.row, order.bits
    for move in moves:
        if isinstance(move, Play):
            card = move.card
            laid, shift, left, worth = bits[card.rank], width * card.suit, jokers, 0.0
        elif isinstance(move, PlayJoker):
            card, then = move.stands_for, move.then
            laid, shift, left, worth = bits[card.rank], width * card.suit, jokers - 1, JOKER_GONE
            if then:
                laid |= bits[then.rank]
        else:
            found.append(PASS if isinstance(move, Pass) else 0)
            continue
        worth += gain(order, missing >> shift & row, own >> shift & row, laid)
        if left:
            worth += jokers_held(left, (own & ~(laid << shift)).bit_count())
        found.append(worth)
    return found


@lru_cache(maxsize=1 << 15)
def gain(order: Order, missing: int, own: int, laid: int) -> float:
    """The difference that filling these places of a row makes."""
    return _row(order, missing & ~laid, own & ~laid) - _row(order, missing, own)


@lru_cache(maxsize=1 << 15)
def _row(order: Order, missing: int, own: int) -> float:
    """The value of the missing cards of a row, by whether they are own ones. All wait for a seven that is missing
    (SN-12)."""
    if order.tunnel == "none":
        above, below = _sides(order)
        return _lone_side(order, 0, missing & above, own & above) + _lone_side(order, 1, missing & below, own & below)
    above, below, first = _ours(order, missing, own)
    return _side(below, above, first, order.tunnel) + _side(above, below, first, order.tunnel)


@cache
def _sides(order: Order) -> tuple[int, int]:
    """The places above the seven, and those below it, each with the seven."""
    above, below = order.beyond[SEVEN]
    return sum(above) | order.bits[SEVEN], sum(below) | order.bits[SEVEN]


@lru_cache(maxsize=1 << 13)
def _lone_side(order: Order, side: int, missing: int, own: int) -> float:
    """The value of the missing cards of a side, above or below, where there is no way from the other. Few differ."""
    *sides, first = _ours(order, missing, own)
    return _side(sides[side], (), first, order.tunnel)


def _ours(order: Order, missing: int, own: int) -> tuple[list[bool], list[bool], list[bool]]:
    """The missing places above, below, and of the seven, by whether they are ours."""
    above, below, first = (
        [bool(own & place) for place in places if missing & place]
        for places in (*order.beyond[SEVEN], (order.bits[SEVEN],))
    )
    return above, below, first


def _side(missing: Sequence[bool], other: Sequence[bool], first: Sequence[bool], tunnel: str) -> float:
    """The value of the missing cards of one side; `other` is the other side."""
    worth = 0.0
    own_inward = sum(other) + sum(missing)
    own_outward = 0
    for i, mine in enumerate(missing):
        inward = len(other) + len(missing) - i - 1
        own_inward -= mine
        share = _from_the_edge(i, inward, len(other), tunnel)
        own_before = share * own_inward + (1 - share) * own_outward
        others_before = share * inward + (1 - share) * i - own_before
        own_before += sum(first)
        others_before += len(first) - sum(first)
        if mine:
            worth += OWN_FOR_OTHERS * others_before + OWN_FOR_OWN * own_before
        else:
            worth += OTHERS_FOR_OWN * own_before + OTHERS_FOR_OTHERS * others_before
        own_outward += mine
    return worth


def _from_the_edge(outward: int, inward: int, other: int, tunnel: str) -> float:
    """The chance that a card is reached from the edge first.

    `outward`, `inward`: cards before it on either way; `other`: cards missing on the other side.
    """
    match tunnel:
        case "closed":
            return _chance(outward - other - SHUTS) if other else 1
        case "open":
            return _chance(outward - inward)
        case _:
            return 0


def jokers_held(jokers: int, others: int) -> float:
    """The value of a hand's jokers, by the number of its other cards."""
    if not jokers:
        return 0.0
    return JOKER_HELD / (others + 1) if others else ONLY_JOKERS


def _chance(lead: float) -> float:
    """The chance of winning a race with this lead (logistic)."""
    return 1 / (1 + exp(-lead))
