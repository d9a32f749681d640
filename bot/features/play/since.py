"""What came into or left a hand since its player's last move; only they see it."""

from bot.tables.table import Table
from bot.text.faces import face, faces
from bot.text.naming import NameOf
from engine.events import Drew, Event, Gave, JokerCovered, JokerTaken, Killed, PlayersTraded
from engine.views import View
from i18n import Texts


def since_own_move(texts: Texts, table: Table, view: View, name: NameOf) -> str:
    """A line per event, the oldest first: cards drawn or given (CT-2, RS-3, IS-3), laid or taken out of turn (SJ-4,
    SJ-5), killed by others (KI-7). Empty if there are none."""
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
    seat = view.seat
    match event:
        # A drawn card still to be placed (NT-5) is in the prompt.
        case Drew(cards=(_, *_) as cards) if view.drawn is None and event.seat == seat:
            return texts("since-drew", cards=faces(texts, cards))
        case Gave(cards=(_, *_) as cards) if event.taker == seat:
            return texts("since-given", cards=faces(texts, cards), name=name(table.at(event.seat)))
        case JokerTaken(card=card) if event.seat == seat:
            return texts("since-exchanged", cards=face(texts, card))
        case JokerCovered(card=card) if event.seat == seat:
            return texts("since-stacked", cards=face(texts, card))
        case Killed(cards=cards) if seat is not None and event.owner == seat != event.seat:
            return texts("since-killed", cards=faces(texts, cards), name=name(table.at(event.seat)))
        case _:
            return None


def _is_trade_of(event: Event, seat: int | None) -> bool:
    """Whether the seat's player changed in this event (SG-1)."""
    return isinstance(event, PlayersTraded) and seat in (event.seat, event.ghost)
