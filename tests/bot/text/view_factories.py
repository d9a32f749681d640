"""Hand-made views, for tests of how they are described."""

from dataclasses import replace

from engine.cards import card
from engine.catalog import find_game
from engine.moves import parse
from engine.rules import Rules, read_rules
from engine.views import GroupTable, Laid, Phase, Row, RowsTable, SeatView, Table, View


def rows(*laid: Laid, trump: int | None = None, last: str = "") -> RowsTable:
    """A layout with only these cards."""
    each = tuple(Row(suit, 0, tuple(one for one in laid if one.place.suit == suit)) for suit in range(4))
    return RowsTable(rows=each, next=(), trump=trump, last=tuple(map(card, last.split())))


PLAIN = View(
    game="", rules=Rules(), seat=0, seats=(SeatView(cards=3),) * 3, to_act=(0,), phase=Phase.PLAY, table=rows()
)
IN_ORDER = replace(PLAIN, table=GroupTable(number=3, count=1, by=1), hand=tuple(map(card, "5577")))


def seen(
    game: str,
    table: Table,
    *,
    hand: str = "",
    legal: str = "",
    phase: Phase = Phase.PLAY,
    seats: tuple[SeatView, ...] = PLAIN.seats,
    **options: object,
) -> View:
    """Seat 0's view; cards and moves in their written form."""
    return replace(
        PLAIN,
        game=game,
        rules=read_rules(find_game(game).rules, options),
        table=table,
        hand=tuple(map(card, hand.split())),
        legal=tuple(map(parse, legal.split())),
        phase=phase,
        seats=seats,
    )
