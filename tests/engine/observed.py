"""What can be seen of a hand, and which cards that accounts for."""

from collections import Counter

from engine.cards import COLOURED, INTERNATIONAL, JOKER, NUMBERS, Card
from engine.game import Hand
from engine.match import MatchHand
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View


def state_of(hand: Hand | MatchHand) -> object:
    """The hand's visible state, for comparison: equal if the hands are in the same state."""
    seats = range(hand.seats)
    return (
        hand.to_act,
        hand.result,
        hand.players(),
        hand.redeals(),
        [hand.view(None), *map(hand.view, seats)],
        [list(hand.legal(seat)) for seat in seats],
    )


def lying(view: View) -> list[Card]:
    """The face-up cards on the table, each once."""
    match view.table:
        case RowsTable() as table:
            return [laid.shown for row in table.rows for laid in row.laid] + list(table.community)
        case GridTable() as table:
            return list(table.laid)
        case SequenceTable() as table:
            return list(table.played)
        case TrickTable() as table:
            return list(table.played)
        case GroupTable() as table:
            return [NUMBERS[i] for i, count in enumerate(table.discarded) for _ in range(count)]


def pack_of(deal_hands: tuple[tuple[Card, ...], ...], copies: int) -> Counter[Card]:
    """The pack that these hands were dealt from."""
    first = next(card for hand in deal_hands for card in hand)
    if first in NUMBERS:
        return Counter(dict.fromkeys(NUMBERS, 9))
    if first in COLOURED:
        return Counter(COLOURED)
    return Counter(dict.fromkeys(INTERNATIONAL, copies) | {JOKER: 2})


def hidden(view: View) -> int:
    """The number of cards in no hand and seen by no one: the stock and face-down piles."""
    stock = getattr(view.table, "stock", None) or 0
    return stock + sum(seat.face_down or 0 for seat in view.seats)
