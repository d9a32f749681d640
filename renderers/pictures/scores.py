"""A score sheet as a picture: a line per seat, a column per hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import Lettering, drawable, drawable_name, fitted, line_mask, line_size
from renderers.canvas.palette import FELT, FELT_DEEP, GOLD, PAPER, Colour, blend, drawing, to_palette
from renderers.model.captions import SheetCaptions
from renderers.model.sheets import Column, ScoreSheet, columns_of, score_text
from renderers.model.writing import number_text
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, seat_badge

_TITLE: Final = 56
_HEADER: Final = 40
_LINE: Final = 50
_LINE_WITH_BIDS: Final = 66
_NAMES: Final = 236
_TOTALS: Final = 120
_BESIDE: Final = 240
"""Width of the note beside the title."""
_STEPS: Final = 6
"""Number of shades for letter edges; few, because sheets are mostly text and must compress well."""
FAINT: Final = blend(FELT, PAPER, 0.8)
_CROWN_WIDTH: Final = 40
_CROWN: Final = ((-13, 7), (-16, -9), (-7, -2), (0, -12), (7, -2), (16, -9), (13, 7))


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text, vertically centred in a box (left, top, width, height).

    `anchor`: 0 aligns it left, 1 right. Text that is too long is squeezed. Before that takes more than a third of its
    width, it is written as small as `smallest` high, and then with `cut` truncated.
    """

    text: str
    box: tuple[int, int, int, int]
    tall: int
    colour: Colour
    anchor: float = 0.5
    cut: bool = False
    smallest: int | None = None

    @property
    def widest(self) -> int:
        return self.box[2] - 8

    def fitted(self) -> tuple[str, int]:
        """What is drawn of it, and how high. Requires the lock `drawing`."""
        smallest = self.tall if self.smallest is None else self.smallest
        return fitted(drawable(self.text), self.tall, self.widest, smallest=smallest, cut=self.cut)


def paint_scores(sheet: ScoreSheet, captions: SheetCaptions) -> Image.Image:
    """The sheet as a palette picture: a line per seat, a column per hand, leaders crowned."""
    high = _line_height(sheet)
    with drawing:
        picture = felt(_top(sheet, len(sheet.names)) + BORDER).convert("RGB")
        for line, seat in enumerate(sheet.order):
            top = _top(sheet, line)
            ground = FELT_DEEP if line % 2 == 0 else FELT
            if line % 2 == 0:
                picture.paste(ground, (BORDER, top, WIDTH - BORDER, top + high))
            if seat in sheet.leaders:
                picture.paste(crown(high, ground), (BORDER + 4, top))
            if sheet.badges:
                badge = seat_badge(sheet.badges[seat], ground=ground).convert("RGB")
                picture.paste(badge, (BORDER + 48, top + (high - BADGE_HEIGHT) // 2))
        for text in _texts(sheet, captions):
            write(picture, text)
        return to_palette(picture)


def crown(high: int, ground: Colour) -> Image.Image:
    """A leader's crown, in a strip as high as a line."""
    canvas = Canvas(_CROWN_WIDTH, high, ground)
    canvas.fill([(_CROWN_WIDTH / 2 + dx, high / 2 + dy) for dx, dy in _CROWN], GOLD)
    return canvas.finish()


def scores_lettering(sheet: ScoreSheet, captions: SheetCaptions) -> tuple[Lettering, ...]:
    """The lines of text as they are drawn into the sheet's picture, and their room."""
    with drawing:
        return tuple(
            Lettering(each.text, drawn, line_size(drawn, tall), (each.widest, each.box[3]))
            for each in _texts(sheet, captions)
            for drawn, tall in [each.fitted()]
        )


def _line_height(sheet: ScoreSheet) -> int:
    return _LINE_WITH_BIDS if sheet.bids else _LINE


def _top(sheet: ScoreSheet, line: int) -> int:
    """The top of a line."""
    return BORDER + _TITLE + _HEADER + line * _line_height(sheet)


def _left(column: int, count: int) -> tuple[int, int]:
    """Left and width of a score column."""
    room = WIDTH - 2 * BORDER - _NAMES - _TOTALS
    wide = min(110, room // max(1, count))
    return WIDTH - BORDER - _TOTALS - (count - column) * wide, wide


def _texts(sheet: ScoreSheet, captions: SheetCaptions) -> Iterator[Text]:
    """All text on the sheet. Requires the lock `drawing`."""
    columns = columns_of(sheet)
    left, room = BORDER + 8, WIDTH - 2 * BORDER - 16
    beside = _BESIDE if sheet.least_wins else 0
    yield Text(sheet.title, (left, BORDER, room - beside, _TITLE), 26, PAPER, anchor=0, cut=True, smallest=16)
    if sheet.least_wins:
        box = (left + room - beside, BORDER, beside, _TITLE)
        yield Text(captions.fewest_win, box, 18, FAINT, anchor=1, smallest=12)
    top = BORDER + _TITLE
    for i, column in enumerate(columns):
        left, wide = _left(i, len(columns))
        yield Text(column.title, (left, top, wide, _HEADER), 18, FAINT)
    yield Text(captions.unit, (WIDTH - BORDER - _TOTALS, top, _TOTALS, _HEADER), 18, FAINT, smallest=12)
    for line, seat in enumerate(sheet.order):
        yield from _seat_texts(sheet, columns, seat, captions, _top(sheet, line))


def _seat_texts(
    sheet: ScoreSheet, columns: Sequence[Column], seat: int, captions: SheetCaptions, top: int
) -> Iterator[Text]:
    high = _line_height(sheet)
    name = drawable_name(sheet.names[seat], captions.stand_ins[seat])
    left = BORDER + 48 + (BADGE_WIDTH + 4 if sheet.badges else 0)
    yield Text(name, (left, top, BORDER + _NAMES - left, high), 20, PAPER, anchor=0, cut=True)
    for i, column in enumerate(columns):
        left, wide = _left(i, len(columns))
        bid = sheet.bids[column.first - 1][seat] if sheet.bids and column.first == column.last else None
        score_high = high if bid is None else round(high * 0.66)
        yield Text(score_text(column.scores[seat], sheet.unit), (left, top, wide, score_high), 20, PAPER)
        if bid is not None:
            box = (left, top + score_high - 6, wide, high - score_high)
            yield Text(f"{bid.tricks}/{bid.bid.rank}", box, 14, FAINT)
    total = number_text(sheet.totals[seat])
    colour = GOLD if seat in sheet.leaders else PAPER
    yield Text(total, (WIDTH - BORDER - _TOTALS, top, _TOTALS, high), 24, colour)


def write(picture: Image.Image, text: Text) -> None:
    """Draw a line of text. Requires the lock `drawing`."""
    left, top, width, height = text.box
    drawn, tall = text.fitted()
    mask = line_mask(drawn, tall, text.widest)
    mask = Image.eval(mask, lambda coverage: round(coverage * _STEPS / 255) * 255 // _STEPS)
    at = (round(left + (width - mask.width) * text.anchor), round(top + height / 2 - tall * 5 / 6))
    picture.paste(text.colour, at, mask)
