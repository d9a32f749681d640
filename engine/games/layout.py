"""The layout of the Fan Tan games: rows that start with a base card and grow outward (G-3, FT-2, FT-6, FN-2, RS-2).

A row is 13 bits, one per rank. A table of all possible rows gives the ranks that a row can take next, so games with
another base or another way to start a row differ only in the table.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, Self

from engine.cards import INTERNATIONAL, PACK, SEVEN, Card, members, of
from engine.errors import DealError, IllegalMove, Reason
from engine.views import Laid, Row

ROW: Final = (1 << 13) - 1
IN_EACH_SUIT: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""Multiplied by a set of ranks: the cards of these ranks in every suit."""
FIVE_OR_NINE: Final = (4, 8)

Openings = tuple[int, ...]
"""For each of the 8,192 possible rows: the ranks that it can take next, as a bit set."""


@cache
def openings(base: int, *, below_first: bool = False) -> Openings:
    """Build the table for rows that start with rank `base` and grow both ways.

    With `below_first` a row grows upwards only once the card below the base has been laid (RS-2).
    """

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
    """Rows of one or two packs, with index `4 * copy + suit`. `open` is the set of cards that can be laid now.

    `table` gives the ranks that each row can take; it is None until the base is fixed (FN-1).
    """

    __slots__ = ("base", "open", "rows", "table")

    def __init__(self, table: Openings | None, base: int | None, *, decks: int = 1) -> None:
        """With `table` None, the first 5 or 9 laid starts a row and fixes the base (FN-1)."""
        self.base = base
        self.rows = [0] * (4 * decks)
        self.table = table
        self._find_open()

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.table, twin.base, twin.open, twin.rows = self.table, self.base, self.open, self.rows[:]
        return twin

    @classmethod
    def shown_as(cls, rows: Sequence[Row], table: Openings | None, base: int | None) -> Self:
        """Return the layout that a view shows as these rows."""
        made = object.__new__(cls)
        made.table, made.base, made.rows = table, base, [0] * len(rows)
        for row in rows:
            filled = 0
            for laid in row.laid:
                filled |= 1 << laid.place.rank
            made.rows[4 * row.copy + row.suit] = filled
        made._find_open()
        return made

    def place(self, cards: Iterable[Card]) -> None:
        """Add the cards of a position; the first copy of a card goes to the first row of its suit. Raises DealError."""
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
        """Return the base: the rank of the first 5 or 9 listed that is in every non-empty row; rows may have gaps
        (FN-1, G-3). Raises DealError."""
        for each in listed:
            if each.rank in FIVE_OR_NINE and all(row >> each.rank & 1 for row in self.rows if row):
                return each.rank
        raise DealError("layout", "neither 5 nor 9 lies in every row that has cards")

    def _fix(self, base: int) -> None:
        self.base, self.table = base, openings(base)

    @property
    def unfilled(self) -> int:
        """The places that are not filled in every row of their suit, as a set of cards."""
        rows = self.rows
        if len(rows) > 4:
            rows = [rows[suit] & rows[suit + 4] for suit in range(4)]
        return PACK & ~(rows[0] | rows[1] << 13 | rows[2] << 26 | rows[3] << 39)

    def _find_open(self) -> None:
        self.open = 0
        for row in range(len(self.rows)):
            self.open |= self.of_row(row) << 13 * (row & 3)

    def of_row(self, row: int) -> int:
        """Return the ranks that this row can take now, as a bit set."""
        if self.table is None:
            return 1 << FIVE_OR_NINE[0] | 1 << FIVE_OR_NINE[1]
        return self.table[self.rows[row]]

    def lay(self, card: Card) -> None:
        """Lay an open card in the first row of its suit that can take it (FT-6)."""
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
        """Return the card to be laid next on the way to this one, or None if it fits or is already in every row."""
        for row in range(card.suit, len(self.rows), 4):
            if self.rows[row] >> card.rank & 1:
                continue
            following = members(self.of_row(row) << 13 * card.suit)
            base = SEVEN if self.base is None else self.base
            side = [each for each in following if (each.rank >= base) == (card.rank >= base)] or following
            return None if card in following else side[0]
        return None

    def places(self) -> tuple[Card, ...]:
        """Return the cards that can be laid, in pack order: twice if both rows of the suit can take one.

        If both rows lack their base card, it is listed once.
        """
        found = [each for row in range(len(self.rows)) for each in members(self.of_row(row) << 13 * (row & 3))]
        if len(self.rows) == 4:
            return tuple(found)
        base = SEVEN if self.base is None else self.base
        for suit in range(4):
            if not (self.rows[suit] | self.rows[suit + 4]) >> base & 1:
                found.remove(of(suit, base))
        return tuple(sorted(found))

    def shown_rows(self) -> tuple[Row, ...]:
        """Return the rows for a view, ordered by suit."""
        rows = self.rows
        if len(rows) == 4:
            return tuple([_shown_row(suit, 0, row) for suit, row in enumerate(rows)])
        return tuple([_shown_row(row & 3, row >> 2, rows[row]) for row in (0, 4, 1, 5, 2, 6, 3, 7)])


@lru_cache(maxsize=4096)
def _shown_row(suit: int, copy: int, row: int) -> Row:
    return Row(suit, copy, tuple([Laid(each, each) for each in members(row << 13 * suit)]))


def among(each: Card, cards: int) -> bool:
    """Return whether a card is in this set of international cards. Checks identity, as other packs share the bits."""
    return bool(each.bit & cards) and each.index < len(INTERNATIONAL) and INTERNATIONAL[each.index] is each


def refusal(layout: Layout, each: Card, *, held: int, forced: int = 0) -> IllegalMove:
    """Return the error for a card that cannot be laid: not held, another is forced, already laid, or not next."""
    if not among(each, held):
        return IllegalMove(Reason.NOT_IN_HAND, card=each)
    if forced:
        return IllegalMove(Reason.FORCED, card=members(forced)[0])
    needs = layout.needed(each)
    if needs is None:
        return IllegalMove(Reason.ALREADY_LAID, card=each)
    return IllegalMove(Reason.NOT_NEXT, card=each, needs=needs)
