"""The grid of killing games: a layout of rows with dead cells."""

from typing import Final

from PIL import Image

from engine.views import GridTable, View
from renderers.canvas.palette import lay
from renderers.model.marks import Mark
from renderers.model.previews import killed, placed
from renderers.model.tunnels import grid_ways
from renderers.pictures.board import Board, empty_board
from renderers.pictures.strip import lay_strip, strip_height, strip_lines
from renderers.pictures.style import Style
from renderers.pictures.tunnels import mark_tunnels
from renderers.sprites.places import dead_place, open_place
from renderers.sprites.sizes import CARD
from renderers.sprites.sprites import sprite

_GAP: Final = 12


def paint_grid(view: View, table: GridTable, style: Style) -> Image.Image:
    """The grid as a palette picture, with the seats' penalty cards below it.

    With a preview, its card is ticked, cards it would kill get a golden cross, and the last play is not marked.
    """
    theme, preview = style.theme, style.preview
    strip = strip_lines(view, style)
    below = _GAP + strip_height(strip) if strip else 0
    board = Board(suits=table.order, base=6, below=below)
    picture = empty_board(board).copy()
    mark_tunnels(picture, grid_ways(table), board.top, board.line_height)
    line = {suit: line for line, suit in enumerate(table.order)}
    last, fresh = (table.last, table.killed) if preview is None else ((), ())
    for each in table.laid:
        mark = Mark.LAST if each in last else Mark.NONE
        lay(picture, sprite(each, CARD, theme, mark), board.at(line[each.suit], each))
    for each in table.dead:
        lay(picture, dead_place(each, CARD, fresh=each in fresh), board.at(line[each.suit], each))
    if view.result is None:
        for each in table.next:
            lay(picture, open_place(each, CARD), board.at(line[each.suit], each))
    for each in killed(view, preview):
        lay(picture, dead_place(each, CARD, fresh=True), board.at(line[each.suit], each))
    for place, each in placed(view, preview).items():
        lay(picture, sprite(each, CARD, theme, Mark.READY), board.at(line[place.suit], place))
    lay_strip(picture, strip, board.bottom + _GAP)
    return picture
