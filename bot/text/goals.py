"""Goals of lessons: what a learner can reach within a minute, and the hands that suit it.

Made only from views of the learner's own seat.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.participants import LearnerMove
from engine.advice import advised
from engine.moves import Play, PlayCommunity, PlayGroup, PlaySubstitute
from engine.views import GroupTable, SequenceTable, View

FITTING: Final = (2, 3)
"""So many cards fit at the first choice of a lesson."""
_NEEDED: Final = 2
"""Cards of a row that the goal asks for."""
_SEQUENCE: Final = 5
"""The most cards of a sequence (JG-1)."""
_HIGH: Final = 5
"""The rank of sixes, above which are only the sevens."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of a lesson. Message: `learn-goal-NAME`."""

    name: str
    reached: Callable[[Sequence[LearnerMove], View], bool]
    """Whether the learner's moves so far, and what they see now, reach it."""
    suits: Callable[[View], bool]
    """Whether it can be reached with the hand in this view, which is that of the learner's first choice."""


def is_new(goal: Goal, choices: Sequence[LearnerMove], now: View) -> bool:
    """Whether the learner's last move reached the goal."""
    return bool(choices) and goal.reached(choices, now) and not goal.reached(choices[:-1], choices[-1].view)


def _few_fit(view: View) -> bool:
    plays = [move for move in view.legal if isinstance(move, Play | PlaySubstitute | PlayCommunity)]
    return len(plays) in FITTING


def _laid(choices: Iterable[LearnerMove]) -> list[Play]:
    return [choice.move for choice in choices if isinstance(choice.move, Play)]


def _two_of_a_row(choices: Sequence[LearnerMove], now: View) -> bool:
    return max(Counter(move.card.suit for move in _laid(choices)).values(), default=0) >= _NEEDED


def _three_cards(choices: Sequence[LearnerMove], now: View) -> bool:
    return len(_laid(choices)) > _NEEDED


def _won_a_trick(choices: Sequence[LearnerMove], now: View) -> bool:
    return any(view.seat is not None and view.seats[view.seat].tricks for view in (*_views(choices), now))


def _ended_a_sequence(choices: Sequence[LearnerMove], now: View) -> bool:
    return any(_ended(view) for view in (*_views(choices), now))


def _ended(view: View) -> bool | None:
    """Whether the viewer ended the sequence and leads the next; None where a sequence goes on."""
    if not isinstance(view.table, SequenceTable) or view.table.wanted:
        return None
    return bool(view.table.sequence) and view.table.sequence[-1][0] == view.seat


def _beat(choices: Sequence[LearnerMove], now: View) -> bool:
    return any(
        isinstance(choice.move, PlayGroup)
        and isinstance(choice.view.table, GroupTable)
        and choice.view.table.number is not None
        for choice in choices
    )


def _views(choices: Iterable[LearnerMove]) -> Iterable[View]:
    return (choice.view for choice in choices)


def _holds_high_cards(view: View) -> bool:
    return sum(card.rank >= _HIGH for card in view.hand) in FITTING


def _leads_own_sequence(view: View) -> bool:
    """Whether a learner who follows the hint leads a card after which two or three of the sequence are their own."""
    lead = advised(view)
    if not isinstance(lead, Play) or _ended(view) is None:
        return False
    after = range(lead.card.rank, lead.card.rank + _SEQUENCE)
    return sum(card.suit == lead.card.suit and card.rank in after for card in view.hand) in FITTING


def _holds_groups(view: View) -> bool:
    hand = view.hand
    starts = [at for at in range(1, len(hand)) if hand[at].rank == hand[at - 1].rank]
    return len(starts) in FITTING


TWO_OF_A_ROW: Final = Goal("row", _two_of_a_row, _few_fit)
THREE_CARDS: Final = Goal("three", _three_cards, _few_fit)
A_TRICK: Final = Goal("trick", _won_a_trick, _holds_high_cards)
A_SEQUENCE: Final = Goal("sequence", _ended_a_sequence, _leads_own_sequence)
A_BEAT: Final = Goal("beat", _beat, _holds_groups)
