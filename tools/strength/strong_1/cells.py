"""Computer player for the killing grid: samples the opponents' next plays and counts kills (section 10).

The opponents' cards are unknown, so their plays are sampled at random; all moves are compared on the same samples.
Sets of cells are as in `engine.grid`. Constants without a unit are weights.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Any, Final

from engine.cards import Card, of
from engine.grid import CELLS, FULL, RANKS, Grid, grid, ones
from engine.moves import Move, Play
from engine.views import GridTable, View

ROUNDS: Final = 16
"""The number of sampled futures."""
PLAYS: Final = 6
"""The opponents' plays in each future."""

OWN_DEAD: Final = -5.0
"""Per own card killed, now or in a future."""
OTHERS_KILLED: Final = 1.9
OTHERS_IN_DANGER: Final = 1.5
"""Per opponents' card killed, now and in a future: it sets back only one opponent."""
OPENS: Final = -0.8
"""Per card that the opponents can play next."""
OPENS_OWN: Final = 0.3
"""Per own card that can be played next."""
PASS: Final = -6.0
"""A pass gives the opponents time to kill."""


def values(view: View, table: GridTable, moves: Sequence[Move], chance: Random) -> list[float]:
    """The value of each of these legal moves."""
    return list(map(Grounds(view, table, chance).worth, moves))


@dataclass
class Grounds:
    """A grid as the viewer sees it, and what the viewer's moves are worth."""

    view: View
    table: GridTable
    chance: Random

    def worth(self, move: Move) -> float:
        """The value of a move."""
        empty, dead, hand, near = self._empty, self._dead, self.own, self._cells(self.table.next)
        if not isinstance(move, Play):
            return PASS + self._prospect(empty, dead, hand, near)
        cell = self._cell[move.card]
        empty ^= 1 << cell
        hand ^= 1 << cell
        killed = self._killed(empty) & ~dead
        now = OWN_DEAD * (killed & hand).bit_count() + OTHERS_KILLED * (killed & ~hand).bit_count()
        return now + self._prospect(empty, dead | killed, hand & ~killed, near | self._grid.touching[cell])

    def _prospect(self, empty: int, dead: int, hand: int, near: int) -> float:
        """The expected value of a position. `near` is the cells that touch the layout."""
        own = others = 0
        for order in self._futures:
            killed = self._killed(self._played_on(order, empty, dead, near)) & ~dead
            own += (killed & hand).bit_count()
            others += (killed & ~hand).bit_count()
        near &= empty & ~dead
        return (
            (OWN_DEAD * own + OTHERS_IN_DANGER * others) / ROUNDS
            + OPENS_OWN * (near & hand).bit_count()
            + OPENS * (near & ~hand).bit_count()
        )

    def _played_on(self, order: Sequence[int], empty: int, dead: int, near: int) -> int:
        """The empty cells after the opponents play the first `PLAYS` playable cells of `order`."""
        plays = 0
        for cell in order:
            if near & empty & ~dead & 1 << cell:
                empty ^= 1 << cell
                near |= self._grid.touching[cell]
                plays += 1
                if plays == PLAYS:
                    break
        return empty

    def _killed(self, empty: int) -> int:
        """The cells that are dead when exactly the cells in `empty` are empty (KI-3 to KI-6)."""
        match self._options["kill"]:
            case "cell":
                return empty & ~(self._grid.beside(empty) | empty << RANKS | empty >> RANKS)
            case "sides":
                return empty & ~self._grid.beside(empty)
            case "group":
                return self._grid.cut_off(empty)
            case _:
                return _union(line for line, around in self._open_lines if not line & ~empty and not around & empty)

    @cached_property
    def _open_lines(self) -> list[tuple[int, int]]:
        """The lines that are still all empty, with the cells around them (KI-5)."""
        return [(line, around) for line, around in _lines(self._grid) if not line & ~self._empty]

    @cached_property
    def _futures(self) -> list[list[int]]:
        """Random orders of the opponents' live cards."""
        live = self._empty & ~self._dead & ~self.own
        others = [cell for cell in range(CELLS) if live >> cell & 1]
        return [self.chance.sample(others, len(others)) for _ in range(ROUNDS)]

    @cached_property
    def _cell(self) -> dict[Card, int]:
        order = enumerate(self.table.order)
        return {of(suit, rank): RANKS * row + rank for row, suit in order for rank in range(RANKS)}

    def _cells(self, cards: Iterable[Card]) -> int:
        return sum(1 << self._cell[each] for each in cards)

    @cached_property
    def _empty(self) -> int:
        return FULL & ~self._cells(self.table.laid)

    @cached_property
    def _dead(self) -> int:
        return self._cells(self.table.dead)

    @cached_property
    def own(self) -> int:
        """The cells of the live cards of the hand, which may hold dead ones, too (KI-9)."""
        return self._cells(self.view.hand) & ~self._dead

    @cached_property
    def _options(self) -> dict[str, Any]:
        return self.view.rules.model_dump()

    @cached_property
    def _grid(self) -> Grid:
        return grid(diagonal=self._options["adjacency"] == "diagonal", tunnel=self._options["tunnel"])


@cache
def _lines(cells: Grid) -> tuple[tuple[int, int], ...]:
    """Every straight line of up to three cells, each with the cells around it (KI-5)."""
    lines: set[int] = set()
    for cell in range(CELLS):
        middle, sides = 1 << cell, cells.sides[cell]
        for ends in (sides, cells.orthogonal[cell] & ~sides):
            lines |= {middle, middle | ends, *(middle | 1 << end for end in ones(ends))}
    return tuple((line, cells.next_to(line) & ~line) for line in lines)


def _union(cells: Iterable[int]) -> int:
    """The union of sets of cells."""
    found = 0
    for each in cells:
        found |= each
    return found
