"""A person's profile: a curve of ratings, a bar for each game, and one for each opponent."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Final, Self

from PIL import Image

from engine.packing import packs
from i18n import Texts
from renderers.alt_text.profiles import alt_profile, profile_captions, text_profile
from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import Lettering, drawable, drawable_name, fitted, line_mask, line_size
from renderers.canvas.palette import (
    BLACK,
    FELT,
    FELT_DEEP,
    GOLD,
    MIST,
    PAPER,
    SHADE,
    Colour,
    drawing,
    empty_picture,
    inked,
    lay,
    to_palette,
)
from renderers.canvas.png import encode
from renderers.model.profiles import AgainstShown, ProfileCaptions, ProfileShown
from renderers.pictures.frame import BORDER, WIDTH, felt

_TITLE: Final = 76
_HEADING: Final = 58
_PLOT: Final = 220
_DAYS: Final = 40
_LINE: Final = 52
_FOOT: Final = 56
_LETTERS: Final = 22
"""Height of capitals, for phones that show the picture at a third of its size."""
_SMALLEST: Final = 22
_STEPS: Final = 2
"""Number of shades for letter edges; few, because the picture is mostly text and must compress well."""
_NAMES: Final = 330
_NUMBERS: Final = 130
_LABELS: Final = 96
"""Left of the plot."""
_BAR: Final = 38
_LEGEND: Final = 320
"""Width of the legend of bars, at the right of their heading, unless its labels need more."""
_GAP: Final = 14
"""Between a heading and its legend."""
_LABEL: Final = 20
"""Height of its capitals."""
_LEFT: Final = BORDER + 10
_RIGHT: Final = WIDTH - BORDER - 10


@dataclass(frozen=True, slots=True)
class _ProfilePart:
    """A part of a bar, with its number in it."""

    count: int
    fill: Colour
    ink: Colour


_PLACES: Final = ((GOLD, BLACK), (PAPER, BLACK), (MIST, BLACK), (SHADE, PAPER))
"""The colours of the first places and of the later ones."""
_MEETING: Final = ((FELT_DEEP, GOLD), (FELT_DEEP, FELT))
"""The colours that meet in the plot."""
_AHEAD, _LEVEL, _BEHIND = _PLACES[0], _PLACES[2], _PLACES[3]


class _ProfilePage:
    """The picture, and the lines of text in it."""

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture
        self.lettering: list[Lettering] = []

    def write(
        self,
        text: str,
        box: tuple[int, int, int, int],
        height: int,
        ink: Colour,
        *,
        ground: Colour = FELT,
        anchor: float = 0.5,
    ) -> None:
        """Text in a box (left, top, width, height), made smaller and narrower, and then cut, where it is long.

        `height`: of capitals. `anchor`: 0 aligns it left, 1 right. Requires the lock `drawing`.
        """
        left, top, wide, high = box
        text = drawable(text)
        drawn, tall = fitted(text, height, wide, smallest=min(height, _SMALLEST))
        self.lettering.append(Lettering(text, drawn, line_size(drawn, tall), (wide, high)))
        if not drawn:
            return
        mask = Image.eval(line_mask(drawn, tall, wide), lambda coverage: round(coverage * _STEPS / 255) * 255 // _STEPS)
        # Lines of text have a third of the capitals' height above them.
        at = (round(left + (wide - mask.width) * anchor), round(top + high / 2 - tall * 5 / 6))
        lay(self.picture, inked(mask, ground, ink), at)


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class ProfilePicture:
    """The picture of a profile. Parts without anything to show are left out."""

    shown: ProfileShown
    captions: ProfileCaptions
    written: ProfileShown = field(compare=False)
    """The profile as it replaces the picture, with names as the text of messages has them."""

    @classmethod
    def of(cls, shown: ProfileShown, texts: Texts, *, written: ProfileShown | None = None) -> Self:
        """With captions in the reader's language. `written`: if it differs from `shown`."""
        return cls(shown=shown, captions=profile_captions(shown, texts), written=written or shown)

    def png(self) -> bytes:
        return encode(_painted(self.shown, self.captions).picture)

    def alt_text(self, texts: Texts) -> str:
        return alt_profile(self.shown, texts)

    def words(self, texts: Texts) -> str:
        return text_profile(self.written, texts)

    def lettering(self) -> Sequence[Lettering]:
        """The lines of text as they are drawn into the picture, and their room."""
        return _painted(self.shown, self.captions).lettering


def _painted(shown: ProfileShown, captions: ProfileCaptions) -> _ProfilePage:
    with drawing:
        sections = list(_sections(shown, captions))
        height = BORDER + _TITLE + sum(section.height for section in sections) + BORDER
        page = _ProfilePage(felt(height).copy())
        name = drawable_name(shown.name, captions.stand_in)
        page.write(name, (_LEFT, BORDER, 560, _TITLE), 32, PAPER, anchor=0)
        if shown.ratings:
            page.write(str(shown.ratings[-1]), (_RIGHT - 200, BORDER, 200, _TITLE), 40, GOLD, anchor=1)
        top = BORDER + _TITLE
        for section in sections:
            section.paint(page, top)
            top += section.height
        return page


@dataclass(frozen=True, slots=True)
class _Curve:
    caption: str
    ratings: tuple[int, ...]
    days: tuple[str, str]

    @property
    def height(self) -> int:
        return _HEADING + _PLOT + _DAYS

    def paint(self, page: _ProfilePage, top: int) -> None:
        _heading(page, top, self.caption)
        left, wide = _LEFT + _LABELS, _RIGHT - _LEFT - _LABELS
        lowest, highest = min(self.ratings), max(self.ratings)
        span = max(1, highest - lowest)
        canvas = Canvas(wide, _PLOT, FELT_DEEP)
        middle = [(_PLOT - 20) - (each - lowest) / span * (_PLOT - 40) for each in self.ratings]
        if lowest == highest:
            middle = [_PLOT / 2] * len(self.ratings)
        for y in (20, _PLOT - 20):
            canvas.line([(0, y), (wide, y)], 2, FELT)
        step = (wide - 40) / max(1, len(self.ratings) - 1)
        points = [(20 + i * step, y) for i, y in enumerate(middle)]
        canvas.line(points, 5, GOLD)
        canvas.disc(*points[-1], 10, GOLD)
        lay(page.picture, to_palette(canvas.finish(), _MEETING), (left, top + _HEADING))
        labels = [(highest, 20), (lowest, _PLOT - 20)] if lowest != highest else [(lowest, _PLOT // 2)]
        for value, y in labels:
            box = (_LEFT, top + _HEADING + y - 20, _LABELS - 8, 40)
            page.write(str(value), box, _LETTERS, MIST, anchor=1)
        below = top + _HEADING + _PLOT
        for day, anchor in zip(self.days, (0, 1), strict=True):
            page.write(day, (left, below, wide, _DAYS), 20, MIST, anchor=anchor)


@dataclass(frozen=True, slots=True)
class _Bars:
    """Lines of a name, a bar and numbers. `legend`: what the colours of all bars mean, where that is not told yet."""

    caption: str
    lines: Sequence[tuple[str, Sequence[_ProfilePart], str]]
    legend: Sequence[tuple[str, tuple[Colour, Colour]]]

    @property
    def height(self) -> int:
        return _HEADING + _LINE * len(self.lines)

    def paint(self, page: _ProfilePage, top: int) -> None:
        widths = [max(_LEGEND // len(self.legend), 18 + ceil(line_size(label, _LABEL)[0])) for label, _ in self.legend]
        _heading(page, top, self.caption, beside=sum(widths) + _GAP if widths else _LEGEND)
        left = _RIGHT - sum(widths)
        for wide, (label, (fill, ink)) in zip(widths, self.legend, strict=True):
            lay(page.picture, empty_picture(wide - 6, _BAR, fill), (left, top + 12))
            page.write(label, (left, top + 12, wide - 6, _BAR), _LABEL, ink, ground=fill)
            left += wide
        for i, (name, parts, numbers) in enumerate(self.lines):
            line = top + _HEADING + i * _LINE
            box = (_LEFT, line, _NAMES - 12, _LINE)
            page.write(name, box, _LETTERS, PAPER, anchor=0)
            _bar(page, (_LEFT + _NAMES, line + (_LINE - _BAR) // 2), parts)
            page.write(numbers, (_RIGHT - _NUMBERS, line, _NUMBERS, _LINE), _LETTERS, PAPER, anchor=1)


@dataclass(frozen=True, slots=True)
class _Foot:
    text: str

    @property
    def height(self) -> int:
        return _FOOT

    def paint(self, page: _ProfilePage, top: int) -> None:
        page.write(self.text, (_LEFT, top, _RIGHT - _LEFT, _FOOT), _LETTERS, PAPER, anchor=0)


def _sections(shown: ProfileShown, captions: ProfileCaptions) -> Iterator[_Curve | _Bars | _Foot]:
    """Requires the lock `drawing`."""
    if len(shown.ratings) > 1:
        yield _Curve(captions.rating, shown.ratings, shown.days)
    if shown.games:
        games = [
            (
                each.title,
                [_ProfilePart(times, *_PLACES[i]) for i, times in enumerate(each.times)],
                f"×{sum(each.times)}",
            )
            for each in shown.games
        ]
        yield _Bars(captions.games, games, tuple(zip(captions.places, _PLACES, strict=True)))
    legend = tuple(zip(captions.outcomes, (_AHEAD, _LEVEL, _BEHIND), strict=True))
    for caption, against in ((captions.people, shown.people), (captions.computers, shown.computers)):
        if against:
            yield _Bars(caption, [_against(each, captions) for each in against], legend)
            legend = ()  # The second one says nothing new.
    if captions.streaks:
        yield _Foot(captions.streaks)


def _against(each: AgainstShown, captions: ProfileCaptions) -> tuple[str, Sequence[_ProfilePart], str]:
    parts = [_ProfilePart(each.ahead, *_AHEAD), _ProfilePart(each.level, *_LEVEL), _ProfilePart(each.behind, *_BEHIND)]
    share = round(100 * each.ahead / max(1, each.meetings))
    return drawable_name(each.name, captions.stand_in), parts, f"{share} %"


def _heading(page: _ProfilePage, top: int, text: str, *, beside: int = _LEGEND) -> None:
    """`beside`: the width of what stands at its right."""
    box = (_LEFT, top + 4, _RIGHT - _LEFT - beside, _HEADING)
    page.write(text, box, _LETTERS, GOLD, anchor=0)


def _bar(page: _ProfilePage, at: tuple[int, int], parts: Sequence[_ProfilePart]) -> None:
    """A bar whose parts are as wide as their counts, each at least visible."""
    left, top = at
    room = _RIGHT - _NUMBERS - left
    there = [part for part in parts if part.count]
    total = sum(part.count for part in there)
    done = 0
    for part in there:
        begin = left + round(room * done / total)
        done += part.count
        end = max(begin + 6, left + round(room * done / total) - 3)
        lay(page.picture, empty_picture(end - begin, _BAR, part.fill), (begin, top))
        number = str(part.count)
        if end - begin >= 18 * len(number) + 8:
            page.write(number, (begin, top, end - begin, _BAR), 22, part.ink, ground=part.fill)
