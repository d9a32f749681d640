"""The table as one picture, without a hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from PIL import Image

from engine.moves import Move
from engine.packing import packs
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from i18n import Texts
from renderers.alt_text.alt import alt_table, text_table
from renderers.alt_text.captions import table_captions
from renderers.alt_text.fitting import Names
from renderers.alt_text.seats import default_names
from renderers.canvas.lettering import Lettering
from renderers.canvas.palette import Theme
from renderers.canvas.png import encode
from renderers.model.badges import Badge, lettered
from renderers.pictures.grid import paint_grid
from renderers.pictures.group import paint_group
from renderers.pictures.rows import paint_rows
from renderers.pictures.sequence import paint_sequence, sequence_lettering
from renderers.pictures.shown import TableShown
from renderers.pictures.trick import paint_trick, trick_lettering


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class TablePicture(TableShown):
    """The picture of a table."""

    names: Names = field(compare=False)
    """One per seat, as in the picture."""
    written: Names = field(compare=False)
    """One per seat, as the text of messages has them: escaped."""

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
        has_plates: bool = False,
        preview: Move | None = None,
    ) -> Self:
        """With captions in the reader's language. `badges`: one per seat; none: A, B, C. `names`: one per seat; none:
        after the badges. `written`: the same for `words`, if it differs. `has_plates`: whether the seats are drawn.
        """
        badges = lettered(len(view.seats)) if badges is None else badges
        names = names or default_names(badges, texts)
        players = tuple(zip(names, badges, strict=True)) if has_plates else ()
        return cls(
            view=view,
            theme=theme,
            badges=badges,
            captions=table_captions(view, texts, players=players),
            preview=preview,
            names=names,
            written=written or names,
        )

    def png(self) -> bytes:
        return encode(paint_table(self))

    def alt_text(self, texts: Texts) -> str:
        return alt_table(self.view, self.names, texts, preview=self.preview)

    def words(self, texts: Texts) -> str:
        return text_table(self.view, self.written, texts, preview=self.preview)

    def lettering(self) -> Sequence[Lettering]:
        """The captions as they are drawn into the picture, and their room."""
        match self.view.table:
            case SequenceTable() as table:
                return sequence_lettering(self.view, table, self.captions)
            case TrickTable():
                return trick_lettering(self.captions)
            case RowsTable() | GridTable() | GroupTable():
                return ()


def paint_table(shown: TableShown) -> Image.Image:
    """The table as a palette picture."""
    match shown.view.table:
        case RowsTable() as table:
            return paint_rows(shown, table)
        case GridTable() as table:
            return paint_grid(shown, table)
        case SequenceTable() as table:
            return paint_sequence(shown, table)
        case TrickTable() as table:
            return paint_trick(shown, table)
        case GroupTable() as table:
            return paint_group(shown, table)
