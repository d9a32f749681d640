"""Reasons for moves with groups in a hand of fixed order: cards played, joined and taken in (section 12)."""

from engine.advice.reasons import AdviceReason, Explanation
from engine.cards import NUMBERS, Card
from engine.moves import Discard, Move, Pass, PlayGroup, Take
from engine.views import GroupTable, View


def why(view: View, table: GroupTable, move: Move) -> Explanation:
    """The reason for a move."""
    match move:
        case PlayGroup(first, last, extra):
            return _of_play(view.hand, first, last, extra)
        case Pass(Card() as taken):
            together = _most_together(view.hand, taken)
            return Explanation(AdviceReason.TAKES_MATCH if together > 1 else AdviceReason.USES_UP, number=together)
        case Pass():
            if table.stock is None:
                return Explanation(AdviceReason.LOSES)
            beats = any(isinstance(each, PlayGroup) for each in view.legal)
            return Explanation(
                AdviceReason.KEEPS_GROUPS if beats else AdviceReason.NOTHING_BEATS, number=int(table.stock > 0)
            )
        case Take(position):
            return _of_taking(view, table, position)
        case Discard():
            return Explanation(AdviceReason.DISCARDS)
        case _:
            return Explanation(AdviceReason.ONLY_ONE)


def _most_together(hand: tuple[Card, ...], card: Card) -> int:
    """The size of the largest group that this card can make in the hand."""
    return max(_group_at((*hand[:place], card, *hand[place:]), place) for place in range(len(hand) + 1))


def _of_play(hand: tuple[Card, ...], first: int, last: int, extra: int) -> Explanation:
    left = hand[:first] + hand[last + 1 :]
    gone = last - first + 1
    if not left:
        return Explanation(AdviceReason.LAST_CARDS, number=gone)
    whole = _group_at(hand, first)
    if whole > gone:
        return Explanation(AdviceReason.BREAKS_UP, number=whole - gone)
    if 0 < first < len(left) and left[first - 1].rank == left[first].rank:
        return Explanation(AdviceReason.BRINGS_TOGETHER, number=_group_at(left, first))
    if extra:
        return Explanation(AdviceReason.WITH_FACE_UP, number=gone + extra)
    return Explanation(AdviceReason.MANY, number=gone) if gone > 1 else Explanation(AdviceReason.ONE)


def _of_taking(view: View, table: GroupTable, position: int) -> Explanation:
    block = (view.drawn,) if view.drawn else ()
    if table.block_number is not None:
        block = (NUMBERS[table.block_number - 1],) * table.block
    hand = view.hand
    together = _group_at(hand[:position] + block + hand[position:], position)
    if together > len(block):
        return Explanation(AdviceReason.ENLARGES, number=together)
    parted = 0 < position < len(hand) and hand[position - 1].rank == hand[position].rank
    return Explanation(AdviceReason.SPLITS if parted else AdviceReason.ADDS)


def _group_at(hand: tuple[Card, ...], position: int) -> int:
    """The size of the group of equal neighbours at this position."""
    rank = hand[position].rank
    first = last = position
    while first > 0 and hand[first - 1].rank == rank:
        first -= 1
    while last + 1 < len(hand) and hand[last + 1].rank == rank:
        last += 1
    return last - first + 1
