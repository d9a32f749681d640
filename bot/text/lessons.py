"""Texts for learners: a goal, a lesson when something is new, an advised move and why, a remark on their last move.

Made only from views of the learner's own seat.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.tables.participants import LearnerMove
from bot.text.goals import is_new
from bot.text.labels import move_label
from bot.text.mechanisms import RECORDS, games_of
from bot.text.mechanisms.record import GameKind, Teaching
from bot.text.reasons import advice, explanation_words, reason_words
from bot.text.rounds import part_of
from engine.advice import advised, compared
from engine.catalog import PRESETS, Preset
from engine.moves import Move
from engine.views import Phase, View
from i18n import Texts

TEACHING: Final[Mapping[str, Teaching]] = {
    game: teaching for kind in GameKind for game in games_of(kind) if (teaching := RECORDS[game].teaching) is not None
}
"""By game: how it is taught."""
TAUGHT: Final[Mapping[str, Preset]] = {
    game: preset for game, teaching in TEACHING.items() for preset in PRESETS if preset.id == teaching.preset
}
"""By game: the preset used to teach it."""

_ONE_ROW: Final = 5
"""Moves whose buttons leave room for a reason below a lesson."""


def heading(texts: Texts, view: View, choices: Sequence[LearnerMove]) -> str:
    """The line at the top of a lesson: the goal. `choices`: the learner's moves so far."""
    goal = TEACHING[view.game].goal
    reached = "yes" if goal.reached(choices, view) else "no"
    return texts("learn-heading", goal=texts(f"learn-goal-{goal.name}"), reached=reached)


def hint(texts: Texts, view: View, choices: Sequence[LearnerMove]) -> str:
    """The words for a learner now: a line about the game, or while others play about their last move, and one that
    advises them or says what they wait for. `choices`: their moves so far.

    With many buttons, or where the reason speaks for another move as well, the new lesson is enough.
    """
    last = choices[-1] if choices and choices[-1].view.number == view.number else None
    is_asked = view.seat in view.to_act
    if is_new(TEACHING[view.game].goal, choices, view):
        said = texts("learn-reached")
    else:
        new = lesson(texts, [choice.view for choice in choices], view) if is_asked or not choices else None
        said = new or (remark(texts, last) if last and not is_asked else None)
    if is_asked and said and (len(view.legal) > _ONE_ROW or compared(view, advised(view)).likewise is not None):
        now = texts("learn-advice", move=move_label(texts, view, advised(view)))
    elif is_asked:
        now = " ".join(filter(None, [_asked(texts, view), advice(texts, view, advised(view))]))
    elif view.hand:
        now = texts("learn-waiting")
    else:
        now = texts("learn-watching", part=part_of(view.game))
    return "\n".join(filter(None, [said, now]))


def lesson(texts: Texts, seen: Sequence[View], now: View) -> str | None:
    """The lesson that is new at this step, if any. `seen`: the learner's views at earlier steps."""
    given: set[str] = set()
    new: str | None = None
    for view in (*seen, now):
        lessons = TEACHING[now.game].lessons
        fitting = (name for name, fits in lessons.items() if name not in given and fits(view))
        new = next(fitting, None)
        if new is not None:
            given.add(new)
    return None if new is None else texts(f"learn-lesson-{new}")


def weighed(texts: Texts, view: View, move: Move) -> str:
    """For a move to be confirmed: its reason, compared with the advised move's."""
    best = advised(view)
    if move == best:
        return texts("learn-agreed", why=reason_words(texts, view, move))
    return texts("learn-rather", **_compared(texts, view, move, best))


def remark(texts: Texts, choice: LearnerMove) -> str | None:
    """The effect of the learner's move, compared with the advised move.

    None if there was only one legal move.
    """
    view, move = choice.view, choice.move
    if len(view.legal) == 1:
        return None
    best = advised(view)
    if move == best:
        return texts("learn-followed", move=move_label(texts, view, move), why=reason_words(texts, view, move))
    return texts("learn-instead", **_compared(texts, view, move, best))


def _compared(texts: Texts, view: View, move: Move, best: Move) -> dict[str, str]:
    """The reasons for a move and for a better one, and whether they are the same."""
    why = reason_words(texts, view, move)
    other_why = explanation_words(texts, compared(view, best, than=[move]).explanation)
    return {
        "move": move_label(texts, view, move),
        "why": why,
        "other": move_label(texts, view, best),
        "other-why": other_why,
        "likewise": "yes" if why == other_why else "no",
    }


def _asked(texts: Texts, view: View) -> str | None:
    match view.phase:
        case Phase.PASSING | Phase.BIDDING | Phase.PLACE:
            return texts("learn-your-choice", what=view.phase.value)
        case _:
            return None
