"""The text drawn into pictures of tables and score sheets."""

from engine.views import SequenceTable, TrickTable, View
from i18n import Texts
from renderers.alt_text.scores import stand_in
from renderers.alt_text.tables import call_text
from renderers.alt_text.words import words_of
from renderers.model.captions import NO_CAPTIONS, SheetCaptions, TableCaptions
from renderers.model.sheets import ScoreSheet


def table_captions(view: View, texts: Texts) -> TableCaptions:
    """The captions of a table picture."""
    match view.table:
        case SequenceTable(call=call) as table if call is not None:
            return TableCaptions(call=call_text(table, texts))
        case TrickTable(trump=trump) if trump is not None:
            return TableCaptions(trump=words_of(texts).colours[trump])
        case _:
            return NO_CAPTIONS


def sheet_captions(sheet: ScoreSheet, texts: Texts) -> SheetCaptions:
    """The captions of a score sheet, other than title, names and numbers."""
    return SheetCaptions(
        unit=texts(f"alt-unit-{sheet.unit}"),
        fewest_win=texts("alt-fewest-win"),
        stand_ins=tuple(stand_in(sheet, seat, texts) for seat in range(len(sheet.names))),
    )
