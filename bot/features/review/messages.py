"""A review's messages: its progress, the overview with the course of the match, and each of the dearest choices."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from discord import ui

from bot.features.replay.ids import Replay, ReplayPress
from bot.features.replay.positions import Eyes
from bot.features.review.ids import ReviewPress
from bot.features.review.stored import Mistake, Review
from bot.platform.messages import Message, Picture, Shown, button, note, panel, rows, words
from bot.tables.table import Table
from bot.text.games import called_at
from bot.text.labels import move_label
from bot.text.reasons import explanation_words, reason_words
from bot.text.rounds import is_of_many, number_text, part_of
from bot.text.sentences import in_a_line
from engine import moves
from engine.advice import compared
from engine.review import apart
from engine.views import View
from i18n import Texts
from renderers import CoursePicture

COURSE: Final = "review.png"
_LEAST: Final = 0.05
"""Places below this are told as none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One of the dearest choices, with what the player saw then."""

    number: int
    """From 1."""
    mistake: Mistake
    position: int
    """In the replay: the one in which the choice was to be made."""
    view: View


@dataclass(frozen=True, slots=True, kw_only=True)
class HowFar:
    """How far the review of a match is. `choices`: None while they are counted. `ahead`: how many other reviews come
    first; None: it has begun.
    """

    table: int
    done: int
    choices: int | None
    ahead: int | None


def progress_message(texts: Texts, far: HowFar, *, asked: int) -> Message:
    """The progress of a review. `asked`: the number of the match whose review somebody asked for."""
    if far.ahead is not None:
        state = texts("review-waiting", ahead=far.ahead)
    elif far.choices is None:
        state = texts("review-counting")
    else:
        state = texts("review-under-way", done=far.done, total=far.choices)
    if asked == far.table:
        return note(f"{state}\n-# {texts('review-patience')}")
    number = texts("replay-number", table=str(far.table))
    return note(f"-# {number}\n{state}\n-# {texts('review-one-at-a-time')}")


def judged_choices(table: Table, review: Review) -> list[Judged]:
    """The dearest choices of a review, with what their player saw then."""
    assert table.match is not None
    # A replay has a position after each deal and each move.
    numbers = {each.move + each.hand: number for number, each in enumerate(review.mistakes, start=1)}
    found: list[Judged] = []
    for position, match in enumerate(islice(table.match.positions(), max(numbers, default=-1) + 1)):
        if position in numbers:
            mistake = review.mistakes[numbers[position] - 1]
            view = match.view(table.history[mistake.move].seat)
            found.append(Judged(number=numbers[position], mistake=mistake, position=position, view=view))
    return sorted(found, key=lambda each: each.number)


def course_of(texts: Texts, table: Table, review: Review) -> CoursePicture:
    """The expected places through the match."""
    return CoursePicture(
        title=texts("review-course"),
        seats=len(table.participants),
        hands=tuple((*(place / 100 for place in hand.expected), hand.place / 100) for hand in review.hands),
        marks=tuple((each.hand, each.choice) for each in review.mistakes),
        ends=(texts("review-course-begin"), texts("review-course-end")),
        in_rounds=part_of(table.game) == "round",
    )


def overview_message(
    texts: Texts, table: Table, review: Review, judged: Sequence[Judged], *, shown: Shown | None
) -> Message:
    """Luck apart, the course of the match, and the dearest choices in a line each. `shown`: the course as a picture or
    in words; None: nothing was judged."""
    facts, drawn = [_facts(texts, review)], shown if isinstance(shown, Picture) else None
    if shown is not None:
        # Small beside a picture, so that all of it is in a phone's window.
        facts.append(f"{'-# ' if drawn else ''}{apart_words(texts, table, review)}")
    above = words("\n".join([texts("review-title", game=called_at(texts, table)), *facts]))
    in_words = [shown] if isinstance(shown, str) else []
    below = words("\n\n".join([*in_words, _verdict(texts, table, review, judged, is_judged=shown is not None)]))
    return panel(
        above,
        drawn.gallery() if drawn else None,
        below,
        *rows(_turners(texts, table, review, 0)),
        pictures=[drawn] if drawn else [],
    )


def choice_message(texts: Texts, table: Table, review: Review, judged: Judged, *, eyes: Eyes, shown: Shown) -> Message:
    """A choice: what was played, what would have been better and why, and what the player saw.

    `eyes`: the player's. `shown`: the position as a picture or in words.
    """
    mistake, view = judged.mistake, judged.view
    played, best = table.history[mistake.move].move, moves.parse(mistake.best)
    why, found = reason_words(texts, view, played), compared(view, best, than=[played])
    better = explanation_words(texts, found.explanation)
    means_the_same, is_alone = why == better, not found.explanation.is_drawback and found.likewise is None
    key = "review-better-likewise" if means_the_same else "review-better" if is_alone else "review-better-although"
    is_picture = isinstance(shown, Picture)
    head = [
        texts("review-choice", number=judged.number, count=len(review.mistakes)),
        f"-# {in_a_line(texts, _where(texts, table, review, mistake))}",
        texts("review-chosen", move=move_label(texts, view, played), why=why),
        texts(key, move=move_label(texts, view, best), why=better, **_gain(texts, mistake)),
        "-# "
        + texts(
            "review-measured",
            points=_number(texts, mistake.points),
            error=_number(texts, mistake.error),
            worlds=review.worlds,
        ),
        *([] if is_picture else [texts("review-then")]),
    ]
    opened = button(texts("replay-button"), ReplayPress(table.id, Replay.OPEN, judged.position, eyes))
    return panel(
        words("\n".join(head)),
        shown.gallery() if is_picture else words(shown),
        *rows([*_turners(texts, table, review, judged.number), opened]),
        pictures=[shown] if is_picture else [],
    )


def apart_words(texts: Texts, table: Table, review: Review) -> str:
    """The shares of the deal, the own choices and the rest in the average place; they add up as they are shown."""
    found = apart([hand.judged() for hand in review.hands], seats=len(table.participants))
    par, place = round(found.par, 1), round(found.place, 1)
    deal, own = round(found.deal, 1), round(found.own, 1)
    rest = round(place - par - deal - own, 1)
    signs = {
        f"{name}-is": "even" if not places else "better" if places < 0 else "worse"
        for name, places in (("deal", deal), ("own", own), ("rest", rest))
    }
    return texts(
        "review-apart",
        several="yes" if len(review.hands) > 1 else "no",
        hands=len(review.hands),
        part=part_of(table.game),
        par=_number(texts, par),
        deal=_number(texts, abs(deal)),
        own=_number(texts, own),
        rest=_number(texts, abs(rest)),
        place=_number(texts, place),
        **signs,
    )


def _facts(texts: Texts, review: Review) -> str:
    facts = [texts("review-choices", count=review.choices)]
    if not review.proved and review.choices:
        facts.append(texts("review-opinion"))
    return f"-# {in_a_line(texts, facts)}"


def _verdict(texts: Texts, table: Table, review: Review, judged: Sequence[Judged], *, is_judged: bool) -> str:
    """The dearest choices in a line each, and what was not judged."""
    if not review.choices:
        return texts("review-no-choice", others=review.by_others)
    if not is_judged:
        return texts("review-none-judged")
    lines = [texts("review-mistakes", count=len(judged)) if judged else texts("review-good")]
    for each in judged:
        played, best = table.history[each.mistake.move].move, moves.parse(each.mistake.best)
        lines.append(
            texts(
                "review-mistake",
                number=each.number,
                move=each.mistake.move + 1,
                played=move_label(texts, each.view, played),
                best=move_label(texts, each.view, best),
                **_gain(texts, each.mistake),
            )
        )
    if review.missed:
        lines.append(f"-# {texts('review-missed', count=review.missed)}")
    if review.by_others:
        lines.append(f"-# {texts('review-by-others', count=review.by_others)}")
    return "\n".join(lines)


def _gain(texts: Texts, mistake: Mistake) -> dict[str, str]:
    """A move can be better by more first places alone."""
    return {
        "gain": "places" if mistake.places >= _LEAST else "firsts",
        "places": texts("number-tenths", value=mistake.places),
    }


def _where(texts: Texts, table: Table, review: Review, mistake: Mistake) -> list[str]:
    assert table.match is not None
    facts = [texts("replay-move", move=mistake.move + 1, moves=len(table.history))]
    if is_of_many(table.game, table.match.rules, table.match.totals):
        facts.append(number_text(texts, table.game, table.match.rules, mistake.hand + 1))
    if not review.proved:
        facts.append(texts("review-opinion"))
    return facts


def _turners(texts: Texts, table: Table, review: Review, page: int) -> list[ui.Button[Any]]:
    """The overview and each choice; none where there is nothing to turn to."""
    if not review.mistakes:
        return []
    overview, choice = "review-overview", "review-choice-button"
    if texts.is_spoken:
        overview, choice = "review-overview-spoken", "review-choice-button-spoken"
    labels = [texts(overview), *(texts(choice, number=number) for number in range(1, len(review.mistakes) + 1))]
    return [
        button(label, ReviewPress(table.id, number), disabled=number == page) for number, label in enumerate(labels)
    ]


def _number(texts: Texts, value: float) -> str:
    """With one digit after the decimal sign, unless it is 0."""
    tenths = round(value, 1)
    return str(int(tenths)) if tenths.is_integer() else texts("number-tenths", value=tenths)
