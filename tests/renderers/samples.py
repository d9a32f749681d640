"""Hand-made views: tables in every kind of state."""

from dataclasses import replace

from engine.cards import JOKER, RANKS, Card, card, of
from engine.events import Call
from engine.moves import DISCARD, PASS, PLAY, PLAY_COLOURED, Move, PlayGroup, PlaySet, Take
from engine.rules import Rules
from engine.views import (
    Continuation,
    GridTable,
    GroupTable,
    Laid,
    Phase,
    Row,
    RowsTable,
    SeatStatus,
    SeatView,
    SequenceTable,
    Table,
    TrickTable,
    View,
)
from i18n import Texts
from renderers import SeatPicture, TablePicture, Theme
from tests.i18n.languages import ENGLISH

EVERY_RANK = RANKS
NAMES = ("Anna", "Ben", "Cy", "健太")
TWO, FOUR, LARGE = Theme(), Theme(four_colour=True), Theme(large=True)


def draw_table(seen: View, theme: Theme, texts: Texts = ENGLISH, **how: object) -> bytes:
    return TablePicture.of(seen, theme, texts, **how).png()  # type: ignore[arg-type]


def draw_seat(seen: View, theme: Theme, texts: Texts = ENGLISH, **how: object) -> bytes:
    return SeatPicture.of(seen, theme, texts, **how).png()  # type: ignore[arg-type]


def rows(
    *ranks: str, next: str = "", last: str = "", shown: dict[str, Card] | None = None, **fields: object
) -> RowsTable:
    """A layout from the ranks in each row (two rows per suit if there are eight); `shown`: cards that cover others."""
    packs = len(ranks) // 4
    made: list[Row] = []
    for line, lying in enumerate(ranks):
        suit = line // packs
        places = [of(suit, rank) for rank, letter in enumerate(RANKS) if letter in lying]
        made.append(Row(suit, line % packs, tuple(Laid(p, (shown or {}).get(p.code, p)) for p in places)))
    return RowsTable(rows=tuple(made), next=cards(next), last=cards(last), **fields)  # type: ignore[arg-type]


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(card, codes.split()))


def view(table: Table, hand: str = "", play: str | None = None, seats: int = 4, moves: tuple[Move, ...] = ()) -> View:
    """Seat 0's view. `play`: the playable cards; None: it is not its turn."""
    legal = () if play is None else (*(PLAY[each.index] for each in cards(play)), *moves, PASS)
    others = (
        SeatView(cards=9, passes=2, passes_left=1),
        SeatView(cards=0, passes=0, status=SeatStatus.OUT, place=1),
        SeatView(cards=0, passes=3, status=SeatStatus.BANKRUPT, place=seats),
    )
    return View(
        game="shichi-narabe",
        rules=Rules(),
        seat=0,
        seats=(SeatView(cards=len(hand.split()), passes=0, passes_left=3), *(others[i % 3] for i in range(seats - 1))),
        to_act=(0,) if play is not None else (1,),
        phase=Phase.PLAY,
        table=table,
        hand=cards(hand),
        legal=legal,
    )


START = rows("7", "7", "7", "7", next="6S 8S 6H 8H 6D 8D 6C 8C", last="7D")
GAPS = rows("56789JQ", "2678T", "78", "A34567K", next="4S TS 5H 9H 6D 9D 2C 8C", last="8D")
JOKERS = rows(
    "456789", "678", "789TJ", "5678", next="3S TS 5H 9H 6D QD 4C 9C", last="TD JD", shown={"8H": JOKER, "TD": JOKER}
)
FULL = rows(*[EVERY_RANK] * 4, last="KC")
TWO_PACKS = rows(
    "56789", "7", "678", "", "789TJQK", "67", "A234567", "7", next="4S TS 6S 8S 5H 9H 7H 6D 5D 8D 8C 6C 8C", last="8H"
)
TWO_PACKS_FULL = rows(*[EVERY_RANK] * 8, last="KC")
TRUMPS = rows(
    "4567",
    "78",
    "6789T",
    "7",
    next="3S 8S 6H 9H 5D JD 6C 8C",
    last="4S",
    shown={"8H": card("8C")},
    trump=3,
    trump_card=card("3C"),
    community=cards("KS 2H 3C"),
)
STOCK = rows("4567", "78", "6789T", "", next="3S 8S 6H 9H 5D JD 7C", last="4S", stock=12, to_draw=3)
OPEN_BASE = rows("", "", "", "", next="5S 9S 5H 9H 5D 9D 5C 9C", base=None)
ACE_HIGH = rows("789TJQK", "A67", "7", "7", next="6S AS 5H 8H 6D 8D 6C 8C", last="KS", ace_high=True)

SIDES = rows("A234567", "789TJQK", "A23456789TJQK", "23456789TJQ")
"""Rows complete on the low side, the high side, both and neither (ST-2)."""

NOT_OPEN = rows("A23456", "", "89TJQK", "A234567", next="7S 7H 7D KC", last="7C")
"""Rows without their seven, some with a bankrupt's cards (SN-12), and one that is open."""

GRID = GridTable(
    order=(1, 0, 3, 2),
    laid=cards("4S 5S 6S 7S 4H 5H 7H 8H 7D 5C 7C 8C"),
    dead=cards("6H 6C"),
    killed=cards("6H"),
    last=cards("5H"),
    next=cards("8S 9H 6D 8D 4C 9C"),
)
SEQUENCE = SequenceTable(
    continuation=Continuation.RANK,
    sequence=((1, card("9H")), (2, card("9C"))),
    wanted=cards("9S 9D"),
    played=cards("2S 3S 4S 5S 7S 9H 9C"),
    call=Call.EARL_SECOND,
)
TRICK = TrickTable(
    trick=((1, card("5R")), (2, card("0B"))),
    trump=2,
    to_give=2,
    to_left=False,
    last_trick=((1, card("1Y")),),
    last_winner=1,
    set_aside=((0, card("7P")),),
)
GROUP = GroupTable(number=5, count=3, by=1, block=2, block_number=4, stock=20, discarded=(2, 0, 0, 0, 0, 1, 0))
DUEL = GroupTable(number=None, count=0, by=None)

TABLES = {
    "start": START,
    "gaps": GAPS,
    "jokers": JOKERS,
    "not-open": NOT_OPEN,
    "full": FULL,
    "two-packs": TWO_PACKS,
    "two-packs-full": TWO_PACKS_FULL,
    "trumps": TRUMPS,
    "stock": STOCK,
    "open-base": OPEN_BASE,
    "ace-high": ACE_HIGH,
    "grid": GRID,
    "sequence": SEQUENCE,
    "lead": replace(SEQUENCE, sequence=(), wanted=(), call=None),
    "trick": TRICK,
    "passing": replace(TRICK, trick=(), last_trick=(), trump=None),
    "between-tricks": replace(TRICK, trick=()),
    "group": GROUP,
    "duel": DUEL,
}
HAND = "3S JS 2H 5H KH AD 6D 9D QD 2C 8C TC JK"
PLAYABLE = "5H 6D 9D 2C 8C"
PAIRS = "4S JS JS 5H 5H 7H 8D KD KD 2C AC"
"""A hand of two packs."""
WHOLE_PACK = " ".join(of(suit, rank).code for suit in range(4) for rank in range(13)) + " JK JK"

SETS = tuple(PlaySet(cards(each)) for each in ("4H 5H", "4H 4D", "4H 5H 4D 5D", "2C 3C"))
"""Plays of several cards (CC-2)."""
TRICKING = replace(
    view(TRICK, "0R 5Y 7G 3B"), to_act=(0,), legal=tuple(PLAY_COLOURED[each.index] for each in cards("0R 5Y 7G"))
)
"""A trick that can be won."""
ORDERED = replace(view(GROUP, "2 3 3 1 5 7 4 6"), legal=(PlayGroup(1, 2), PlayGroup(4, 4), PASS))
PLACING = replace(view(GROUP, "2 3 1"), phase=Phase.PLACE, legal=(Take(0), Take(1), DISCARD))
"""A block to be taken or discarded (NT-4)."""
PAIR = replace(view(GROUP, "2 3 3"), legal=(PlayGroup(1, 2), PASS))
PAIR_OF_ANOTHER_HAND = replace(PAIR, seats=(SeatView(cards=1),), number=5)
"""Differs only in what a picture of a hand does not show."""
