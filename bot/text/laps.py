"""Laps: how often a hand has gone around the table, as everybody can see it."""

from collections.abc import Sequence

from bot.tables.participants import PlayedMove
from engine import moves
from engine.events import TableCleared, WonTrick

_ASIDE = moves.Talk | moves.Cover | moves.Leave | moves.Give | moves.Decline | moves.Bid
"""Moves out of turn, or of all at once: they belong to the lap in which they are made."""


def laps_of(played: Sequence[PlayedMove]) -> list[int]:
    """The lap of each of these moves, from 1 in each hand.

    A lap ends with a trick, when the table is cleared, or when a seat is to move again. Give only moves that everybody
    has seen: a move that was hidden would show in the numbers.
    """
    laps: list[int] = []
    hand, lap, last, is_over = 0, 1, None, False
    moved = set[int]()
    for each in played:
        if each.hand_number != hand:
            hand, lap, last, is_over = each.hand_number, 1, None, False
            moved.clear()
        if not isinstance(each.move, _ASIDE):
            if is_over or (each.seat in moved and each.seat != last):
                lap += 1
                moved.clear()
            is_over, last = False, each.seat
            moved.add(each.seat)
        laps.append(lap)
        is_over = is_over or any(isinstance(event, WonTrick | TableCleared) for event in each.events)
    return laps
