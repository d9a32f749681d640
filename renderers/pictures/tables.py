"""The table as one picture, as everybody sees it, or as one seat does with its hand."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from PIL import Image

from engine.moves import Move
from engine.packing import packs
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from i18n import Texts
from renderers.alt_text.alt import alt_seat, alt_table, text_seat, text_table
from renderers.alt_text.captions import table_captions, table_plates
from renderers.alt_text.fitting import Names
from renderers.alt_text.seats import default_names
from renderers.canvas.lettering import Lettering
from renderers.canvas.palette import Theme
from renderers.canvas.png import encode
from renderers.model.badges import Badge, lettered
from renderers.model.shown import TableShown, table_shown
from renderers.pictures.grid import paint_grid
from renderers.pictures.group import paint_group
from renderers.pictures.plates import plates_of, unsaid
from renderers.pictures.rows import paint_rows
from renderers.pictures.sequence import paint_sequence, sequence_lettering
from renderers.pictures.trick import paint_trick, trick_columns, trick_lettering


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class TablePicture:
    """The picture of a table. It is drawn from `shown`; what else the viewer knows is told in words only."""

    has_hand: ClassVar = False
    shown: TableShown
    theme: Theme
    view: View = field(compare=False)
    preview: Move | None = field(compare=False)
    names: Names = field(compare=False)
    """One per seat, as in the picture."""
    written: Names = field(compare=False)
    """One per seat, as the text of messages has them: escaped."""
    said: tuple[str, ...] = field(default=(), compare=False)
    """The words that the player of each seat says, empty where they are silent; none: all are."""
    moment: str = field(default="", compare=False)
    """The remarkable thing just now, as a sentence for the alt text: it stands beside the picture, and the words."""

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
        winners: Collection[int] = (),
        preview: Move | None = None,
        said: tuple[str, ...] = (),
        moment: str = "",
    ) -> Self:
        """With captions in the reader's language. `badges`: one per seat; none: A, B, C. `names`: one per seat; none:
        after the badges. `written`: the same for `words`, if it differs. `has_plates`: whether the seats are drawn.
        `winners`: the seats whose plates say that they have won the match. `preview`: as in `table_shown`. `said`,
        `moment`: as in the picture.
        """
        badges = lettered(len(view.seats)) if badges is None else badges
        names = names or default_names(badges, texts)
        players = tuple(zip(names, badges, strict=True)) if has_plates else ()
        shown = table_shown(
            view,
            badges,
            has_hand=cls.has_hand,
            captions=table_captions(view, texts, has_plates=has_plates and not cls.has_hand),
            plates=table_plates(view, texts, players, has_hand=cls.has_hand, said=said, winners=winners),
            preview=preview,
        )
        return cls(
            shown=shown,
            theme=theme,
            view=view,
            preview=preview,
            names=names,
            written=written or names,
            said=said,
            moment=moment,
        )

    @property
    def badges(self) -> tuple[Badge, ...]:
        return self.shown.badges

    def png(self) -> bytes:
        return encode(paint_table(self.shown, self.theme))

    def alt_text(self, texts: Texts) -> str:
        return alt_table(self.view, self.names, texts, preview=self.preview, said=self.said, moment=self.moment)

    def words(self, texts: Texts) -> str:
        return text_table(self.view, self.written, texts, preview=self.preview, said=self.said)

    def lettering(self) -> Sequence[Lettering]:
        """The captions as they are drawn into the picture, and their room."""
        match self.shown.table:
            case SequenceTable() as table:
                return sequence_lettering(self.shown, table)
            case TrickTable():
                return trick_lettering(self.shown.captions)
            case RowsTable() | GridTable() | GroupTable():
                return ()


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPicture(TablePicture):
    """The picture of a table with the hand of the view's seat."""

    has_hand: ClassVar = True
    has_moves: bool = field(default=True, compare=False)
    """Whether its words begin with what the viewer can do."""

    @property
    def unsaid(self) -> tuple[int, ...]:
        """The seats whose plates have no room for what they say."""
        shown = self.shown
        boxes = trick_columns(shown) if isinstance(shown.table, TrickTable) else plates_of(shown).boxes
        badges = unsaid(shown.plates, [width for _, width in boxes]) if shown.plates.each else ()
        return tuple(seat for seat, badge in enumerate(self.badges) if badge in badges)

    def alt_text(self, texts: Texts) -> str:
        return alt_seat(self.view, self.names, texts, preview=self.preview, said=self.said)

    def words(self, texts: Texts) -> str:
        return text_seat(self.view, self.written, texts, preview=self.preview, said=self.said, has_moves=self.has_moves)


def paint_table(shown: TableShown, theme: Theme) -> Image.Image:
    """The table as a palette picture."""
    match shown.table:
        case RowsTable() as table:
            return paint_rows(shown, table, theme)
        case GridTable() as table:
            return paint_grid(shown, table, theme)
        case SequenceTable() as table:
            return paint_sequence(shown, table, theme)
        case TrickTable() as table:
            return paint_trick(shown, table, theme)
        case GroupTable() as table:
            return paint_group(shown, table, theme)
