"""The table of a view, whatever its kind."""

from PIL import Image

from engine.moves import Move
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from renderers.paint.palette import Theme
from renderers.pictures.grid import paint_grid
from renderers.pictures.group import paint_group
from renderers.pictures.rows import paint_rows
from renderers.pictures.sequence import paint_sequence
from renderers.pictures.trick import paint_trick
from renderers.words.language import Words


def paint_table(view: View, theme: Theme, words: Words | None, preview: Move | None) -> Image.Image:
    """As a palette picture. `words` and `preview`: as in `draw_table`."""
    match view.table:
        case RowsTable() as table:
            return paint_rows(view, table, theme, preview)
        case GridTable() as table:
            return paint_grid(view, table, theme, preview)
        case SequenceTable() as table:
            return paint_sequence(view, table, theme, words)
        case TrickTable() as table:
            return paint_trick(view, table, theme, words)
        case GroupTable() as table:
            return paint_group(view, table, theme)
