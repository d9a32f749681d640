"""The table as one seat sees it, with its hand, as one picture."""

from dataclasses import dataclass, field
from typing import Self

from PIL import Image

from engine.moves import Move
from engine.packing import packs
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from i18n import Texts
from renderers.alt_text.alt import alt_seat, text_seat
from renderers.alt_text.captions import table_captions
from renderers.alt_text.fitting import Names
from renderers.alt_text.seats import default_names
from renderers.canvas.palette import Theme
from renderers.canvas.png import encode
from renderers.model.badges import Badge, lettered
from renderers.model.seat import SeatShown, seat_shown
from renderers.pictures.seat_layouts import paint_seat_at_grid, paint_seat_at_rows, paint_seat_at_sequence
from renderers.pictures.seat_strips import paint_seat_at_groups, paint_seat_at_tricks


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPicture:
    """The picture of a table and a hand. It is drawn from `shown`; what else the viewer knows is told in words only."""

    shown: SeatShown
    theme: Theme
    view: View = field(compare=False)
    preview: Move | None = field(compare=False)
    names: Names = field(compare=False)
    written: Names = field(compare=False)
    """`preview`, `names` and `written` as in `TablePicture`."""

    @classmethod
    def of(
        cls,
        view: View,
        theme: Theme,
        texts: Texts,
        *,
        badges: tuple[Badge, ...] | None = None,
        names: Names = (),
        written: Names = (),
        preview: Move | None = None,
    ) -> Self:
        """As the view's seat sees it; arguments as in `TablePicture.of`, but `preview` as in `seat_shown`."""
        badges = lettered(len(view.seats)) if badges is None else badges
        names = names or default_names(badges, texts)
        shown = seat_shown(view, badges=badges, captions=table_captions(view, texts), preview=preview)
        return cls(shown=shown, theme=theme, view=view, preview=preview, names=names, written=written or names)

    def png(self) -> bytes:
        return encode(paint_seat(self.shown, self.theme))

    def alt_text(self, texts: Texts) -> str:
        return alt_seat(self.view, self.names, texts, preview=self.preview)

    def words(self, texts: Texts) -> str:
        return text_seat(self.view, self.written, texts, preview=self.preview)


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
