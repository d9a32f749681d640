"""The killing grid: a layout of rows with dead cells."""

from PIL import Image

from engine.views import GridTable
from renderers.board import CARD, Board, empty_board
from renderers.palette import Theme
from renderers.places import dead_place, open_place
from renderers.sprites import Mark, sprite


def paint_grid(table: GridTable, theme: Theme) -> Image.Image:
    """The grid as a palette picture."""
    board = Board(suits=table.order, base=6)
    picture = empty_board(board).copy()
    line = {suit: line for line, suit in enumerate(table.order)}
    for each in table.laid:
        mark = Mark.LAST if each in table.last else Mark.NONE
        picture.paste(sprite(each, CARD, theme, mark), board.at(line[each.suit], each))
    for each in table.dead:
        picture.paste(dead_place(each, CARD, fresh=each in table.killed), board.at(line[each.suit], each))
    for each in table.next:
        picture.paste(open_place(each, CARD), board.at(line[each.suit], each))
    return picture
