"""Computer player for rows: weighs the places a card opens for itself and for the opponents against a pass.

A `SeenLayout` is made from a view, or in playouts from a hand, and values moves alike.

The weights were tuned on some hundred thousand hands of Shichi Narabe; the other games with rows use the same.
`engine.ai.waits` plays tables with tunnels or with jokers that change hands, `engine.ai.piles` those on which all cards
are laid.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.cards import PACK, Card, mask, of
from engine.moves import (
    Beg,
    Cover,
    Give,
    Move,
    Pass,
    Pile,
    Play,
    PlayCommunity,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
)
from engine.preview import is_pass_paid
from engine.rules import Rules
from engine.views import RowsTable, View

OWN: Final = 2.9
"""Per own card beyond the place, which the play brings nearer."""
OTHERS: Final = -1.5
"""Per opponents' card beyond the place."""
GAP: Final = 2.0
"""Per opponents' card before the nearest own one, which they must lay for us. Added to `OTHERS`."""
HAS_OWN: Final = 1.2
"""For a side with any own card beyond the place."""
NOTHING_BEYOND: Final = 1.0
"""For the end of a side: it opens nothing for anybody."""
OPENS: Final = -1.3
"""For a next card that is not ours: an opponent can follow at once."""

PASS: Final = (-0.7, 0.35, -0.9)
"""A pass by passes left: one, two, three or more."""
PASS_PER_CHOICE: Final = 0.1
"""Added to a pass per other legal move, since the cards stay playable."""
PASS_PER_CARD: Final = 0.2
"""Added to a pass per card in hand: early in the hand, passing blocks the opponents."""

COSTS: Final = -100.0
"""A pass that is not limited but costs chips or a penalty: worse than any play."""
FREE: Final = 0.0
"""A pass that is neither limited nor costs anything (TR-7, WS-2)."""
BEG: Final = -200.0
"""Begging adds a card to the hand, so passing is better where it is allowed (RS-4)."""

ELSE: Final = -1.0
"""Any other move, such as to end one's extra turn (RS-6) or to give no card (RS-8)."""

JOKER_GONE: Final = 0.5
"""For getting rid of a joker."""
MANY_AT_ONCE: Final = 3.0
"""Per card laid in one move (CC-2)."""
NOT_OURS: Final = -6.0
"""A community card does not shorten our hand (TR-7)."""

FAR: Final = 0.81
"""Giving a card away or piling it, per opponents' card to be laid before it: unplayable cards go first."""
OWN_BEFORE: Final = 0.5
"""An own card before it counts this fraction of an opponents' card."""
PILED: Final = -0.33
"""Per penalty point of a piled card (CS-4, CS-5)."""


Side = tuple[int, ...]
"""Places of a side of a row, the nearest to the base first."""


class Order:
    """The places of a row, a bit each: which are beyond the place of a rank, and which before it.

    `bits`: by rank, 0 for a card that is never missing. `beyond`: by rank, those of its side, or those of both for the
    base, the upper side first. `tunnel`: the option (ST-1). A row is `width` bits of a layout.
    """

    __slots__ = ("before", "beyond", "bits", "row", "tunnel", "width")

    def __init__(self, bits: Sequence[int], base: int | None, *, ace_high: bool, tunnel: str, width: int) -> None:
        """`base`: its rank; None: it is not fixed, so each place may become it."""
        self.bits, self.tunnel, self.width, self.row = bits, tunnel, width, (1 << width) - 1
        ranks = [*range(1, 13), 0] if ace_high else [*range(13)]
        self.beyond: list[tuple[Side, ...]] = []
        self.before: list[Side] = []
        for rank in range(13):
            at, middle = ranks.index(rank), ranks.index(rank if base is None else base)
            below, above = self._bits(ranks[:at][::-1]), self._bits(ranks[at + 1 :])
            self.beyond.append((above, below) if at == middle else (above,) if at > middle else (below,))
            self.before.append(self._bits(ranks[middle:at] or ranks[at + 1 : middle + 1]))

    def _bits(self, ranks: Sequence[int]) -> Side:
        return tuple(self.bits[rank] for rank in ranks)


@cache
def by_rank(base: int | None, ace_high: bool = False, tunnel: str = "none") -> Order:
    """The order of layouts that are sets of cards."""
    return Order([1 << rank for rank in range(13)], base, ace_high=ace_high, tunnel=tunnel, width=13)


def values(view: View, table: RowsTable, moves: Sequence[Move]) -> list[float]:
    """The value of each of these legal moves."""
    return layout_of(view, table).worths(moves)


def layout_of(view: View, table: RowsTable) -> "SeenLayout":
    """The layout as the viewer knows it."""
    return SeenLayout(*seen(view, table), _passing(view), view.rules)


def seen(view: View, table: RowsTable, *, tunnel: str = "none") -> tuple[Order, int, int]:
    """The order of a view's layout, its unfilled places, and the viewer's cards. With two packs a place is filled when
    it is in both rows of the suit."""
    filled = PACK
    for copy in {row.copy for row in table.rows}:
        filled &= mask(laid.place for row in table.rows if row.copy == copy for laid in row.laid)
    return by_rank(table.base, table.ace_high, tunnel), PACK & ~filled, mask(view.hand) & PACK


class SeenLayout:
    """A layout as a seat knows it, and what its moves are worth.

    `missing` and `own` are the unfilled places and the seat's cards. `passing` is the value of a pass.
    """

    __slots__ = ("missing", "order", "own", "passing", "rules")

    def __init__(self, order: Order, missing: int, own: int, passing: float, rules: Rules) -> None:
        self.order, self.missing, self.own, self.passing, self.rules = order, missing, own, passing, rules

    def worths(self, moves: Sequence[Move]) -> list[float]:
        """The values of these moves; for plays about -10 to 20."""
        worths: list[float] = []
        order, missing, own = self.order, self.missing, self.own
        width, row = order.width, order.row
        for move in moves:
            if isinstance(move, Play):  # as `_opened` and `far`, without the cost of a call
                card = move.card
                shift = width * card.suit
                worths.append(opened(order, card.rank, missing >> shift & row, own >> shift & row))
            elif isinstance(move, Pile):
                card = move.card
                shift = width * card.suit
                before = far(order, card.rank, missing >> shift & row, own >> shift & row)
                worths.append(FAR * before + PILED * self.rules.pile_points(card))
            else:
                worths.append(self._worth(move))
        return worths

    def _worth(self, move: Move) -> float:
        """The value of another move."""
        match move:
            case Pass():
                return self.passing
            case PlaySubstitute(card=card, suit=suit):
                return self._opened(of(suit, card.rank))
            case PlayCommunity(play=play):
                return self.worths((play,))[0] + NOT_OURS
            case PlayJoker(stands_for=card, then=then):
                return self._opened(then or card) + JOKER_GONE
            case PlaySet(cards=cards):
                return sum(self._opened(card) + MANY_AT_ONCE for card in cards)
            case Beg():
                return BEG
            case Cover():
                return 1
            case Give(cards=(card,)):
                return self.far(card)
            case _:
                return ELSE

    def _opened(self, place: Card) -> float:
        """The value of filling a place."""
        order = self.order
        shift = order.width * place.suit
        return opened(order, place.rank, self.missing >> shift & order.row, self.own >> shift & order.row)

    def far(self, card: Card) -> float:
        """The number of cards to be laid before this one; own ones count `OWN_BEFORE`."""
        order = self.order
        shift, row = order.width * card.suit, order.row
        return far(order, card.rank, self.missing >> shift & row, self.own >> shift & row)

    def beyond(self, place: Card) -> list[list[bool]]:
        """The unfilled places beyond this one, nearest first, by whether they are ours: a list for its side of the row,
        two for the base."""
        shift = self.order.width * place.suit
        return _beyond(self.order, place.rank, self.missing >> shift, self.own >> shift)


@lru_cache(maxsize=1 << 15)
def opened(order: Order, rank: int, missing: int, own: int) -> float:
    """The value of filling the place of this rank in a row."""
    return sum(map(_side, _beyond(order, rank, missing, own)))


@lru_cache(maxsize=1 << 15)
def far(order: Order, rank: int, missing: int, own: int) -> float:
    """The number of a row's cards to be laid before this one."""
    return sum(OWN_BEFORE if own & place else 1 for place in order.before[rank] if missing & place)


def _beyond(order: Order, rank: int, missing: int, own: int) -> list[list[bool]]:
    return [[bool(own & place) for place in side if missing & place] for side in order.beyond[rank]]


def _side(ours: list[bool]) -> float:
    """The value of the unfilled places of a side."""
    if not ours:
        return NOTHING_BEYOND
    own = sum(ours)
    worth = OWN * own + OTHERS * (len(ours) - own)
    if own:
        worth += HAS_OWN + GAP * ours.index(True)
    return worth if ours[0] else worth + OPENS


def counted_pass(left: int, choices: int, cards: int) -> float:
    """The value of a pass of which so many are left, by the number of other legal moves and of cards in hand."""
    return PASS[min(left, len(PASS)) - 1] + PASS_PER_CHOICE * choices + PASS_PER_CARD * cards


def _passing(view: View) -> float:
    """The value of a pass, limited or at a cost (`COSTS`)."""
    assert view.seat is not None
    left = view.seats[view.seat].passes_left
    if left is None:
        return COSTS if is_pass_paid(view) else FREE
    return counted_pass(left, sum(not isinstance(move, Pass) for move in view.legal), len(view.hand))
