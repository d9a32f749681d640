"""Several cards in one play: consecutive ranks in one or more suits (CC-2 to CC-4)."""

from functools import cache
from itertools import combinations

from engine.cards import members
from engine.games.layout import ROW, Layout
from engine.moves import PLAY, Play, PlaySet


def plays(hand: int, layout: Layout) -> list[Play | PlaySet]:
    """Every play of a hand of one pack: ranks times suits, all held, each suit's part layable; single cards, too."""
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


def spans(base: int, fitting: int, held: int) -> list[int]:
    """The runs of consecutive ranks of a hand that a row can take, one card after the other (CC-2).

    `base` opens the row, `fitting` are the ranks held that fit now, `held` all that are held. A run starts with one
    that fits and goes away from the base; with the base itself it goes both ways.
    """
    if fitting & base:
        above = run(held, base, up=True)
        return [low | high for low in run(held, base, up=False) for high in above]
    found: list[int] = []
    while fitting:
        first = fitting & -fitting
        found += run(held, first, up=first > base)
        fitting ^= first
    return found


def run(held: int, rank: int, *, up: bool) -> list[int]:
    """This rank alone, with the next one held, and so on as far as they are neighbours."""
    span, runs = 0, list[int]()
    while rank & held:
        span |= rank
        runs.append(span)
        rank = rank << 1 if up else rank >> 1
    return runs


@cache
def play_of(cards: int) -> Play | PlaySet:
    """The play of this set of cards, made once."""
    listed = members(cards)
    return PLAY[listed[0].index] if len(listed) == 1 else PlaySet(tuple(listed))
