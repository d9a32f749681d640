"""Plays of several cards: consecutive ranks in one or more suits (CC-2 to CC-4)."""

from functools import cache, lru_cache
from itertools import combinations

from engine.cards import mask, members
from engine.games.layout import ROW, Layout
from engine.moves import PLAY, Play, PlaySet


def plays(hand: int, layout: Layout) -> list[Play | PlaySet]:
    """Return all plays of a hand of one pack: single cards, and runs of the same ranks in one or more suits."""
    table = layout.table
    assert table is not None, "a game of sets has one base"
    parts_of: dict[int, list[int]] = {}
    for suit, row in enumerate(layout.rows):
        held = hand >> 13 * suit & ROW
        fitting = held & table[row]
        if fitting:
            for span in spans(table[0], fitting, held):
                parts_of.setdefault(span, []).append(span << 13 * suit)
    found: list[Play | PlaySet] = []
    for parts in parts_of.values():
        found += map(play_of, parts)
        for size in range(2, len(parts) + 1):
            found += map(play_of, map(sum, combinations(parts, size)))
    return found


def is_play(move: PlaySet, hand: int, layout: Layout) -> bool:
    """Return whether this move is among `plays`."""
    table, cards = layout.table, mask(move.cards)
    assert table is not None, "a game of sets has one base"
    if cards & ~hand or play_of(cards) != move:
        return False
    ranks = set[int]()
    for suit, row in enumerate(layout.rows):
        if span := cards >> 13 * suit & ROW:
            held = hand >> 13 * suit & ROW
            if span not in spans(table[0], held & table[row], held):
                return False
            ranks.add(span)
    return len(ranks) == 1


@lru_cache(maxsize=1 << 14)
def spans(base: int, fitting: int, held: int) -> tuple[int, ...]:
    """Return the runs of consecutive ranks of one suit of a hand that its row can take (CC-2), as rank sets.

    `base` starts the row; `held` are the ranks in the hand, `fitting` those of them that fit now. A run starts at a
    fitting rank and goes away from the base; a run with the base goes both ways.
    """
    if fitting & base:
        above = run(held, base, up=True)
        return tuple([low | high for low in run(held, base, up=False) for high in above])
    found: list[int] = []
    while fitting:
        first = fitting & -fitting
        found += run(held, first, up=first > base)
        fitting ^= first
    return tuple(found)


def run(held: int, rank: int, *, up: bool) -> list[int]:
    """Return the runs that start at this rank and go up or down through held ranks, shortest first."""
    span, runs = 0, list[int]()
    while rank & held:
        span |= rank
        runs.append(span)
        rank = rank << 1 if up else rank >> 1
    return runs


@cache
def play_of(cards: int) -> Play | PlaySet:
    """Return the cached play of this set of cards."""
    listed = members(cards)
    return PLAY[listed[0].index] if len(listed) == 1 else PlaySet(tuple(listed))
