"""What has come to a hand, or gone from it, since its holder last moved: only they read it."""

from bot.tables.table import Table
from bot.words.faces import faces
from bot.words.naming import NameOf
from engine.game import Event, Happening
from engine.views import View
from i18n import Texts


def since_own_move(texts: Texts, table: Table, view: View, name: NameOf) -> str:
    """A line for each thing, the oldest first: cards drawn or given (CT-2, RS-3, IS-3), laid or taken out of turn
    (SJ-4, SJ-5), killed by others (KI-7). Empty where there is nothing to tell."""
    lines: list[str] = []
    for told in reversed(table.history):
        if told.hand_number != view.number or any(_is_trade_of(event, view.seat) for event in told.events):
            break
        found = (_line(texts, table, view, event.seen_by(view.seat), name) for event in told.events)
        lines[:0] = [line for line in found if line is not None]
        if told.seat == view.seat:
            break
    return "\n".join(lines)


def _line(texts: Texts, table: Table, view: View, event: Event, name: NameOf) -> str | None:
    if not event.cards:
        return None
    is_own = event.seat == view.seat
    cards = faces(texts, event.cards)
    match event.what:
        # A card that is to be placed (NT-5) stands in the question.
        case Happening.DREW if is_own and view.drawn is None:
            return texts("since-drew", cards=cards)
        case Happening.GAVE if event.other == view.seat:
            return texts("since-given", cards=cards, name=name(table.at(event.seat)))
        case Happening.EXCHANGED if is_own:
            return texts("since-exchanged", cards=cards)
        case Happening.STACKED if is_own:
            return texts("since-stacked", cards=cards)
        case Happening.KILLED if is_own and event.other not in (None, view.seat):
            return texts("since-killed", cards=cards, name=name(table.at(event.other)))
        case _:
            return None


def _is_trade_of(event: Event, seat: int | None) -> bool:
    """Whether somebody else sat there before it (SG-1)."""
    return event.what is Happening.TRADED and seat in (event.seat, event.other)
