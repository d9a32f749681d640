"""The table as one seat sees it: chooses how table and hand are put together."""

from PIL import Image

from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable
from renderers.canvas.palette import Theme
from renderers.model.seat import SeatShown
from renderers.pictures.seat_layouts import paint_seat_at_grid, paint_seat_at_rows, paint_seat_at_sequence
from renderers.pictures.seat_strips import paint_seat_at_groups, paint_seat_at_tricks


def paint_seat(shown: SeatShown, theme: Theme) -> Image.Image:
    """Table and hand as one palette picture."""
    match shown.table:
        case RowsTable() as table:
            return paint_seat_at_rows(shown, table, theme)
        case GridTable() as table:
            return paint_seat_at_grid(shown, table, theme)
        case SequenceTable() as table:
            return paint_seat_at_sequence(shown, table, theme)
        case TrickTable() as table:
            return paint_seat_at_tricks(shown, table, theme)
        case GroupTable() as table:
            return paint_seat_at_groups(shown, table, theme)
