"""Layouts with the viewer's hand in them: each card of the hand stands in its place."""

from collections.abc import Iterable, Mapping
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import GridTable, RowsTable, SequenceTable
from renderers.canvas.palette import Theme, lay
from renderers.model.layout import open_now
from renderers.model.marks import Mark
from renderers.model.seat import SeatShown
from renderers.model.standing import Cell, Stand, standing
from renderers.model.tunnels import grid_ways, row_ways
from renderers.pictures import grid, rows
from renderers.pictures.board import BoardGeometry, empty_board
from renderers.pictures.frame import BORDER, WIDTH
from renderers.pictures.sequence import lay_sequence
from renderers.pictures.strip import lay_strip, own_pile_lines, strip_height
from renderers.pictures.tray import has_tray, lay_pieces, tray_pieces
from renderers.pictures.tunnels import mark_tunnels
from renderers.sprites.badges import BADGE_HEIGHT
from renderers.sprites.held import held_card, held_up_place
from renderers.sprites.places import open_place
from renderers.sprites.sizes import CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import sprite

_GAP: Final = 8
_LOW_CARD: Final = Size(60, 84)
"""For layouts with something below them."""
_TWO_PACKS: Final = Size(60, 52)
_CHART: Final = Size(60, 70)
_ALONE: Final = Size(60, 100, bare=True)
"""A large card, for layouts with nothing below them."""
_STRIP: Final = CARD.outer_height + BADGE_HEIGHT

Held = Mapping[Cell, tuple[Card, Stand]]


def paint_seat_at_rows(shown: SeatShown, table: RowsTable, theme: Theme) -> Image.Image:
    """Rows; below them a tray with the cards without a place, the stock and the trumps, and the viewer's pile."""
    opened = frozenset[Cell]() if shown.is_over else frozenset(open_now(table))
    stands = standing(table, shown.hand.cards, opened)
    small = sized(SHORT_CARD, theme)
    tray = [sprite(each.card, small, theme, each.mark) for each in stands.tray]
    public = tray_pieces(table, theme, small, shown.holder, shown.community)
    pile = own_pile_lines(shown.hand.pile, theme)
    tray_height = _GAP + SHORT_CARD.outer_height if tray or has_tray(table) else 0
    board = BoardGeometry(
        suits=tuple(row.suit for row in table.rows),
        base=table.base,
        ace_high=table.ace_high,
        size=_size(theme, _TWO_PACKS if len(table.rows) > 4 else _LOW_CARD if tray_height or pile else CARD),
        below=tray_height + (_GAP + strip_height(pile) if pile else 0),
    )
    picture = empty_board(board).copy()
    mark_tunnels(picture, row_ways(table), board.top, board.line_height)
    rows.lay_cards(picture, table, theme, board, marks_last=not shown.is_preview)
    rows.lay_places(picture, table, board, opened - stands.held.keys())
    for line, place in stands.held_up:
        lay(picture, held_up_place(board.size), board.at(line, place))
    _lay_held(picture, stands.held, opened, theme, board)
    rows.lay_considered(picture, table, shown.laying, theme, board)
    top = board.bottom + _GAP
    lay_pieces(picture, tray, SHORT_CARD, (BORDER, top))
    lay_pieces(picture, public, SHORT_CARD, (WIDTH - BORDER - sum(piece.width for piece in public), top))
    lay_strip(picture, pile, board.bottom + tray_height + _GAP)
    return picture


def paint_seat_at_grid(shown: SeatShown, table: GridTable, theme: Theme) -> Image.Image:
    """The killing grid; below it the viewer's dead cards that lie face down."""
    pile = own_pile_lines(shown.hand.pile, theme)
    below = _GAP + strip_height(pile) if pile else 0
    board = BoardGeometry(suits=table.order, base=6, size=_size(theme, _LOW_CARD if pile else CARD), below=below)
    picture = empty_board(board).copy()
    mark_tunnels(picture, grid_ways(table), board.top, board.line_height)
    grid.lay_cells(picture, table, theme, board, marks_last=not shown.is_preview, opens=not shown.is_over)
    _lay_held(picture, _by_place(shown, board), _cells(table.next, board, shown), theme, board)
    grid.lay_considered(picture, shown.laying, shown.killing, theme, board)
    lay_strip(picture, pile, board.bottom + _GAP)
    return picture


def paint_seat_at_sequence(shown: SeatShown, table: SequenceTable, theme: Theme) -> Image.Image:
    """The sequence, and below it a line per suit: the cards that are gone and those of the hand."""
    board = BoardGeometry(suits=(0, 1, 2, 3), size=_size(theme, _CHART), above=_STRIP + _GAP)
    picture = empty_board(board).copy()
    lay_sequence(
        picture, table, sized(CARD, theme), theme, badges=shown.badges, captions=shown.captions, is_over=shown.is_over
    )
    for each in table.played:
        lay(picture, sprite(each, board.size, theme), board.at(each.suit, each))
    wanted = table.wanted if table.sequence else ()
    for each in () if shown.is_over else wanted:
        lay(picture, open_place(each, board.size), board.at(each.suit, each))
    _lay_held(picture, _by_place(shown, board), _cells(wanted, board, shown), theme, board)
    return picture


def _size(theme: Theme, usual: Size) -> Size:
    """The size of a layout's cards, where `usual` is that of cards that are not large."""
    return _ALONE if theme.large and usual == CARD else sized(usual, theme)


def _by_place(shown: SeatShown, board: BoardGeometry) -> Held:
    return {(board.line_of(each.card), each.card): (each.card, _stand(each.mark)) for each in shown.hand.cards}


def _stand(mark: Mark) -> Stand:
    match mark:
        case Mark.READY:
            return Stand.READY
        case Mark.DEAD:
            return Stand.DEAD
        case _:
            return Stand.FREE


def _cells(places: Iterable[Card], board: BoardGeometry, shown: SeatShown) -> frozenset[Cell]:
    return frozenset() if shown.is_over else frozenset((board.line_of(each), each) for each in places)


def _lay_held(picture: Image.Image, held: Held, opened: frozenset[Cell], theme: Theme, board: BoardGeometry) -> None:
    for cell, (card, stand) in held.items():
        lay(picture, held_card(card, board.size, theme, stand, is_open=cell in opened), board.at(*cell))
