"""Rows that grow from the sevens, as bits: which cards can be laid, with and without a tunnel (G-3, SN-4, SP-2, ST).

Each side of a row is a *lane*: one bit per card from the seven outward, then a sentinel bit. The low and the high
lane of a suit take 14 bits together, so a hand or a layout of four suits fits in 56 bits. A layout is stored as its
*frontier*: the sum of the laid cards plus the lowest bit of every lane. In each lane the addition carries over the
laid cards next to the seven, and the bit where the carry stops is the next missing card. So:

    playable = frontier & hand
    frontier += card            # lay a card or a set of cards; the carry continues over cards beyond a filled gap

    The other bits of a frontier are laid cards beyond a gap, which no hand holds, and the sentinels of full lanes.
    The carry cannot express tunnels, so with a tunnel `open` looks each row up in a table. It does so with held sevens
    (SN-12) too: there a row may lack its seven, whose bit is the sentinel bit of the low lane, and the frontier is just
    the set of laid cards.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import index
from typing import Final, Literal, TypeVar, assert_never

from engine.cards import INTERNATIONAL, SEVEN, SUITS, Card, of
from engine.errors import Reason
from engine.moves import PLAY, Move, PlayJoker

Tunnel = Literal["none", "closed", "open"]

SEVENS: Final = tuple(each for each in INTERNATIONAL if each.rank == SEVEN)
ROW: Final = 14
"""Bits of a row: both lanes with their sentinels."""
ONE_ROW: Final = (1 << ROW) - 1
CARDS: Final = (1 << ROW * len(SUITS)) - 1
"""All lanes. The bits above them are the jokers of a hand."""
LOWER: Final = (1 << 2 * ROW) - 1
UPPER: Final = CARDS ^ LOWER
"""The rows of the first two suits and of the last two. Two tables of plays, one per half, stay small."""

Way = tuple[int, ...]
"""The missing places of a row, one bit each, in the order in which they can be filled; the first is playable."""
Skip = tuple[int, int, PlayJoker]
"""A play of a joker with the card after it (SJ-2): the joker's place, the next missing place that way, the move."""

V = TypeVar("V")


class Memo(dict[int, V]):
    """A cache of a function of an int, as a dict with `__missing__`: a lookup is faster than a call."""

    def __init__(self, make: Callable[[int], V]) -> None:
        self.make = make

    def __missing__(self, key: int) -> V:
        value = self[key] = self.make(key)
        return value


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """The mapping of cards to bits, and the playable cards of a frontier. Immutable and shared by all hands."""

    ace_high: bool
    """Whether aces follow the kings (SP-2)."""
    tunnel: Tunnel
    sevens_held: bool
    """Whether sevens are played from the hands; if so, they have bits like all other cards (SN-12)."""
    start: int
    """The frontier of the empty layout, apart from sevens without bits."""
    bits: dict[Card, int]
    """The bit of every card; sevens have one only if `held`."""
    cards: dict[int, Card]
    """The card of every bit."""
    order: tuple[tuple[Card, ...], ...]
    """The cards of each row, low to high, including the seven."""
    all: int
    """The set of all cards that have a bit."""
    plays: Memo[tuple[Move, ...]]
    """The plays of a set of cards within `LOWER` or within `UPPER`."""
    jokers: dict[int, PlayJoker]
    """The move of a joker played alone, by place (SJ-3)."""
    open: Callable[[int], int]
    """The playable places of a frontier, possibly with extra bits that no hand holds. `next` gives the exact set."""
    _low: int
    _high: int
    """The lanes of the first suit, without sentinels."""
    _seven: int
    """The bit of the seven in the first row; 0 if the sevens are laid at the start."""
    _ways: Memo[tuple[Way, ...]]
    """By the laid cards of a row."""
    _skips: Memo[tuple[Skip, ...]]
    """By the laid cards of a row, with the suit in the bits above."""

    def laid(self, frontier: int) -> int:
        """Return the laid cards, of those that have bits."""
        return frontier - self.start

    def next(self, frontier: int) -> int:
        """Return exactly the playable places."""
        return self.open(frontier) & self.missing(frontier)

    def missing(self, frontier: int) -> int:
        """Return the cards that have not been laid."""
        return self.all & ~self.laid(frontier)

    def skips(self, frontier: int) -> tuple[Skip, ...]:
        """Return all plays of a joker with a card after it, regardless of who holds the cards."""
        laid = frontier - self.start
        skips = self._skips
        return (
            skips[laid & ONE_ROW]
            + skips[laid >> ROW & ONE_ROW | 1 << ROW]
            + skips[laid >> 2 * ROW & ONE_ROW | 2 << ROW]
            + skips[laid >> 3 * ROW | 3 << ROW]
        )

    def obstacle(self, frontier: int, bit: int) -> tuple[Reason, Card]:
        """Return why a missing card is not playable, and the card that must be laid first."""
        shift = (bit.bit_length() - 1) // ROW * ROW
        row = self.laid(frontier) >> shift & ONE_ROW
        if self._seven & ~row:
            return Reason.NOT_NEXT, self.cards[self._seven << shift]
        side = self._low if bit >> shift & self._low else self._high
        nearest = (side & ~row) & -(side & ~row)
        playable = [way[0] for way in self._ways[row]]
        if nearest in playable:
            return Reason.NOT_NEXT, self.cards[nearest << shift]
        reason = Reason.TUNNEL_CLOSED if nearest << shift == bit else Reason.NOT_NEXT
        return reason, self.cards[playable[0] << shift]


def ones(bits: int) -> list[int]:
    """Split a set into its single bits, lowest first."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low)
        bits ^= low
    return found


def _ways(row: int, *, low: int, high: int, seven: int, tunnel: Tunnel) -> tuple[Way, ...]:
    """Return the ways of filling a row with these laid cards (ST-1 to ST-5): upwards, then downwards, if not blocked.

    A row without its `seven` takes only that (SN-12).

    A way runs outward on its own side and, with a tunnel, from the far end of the other side back towards the seven.
    Its first missing card is playable, so the tunnel is passed only once the near side is complete. With a closed
    tunnel, a complete side blocks the way that starts on the other side.
    """
    if seven & ~row:
        return ((seven,),)
    lows, highs = ones(low & ~row), ones(high & ~row)
    match tunnel:
        case "none":
            paths = (highs, lows)
        case "open":
            paths = (highs + lows[::-1], lows + highs[::-1])
        case "closed":
            paths = (highs + lows[::-1] if lows else [], lows + highs[::-1] if highs else [])
        case _:
            assert_never(tunnel)
    return tuple(tuple(path) for path in paths if path)


@cache
def rows(*, ace_high: bool = False, tunnel: Tunnel = "none", held: bool = False) -> Rows:
    """Return the shared rows for these options: aces low or high (G-2, SP-2), the tunnel (ST-1 to ST-3), and sevens
    laid at the start (SN-2) or held (SN-12)."""
    low_ranks = range(SEVEN - 1, 0 if ace_high else -1, -1)
    high_ranks = [*range(SEVEN + 1, 13), *([0] if ace_high else [])]
    sentinel = 1 << len(low_ranks)
    low, high = sentinel - 1, (1 << len(high_ranks)) - 1 << len(low_ranks) + 1
    outward = (*low_ranks, SEVEN if held else None, *high_ranks)
    seven = sentinel if held else 0
    bits = {
        of(suit, rank): 1 << ROW * suit + place
        for suit in range(len(SUITS))
        for place, rank in enumerate(outward)
        if rank is not None
    }
    start = 0 if held else sum((1 | sentinel << 1) << ROW * suit for suit in range(len(SUITS)))
    carries = tunnel == "none" and not held

    cards = {bit: each for each, bit in bits.items()}
    ways = Memo(lambda row: _ways(row, low=low, high=high, seven=seven, tunnel=tunnel))
    open_in_row = Memo(lambda row: sum({way[0] for way in ways[row]}))

    def skips(row_and_suit: int) -> tuple[Skip, ...]:
        suit, row = divmod(row_and_suit, 1 << ROW)
        pairs = [(way[0] << ROW * suit, way[1] << ROW * suit) for way in ways[row] if len(way) > 1]
        return tuple((place, then, PlayJoker(cards[place], cards[then])) for place, then in pairs)

    def by_ways(frontier: int) -> int:
        laid = frontier - start
        return (
            open_in_row[laid & ONE_ROW]
            | open_in_row[laid >> ROW & ONE_ROW] << ROW
            | open_in_row[laid >> 2 * ROW & ONE_ROW] << 2 * ROW
            | open_in_row[laid >> 3 * ROW] << 3 * ROW
        )

    low_to_high = (*reversed(low_ranks), SEVEN, *high_ranks)
    return Rows(
        ace_high=ace_high,
        tunnel=tunnel,
        sevens_held=held,
        start=start,
        bits=bits,
        cards=cards,
        order=tuple(tuple(of(suit, rank) for rank in low_to_high) for suit in range(len(SUITS))),
        all=sum(cards),
        plays=Memo(lambda some: tuple(PLAY[cards[bit].index] for bit in ones(some))),
        jokers={bit: PlayJoker(each) for bit, each in cards.items()},
        open=index if carries else by_ways,  # without a tunnel and with laid sevens, the frontier itself is the answer
        _low=low,
        _high=high,
        _seven=seven,
        _ways=ways,
        _skips=Memo(skips),
    )
