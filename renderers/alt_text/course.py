"""The course of a match in words: the expected places in order, with the dearest choices marked."""

from collections.abc import Iterator, Sequence
from typing import Final

from i18n import Texts
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT, joined
from renderers.alt_text.words import words_of
from renderers.model.course import CourseShown

_NAMED: Final = 12
"""At most about so many places of a hand are named."""


def alt_course(shown: CourseShown, texts: Texts) -> str:
    """The alt text of a course's picture."""
    return joined(_sentences(shown, texts), words_of(texts).space, LONGEST_ALT)


def text_course(shown: CourseShown, texts: Texts) -> str:
    """Text that replaces the picture: a line for each hand."""
    return joined(_sentences(shown, texts), "\n", LONGEST_TEXT)


def place_text(place: float, texts: Texts) -> str:
    """An expected place as text."""
    return texts("number-tenths", value=place)


def _listed(places: Sequence[str], texts: Texts) -> str:
    """Places in a list, apart by semicolons where a decimal sign is a comma."""
    words = words_of(texts)
    return (words.semicolon if any(words.comma.strip() in each for each in places) else words.comma).join(places)


def _sentences(shown: CourseShown, texts: Texts) -> Iterator[str]:
    yield texts("course-title-told", title=shown.title, seats=shown.seats)
    for hand, places in enumerate(shown.hands):
        marks = {choice: number for number, (of, choice) in enumerate(shown.marks, start=1) if of == hand}
        *expected, taken = places
        every = max(1, -(-len(expected) // _NAMED))
        named = [
            texts("course-place", place=place_text(place, texts), number=marks[choice])
            if choice in marks
            else place_text(place, texts)
            for choice, place in enumerate(expected)
            if choice % every == 0 or choice in marks
        ]
        yield texts(
            "course-hand",
            number=hand + 1,
            part="round" if shown.in_rounds else "hand",
            several="yes" if len(shown.hands) > 1 else "no",
            chosen="yes" if named else "no",
            places=_listed(named, texts),
            taken=place_text(taken, texts),
        )
    if shown.marks:
        yield texts("course-marks-told")
