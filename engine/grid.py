"""The killing grid: four rows of thirteen cells, their neighbours, and what a play kills (KI-2 to KI-8).

A set of cells is an int with bit 13 * row + rank, rows from the top. The grid does not know the suits of the rows.
Neighbours are precomputed per cell, as most rules depend only on the neighbours of the played cell.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, Literal

ROWS: Final = 4
RANKS: Final = 13
CELLS: Final = ROWS * RANKS
FULL: Final = (1 << CELLS) - 1
ROW: Final = (1 << RANKS) - 1
TOP: Final = ROW
BOTTOM: Final = ROW << RANKS * (ROWS - 1)
LONGEST_LINE: Final = 3
"""The maximum length of a strip (KI-5)."""

KillBy = Literal["cell", "sides", "strip", "group"]
Kill = Callable[[int, int, int], int]
"""(empty cells after a play, those of them not dead before it, index of the played cell) -> cells killed by it."""


class Grid:
    """Neighbours of each cell as bit sets: `sides` left and right, `orthogonal` all four, `around` all eight,
    `touching` those that a card in the cell opens for play."""

    __slots__ = ("_beside", "_next_to", "_safe", "_tunnel", "around", "orthogonal", "sides", "touching")

    def __init__(self, *, diagonal: bool, tunnel: bool) -> None:
        cells = range(CELLS)
        self._tunnel = tunnel
        self.sides = tuple(_horizontal(cell, tunnel=tunnel) for cell in cells)
        self.orthogonal = tuple(self.sides[cell] | _vertical(1 << cell) for cell in cells)
        self.around = tuple(self.orthogonal[cell] | _vertical(self.sides[cell]) for cell in cells)
        self.touching = self.around if diagonal else self.orthogonal
        self._next_to = tuple(_each_with_its_own(self.orthogonal, cell) for cell in cells)
        self._beside = tuple(_each_with_its_own(self.sides, cell) for cell in cells)
        self._safe: dict[int, bool] = {}

    def touched(self, laid: int) -> int:
        """Return the cells that cards in these cells open for play (KI-2)."""
        found = 0
        for cell in ones(laid):
            found |= self.touching[cell]
        return found

    def next_to(self, cells: int) -> int:
        """Return the cells left of, right of, above or below these."""
        found = 0
        for cell in ones(cells):
            found |= self.orthogonal[cell]
        return found

    def beside(self, cells: int) -> int:
        """Return the cells left and right of these."""
        found = cells << 1 & _NOT_FIRST | cells >> 1 & _NOT_LAST
        return found | cells << RANKS - 1 & _LAST | cells >> RANKS - 1 & _FIRST if self._tunnel else found

    def spread(self, cells: int, within: int) -> int:
        """Flood fill: return the cells of `within` connected orthogonally to `cells`."""
        grown = cells & within
        while True:
            before = grown
            grown |= self.next_to(grown) & within
            if grown == before:
                return grown

    # -- What a play kills --------------------------------------------------------------------------------------------

    def by_cell(self, empty: int, live: int, cell: int) -> int:
        """Kill empty neighbours that have no empty orthogonal neighbour (KI-3)."""
        killed = 0
        for near, around in self._next_to[cell]:
            if near & live and not around & empty:
                killed |= near
        return killed

    def by_sides(self, empty: int, live: int, cell: int) -> int:
        """Kill empty left and right neighbours that have no empty cell to their left or right (KI-4)."""
        killed = 0
        for near, beside in self._beside[cell]:
            if near & live and not beside & empty:
                killed |= near
        return killed

    def by_strip(self, empty: int, live: int, cell: int) -> int:
        """Kill enclosed straight lines of up to three empty cells next to the play (KI-5)."""
        killed = 0
        for near, around in self._next_to[cell]:
            if near & live:
                line = near | around & empty
                while line.bit_count() <= LONGEST_LINE:
                    longer = line | self.next_to(line) & empty
                    if longer == line:
                        killed |= line if is_line(line) else 0
                        break
                    line = longer
        return killed

    def by_group(self, empty: int, live: int, cell: int) -> int:
        """Kill live groups that do not reach both the top and the bottom row (KI-6). Dead cells stay dead."""
        around = self.around[cell] & live
        key = around << 6 | cell
        safe = self._safe.get(key)
        if safe is None:
            safe = self._safe[key] = self._keeps_together(around, cell)
        return 0 if safe else self.cut_off(live)

    def cut_off(self, empty: int) -> int:
        """Return the cells of `empty` that are not connected to both the top and the bottom row."""
        return empty & ~(self._reaching(TOP, empty) & self._reaching(BOTTOM, empty))

    def _keeps_together(self, around: int, cell: int) -> bool:
        """Return whether a play in `cell` cannot split a group: its live neighbours are connected through `around`.

        Such a play kills nothing. If the cell is in the top or bottom row, the neighbours must reach that row too: the
        group could lose its only cell there. This saves most plays the search through the whole grid.
        """
        beside = self.orthogonal[cell] & around
        if not beside:
            return True
        if self.spread(beside & -beside, around) & beside != beside:
            return False
        group = self.spread(beside, around)
        return all(group & edge for edge in (TOP, BOTTOM) if edge >> cell & 1)

    def _reaching(self, edge: int, empty: int) -> int:
        """Return the cells of `empty` connected to this edge row, by a flood fill with whole-grid shifts."""
        tunnel, grown = self._tunnel, edge & empty
        while grown != empty:
            before = grown
            grown |= (grown << RANKS | grown >> RANKS) & empty
            grown |= (grown << 1 & _NOT_FIRST | grown >> 1 & _NOT_LAST) & empty
            if tunnel:
                grown |= (grown << RANKS - 1 & _LAST | grown >> RANKS - 1 & _FIRST) & empty
            if grown == before:
                break
        return grown


_FIRST: Final = sum(1 << RANKS * row for row in range(ROWS))
_LAST: Final = _FIRST << RANKS - 1
_NOT_FIRST: Final = FULL & ~_FIRST
_NOT_LAST: Final = FULL & ~_LAST


def _horizontal(cell: int, *, tunnel: bool) -> int:
    row, rank = divmod(cell, RANKS)
    beside = [rank - 1, rank + 1]
    if tunnel:
        beside = [near % RANKS for near in beside]
    return sum(1 << RANKS * row + near for near in beside if 0 <= near < RANKS)


def _each_with_its_own(neighbours: Sequence[int], cell: int) -> tuple[tuple[int, int], ...]:
    """Return each neighbour of a cell as a bit, paired with that neighbour's own neighbours."""
    return tuple((1 << near, neighbours[near]) for near in ones(neighbours[cell]))


def _vertical(cells: int) -> int:
    return (cells << RANKS | cells >> RANKS) & FULL


def ones(cells: int) -> list[int]:
    """Return the indices of these cells."""
    found: list[int] = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


def is_line(cells: int) -> bool:
    """Return whether these connected cells are at most three in one row or one column."""
    if cells.bit_count() > LONGEST_LINE:
        return False
    numbers = ones(cells)
    return len({n // RANKS for n in numbers}) == 1 or len({n % RANKS for n in numbers}) == 1


@cache
def grid(*, diagonal: bool, tunnel: bool) -> Grid:
    """Return the shared grid for these options."""
    return Grid(diagonal=diagonal, tunnel=tunnel)


def kill_by(cells: Grid, how: KillBy) -> Kill:
    """Return the kill function of this option value."""
    return {"cell": cells.by_cell, "sides": cells.by_sides, "strip": cells.by_strip, "group": cells.by_group}[how]


def killed_by_all(cells: Grid, how: KillBy, empty: int, live: int, laid: int) -> int:
    """Return the cells killed by several cards laid at once, as at the start (KI-7) or by dropping out (KI-14).

    `empty` and `live` are as in `Kill`, after all the cards are laid; `laid` are their cells.
    """
    if how == "group":
        return cells.cut_off(live)
    kill, killed = kill_by(cells, how), 0
    for cell in ones(laid):
        killed |= kill(empty, live, cell)
    return killed
