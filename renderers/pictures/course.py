"""How a match went for one player: the place that was to be expected at each choice, a line for each hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.packing import packs
from i18n import Texts
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT, joined
from renderers.alt_text.words import words_of
from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import Lettering
from renderers.canvas.palette import BLACK, FELT, FELT_DEEP, GOLD, MIST, PAPER, drawing, to_palette
from renderers.canvas.png import encode
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.lines import Text, lettering_of, write

_TITLE: Final = 62
_STEP: Final = 62
"""Between two places."""
_MARGIN: Final = 30
"""Above the first place and below the last."""
_FOOT: Final = 48
_LABELS: Final = 60
_LEFT: Final = BORDER + 8 + _LABELS
_WIDE: Final = WIDTH - BORDER - 12 - _LEFT
_ENDS: Final = 26
"""Left and right of a hand's line."""
_MARK: Final = 17
_NARROWEST: Final = 34
"""The least width of a hand for what stands below it."""
_NAMED: Final = 12
"""At most about so many places of a hand are named."""

Point = tuple[float, float]


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class CoursePicture:
    """The picture of a match's course. Expected places from 1 to `seats`."""

    title: str
    seats: int
    hands: tuple[tuple[float, ...], ...]
    """By hand: the places expected at the choices, and at last the one that was taken."""
    marks: tuple[tuple[int, int], ...] = ()
    """The choices that cost most, the dearest first, as (hand, choice), from 0."""
    ends: tuple[str, str] = ("", "")
    """The labels below the begin and the end of a single hand; several are numbered."""
    in_rounds: bool = False
    """Whether a hand is called a round."""

    def png(self) -> bytes:
        return encode(paint_course(self))

    def alt_text(self, texts: Texts) -> str:
        return joined(_sentences(self, texts), words_of(texts).space, LONGEST_ALT)

    def words(self, texts: Texts) -> str:
        """A line for each hand."""
        return joined(_sentences(self, texts), "\n", LONGEST_TEXT)

    def lettering(self) -> Sequence[Lettering]:
        """The lines of text as they are drawn into the picture, and their room."""
        return lettering_of(_texts(self))


def paint_course(shown: CoursePicture) -> Image.Image:
    """The course as a palette picture. The dearest choices are numbered discs; a ring is the place that was taken."""
    with drawing:
        high = _high(shown)
        picture = felt(BORDER + _TITLE + high + _FOOT + BORDER).convert("RGB")
        canvas = Canvas(_WIDE, high, FELT_DEEP)
        for place in range(1, shown.seats + 1):
            canvas.line([(0, _y(place)), (_WIDE, _y(place))], 2, FELT)
        lines = _lines(shown)
        for left, _ in _spans(shown)[1:]:
            canvas.line([(left, 0), (left, high)], 3, MIST)
        for line in lines:
            if len(line) > 1:
                canvas.line(line, 5, GOLD)
        for line in lines:
            canvas.disc(*line[-1], 12, PAPER)
            canvas.disc(*line[-1], 6, FELT_DEEP)
        for hand, choice in reversed(shown.marks):
            canvas.disc(*lines[hand][choice], _MARK + 3, FELT_DEEP)
            canvas.disc(*lines[hand][choice], _MARK, PAPER)
        picture.paste(canvas.finish().convert("RGB"), (_LEFT, BORDER + _TITLE))
        for text in _texts(shown):
            write(picture, text)
        return to_palette(picture)


def _high(shown: CoursePicture) -> int:
    return 2 * _MARGIN + (shown.seats - 1) * _STEP


def _y(place: float) -> float:
    return _MARGIN + (place - 1) * _STEP


def _spans(shown: CoursePicture) -> list[tuple[float, float]]:
    """Left and width of each hand, by the number of its choices."""
    # A hand without a choice has as much room as one with a single choice.
    shares = [max(2, len(points)) for points in shown.hands]
    widths = [_WIDE * share / sum(shares) for share in shares]
    return [(sum(widths[:number]), wide) for number, wide in enumerate(widths)]


def _lines(shown: CoursePicture) -> list[list[Point]]:
    """The points of each hand's line."""
    found: list[list[Point]] = []
    for (left, wide), places in zip(_spans(shown), shown.hands, strict=True):
        ends = min(_ENDS, wide / 4)
        if len(places) == 1:
            found.append([(left + wide / 2, _y(places[0]))])
            continue
        step = (wide - 2 * ends) / (len(places) - 1)
        found.append([(left + ends + number * step, _y(place)) for number, place in enumerate(places)])
    return found


def _texts(shown: CoursePicture) -> Iterator[Text]:
    """All text. Requires the lock `drawing`."""
    top = BORDER + _TITLE
    yield Text(shown.title, (BORDER + 8, BORDER, WIDTH - 2 * BORDER - 16, _TITLE), 26, PAPER, anchor=0, smallest=18)
    for place in range(1, shown.seats + 1):
        box = (BORDER + 4, round(top + _y(place)) - 24, _LABELS, 48)
        yield Text(str(place), box, 26, GOLD if place == 1 else PAPER)
    lines = _lines(shown)
    for number, (hand, choice) in enumerate(shown.marks, start=1):
        x, y = lines[hand][choice]
        box = (round(_LEFT + x) - 20, round(top + y) - 20, 40, 40)
        yield Text(str(number), box, 20, BLACK)
    below = top + _high(shown)
    if len(shown.hands) == 1:
        for text, anchor in zip(shown.ends, (0, 1), strict=True):
            yield Text(text, (_LEFT, below, _WIDE, _FOOT), 22, MIST, anchor=anchor, smallest=16)
        return
    every = max(1, round(_NARROWEST * len(shown.hands) / _WIDE + 0.5))
    for number, (left, wide) in enumerate(_spans(shown)):
        if number % every == 0:
            room = max(wide, _NARROWEST)
            box = (round(_LEFT + left + (wide - room) / 2), below, round(room), _FOOT)
            yield Text(str(number + 1), box, 22, MIST, smallest=16)


def _place(place: float, texts: Texts) -> str:
    return texts("number-tenths", value=place)


def _listed(places: Sequence[str], texts: Texts) -> str:
    """Places in a list, apart by semicolons where a decimal sign is a comma."""
    words = words_of(texts)
    return (words.semicolon if any(words.comma.strip() in each for each in places) else words.comma).join(places)


def _sentences(shown: CoursePicture, texts: Texts) -> Iterator[str]:
    yield texts("course-title-told", title=shown.title, seats=shown.seats)
    for hand, places in enumerate(shown.hands):
        marks = {choice: number for number, (of, choice) in enumerate(shown.marks, start=1) if of == hand}
        *expected, taken = places
        every = max(1, -(-len(expected) // _NAMED))
        named = [
            texts("course-place", place=_place(place, texts), number=marks[choice])
            if choice in marks
            else _place(place, texts)
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
            taken=_place(taken, texts),
        )
    if shown.marks:
        yield texts("course-marks-told")
