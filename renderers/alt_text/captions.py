"""The text drawn into pictures of tables."""

from collections.abc import Sequence
from dataclasses import replace

from engine.views import GridTable, SeatStatus, SeatView, SequenceTable, TrickTable, View
from i18n import Texts
from renderers.alt_text.tables import call_text
from renderers.alt_text.words import words_of
from renderers.model.badges import Badge
from renderers.model.captions import NO_CAPTIONS, PlateWords, TableCaptions


def table_captions(view: View, texts: Texts, *, players: Sequence[tuple[str, Badge]] = ()) -> TableCaptions:
    """The captions of a table picture. `players`: name and badge of each seat, where the seats are to be drawn."""
    plates = tuple(
        PlateWords(
            name=name,
            stand_in=texts("alt-nobody", letter=badge.letters),
            status=_status(view, view.seats[seat], texts),
        )
        for seat, (name, badge) in enumerate(players)
    )
    captions = replace(NO_CAPTIONS, plates=plates, pot=texts("plate-pot") if plates and view.pot is not None else "")
    match view.table:
        case SequenceTable(call=call) as table if call is not None:
            return replace(captions, call=call_text(table, texts))
        case TrickTable(trump=trump) if trump is not None:
            return replace(captions, trump=words_of(texts).colours[trump])
        case _:
            return captions


def _status(view: View, seat: SeatView, texts: Texts) -> str:
    """The state of a seat that no longer plays; empty while it plays."""
    match seat.status:
        case SeatStatus.PLAYING:
            return ""
        case SeatStatus.OUT:
            return texts("plate-out")
        case SeatStatus.BANKRUPT:
            if view.players is not None and view.result is None:
                return texts("plate-ghost")
            return texts("plate-dropped-out" if isinstance(view.table, GridTable) else "plate-bankrupt")
        case SeatStatus.ELIMINATED:
            return texts("plate-eliminated")
