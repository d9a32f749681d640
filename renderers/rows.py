"""A layout of rows: a column for each rank, a row for each suit and pack."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import Image

from engine import cards
from engine.cards import Card
from engine.views import Row, RowsTable
from renderers.faces import MARGIN, Size
from renderers.frame import BORDER, felt
from renderers.palette import GOLD, Theme, drawing, to_palette
from renderers.places import empty_place, open_place
from renderers.shapes import Canvas
from renderers.sprites import Mark, sprite
from renderers.tray import has_tray, lay_tray

CARD: Final = Size(60, 92)
SHORT_CARD: Final = Size(60, 58)
"""For two packs, so that eight rows still go on a phone's screen."""

_COLUMN: Final = CARD.width + 2 * MARGIN
_TRAY_GAP: Final = 12
_NOTCH: Final = 9


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where things lie: all that the empty table depends on."""

    suits: tuple[int, ...]
    base: int | None
    ace_high: bool
    has_tray: bool

    @property
    def size(self) -> Size:
        return CARD if len(self.suits) <= 4 else SHORT_CARD

    @property
    def line_height(self) -> int:
        return self.size.height + 2 * MARGIN

    @property
    def rows_end(self) -> int:
        return BORDER + len(self.suits) * self.line_height

    @property
    def tray_top(self) -> int:
        return self.rows_end + _TRAY_GAP

    @property
    def height(self) -> int:
        return BORDER + (self.tray_top + CARD.height + 2 * MARGIN if self.has_tray else self.rows_end)

    def at(self, line: int, place: Card) -> tuple[int, int]:
        """The left top of a place's sprite."""
        column = (place.rank - 1) % 13 if self.ace_high else place.rank
        return BORDER + column * _COLUMN, BORDER + line * self.line_height


def paint_rows(table: RowsTable, theme: Theme) -> Image.Image:
    """The layout as a palette picture."""
    layout = _Layout(tuple(row.suit for row in table.rows), table.base, table.ace_high, has_tray(table))
    picture = _ground(layout).copy()
    last = _last(table)
    for line, row in enumerate(table.rows):
        for laid in row.laid:
            mark = Mark.LAST if (line, laid.place) in last else Mark.NONE
            picture.paste(sprite(laid.shown, layout.size, theme, mark, laid.place), layout.at(line, laid.place))
    for line, place in _open(table):
        picture.paste(open_place(place, layout.size), layout.at(line, place))
    if layout.has_tray:
        lay_tray(picture, table, theme, CARD, (BORDER, layout.tray_top))
    return picture


@cache
def _ground(layout: _Layout) -> Image.Image:
    """The felt with every place empty, and notches at both ends of the base's column."""
    picture = felt(layout.height).copy()
    for line, suit in enumerate(layout.suits):
        for place in cards.INTERNATIONAL[13 * suit : 13 * suit + 13]:
            picture.paste(empty_place(place, layout.size), layout.at(line, place))
    if layout.base is not None:
        left = layout.at(0, cards.of(0, layout.base))[0]
        for edge, outwards in ((BORDER, -1), (layout.rows_end, 1)):
            _cut_notch(picture, (left, edge - _NOTCH, left + _COLUMN, edge + _NOTCH), outwards)
    return picture


def _cut_notch(picture: Image.Image, box: tuple[int, int, int, int], outwards: int) -> None:
    """A golden triangle in the middle of the box, its point away from `outwards`."""
    with drawing:
        canvas = Canvas.over(picture.crop(box))
        middle, edge = canvas.width / 2, canvas.height / 2
        foot = edge + outwards * (_NOTCH - 1)
        canvas.fill([(middle - _NOTCH, foot), (middle + _NOTCH, foot), (middle, edge - outwards * 0.5)], GOLD)
        picture.paste(to_palette(canvas.finish()), box)


def _last(table: RowsTable) -> set[tuple[int, Card]]:
    """Line and place of what was laid last. Of two rows that both have it, the later one."""
    found = {laid.place: line for line, row in enumerate(table.rows) for laid in row.laid if laid.place in table.last}
    return {(line, place) for place, line in found.items()}


def _open(table: RowsTable) -> Iterator[tuple[int, Card]]:
    """Line and place of every place that is open now. A card of two packs goes where its row has come to it."""
    for place, times in Counter(table.next).items():
        lines = [line for line, row in enumerate(table.rows) if row.suit == place.suit and not _is_laid(row, place)]
        if len(lines) > times:
            lines = [line for line in lines if _has_come_to(table.rows[line], place, table.base)] or lines
        yield from ((line, place) for line in lines[:times])


def _is_laid(row: Row, place: Card) -> bool:
    return any(laid.place is place for laid in row.laid)


def _has_come_to(row: Row, place: Card, base: int | None) -> bool:
    beside = {(place.rank - 1) % 13, (place.rank + 1) % 13}
    return place.rank == base or any(laid.place.rank in beside for laid in row.laid)
