"""A score sheet: a line per seat, a column per hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from PIL import Image

from engine.packing import packs
from i18n import Texts
from renderers.alt_text.scores import alt_scores, stand_in, text_scores
from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import Lettering, drawable_name
from renderers.canvas.palette import FELT, FELT_DEEP, GOLD, PAPER, Colour, blend, drawing, to_palette
from renderers.canvas.png import encode
from renderers.model.sheets import Column, ScoreSheet, columns_of, score_text
from renderers.model.writing import number_text
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.lines import Text, lettering_of, write
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, seat_badge

TITLE: Final = 56
_HEADER: Final = 40
_LINE: Final = 50
_LINE_WITH_BIDS: Final = 66
_NAMES: Final = 236
_TOTALS: Final = 120
_BESIDE: Final = 240
"""Width of the note beside the title."""
FAINT: Final = blend(FELT, PAPER, 0.8)
_CROWN_WIDTH: Final = 40
_CROWN: Final = ((-13, 7), (-16, -9), (-7, -2), (0, -12), (7, -2), (16, -9), (13, 7))


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class ScoresPicture:
    """The picture of a score sheet. `unit`, `fewest_win`: of the totals, in words."""

    sheet: ScoreSheet
    unit: str
    fewest_win: str
    stand_ins: tuple[str, ...]
    """Per seat: replaces a name that the font cannot draw."""
    written: ScoreSheet = field(compare=False)
    """The sheet as it replaces the picture, with names as the text of messages has them."""

    @classmethod
    def of(cls, sheet: ScoreSheet, texts: Texts, *, written: ScoreSheet | None = None) -> Self:
        """With captions in the reader's language. `written`: if it differs from `sheet`."""
        return cls(
            sheet=sheet,
            unit=texts(f"alt-unit-{sheet.unit}"),
            fewest_win=texts("alt-fewest-win"),
            stand_ins=tuple(stand_in(sheet, seat, texts) for seat in range(len(sheet.names))),
            written=written or sheet,
        )

    def png(self) -> bytes:
        return encode(paint_scores(self))

    def alt_text(self, texts: Texts) -> str:
        return alt_scores(self.sheet, texts)

    def words(self, texts: Texts) -> str:
        return text_scores(self.written, texts)

    def lettering(self) -> Sequence[Lettering]:
        """The lines of text as they are drawn into the picture, and their room."""
        return lettering_of(_texts(self))


def paint_scores(shown: ScoresPicture) -> Image.Image:
    """The sheet as a palette picture: a line per seat, a column per hand, leaders crowned."""
    sheet = shown.sheet
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
        for text in _texts(shown):
            write(picture, text)
        return to_palette(picture)


def crown(high: int, ground: Colour) -> Image.Image:
    """A leader's crown, in a strip as high as a line."""
    canvas = Canvas(_CROWN_WIDTH, high, ground)
    canvas.fill([(_CROWN_WIDTH / 2 + dx, high / 2 + dy) for dx, dy in _CROWN], GOLD)
    return canvas.finish()


def _line_height(sheet: ScoreSheet) -> int:
    return _LINE_WITH_BIDS if sheet.bids else _LINE


def _top(sheet: ScoreSheet, line: int) -> int:
    """The top of a line."""
    return BORDER + TITLE + _HEADER + line * _line_height(sheet)


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a sheet: one per hand, as wide as there is room, and the totals at the right edge."""

    sheet: ScoreSheet
    left: int
    """The width of what stands left of them."""
    totals: int
    """The width of the totals."""
    widest: int

    def heads(self, top: int, high: int, unit: str) -> Iterator[Text]:
        """The numbers of the hands, and the unit of the totals."""
        for column, left, wide in self._placed():
            yield Text(column.title, (left, top, wide, high), 18, FAINT)
        yield Text(unit, (WIDTH - BORDER - self.totals, top, self.totals, high), 18, FAINT, smallest=12)

    def scores(self, seat: int, top: int, high: int, colour: Colour) -> Iterator[Text]:
        """A seat's scores, with its bids, and its total in this colour."""
        sheet = self.sheet
        for column, left, wide in self._placed():
            bid = sheet.bids[column.first - 1][seat] if sheet.bids and column.first == column.last else None
            score_high = high if bid is None else round(high * 0.66)
            yield Text(score_text(column.scores[seat], sheet.unit), (left, top, wide, score_high), 20, PAPER)
            if bid is not None:
                box = (left, top + score_high - 6, wide, high - score_high)
                yield Text(f"{bid.tricks}/{bid.bid.rank}", box, 14, FAINT)
        box = (WIDTH - BORDER - self.totals, top, self.totals, high)
        yield Text(number_text(sheet.totals[seat]), box, 24, colour)

    def _placed(self) -> Iterator[tuple[Column, int, int]]:
        """Each column with its left and its width."""
        columns = columns_of(self.sheet)
        room = WIDTH - 2 * BORDER - self.left - self.totals
        wide = min(self.widest, room // max(1, len(columns)))
        for i, column in enumerate(columns, start=-len(columns)):
            yield column, WIDTH - BORDER - self.totals + i * wide, wide


def heading(title: str, note: str, beside: int) -> Iterator[Text]:
    """The title, and a note so many pixels wide beside it."""
    left, room = BORDER + 8, WIDTH - 2 * BORDER - 16 - (beside if note else 0)
    yield Text(title, (left, BORDER, room, TITLE), 26, PAPER, anchor=0, cut=True, smallest=16)
    if note:
        yield Text(note, (left + room, BORDER, beside, TITLE), 18, FAINT, anchor=1, smallest=12)


def _texts(shown: ScoresPicture) -> Iterator[Text]:
    """All text on the sheet. Requires the lock `drawing`."""
    sheet, high = shown.sheet, _line_height(shown.sheet)
    columns = Columns(sheet, _NAMES, _TOTALS, widest=110)
    yield from heading(sheet.title, shown.fewest_win if sheet.least_wins else "", _BESIDE)
    yield from columns.heads(BORDER + TITLE, _HEADER, shown.unit)
    left = BORDER + 48 + (BADGE_WIDTH + 4 if sheet.badges else 0)
    for line, seat in enumerate(sheet.order):
        top = _top(sheet, line)
        name = drawable_name(sheet.names[seat], shown.stand_ins[seat])
        yield Text(name, (left, top, BORDER + _NAMES - left, high), 20, PAPER, anchor=0, cut=True)
        yield from columns.scores(seat, top, high, GOLD if seat in sheet.leaders else PAPER)
