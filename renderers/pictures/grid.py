"""The grid of killing games: a layout of rows with dead cells."""

from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import GridTable
from renderers.canvas.palette import Theme, lay
from renderers.model.marks import Mark
from renderers.model.previews import killed, placed
from renderers.model.tunnels import grid_ways
from renderers.pictures.board import BoardGeometry, empty_board, lay_owner
from renderers.pictures.plates import lay_plates
from renderers.pictures.shown import TableShown
from renderers.pictures.strip import lay_strip, strip_height, strip_lines
from renderers.pictures.tunnels import mark_tunnels
from renderers.sprites.places import dead_place, open_place
from renderers.sprites.sprites import sprite

_GAP: Final = 12


def paint_grid(shown: TableShown, table: GridTable) -> Image.Image:
    """The grid as a palette picture, with the seats' penalty cards below it.

    With a preview, its card is ticked, cards it would kill get a golden cross, and the last play is not marked.
    """
    view, theme, preview = shown.view, shown.theme, shown.preview
    strip = strip_lines(shown)
    below = _GAP + strip_height(strip) if strip else 0
    plates = shown.plates
    board = BoardGeometry(suits=table.order, base=6, above=plates.height, below=below)
    picture = empty_board(board).copy()
    lay_plates(picture, plates)
    mark_tunnels(picture, grid_ways(table), board.top, board.line_height)
    lay_cells(picture, table, theme, board, marks_last=preview is None, opens=view.result is None)
    if preview is None and view.last_by is not None:
        lay_owner(picture, board, [(board.line_of(each), each) for each in table.last], shown.badges[view.last_by])
    lay_considered(picture, tuple(placed(view, preview).items()), killed(view, preview), theme, board)
    lay_strip(picture, strip, board.bottom + _GAP)
    return picture


def lay_cells(
    picture: Image.Image, table: GridTable, theme: Theme, board: BoardGeometry, *, marks_last: bool, opens: bool
) -> None:
    """Draw what lies, the dead cells, and with `opens` the open ones."""
    last, fresh = (table.last, table.killed) if marks_last else ((), ())
    for each in table.laid:
        mark = Mark.LAST if each in last else Mark.NONE
        drawn = sprite(each, board.size, theme, mark, thrown=each in table.thrown)
        lay(picture, drawn, board.at(board.line_of(each), each))
    for each in table.dead:
        lay(picture, dead_place(each, board.size, fresh=each in fresh), board.at(board.line_of(each), each))
    for each in table.next if opens else ():
        lay(picture, open_place(each, board.size), board.at(board.line_of(each), each))


def lay_considered(
    picture: Image.Image,
    laying: tuple[tuple[Card, Card], ...],
    killing: tuple[Card, ...],
    theme: Theme,
    board: BoardGeometry,
) -> None:
    """Draw a previewed play, as (place, card), and the cells that it would kill."""
    for each in killing:
        lay(picture, dead_place(each, board.size, fresh=True), board.at(board.line_of(each), each))
    for place, each in laying:
        lay(picture, sprite(each, board.size, theme, Mark.READY), board.at(board.line_of(place), place))
