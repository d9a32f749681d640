"""The result of a daily deal: the place, the share of people beaten, and a square for each turn. No cards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from engine.packing import packs
from i18n import Texts
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT, joined
from renderers.alt_text.words import words_of
from renderers.canvas.canvas import Canvas, inset
from renderers.canvas.lettering import Lettering
from renderers.canvas.palette import BLACK, BLUE, FELT_DEEP, GOLD, MIST, PAPER, VIOLET, drawing, to_palette
from renderers.canvas.png import encode
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.lines import Text, lettering_of, write

MOST_TURNS: Final = 60
"""Turns after these have no square."""
_COLOURS: Final = {"c": GOLD, "p": FELT_DEEP, "j": VIOLET}
"""Of a card, a pass and a joker."""
_OTHER: Final = BLUE
_BODY: Final = 190
_DISC: Final = 74
_LEFT: Final = BORDER + 12 + 2 * _DISC + 24
_WIDE: Final = WIDTH - BORDER - 20 - _LEFT
_BAR: Final = 26
_SQUARE: Final = 28
"""Between two squares."""
_A_LINE: Final = 30
_FOOT: Final = 14


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class DailyPicture:
    """The picture of a result. `line`: the place and the margin, in words; `share`: whom it beats."""

    place: int
    line: str
    share: str
    percent: int | None
    """Of the people beaten; None: there is nobody else."""
    turns: str
    """A letter for each turn: `c`, `p`, `j`, or another."""
    told: tuple[str, ...] = field(compare=False)
    """All of it in sentences."""

    def png(self) -> bytes:
        return encode(paint_daily(self))

    def alt_text(self, texts: Texts) -> str:
        return joined(self.told, words_of(texts).space, LONGEST_ALT)

    def words(self, texts: Texts) -> str:
        return joined(self.told, "\n", LONGEST_TEXT)

    def lettering(self) -> Sequence[Lettering]:
        """The lines of text as they are drawn into the picture, and their room."""
        return lettering_of(_texts(self))


def paint_daily(shown: DailyPicture) -> Image.Image:
    """The result as a palette picture."""
    with drawing:
        picture = felt(BORDER + _BODY + _squares_high(shown) + BORDER).convert("RGB")
        picture.paste(_body(shown).finish().convert("RGB"), (BORDER, BORDER), None)
        for text in _texts(shown):
            write(picture, text)
        if shown.turns:
            picture.paste(_squares(shown).finish().convert("RGB"), (BORDER, BORDER + _BODY))
        return to_palette(picture)


def _body(shown: DailyPicture) -> Canvas:
    """The place's disc, and the bar."""
    canvas = Canvas(WIDTH - 2 * BORDER, _BODY, FELT_DEEP)
    canvas.disc(12 + _DISC, _BODY / 2, _DISC, GOLD if shown.place == 1 else PAPER)
    left, top = _LEFT - BORDER, (_BODY - _BAR) / 2
    if shown.percent is not None:
        canvas.rounded((left, top, left + _WIDE, top + _BAR), _BAR / 2, BLACK)
        filled = max(_BAR, _WIDE * shown.percent / 100)
        canvas.rounded(inset((left, top, left + filled, top + _BAR), 3), _BAR / 2 - 3, GOLD)
    return canvas


def _squares_high(shown: DailyPicture) -> int:
    lines = -(-len(shown.turns[:MOST_TURNS]) // _A_LINE)
    return lines * _SQUARE + _FOOT if lines else 0


def _squares(shown: DailyPicture) -> Canvas:
    """The turns, from the upper left; a pass is hollow."""
    canvas = Canvas(WIDTH - 2 * BORDER, _squares_high(shown), FELT_DEEP)
    left = (WIDTH - 2 * BORDER - _A_LINE * _SQUARE) / 2
    for number, turn in enumerate(shown.turns[:MOST_TURNS]):
        x, y = left + number % _A_LINE * _SQUARE, number // _A_LINE * _SQUARE
        box = inset((x, y, x + _SQUARE, y + _SQUARE), 2)
        canvas.rounded(box, 5, _COLOURS.get(turn, _OTHER))
        canvas.frame(box, 5, 2, MIST)
    return canvas


def _texts(shown: DailyPicture) -> Iterator[Text]:
    """All text. Requires the lock `drawing`."""
    disc = (BORDER + 12, BORDER + _BODY // 2 - _DISC, 2 * _DISC, 2 * _DISC)
    yield Text(str(shown.place), disc, 88, BLACK)
    half = (_BODY - _BAR) // 2
    yield Text(shown.line, (_LEFT, BORDER + 6, _WIDE, half - 6), 40, PAPER, anchor=0, smallest=26)
    below = (_LEFT, BORDER + half + _BAR, _WIDE, half - 6)
    yield Text(shown.share, below, 32, PAPER, anchor=0, smallest=22)
