"""Reasons for a move rather than for others: of the reasons for the advised move, one that no other move has as well.

What a move does can be said of other moves, too, and then it is no reason for this one. A sentence that gives such a
reason names one of the others.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from engine.advice import rows
from engine.advice.explaining import why
from engine.advice.reasons import AdviceReason, Explanation
from engine.ai import normal
from engine.moves import Move, Talk
from engine.views import RowsTable, View

_STRONGER: Final[Mapping[AdviceReason, frozenset[AdviceReason]]] = {
    AdviceReason.NEARS_OWN: frozenset({AdviceReason.OPENS_OWN, AdviceReason.ONLY_OWN}),
    AdviceReason.OPENS_OWN: frozenset({AdviceReason.ONLY_OWN}),
    AdviceReason.TRIES: frozenset({AdviceReason.WINS}),
    AdviceReason.MANY: frozenset({AdviceReason.WITH_FACE_UP}),
    AdviceReason.FOLLOWS_OWN: frozenset({AdviceReason.LEADS_AGAIN}),
}
"""Reasons that claim what this one does, and more."""
_MORE: Final = frozenset(
    {
        AdviceReason.LAST_CARDS,
        AdviceReason.MANY,
        AdviceReason.WITH_FACE_UP,
        AdviceReason.BRINGS_TOGETHER,
        AdviceReason.ENLARGES,
        AdviceReason.TAKES_MATCH,
        AdviceReason.FOLLOWS_OWN,
        AdviceReason.JOKER_COSTS,
        AdviceReason.COVERS,
        AdviceReason.PILES_FAR,
        AdviceReason.PILES_BLOCKING,
        AdviceReason.GIVES_FAR,
        AdviceReason.CLOSES_OTHERS,
    }
)
"""The greater the number, the more it speaks for the move..."""
_LESS: Final = frozenset(
    {AdviceReason.NEARS_OWN, AdviceReason.PILES_CHEAP, AdviceReason.ENDS_HAND, AdviceReason.GIVES_COLOUR}
)
"""... and here the smaller it is."""
_MORE_CARDS: Final = frozenset(
    {
        AdviceReason.OPENS_OWN,
        AdviceReason.ONLY_OWN,
        AdviceReason.KILLS,
        AdviceReason.RESCUES,
        AdviceReason.CLOSES_IN,
        AdviceReason.SHUTS_OTHERS,
    }
)
_FEWER_CARDS: Final = frozenset({AdviceReason.FREES_OTHERS})


class But(StrEnum):
    """Why a move for which the same reason speaks is worse."""

    FEWER_OWN = "fewer-own"
    """It brings fewer of the player's cards nearer."""
    MORE_OTHERS = "more-others"
    """It brings more of the opponents' cards nearer."""
    NOTHING = "nothing"
    """Nothing that can be counted."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A reason for a move. `likewise`: the best move for which it speaks as much, or more, and what is worse about it;
    None: it speaks for none of the others."""

    explanation: Explanation
    likewise: Move | None = None
    but: But = But.NOTHING


def compared(view: View, move: Move, *, than: Sequence[Move] = ()) -> Compared:
    """The reason for a move rather than for these other legal moves, or for all others.

    A drawback is no reason, so it speaks for none of them.
    """
    said = why(view, move)
    if said.is_drawback:
        return Compared(said)
    others = [each for each in than or view.legal if each != move and not isinstance(each, Talk)]
    rivals = [each for each in others if speaks_for(said, why(view, each))]
    if not rivals:
        return Compared(said)
    worths = normal.values(view, rivals, Random(0))
    best = rivals[worths.index(max(worths))]
    if not isinstance(view.table, RowsTable):
        return Compared(said, best)
    special = rows.rather(view, view.table, move)
    return Compared(special) if special is not None else Compared(said, best, _but(view, view.table, move, best))


def _but(view: View, table: RowsTable, move: Move, other: Move) -> But:
    mine, theirs = rows.nearer(view, table, move), rows.nearer(view, table, other)
    if mine is None or theirs is None:
        return But.NOTHING
    if theirs[0] < mine[0]:
        return But.FEWER_OWN
    return But.MORE_OTHERS if theirs[1] > mine[1] else But.NOTHING


def speaks_for(said: Explanation, other: Explanation) -> bool:
    """Whether what is said of a move speaks as much, or more, for another one, whose own explanation is `other`."""
    if other.reason in _STRONGER.get(said.reason, ()):
        return True
    return other.reason is said.reason and _weight(other) >= _weight(said)


def _weight(said: Explanation) -> int:
    """How much it speaks for its move, beside the same reason of another one."""
    if said.reason in _MORE:
        return said.number
    if said.reason in _LESS:
        return -said.number
    if said.reason in _MORE_CARDS:
        return len(said.cards)
    return -len(said.cards) if said.reason in _FEWER_CARDS else 0
