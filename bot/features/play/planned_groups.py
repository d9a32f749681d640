"""Plans in games of groups (Nanatoridori): numbers in order, of which the first whose group beats the table is played.

A group is played whole. A turn there has more than a play: a seat that cannot play passes, and what it beats or draws
is placed. The plan says all of it, so it lasts over turns: a pass is made where nothing else is legal, and what comes
joins the one group of its number, or is discarded where the hand has none. Of two groups of a number none is chosen.
"""

from collections.abc import Sequence

from engine.cards import NUMBERS, Card
from engine.moves import DISCARD, PASS, Move, PlayGroup, Take
from engine.views import GroupTable, Phase, View


def planned_in_groups(view: View, table: GroupTable, numbers: Sequence[Card]) -> Move | None:
    """The move that a plan of these numbers makes now; None: the person is asked."""
    if view.phase is Phase.PLACE:
        return _placed(view, table)
    for number in numbers:
        # Face-up cards are the person's to spend (NT-12).
        whole = [PlayGroup(first, last) for first, last in groups_of(view.hand, number)]
        fits = [move for move in whole if move in view.legal]
        if len(fits) == 1:
            return fits[0]
    # In a duel a pass costs a face-up card, or the round (NT-11).
    return PASS if view.legal == (PASS,) and table.stock is not None else None


def _placed(view: View, table: GroupTable) -> Move | None:
    """Where what was beaten or drawn goes: to the only group of its number, or away."""
    number = view.drawn if table.block_number is None else NUMBERS[table.block_number - 1]
    there = [] if number is None else groups_of(view.hand, number)
    if number is None or len(there) > 1:
        return None
    return Take(there[0][0]) if there else DISCARD


def groups_of(hand: Sequence[Card], number: Card) -> list[tuple[int, int]]:
    """The first and last place of each group of this number in a hand."""
    starts = [at for at, each in enumerate(hand) if each == number and (not at or hand[at - 1] != number)]
    ends = [at for at, each in enumerate(hand) if each == number and hand[at + 1 : at + 2] != hand[at : at + 1]]
    return [*zip(starts, ends, strict=True)]
