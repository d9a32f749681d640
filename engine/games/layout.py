"""The layout of the Fan Tan games: rows that start with their base card and grow outward (G-3, FT-2, FT-6, FN-2, RS-2).

A row is 13 bits, one a rank. What a row can take next is looked up in a table of all rows, so that a game with another
base or another way to begin a row is another table and nothing else.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, Self

from engine.cards import INTERNATIONAL, Card, members, of
from engine.errors import DealError, IllegalMove, Reason
from engine.views import Laid, Row

ROW: Final = (1 << 13) - 1
PACK: Final = (1 << 52) - 1
IN_EACH_SUIT: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""Times the set of ranks of a row: these ranks of every suit."""
SEVEN: Final = 6
FIVE_OR_NINE: Final = (4, 8)

Openings = tuple[int, ...]
"""For each of the 8,192 rows the ranks that it can take next."""


@cache
def openings(base: int, *, below_first: bool = False) -> Openings:
    """Rows that `base` opens and that grow both ways; with `below_first` only once the next lower card lies (RS-2)."""

    def following(row: int) -> int:
        if not row >> base & 1:
            return 1 << base
        below = 1 << (~row & (1 << base) - 1).bit_length() >> 1
        above = ~row & ROW & -(2 << base)
        above &= -above
        if below_first and not row >> base - 1 & 1:
            return below
        return below | above

    return tuple(following(row) for row in range(ROW + 1))


class Layout:
    """Rows of one pack or two; row `4 * copy + suit`. `open` is the set of cards that have a place now.

    `table` says what each row can take; it is None until a base is fixed (FN-1).
    """

    __slots__ = ("base", "open", "rows", "table")

    def __init__(self, table: Openings | None, base: int | None, *, decks: int = 1) -> None:
        """`table` None: any of FIVE_OR_NINE opens the first row, and fixes the base (FN-1)."""
        self.base = base
        self.rows = [0] * (4 * decks)
        self.table = table
        self._find_open()

    def copy(self) -> Self:
        """An independent layout."""
        twin = object.__new__(type(self))
        twin.table, twin.base, twin.open, twin.rows = self.table, self.base, self.open, self.rows[:]
        return twin

    def place(self, cards: Iterable[Card]) -> None:
        """Put down what lies in a position: the first copy of a card in the first row of its suit. Raises DealError."""
        listed = list(cards)
        for each in listed:
            row = next((r for r in range(each.suit, len(self.rows), 4) if not self.rows[r] >> each.rank & 1), None)
            if row is None:
                raise DealError("layout", f"{each} is there too often")
            self.rows[row] |= 1 << each.rank
        if self.table is None and listed:
            self._fix(self._base_of(listed))
        self._find_open()

    def _base_of(self, listed: Iterable[Card]) -> int:
        """The rank of the first 5 or 9 listed that lies in every row that has cards, gaps or not (FN-1, G-3)."""
        for each in listed:
            if each.rank in FIVE_OR_NINE and all(row >> each.rank & 1 for row in self.rows if row):
                return each.rank
        raise DealError("layout", "neither 5 nor 9 lies in every row that has cards")

    def _fix(self, base: int) -> None:
        self.base, self.table = base, openings(base)

    def _find_open(self) -> None:
        self.open = 0
        for row in range(len(self.rows)):
            self.open |= self.of_row(row) << 13 * (row & 3)

    def of_row(self, row: int) -> int:
        """The ranks that this row can take now."""
        if self.table is None:
            return 1 << FIVE_OR_NINE[0] | 1 << FIVE_OR_NINE[1]
        return self.table[self.rows[row]]

    def lay(self, card: Card) -> None:
        """Lay an open card: in the first row of its suit that can take it (FT-6)."""
        suit, bit = card.suit, 1 << card.rank
        if self.table is None:
            self.rows[suit] |= bit
            self._fix(card.rank)
            self._find_open()
            return
        table, rows = self.table, self.rows
        if len(rows) == 4:
            rows[suit] = row = rows[suit] | bit
            self.open = self.open & ~(ROW << 13 * suit) | table[row] << 13 * suit
            return
        rows[suit if table[rows[suit]] & bit else suit + 4] |= bit
        self.open = self.open & ~(ROW << 13 * suit) | (table[rows[suit]] | table[rows[suit + 4]]) << 13 * suit

    def needed(self, card: Card) -> Card | None:
        """What must be laid before this card, nearest to the layout first; None: it lies in every row, or fits."""
        for row in range(card.suit, len(self.rows), 4):
            if self.rows[row] >> card.rank & 1:
                continue
            following = members(self.of_row(row) << 13 * card.suit)
            base = SEVEN if self.base is None else self.base
            side = [each for each in following if (each.rank >= base) == (card.rank >= base)] or following
            return None if card in following else side[0]
        return None

    def places(self) -> tuple[Card, ...]:
        """The open places; one that two rows have stands twice."""
        found = [
            of(row & 3, rank) for row in range(len(self.rows)) for rank in range(13) if self.of_row(row) >> rank & 1
        ]
        unopened = {row & 3 for row in range(len(self.rows)) if row < 4 and not self.rows[row]}
        second_base = [row for row in range(4, len(self.rows)) if not self.rows[row] and row & 3 in unopened]
        for row in second_base:
            found.remove(of(row & 3, SEVEN if self.base is None else self.base))
        return tuple(sorted(found))

    def shown(self) -> tuple[Row, ...]:
        """The rows as everybody sees them, suit by suit."""
        return tuple(
            Row(
                row & 3,
                row >> 2,
                tuple(Laid(each, each) for each in members(self.rows[row] << 13 * (row & 3))),
            )
            for row in sorted(range(len(self.rows)), key=lambda row: (row & 3, row))
        )


def among(each: Card, cards: int) -> bool:
    """Whether the card is one of this set of international cards; those of other packs have the same bits."""
    return bool(each.bit & cards) and each.index < len(INTERNATIONAL) and INTERNATIONAL[each.index] is each


def refusal(layout: Layout, each: Card, *, held: int, forced: int = 0) -> IllegalMove:
    """Why a card cannot be laid: it is not held, another one is forced, it lies already, or another comes first."""
    if not among(each, held):
        return IllegalMove(Reason.NOT_IN_HAND, card=each)
    if forced:
        return IllegalMove(Reason.FORCED, card=members(forced)[0])
    needs = layout.needed(each)
    if needs is None:
        return IllegalMove(Reason.ALREADY_LAID, card=each)
    return IllegalMove(Reason.NOT_NEXT, card=each, needs=needs)
