"""Chooses the painter for a view's table, and what measures its captions."""

from PIL import Image

from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from renderers.canvas.lettering import Lettering
from renderers.model.captions import TableCaptions
from renderers.pictures.grid import paint_grid
from renderers.pictures.group import paint_group
from renderers.pictures.rows import paint_rows
from renderers.pictures.sequence import paint_sequence, sequence_lettering
from renderers.pictures.style import Style
from renderers.pictures.trick import paint_trick, trick_lettering


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


def table_lettering(view: View, captions: TableCaptions) -> tuple[Lettering, ...]:
    """The captions as they are drawn into the table's picture, and their room."""
    match view.table:
        case SequenceTable() as table:
            return sequence_lettering(view, table, captions)
        case TrickTable():
            return trick_lettering(captions)
        case RowsTable() | GridTable() | GroupTable():
            return ()
