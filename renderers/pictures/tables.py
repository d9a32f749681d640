"""Chooses the painter for a view's table."""

from PIL import Image

from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from renderers.pictures.grid import paint_grid
from renderers.pictures.group import paint_group
from renderers.pictures.rows import paint_rows
from renderers.pictures.sequence import paint_sequence
from renderers.pictures.style import Style
from renderers.pictures.trick import paint_trick


def paint_table(view: View, style: Style) -> Image.Image:
    """The table as a palette picture."""
    match view.table:
        case RowsTable() as table:
            return paint_rows(view, table, style)
        case GridTable() as table:
            return paint_grid(view, table, style)
        case SequenceTable() as table:
            return paint_sequence(view, table, style)
        case TrickTable() as table:
            return paint_trick(view, table, style)
        case GroupTable() as table:
            return paint_group(view, table, style)
