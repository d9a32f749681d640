"""The grid of killing games: a layout of rows with dead cells."""

from PIL import Image

from engine.views import GridTable
from renderers.canvas.palette import Theme
from renderers.model.layout import grid_ways
from renderers.model.marks import Mark
from renderers.model.shown import TableShown
from renderers.model.standing import Cell, held_in_places
from renderers.pictures.below import lay_strip, strip_height, strip_lines
from renderers.pictures.board import (
    BoardGeometry,
    Fold,
    board_size,
    empty_board,
    fold_of,
    lay_held,
    lay_owner,
    mark_tunnels,
)
from renderers.pictures.plates import lay_plates, plates_of
from renderers.sprites.places import dead_place, open_place
from renderers.sprites.sizes import CARD
from renderers.sprites.sprites import sprite


def paint_grid(shown: TableShown, table: GridTable, theme: Theme) -> Image.Image:
    """The grid as a palette picture, with the seats' penalty cards below it, or with a hand the viewer's dead cards
    that lie face down.

    With a preview its card is ticked, cards it would kill get a golden cross, and the last play is not marked.
    """
    has_hand, plates, strip = shown.hand is not None, plates_of(shown), strip_lines(shown, theme)
    gap = 8 if has_hand else 12
    size = board_size(shown, theme, CARD, lines=len(table.order), is_alone=not strip)
    board = BoardGeometry(
        suits=table.order,
        base=6,
        size=size,
        fold=fold_of(shown, theme, Fold.HALVES),
        above=plates.height,
        below=gap + strip_height(strip) if strip else 0,
    )
    picture = empty_board(board).copy()
    lay_plates(picture, shown)
    mark_tunnels(picture, grid_ways(table), board)
    _lay_cells(picture, shown, table, theme, board)
    if shown.last_by is not None:
        lay_owner(picture, board, [(board.line_of(each), each) for each in table.last], shown.badges[shown.last_by])
    if shown.hand is not None:
        opened = frozenset[Cell]() if shown.is_over else frozenset((board.line_of(each), each) for each in table.next)
        lay_held(picture, held_in_places(shown.hand.cards, table.order), opened, theme, board)
    for each in shown.killing:
        board.lay(picture, dead_place(each, board.size, fresh=True), (board.line_of(each), each))
    for place, each in shown.laying:
        board.lay(picture, sprite(each, board.size, theme, Mark.READY), (board.line_of(place), place))
    lay_strip(picture, strip, board.bottom + gap)
    return picture


def _lay_cells(picture: Image.Image, shown: TableShown, table: GridTable, theme: Theme, board: BoardGeometry) -> None:
    """Draw what lies, the dead cells, and the open ones."""
    last, fresh = ((), ()) if shown.is_preview else (table.last, table.killed)
    for each in table.laid:
        mark = Mark.LAST if each in last else Mark.NONE
        drawn = sprite(each, board.size, theme, mark, thrown=each in table.thrown)
        board.lay(picture, drawn, (board.line_of(each), each))
    for each in table.dead:
        board.lay(picture, dead_place(each, board.size, fresh=each in fresh), (board.line_of(each), each))
    for each in () if shown.is_over else table.next:
        board.lay(picture, open_place(each, board.size), (board.line_of(each), each))
