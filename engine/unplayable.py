"""Why cards of a hand cannot be played now, computed from the holder's view only, so without hidden information."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby

from engine.cards import JOKER, Card, of
from engine.games.shichi_narabe import ShichiNarabeRules
from engine.grid import RANKS
from engine.moves import Bid, Give, Play, PlayJoker, PlaySet, PlaySubstitute
from engine.views import GridTable, GroupTable, Phase, RowsTable, SequenceTable, TrickTable, View


class Obstacle(StrEnum):
    """Why cards cannot be played. Each docstring names the facts used: `needs`, `number`, `to_beat`."""

    NEEDS = "needs"
    """`needs`: the card to be laid first, the next on the way to these."""
    TUNNEL = "tunnel"
    """The tunnel has closed this side of the row (ST-3). `needs`: the card to be laid first."""
    CLOSED = "closed"
    """Its suit is closed (PQ-4). `needs`: the ace or king that has closed it."""
    NO_BASE = "no-base"
    """No 5 or 9 lies yet (FN-1)."""
    FORCED = "forced"
    """`needs`: the card that must be played now (FT-5, RS-2)."""
    EXPOSED = "exposed"
    """The exposed card, before its holder's first turn is over (TR-2)."""
    JOKER_NEEDS_NEXT = "joker-needs-next"
    """A joker: it is played together with the next card beyond it, and none of those is in the hand (SJ-2)."""
    JOKER_HELD = "joker-held"
    """A joker: each card that it could stand for is in the viewer's own hand (SJ-4)."""
    NOT_WANTED = "not-wanted"
    """`needs`: the cards with which the sequence goes on."""
    DEAD = "dead"
    """Killed (KI-3)."""
    NOT_ADJACENT = "not-adjacent"
    """They touch no card of the layout (KI-2)."""
    MUST_FOLLOW = "must-follow"
    """`needs`: the card led, whose colour or number must be followed (IS-5)."""
    BID_BEFORE = "bid-before"
    """They were bid before this piiko (IS-8)."""
    DOES_NOT_BEAT = "does-not-beat"
    """`number`: how many there are. `to_beat`: the number and rank of the cards on the table (NT-3)."""
    CHOOSE_FIRST = "choose-first"
    """Something else must be chosen first: whether to cover a joker (SP-4), where a block goes (NT-4)."""


@dataclass(frozen=True, slots=True)
class Unplayable:
    """Cards of the viewer's hand, in its order, that cannot be played now for the same reason."""

    cards: tuple[Card, ...]
    why: Obstacle
    needs: tuple[Card, ...] = ()
    number: int = 0
    to_beat: tuple[int, int] = (0, 0)


def unplayable(view: View) -> tuple[Unplayable, ...]:
    """The cards that the viewer cannot play now, each with its reason.

    While it is not the viewer's turn: the cards that the table does not take as it is.
    """
    found = reasons(view)
    return tuple(found) if isinstance(view.table, GroupTable) else _together(found)


def reasons(view: View) -> Iterator[Unplayable]:
    """As `unplayable`, but card by card; in a hand of fixed order, run by run."""
    match view.table:
        case GroupTable() as table:
            yield from _groups(view, table)
        case _:
            usable = _usable(view)
            left = [each for each in dict.fromkeys(view.hand) if each not in usable]
            yield from (reason for each in left if (reason := _why(view, each)) is not None)


def _usable(view: View) -> frozenset[Card]:
    """The cards that a legal move plays, gives or bids."""
    found: set[Card] = set()
    for move in view.legal:
        match move:
            case Play(card) | PlaySubstitute(card) | Bid(card):
                found.add(card)
            case PlayJoker(then=then):
                found |= {JOKER} if then is None else {JOKER, then}
            case PlaySet(cards) | Give(cards):
                found.update(cards)
            case _:
                pass
    return frozenset(found)


def _together(found: Iterable[Unplayable]) -> tuple[Unplayable, ...]:
    """Join cards with the same reason, in the order of the first of them."""
    cards: dict[Unplayable, list[Card]] = {}
    for each in found:
        cards.setdefault(Unplayable((), each.why, each.needs), []).extend(each.cards)
    return tuple(replace(reason, cards=tuple(held)) for reason, held in cards.items())


def _why(view: View, each: Card) -> Unplayable | None:
    """The reason for this card; None if the table would take it."""
    if view.phase is Phase.COVER and view.legal:
        return Unplayable((each,), Obstacle.CHOOSE_FIRST)
    match view.table:
        case RowsTable() as table:
            return _on_rows(view, table, each)
        case GridTable() as table:
            if each in table.dead:
                return Unplayable((each,), Obstacle.DEAD)
            return None if each in table.next else Unplayable((each,), Obstacle.NOT_ADJACENT)
        case SequenceTable(wanted=wanted):
            return Unplayable((each,), Obstacle.NOT_WANTED, wanted) if wanted and each not in wanted else None
        case TrickTable() as table:
            if view.phase is Phase.BIDDING and (view.seat, each) in table.set_aside:
                return Unplayable((each,), Obstacle.BID_BEFORE)
            if view.phase is Phase.PLAY and table.trick and _can_follow(view, table):
                led = table.trick[0][1]
                return None if _follows(each, led) else Unplayable((each,), Obstacle.MUST_FOLLOW, (led,))
            return None
        case GroupTable():
            raise ValueError("groups have positions")


# -- Rows --------------------------------------------------------------------------------------------------------------


def _on_rows(view: View, table: RowsTable, each: Card) -> Unplayable | None:
    if each is JOKER:
        return _joker(view) if view.legal else None
    if each is table.trump_card and view.seat is not None and each in view.seats[view.seat].shown and view.legal:
        return Unplayable((each,), Obstacle.EXPOSED)
    place = _place(table, each)
    if place in table.next:
        forced = tuple(move.card for move in view.legal if isinstance(move, Play))
        if view.legal and table.forced in table.community:
            forced = (table.forced,)
        return Unplayable((each,), Obstacle.FORCED, forced[:1]) if forced else None
    if each.suit in (table.closed or ()):
        ends = (of(each.suit, rank) for rank in (0, RANKS - 1))
        lies = {laid.place for row in table.rows for laid in row.laid}
        return Unplayable((each,), Obstacle.CLOSED, tuple(end for end in ends if end in lies))
    if table.base is None:
        return Unplayable((each,), Obstacle.NO_BASE)
    why, needs = _obstacle(table, table.base, place)
    return Unplayable((each,), why, needs)


def _place(table: RowsTable, each: Card) -> Card:
    """The place of a card: its own, or the one in the trump row if a trump lies in its own (TR-5)."""
    if table.trump is None:
        return each
    is_replaced = any(laid.place is each and laid.shown is not each for row in table.rows for laid in row.laid)
    return of(table.trump, each.rank) if is_replaced else each


def _obstacle(table: RowsTable, base: int, place: Card) -> tuple[Obstacle, tuple[Card, ...]]:
    """The place to be filled before this one: the nearest playable place on the way to it."""

    def at(card: Card) -> int:
        """The position in the row, from the base outwards: negative below it."""
        return _position(card.rank, table) - _position(base, table)

    here = at(place)
    if any(row.copy for row in table.rows):
        return Obstacle.NEEDS, (_first_missing(table, base, place),)
    following = [each for each in table.next if each.suit == place.suit]
    side = [each for each in following if (at(each) >= 0) == (here > 0) or at(each) == 0]
    on_the_way = [each for each in side if abs(at(each)) < abs(here) or table.tunnel]
    if not on_the_way:  # The side is shut: by the tunnel, or until the card below the base lies (RS-2).
        return (Obstacle.TUNNEL if table.tunnel else Obstacle.NEEDS), tuple(following[:1])
    nearest = min(on_the_way, key=lambda each: abs(at(each) - here))
    inward = here - (1 if here > 0 else -1)
    seems_to_fit = any(
        laid.place.suit == place.suit and at(laid.place) == inward for row in table.rows for laid in row.laid
    )
    return (Obstacle.TUNNEL if table.tunnel and seems_to_fit else Obstacle.NEEDS), (nearest,)


def _first_missing(table: RowsTable, base: int, place: Card) -> Card:
    """The first missing place on the way to this one, in the first row that lacks it (FT-6, SN-13)."""
    rows = ({laid.place for laid in row.laid} for row in table.rows if row.suit == place.suit)
    laid = next(row for row in rows if place not in row)
    step = 1 if place.rank > base else -1
    way = (of(place.suit, rank) for rank in range(base, place.rank, step))
    return next(each for each in way if each not in laid)


def _position(rank: int, table: RowsTable) -> int:
    """The position of a rank in its row, low to high."""
    return (rank - 1) % RANKS if table.ace_high else rank


def _joker(view: View) -> Unplayable:
    alone = isinstance(view.rules, ShichiNarabeRules) and view.rules.joker_play == "single"
    return Unplayable((JOKER,), Obstacle.JOKER_HELD if alone else Obstacle.JOKER_NEEDS_NEXT)


# -- Tricks and groups ------------------------------------------------------------------------------------------------


def _can_follow(view: View, table: TrickTable) -> bool:
    return any(_follows(each, table.trick[0][1]) for each in view.hand)


def _follows(each: Card, led: Card) -> bool:
    return each.suit == led.suit or each.rank == led.rank


def _groups(view: View, table: GroupTable) -> Iterable[Unplayable]:
    """The runs of equal neighbours that do not beat the table (NT-3)."""
    if view.phase is Phase.PLACE and view.legal:
        yield Unplayable(view.hand, Obstacle.CHOOSE_FIRST)
        return
    if table.number is None or view.seat is None:
        return
    shown = view.seats[view.seat].shown
    for each, run in groupby(view.hand):
        cards = tuple(run)
        number = len(cards) + shown.count(each)
        if (number, each.rank) <= (table.count, table.number):
            yield Unplayable(cards, Obstacle.DOES_NOT_BEAT, number=number, to_beat=(table.count, table.number))
