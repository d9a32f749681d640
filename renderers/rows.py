"""A layout of rows: a column for each rank, a row for each suit and pack."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import Row, RowsTable
from renderers.blanks import MARGIN
from renderers.board import CARD, SHORT_CARD, Board, empty_board
from renderers.frame import BORDER
from renderers.palette import Theme
from renderers.places import open_place
from renderers.sprites import Mark, sprite
from renderers.tray import has_tray, lay_tray

_TRAY_GAP: Final = 12


def paint_rows(table: RowsTable, theme: Theme) -> Image.Image:
    """The layout as a palette picture."""
    board = Board(
        suits=tuple(row.suit for row in table.rows),
        base=table.base,
        ace_high=table.ace_high,
        size=CARD if len(table.rows) <= 4 else SHORT_CARD,
        below=_TRAY_GAP + CARD.height + 2 * MARGIN if has_tray(table) else 0,
    )
    picture = empty_board(board).copy()
    last = _last(table)
    for line, row in enumerate(table.rows):
        for laid in row.laid:
            mark = Mark.LAST if (line, laid.place) in last else Mark.NONE
            picture.paste(sprite(laid.shown, board.size, theme, mark, laid.place), board.at(line, laid.place))
    for line, place in _open(table):
        picture.paste(open_place(place, board.size), board.at(line, place))
    if board.below:
        lay_tray(picture, table, theme, (BORDER, board.bottom + _TRAY_GAP))
    return picture


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
