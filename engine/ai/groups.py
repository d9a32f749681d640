"""Nanatoridori: play what can be played, many at once, and take cards only where they make a group larger."""

from collections.abc import Sequence

from engine.moves import Discard, Move, PlayGroup, Take
from engine.views import GroupTable, View


def best(view: View, table: GroupTable, moves: Sequence[Move]) -> Move:
    """The best of these legal moves."""
    number = view.drawn.rank + 1 if view.drawn else table.block_number

    def worth(move: Move) -> float:
        match move:
            case PlayGroup(first=first, last=last, extra=extra):
                return 10 * (last - first + 1 + extra) - int(view.hand[first].code)
            case Take(position=position):
                beside = view.hand[max(position - 1, 0) : position + 1]
                return 2 if any(card.code == str(number) for card in beside) else 0
            case Discard():
                return 1
            case _:
                return -1

    return max(moves, key=worth)
