"""A layout of rows: a column per rank, a row per suit and pack."""

from collections.abc import Iterable
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import RowsTable
from renderers.canvas.palette import Theme
from renderers.model.layout import (
    belonging,
    closed_now,
    laid_last,
    lines_open_to,
    open_now,
    ranks_laid,
    row_ways,
    thrown_in,
)
from renderers.model.marks import Mark
from renderers.model.shown import TableShown
from renderers.model.standing import NOTHING_HELD, Cell, standing
from renderers.pictures.below import has_tray, lay_pieces, lay_strip, strip_height, strip_lines, tray_pieces
from renderers.pictures.board import BoardGeometry, board_size, empty_board, fold_of, lay_held, lay_owner, mark_tunnels
from renderers.pictures.frame import BORDER, WIDTH
from renderers.pictures.plates import lay_plates, plates_of
from renderers.sprites.held import held_up_place
from renderers.sprites.places import dead_place, empty_place, open_place
from renderers.sprites.sizes import CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import faces, sprite

_TWO_PACKS: Final = Size(60, 58, bare=True)
_TWO_PACKS_HELD: Final = Size(60, 52, bare=True)
"""With a hand, which leaves less room. Rank and suit are large, as these cards are low."""


def paint_rows(shown: TableShown, table: RowsTable, theme: Theme) -> Image.Image:
    """The layout as a palette picture, with the tray and the cards before the seats below it.

    With a hand each of its cards stands in its place; those without one lie in the tray, and the viewer's pile below.
    With a preview its cards are ticked at their places, and the last play is not marked.
    """
    has_hand, plates = shown.hand is not None, plates_of(shown)
    opened = frozenset[Cell]() if shown.is_over else frozenset(open_now(table))
    stands = standing(table, shown.hand.cards, opened) if shown.hand is not None else NOTHING_HELD
    small, gap = (sized(SHORT_CARD, theme), 8) if has_hand else (SHORT_CARD, 12)
    own = [sprite(each.card, small, theme, each.mark) for each in stands.tray]
    public = tray_pieces(shown, table, theme, small)
    strip = strip_lines(shown, theme)
    is_kept_free = has_tray(table) or (has_hand and table.with_jokers)
    tray_height = gap + small.outer_height if own or is_kept_free else 0
    usual = CARD if len(table.rows) <= 4 else _TWO_PACKS_HELD if has_hand else _TWO_PACKS
    size = board_size(shown, theme, usual, lines=len(table.rows), is_alone=not (tray_height or strip))
    board = BoardGeometry(
        suits=tuple(row.suit for row in table.rows),
        base=table.base,
        ace_high=table.ace_high,
        size=size,
        fold=fold_of(shown, theme),
        above=plates.height,
        below=tray_height + (gap + strip_height(strip) if strip else 0),
    )
    picture = empty_board(board).copy()
    lay_plates(picture, shown)
    mark_tunnels(picture, row_ways(table), board)
    _lay_cards(picture, table, theme, board, marks_last=not shown.is_preview)
    if shown.last_by is not None:
        lay_owner(picture, board, laid_last(table), shown.badges[shown.last_by])
    _lay_places(picture, table, board, opened - stands.held_cards.keys())
    for line, place in stands.held_up:
        board.lay(picture, held_up_place(board.size), (line, place))
    lay_held(picture, stands.held_cards, opened, theme, board)
    _lay_considered(picture, table, shown.laying, theme, board)
    top = board.bottom + gap
    lay_pieces(picture, own, small, (BORDER, top))
    left = WIDTH - BORDER - sum(piece.width for piece in public) if has_hand else BORDER
    lay_pieces(picture, public, small, (left, top))
    lay_strip(picture, strip, top + tray_height)
    return picture


def _lay_cards(picture: Image.Image, table: RowsTable, theme: Theme, board: BoardGeometry, *, marks_last: bool) -> None:
    """Draw what lies."""
    last = laid_last(table) if marks_last else set[tuple[int, Card]]()
    drawn = faces(board.size, theme)
    for line, row in enumerate(table.rows):
        thrown_here = thrown_in(table, row.copy)
        for laid in row.laid:
            cell = line, laid.place
            board.lay(picture, drawn[laid.shown, laid.place, cell in last, laid.place in thrown_here], cell)


def _lay_places(
    picture: Image.Image, table: RowsTable, board: BoardGeometry, opened: Iterable[tuple[int, Card]]
) -> None:
    """Draw these open places, in the trump row with the index of the card that belongs there; and closed ones."""
    instead = belonging(table)
    for line, row in enumerate(table.rows):
        if row.suit == table.trump:
            laid = {each.place for each in row.laid}
            for place in instead.keys() - laid:
                board.lay(picture, empty_place(instead[place], board.size), (line, place))
    newly = {place.suit for place in table.last}
    for line, place in closed_now(table):
        board.lay(picture, dead_place(place, board.size, fresh=place.suit in newly), (line, place))
    for line, place in opened:
        board.lay(picture, open_place(instead.get(place, place), board.size), (line, place))


def _lay_considered(
    picture: Image.Image, table: RowsTable, laying: Iterable[tuple[Card, Card]], theme: Theme, board: BoardGeometry
) -> None:
    """Draw the cards of a previewed play, as (place, card), where they would lie."""
    laid = ranks_laid(table)
    for place, card in laying:
        line = next(iter(lines_open_to(table, place, laid)), None)
        if line is not None:
            board.lay(picture, sprite(card, board.size, theme, Mark.READY, place), (line, place))
