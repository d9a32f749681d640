"""Texts for learners: a lesson when something is new, an advised move with its reason, and a remark on their last move.

Made only from views of the learner's own seat.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.tables.participants import LearnerMove
from bot.text.labels import move_label
from bot.text.mechanisms import RECORDS, games_of
from bot.text.mechanisms.record import GameKind
from bot.text.reasons import advice, reason_words
from bot.text.rounds import part_of
from engine.advice import advised
from engine.catalog import PRESETS, Preset
from engine.moves import Move
from engine.views import Phase, View
from i18n import Texts

TAUGHT: Final[Mapping[str, Preset]] = {
    preset.game: preset
    for kind in GameKind
    for game in games_of(kind)
    for preset in PRESETS
    if preset.game == game and preset.id == RECORDS[game].taught_with
}
"""By game: the preset used to teach it."""

LESSONS: Final = tuple(name for game in TAUGHT for name in RECORDS[game].lessons)


def hint(texts: Texts, view: View, choices: Sequence[LearnerMove]) -> str:
    """The full text for a learner now: remark on the last move, lesson and advice. `choices`: their moves so far."""
    last = choices[-1] if choices and choices[-1].view.number == view.number else None
    parts = [remark(texts, last) if last else None]
    if view.seat in view.to_act:
        asked = _asked(texts, view)
        parts += [
            lesson(texts, [choice.view for choice in choices], view),
            f"{asked}\n{advice(texts, view, advised(view))}",
        ]
    elif not view.hand:
        parts.append(texts("learn-watching", part=part_of(view.game)))
    else:
        parts += [None if choices else lesson(texts, [], view), texts("learn-waiting")]
    return "\n\n".join(filter(None, parts))


def lesson(texts: Texts, seen: Sequence[View], now: View) -> str | None:
    """The lesson that is new at this step, if any. `seen`: the learner's views at earlier steps."""
    given: set[str] = set()
    new: str | None = None
    for view in (*seen, now):
        fitting = (name for name, fits in RECORDS[now.game].lessons.items() if name not in given and fits(view))
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
    why, other_why = reason_words(texts, view, move), reason_words(texts, view, best)
    return {
        "move": move_label(texts, view, move),
        "why": why,
        "other": move_label(texts, view, best),
        "other-why": other_why,
        "likewise": "yes" if why == other_why else "no",
    }


def _asked(texts: Texts, view: View) -> str:
    match view.phase:
        case Phase.PASSING | Phase.BIDDING | Phase.PLACE:
            return texts("learn-your-choice", what=view.phase.value)
        case _:
            return texts("learn-your-turn")
