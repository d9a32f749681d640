"""A score sheet as a picture: a line per seat, a column per hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import drawable, line_mask
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
_FAINT: Final = blend(FELT, PAPER, 0.8)
_CROWN_WIDTH: Final = 40
_CROWN: Final = ((-13, 7), (-16, -9), (-7, -2), (0, -12), (7, -2), (16, -9), (13, 7))


@dataclass(frozen=True, slots=True)
class _Line:
    """A seat's line; `top` and `height` in pixels."""

    seat: int
    top: int
    height: int


def paint_scores(sheet: ScoreSheet, captions: SheetCaptions) -> Image.Image:
    """The sheet as a palette picture: a line per seat, a column per hand, leaders crowned."""
    columns = columns_of(sheet)
    line_height = _LINE_WITH_BIDS if sheet.bids else _LINE
    top = BORDER + _TITLE + _HEADER
    with drawing:
        picture = felt(top + len(sheet.names) * line_height + BORDER).convert("RGB")
        left, room = BORDER + 8, WIDTH - 2 * BORDER - 16
        beside = _BESIDE if sheet.least_wins else 0
        _write(picture, sheet.title, (left, BORDER, room - beside, _TITLE), 26, PAPER, anchor=0, cut=True)
        if sheet.least_wins:
            _write(picture, captions.fewest_win, (left + room - beside, BORDER, beside, _TITLE), 18, _FAINT, anchor=1)
        _write_header(picture, sheet, columns, captions)
        for seat in range(len(sheet.names)):
            _write_seat(picture, sheet, columns, _Line(seat, top + seat * line_height, line_height), captions)
        return to_palette(picture)


def _left(column: int, count: int) -> tuple[int, int]:
    """Left and width of a score column."""
    room = WIDTH - 2 * BORDER - _NAMES - _TOTALS
    wide = min(110, room // max(1, count))
    return WIDTH - BORDER - _TOTALS - (count - column) * wide, wide


def _write_header(picture: Image.Image, sheet: ScoreSheet, columns: Sequence[Column], captions: SheetCaptions) -> None:
    top = BORDER + _TITLE
    for i, column in enumerate(columns):
        left, wide = _left(i, len(columns))
        _write(picture, column.title, (left, top, wide, _HEADER), 18, _FAINT)
    _write(picture, captions.unit, (WIDTH - BORDER - _TOTALS, top, _TOTALS, _HEADER), 18, _FAINT)


def _write_seat(
    picture: Image.Image,
    sheet: ScoreSheet,
    columns: Sequence[Column],
    line: _Line,
    captions: SheetCaptions,
) -> None:
    seat, top, high = line.seat, line.top, line.height
    ground = FELT_DEEP if seat % 2 == 0 else FELT
    if seat % 2 == 0:
        picture.paste(ground, (BORDER, top, WIDTH - BORDER, top + high))
    is_ahead = seat in sheet.leaders
    if is_ahead:
        crown = Canvas(_CROWN_WIDTH, high, ground)
        crown.fill([(_CROWN_WIDTH / 2 + dx, high / 2 + dy) for dx, dy in _CROWN], GOLD)
        picture.paste(crown.finish(), (BORDER + 4, top))
    name, left = drawable(sheet.names[seat]) or captions.stand_ins[seat], BORDER + 48
    if sheet.badges:
        badge = seat_badge(sheet.badges[seat], ground=ground).convert("RGB")
        picture.paste(badge, (left, top + (high - BADGE_HEIGHT) // 2))
        left += BADGE_WIDTH + 4
    _write(picture, name, (left, top, BORDER + _NAMES - left, high), 20, PAPER, anchor=0, cut=True)
    for i, column in enumerate(columns):
        left, wide = _left(i, len(columns))
        bid = sheet.bids[column.first - 1][seat] if sheet.bids and column.first == column.last else None
        score_high = high if bid is None else round(high * 0.66)
        _write(picture, score_text(column.scores[seat], sheet.unit), (left, top, wide, score_high), 20, PAPER)
        if bid is not None:
            box = (left, top + score_high - 6, wide, high - score_high)
            _write(picture, f"{bid.tricks}/{bid.bid.rank}", box, 14, _FAINT)
    total = number_text(sheet.totals[seat])
    _write(picture, total, (WIDTH - BORDER - _TOTALS, top, _TOTALS, high), 24, GOLD if is_ahead else PAPER)


def _write(
    picture: Image.Image,
    text: str,
    box: tuple[int, int, int, int],
    tall: int,
    colour: Colour,
    *,
    anchor: float = 0.5,
    cut: bool = False,
) -> None:
    """Write a line of text, vertically centred in a box (left, top, width, height).

    `anchor`: 0 aligns it left, 1 right. Text that is too long is squeezed; with `cut`, truncated if squeezing is not
    enough.
    """
    left, top, width, height = box
    written = drawable(text)
    mask = line_mask(_shortened(written, tall, width - 8) if cut else written, tall, width - 8)
    mask = Image.eval(mask, lambda coverage: round(coverage * _STEPS / 255) * 255 // _STEPS)
    at = (round(left + (width - mask.width) * anchor), round(top + height / 2 - tall * 5 / 6))
    picture.paste(colour, at, mask)


def _shortened(text: str, tall: int, widest: float) -> str:
    """Truncate the text if it would have to be squeezed below two thirds of its width."""
    if line_mask(text, tall).width * 2 / 3 <= widest:
        return text
    while text and line_mask(text + "…", tall).width * 2 / 3 > widest:
        text = text[:-1]
    return text + "…"
