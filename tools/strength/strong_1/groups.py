"""Computer player for Nanatoridori: values a move by how much it reduces the cost of the hand (section 12).

The cost of a hand is about the number of turns it takes to play it group by group.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from engine.cards import NUMBERS, Card
from engine.moves import Discard, Move, Pass, PlayGroup, Take
from engine.views import GroupTable, View

GROUP: Final = 1.0
"""The cost of a group, about one turn."""
NUMBER: Final = -0.06
"""Per step of the group's number: higher groups beat more."""
FURTHER_CARD: Final = -0.25
"""Per card after the first: larger groups beat more."""
LEAST: Final = 0.1
"""The minimum cost of a group."""
CARD: Final = 0.05
"""Per card in the hand: drawing and taking cards has a cost."""

PLAY: Final = 0.3
"""The value of using a turn."""
PASS: Final = -0.3
RESERVE: Final = -0.3
"""Per face-up card that the move uses up (NT-11, NT-12)."""
LAST_RESERVE: Final = -3.0
"""A pass that takes the last face-up card: the next pass would lose at once."""
LOST: Final = -50.0
OUT: Final = 100.0


def values(view: View, table: GroupTable, moves: Sequence[Move]) -> list[float]:
    """The value of each of these legal moves."""
    assert view.seat is not None
    hand = view.hand
    shown = view.seats[view.seat].shown
    before = cost(hand)

    def worth(move: Move) -> float:
        match move:
            case PlayGroup(first=first, last=last, extra=extra):
                left = hand[:first] + hand[last + 1 :]
                if not left:
                    return OUT
                beaten = (NUMBERS[table.number - 1],) * table.count if table.number is not None else ()
                return PLAY + before - cost(left) + gain(left, beaten) + RESERVE * extra
            case Pass(taking=None):
                return LOST if table.stock is None else PASS
            case Pass(taking=Card() as taken):
                return PASS + RESERVE + LAST_RESERVE * (len(shown) == 1) + gain(hand, (taken,))
            case Take(position=position):
                return before - cost(hand[:position] + block + hand[position:])
            case Discard():
                return 0
            case _:
                return LOST

    block = (view.drawn,) if view.drawn else ()
    if table.block_number is not None:
        block = (NUMBERS[table.block_number - 1],) * table.block
    return list(map(worth, moves))


@lru_cache(maxsize=1 << 16)
def cost(hand: tuple[Card, ...]) -> float:
    """The cost of a hand."""
    cost = CARD * len(hand)
    for number, group in groupby(hand, key=lambda card: card.rank):
        cost += max(LEAST, GROUP + NUMBER * number + FURTHER_CARD * (len(list(group)) - 1))
    return cost


@lru_cache(maxsize=1 << 16)
def gain(hand: tuple[Card, ...], block: tuple[Card, ...]) -> float:
    """The value of inserting these cards in the best position; 0 if discarding them is better (NT-4)."""
    before = cost(hand)
    places = {0, len(hand), *(i for i in range(len(hand)) if block and hand[i] is block[0])}
    return max(0, *(before - cost(hand[:i] + block + hand[i:]) for i in places)) if block else 0
