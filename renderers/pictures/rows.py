"""A layout of rows: a column per rank, a row per suit and pack."""

from collections.abc import Iterable
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import RowsTable
from renderers.canvas.palette import Theme, lay
from renderers.model.layout import belonging, closed_now, laid_last, lines_open_to, open_now, ranks_laid, thrown_in
from renderers.model.marks import Mark
from renderers.model.previews import placed
from renderers.model.tunnels import row_ways
from renderers.pictures.board import BoardGeometry, empty_board, lay_owner
from renderers.pictures.frame import BORDER
from renderers.pictures.plates import lay_plates
from renderers.pictures.shown import TableShown
from renderers.pictures.strip import lay_strip, strip_height, strip_lines
from renderers.pictures.tray import has_tray, lay_tray
from renderers.pictures.tunnels import mark_tunnels
from renderers.sprites.places import dead_place, empty_place, open_place
from renderers.sprites.sizes import CARD, SHORT_CARD
from renderers.sprites.sprites import sprite

_GAP: Final = 12


def paint_rows(shown: TableShown, table: RowsTable) -> Image.Image:
    """The layout as a palette picture, with the tray and the seats' cards below it.

    With a preview, its cards are ticked at their places, and the last play is not marked.
    """
    view, theme, preview = shown.view, shown.theme, shown.preview
    strip = strip_lines(shown)
    tray_height = _GAP + CARD.outer_height if has_tray(table) else 0
    plates = shown.plates
    board = BoardGeometry(
        suits=tuple(row.suit for row in table.rows),
        base=table.base,
        ace_high=table.ace_high,
        size=CARD if len(table.rows) <= 4 else SHORT_CARD,
        above=plates.height,
        below=tray_height + (_GAP + strip_height(strip) if strip else 0),
    )
    picture = empty_board(board).copy()
    lay_plates(picture, plates)
    mark_tunnels(picture, row_ways(table), board.top, board.line_height)
    lay_cards(picture, table, theme, board, marks_last=preview is None)
    if preview is None and view.last_by is not None:
        lay_owner(picture, board, laid_last(table), shown.badges[view.last_by])
    lay_places(picture, table, board, () if view.result else open_now(table))
    lay_considered(picture, table, tuple(placed(view, preview).items()), theme, board)
    if tray_height:
        lay_tray(picture, shown, table, (BORDER, board.bottom + _GAP))
    lay_strip(picture, strip, board.bottom + tray_height + _GAP)
    return picture


def lay_cards(picture: Image.Image, table: RowsTable, theme: Theme, board: BoardGeometry, *, marks_last: bool) -> None:
    """Draw what lies."""
    last = laid_last(table) if marks_last else set[tuple[int, Card]]()
    for line, row in enumerate(table.rows):
        thrown_here = thrown_in(table, row.copy)
        for laid in row.laid:
            mark = Mark.LAST if (line, laid.place) in last else Mark.NONE
            thrown = laid.place in thrown_here
            drawn = sprite(laid.shown, board.size, theme, mark, laid.place, thrown=thrown)
            lay(picture, drawn, board.at(line, laid.place))


def lay_places(
    picture: Image.Image, table: RowsTable, board: BoardGeometry, opened: Iterable[tuple[int, Card]]
) -> None:
    """Draw these open places, in the trump row with the index of the card that belongs there; and closed ones."""
    instead = belonging(table)
    for line, row in enumerate(table.rows):
        if row.suit == table.trump:
            laid = {each.place for each in row.laid}
            for place in instead.keys() - laid:
                lay(picture, empty_place(instead[place], board.size), board.at(line, place))
    newly = {place.suit for place in table.last}
    for line, place in closed_now(table):
        lay(picture, dead_place(place, board.size, fresh=place.suit in newly), board.at(line, place))
    for line, place in opened:
        lay(picture, open_place(instead.get(place, place), board.size), board.at(line, place))


def lay_considered(
    picture: Image.Image, table: RowsTable, laying: Iterable[tuple[Card, Card]], theme: Theme, board: BoardGeometry
) -> None:
    """Draw the cards of a previewed play, as (place, card), where they would lie."""
    laid = ranks_laid(table)
    for place, card in laying:
        line = next(iter(lines_open_to(table, place, laid)), None)
        if line is not None:
            lay(picture, sprite(card, board.size, theme, Mark.READY, place), board.at(line, place))
