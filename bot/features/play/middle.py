"""What a move depends on but the hand does not show (trumps, the trick, one's bid), and one's revokes."""

from bot.tables.table import Table
from bot.text.faces import SUIT_SIGNS, face, faces
from bot.text.naming import NameOf
from bot.text.sentences import listed
from engine.cards import COLOURS
from engine.games.revokes import TO_POT
from engine.views import Phase, RowsTable, TrickTable, View
from i18n import Texts


def middle_words(texts: Texts, table: Table, view: View, name: NameOf) -> str:
    """One line; empty if the viewer is not to play or the prompt has it all."""
    if view.seat is None or view.seat not in view.to_act or view.phase is not Phase.PLAY:
        return ""
    parts: list[str] = []
    match view.table:
        case TrickTable(trump=int() as trump, trick=trick):
            own = view.seats[view.seat]
            parts.append(texts("board-trump-colour", colour=COLOURS[trump]))
            if trick:
                plays = [f"{name(table.at(seat))} {face(texts, card)}" for seat, card in trick]
                parts.append(texts("middle-trick", plays=listed(texts, plays)))
            if own.bid is not None:
                parts.append(texts("middle-bid", tricks=own.tricks or 0, bid=own.bid.rank))
        case RowsTable(trump=int() as trump, community=community):
            parts.append(texts("board-trump", suit=SUIT_SIGNS[trump]))
            if community:
                parts.append(texts("board-community", cards=faces(texts, community)))
        case _:
            pass
    return texts("list-dot").join(parts)


def revokes_words(texts: Texts, view: View) -> str:
    """The viewer's passes with a playable card in this hand and their cost (FT-7); empty if none or public."""
    if not view.own_revokes or view.result is not None:
        return ""
    return texts("hand-revokes", count=view.own_revokes, due=TO_POT * view.own_revokes)
