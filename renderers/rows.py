"""A layout of rows: a column for each rank, a row for each suit and pack."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.moves import Move
from engine.views import Row, RowsTable, View
from renderers.blanks import MARGIN
from renderers.board import CARD, SHORT_CARD, Board, empty_board
from renderers.frame import BORDER
from renderers.palette import Theme
from renderers.places import empty_place, open_place
from renderers.previews import belonging, placed
from renderers.sprites import Mark, sprite
from renderers.strip import lay_strip, strip_height, strip_lines
from renderers.tray import has_tray, lay_tray
from renderers.tunnels import mark_tunnels, row_ways

_GAP: Final = 12


def paint_rows(view: View, table: RowsTable, theme: Theme, preview: Move | None) -> Image.Image:
    """The layout as a palette picture; below it what lies beside it and before the seats.

    With a `preview` the cards of that play lie ticked where they would, and what was laid last is not marked.
    """
    strip = strip_lines(view, theme)
    tray_height = _GAP + CARD.height + 2 * MARGIN if has_tray(table) else 0
    board = Board(
        suits=tuple(row.suit for row in table.rows),
        base=table.base,
        ace_high=table.ace_high,
        size=CARD if len(table.rows) <= 4 else SHORT_CARD,
        below=tray_height + (_GAP + strip_height(strip) if strip else 0),
    )
    picture = empty_board(board).copy()
    mark_tunnels(picture, row_ways(view, table), board.top, board.line_height)
    _lay_cards(picture, table, theme, board, marks_last=preview is None)
    _lay_places(picture, view, table, board)
    for place, card in placed(view, preview).items():
        line = next(iter(_lines_open_to(table, place)), None)
        if line is not None:
            picture.paste(sprite(card, board.size, theme, Mark.READY, place), board.at(line, place))
    if tray_height:
        lay_tray(picture, view, table, theme, (BORDER, board.bottom + _GAP))
    lay_strip(picture, strip, board.bottom + tray_height + _GAP)
    return picture


def _lay_cards(picture: Image.Image, table: RowsTable, theme: Theme, board: Board, *, marks_last: bool) -> None:
    last = _last(table) if marks_last else set[tuple[int, Card]]()
    for line, row in enumerate(table.rows):
        for laid in row.laid:
            mark = Mark.LAST if (line, laid.place) in last else Mark.NONE
            picture.paste(sprite(laid.shown, board.size, theme, mark, laid.place), board.at(line, laid.place))


def _lay_places(picture: Image.Image, view: View, table: RowsTable, board: Board) -> None:
    """The open places, while the hand goes on; in the trump row with the index of the card that belongs there now."""
    instead = belonging(table)
    for line, row in enumerate(table.rows):
        if row.suit == table.trump:
            laid = {each.place for each in row.laid}
            for place in instead.keys() - laid:
                picture.paste(empty_place(instead[place], board.size), board.at(line, place))
    if view.result is None:
        for line, place in _open(table):
            picture.paste(open_place(instead.get(place, place), board.size), board.at(line, place))


def _last(table: RowsTable) -> set[tuple[int, Card]]:
    """Line and place of what was laid last. Of two rows that both have it, the later one."""
    found = {laid.place: line for line, row in enumerate(table.rows) for laid in row.laid if laid.place in table.last}
    return {(line, place) for place, line in found.items()}


def _open(table: RowsTable) -> Iterator[tuple[int, Card]]:
    """Line and place of every place that is open now. A card of two packs goes where its row has come to it."""
    for place, times in Counter(table.next).items():
        yield from ((line, place) for line in _lines_open_to(table, place)[:times])


def _lines_open_to(table: RowsTable, place: Card) -> list[int]:
    """The lines that can take a place, those that have come to it alone if there are any."""
    lines = [line for line, row in enumerate(table.rows) if row.suit == place.suit and not _is_laid(row, place)]
    return [line for line in lines if _has_come_to(table.rows[line], place, table.base)] or lines


def _is_laid(row: Row, place: Card) -> bool:
    return any(laid.place is place for laid in row.laid)


def _has_come_to(row: Row, place: Card, base: int | None) -> bool:
    beside = {(place.rank - 1) % 13, (place.rank + 1) % 13}
    return place.rank == base or any(laid.place.rank in beside for laid in row.laid)
