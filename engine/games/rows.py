"""Rows that grow from laid sevens, as bits: which cards are next, with and without a tunnel (G-3, SN-4, SP-2, ST).

Each side of a row is a *lane*: its cards from the seven outward, one bit each, and above them a sentinel. The low
and the high lane of a suit are 14 bits together, so a hand or a layout of four suits fits in 56 bits. Of a layout
only its *frontier* is kept: the laid cards plus the lowest bit of every lane, as one sum. In that sum a lane
carries past the cards that lie without a gap, and the bit where the carry stops is the next missing card. So

    playable = frontier & hand
    frontier += card            # lay a card, or throw in a hand of them; a carry walks over what lay beyond a gap

The other bits of a frontier are cards that lie beyond a gap, which no hand holds, and sentinels of full lanes.
Tunnels close and open what the carry cannot see; there `open` looks each row up. So it does where the sevens are
held (SN-12): a row may then lack its seven, whose bit is the sentinel's of the low lane, and the frontier is what lies
and nothing else.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import index
from typing import Final, Literal, TypeVar, assert_never

from engine.cards import INTERNATIONAL, SUITS, Card, of
from engine.errors import Reason
from engine.moves import PLAY, Move, PlayJoker

Tunnel = Literal["none", "closed", "open"]

SEVEN: Final = 6
"""The rank of the sevens, from which rows grow."""
SEVENS: Final = tuple(each for each in INTERNATIONAL if each.rank == SEVEN)
ROW: Final = 14
"""Bits of a row: both lanes with their sentinels."""
ONE_ROW: Final = (1 << ROW) - 1
CARDS: Final = (1 << ROW * len(SUITS)) - 1
"""All lanes. Above them a hand may hold jokers."""
LOWER: Final = (1 << 2 * ROW) - 1
UPPER: Final = CARDS ^ LOWER
"""The rows of the first two suits and of the last two: a table of plays for each half stays small."""

Way = tuple[int, ...]
"""The missing places of a row in the order in which they can be filled, one bit each; the first is playable."""
Skip = tuple[int, int, PlayJoker]
"""What a joker and the card after it may fill (SJ-2): the joker's place, the next missing one that way, the move."""

V = TypeVar("V")


class Memo(dict[int, V]):
    """A function of an int as a table that fills itself: looking up costs less than calling."""

    def __init__(self, make: Callable[[int], V]) -> None:
        self._make = make

    def __missing__(self, key: int) -> V:
        value = self[key] = self._make(key)
        return value


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """How cards are bits and which of them a frontier accepts. A value without state, shared by all hands."""

    ace_high: bool
    """SP-2."""
    held: bool
    """SN-12: sevens are played from the hands, and have bits as all cards have."""
    start: int
    """The frontier where no card with a bit lies."""
    bits: dict[Card, int]
    """The bit of every card but, unless they are `held`, the sevens."""
    cards: dict[int, Card]
    """And back."""
    order: tuple[tuple[Card, ...], ...]
    """The cards of each row, low to high, with the seven."""
    all: int
    """Every card that has a bit."""
    plays: Memo[tuple[Move, ...]]
    """The moves of a set of cards within `LOWER` or within `UPPER`."""
    jokers: dict[int, PlayJoker]
    """The move of a joker alone in a place (SJ-3)."""
    open: Callable[[int], int]
    """The playable places of a frontier. Bits may be set beside them that no hand holds; see `next`."""
    _low: int
    _high: int
    """The lanes of the first suit, without sentinels."""
    _seven: int
    """What opens a row of the first suit; 0 where all lie open from the start."""
    _ways: Memo[tuple[Way, ...]]
    """By what lies in a row."""
    _skips: Memo[tuple[Skip, ...]]
    """By what lies in a row, and above that its suit."""

    def laid(self, frontier: int) -> int:
        """What lies, of the cards that have bits."""
        return frontier - self.start

    def next(self, frontier: int) -> int:
        """The playable places and nothing else."""
        return self.open(frontier) & self.missing(frontier)

    def missing(self, frontier: int) -> int:
        """The cards that do not lie."""
        return self.all & ~self.laid(frontier)

    def skips(self, frontier: int) -> tuple[Skip, ...]:
        """Every place for a joker that has a further missing one beyond it, whoever holds the two cards."""
        laid = frontier - self.start
        skips = self._skips
        return (
            skips[laid & ONE_ROW]
            + skips[laid >> ROW & ONE_ROW | 1 << ROW]
            + skips[laid >> 2 * ROW & ONE_ROW | 2 << ROW]
            + skips[laid >> 3 * ROW | 3 << ROW]
        )

    def obstacle(self, frontier: int, bit: int) -> tuple[Reason, Card]:
        """Why a missing card is not playable, and what must be laid first."""
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
    """The bits of a set, each by itself, lowest first."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low)
        bits ^= low
    return found


def _ways(row: int, *, low: int, high: int, seven: int, tunnel: Tunnel) -> tuple[Way, ...]:
    """The ways into a row, given what lies in it (ST-1 to ST-5): up, then down, where they are open.

    A row without its `seven` takes that and nothing else (SN-12).

    A path runs outward on its own side and, with a tunnel, back towards the seven on the other. The first of what
    is missing on it is playable, and a tunnel is thus passed only when the side before it is complete. A closed tunnel
    shuts the path whose other end lies in a complete side.
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
    """The rows of these rules: aces low or high (G-2, SP-2), what the tunnel does (ST-1 to ST-3), and whether the
    sevens lie from the start (SN-2) or are held (SN-12)."""
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
        held=held,
        start=start,
        bits=bits,
        cards=cards,
        order=tuple(tuple(of(suit, rank) for rank in low_to_high) for suit in range(len(SUITS))),
        all=sum(cards),
        plays=Memo(lambda some: tuple(PLAY[cards[bit].index] for bit in ones(some))),
        jokers={bit: PlayJoker(each) for bit, each in cards.items()},
        open=index if carries else by_ways,  # where the carry has done it, the frontier as it is
        _low=low,
        _high=high,
        _seven=seven,
        _ways=ways,
        _skips=Memo(skips),
    )
