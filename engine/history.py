"""The turns of a hand as everybody at the table has seen them, for those who conclude from them what others hold."""

from collections.abc import Sequence
from typing import Final

from engine.cards import Card
from engine.game import Deal, HandKind
from engine.moves import Bankrupt, Move, PlayJoker
from engine.views import Turn

TOLD: Final = frozenset({HandKind.JOKERS, HandKind.TUNNELS, HandKind.TUNNELS_AND_JOKERS, HandKind.FIVES})
"""The kinds of hands whose views have a history. All is done openly there, and only jokers change hands.

In the killing games and in Insidious Sevens a history won nothing (docs/opponents.md).
"""


def turns_of(kind: HandKind, plies: Sequence[tuple[int, Move]], deal: Deal, thrown: Sequence[Card]) -> tuple[Turn, ...]:
    """The turns of a hand; none in a kind that is not of `TOLD`. `thrown`: the cards that bankrupt seats have laid.

    Of the deal they say no more than was shown: who gave a card for a joker, and who laid which of these cards.
    """
    if kind not in TOLD:
        return ()
    turns: list[Turn] = []
    for seat, move in plies:
        if isinstance(move, PlayJoker):
            holder = next(other for other, cards in enumerate(deal.hands) if move.stands_for in cards)
            turns.append(Turn(seat, move, holder))
        elif isinstance(move, Bankrupt):
            turns.append(Turn(seat, move, thrown=tuple(each for each in thrown if each in deal.hands[seat])))
        else:
            turns.append(Turn(seat, move))
    return tuple(turns)
