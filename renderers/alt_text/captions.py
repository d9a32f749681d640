"""The text drawn into pictures of tables."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.views import GridTable, SeatStatus, SeatView, SequenceTable, TrickTable, View
from i18n import Texts
from renderers.alt_text.tables import call_text
from renderers.alt_text.words import words_of
from renderers.model.badges import Badge
from renderers.model.plates import NO_PLATES, PlatesShown, plates_shown
from renderers.model.shown import NO_CAPTIONS, TableCaptions


def table_captions(view: View, texts: Texts, *, has_plates: bool = False) -> TableCaptions:
    """The captions of a table picture. `has_plates`: the seats are drawn, and so is the pot."""
    has_pot = has_plates and view.pot is not None
    captions = replace(NO_CAPTIONS, pot=texts("plate-pot")) if has_pot else NO_CAPTIONS
    match view.table:
        case SequenceTable(call=call) as table if call is not None:
            return replace(captions, call=call_text(table, texts))
        case TrickTable(trump=trump) if trump is not None:
            return replace(captions, trump=words_of(texts).colours[trump])
        case _:
            return captions


def table_plates(
    view: View,
    texts: Texts,
    players: Sequence[tuple[str, Badge]],
    *,
    has_hand: bool = False,
    said: Sequence[str] = (),
    winners: Collection[int] = (),
) -> PlatesShown:
    """The plates of the seats, or `has_hand`: those of the others above a hand. `players`: name and badge of each seat;
    none: the seats are not drawn. `said`: as in `TablePicture`. `winners`: the seats that have won the match, without
    a hand.
    """
    if not players:
        return NO_PLATES
    stand_ins = [_stand_in(texts, badge.letters) for _, badge in players]
    statuses = [_status(view, seat, texts) for seat in view.seats]
    plates = plates_shown(view, players, stand_ins, statuses, has_hand=has_hand, said=said)
    if not winners:
        return plates
    return replace(plates, each=tuple(replace(each, has_won=seat in winners) for seat, each in enumerate(plates.each)))


@lru_cache(maxsize=1024)
def _stand_in(texts: Texts, letters: str) -> str:
    return texts("alt-nobody", letter=letters)


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
