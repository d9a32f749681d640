"""Positions of cards and open places in a layout of rows, and where its rows have tunnels (ST-1, KI-8)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Final

from engine.cards import INTERNATIONAL, Card
from engine.views import GridTable, Row, RowsTable

_SEVEN: Final = 6
_LOW_SIDE: Final = range(6)
_HIGH_SIDE: Final = range(7, 13)


class Way(Enum):
    """The state of a row's tunnel."""

    SHUT = auto()
    """Neither side is complete, or the row has no seven yet (SN-12): hollow arrows."""
    DOWN = auto()
    """The low side is complete, and the row goes on from the king downward."""
    UP = auto()
    """The high side is complete, and the row goes on from the ace upward."""
    BOTH = auto()
    """Ace and king are neighbours in both directions."""
    FULL = auto()
    """The row is complete."""


def column(place: Card, *, ace_high: bool) -> int:
    """The column of a place in its row, from 0; with `ace_high` the ace comes last."""
    return (place.rank - 1) % 13 if ace_high else place.rank


def belonging(table: RowsTable) -> Mapping[Card, Card]:
    """For places of trumps that lie in another row as substitutes: the card that belongs there instead (TR-4)."""
    if table.trump is None:
        return {}
    return {
        laid.shown: laid.place
        for row in table.rows
        if row.suit != table.trump
        for laid in row.laid
        if laid.shown is not laid.place and laid.shown.suit == table.trump
    }


def laid_last(table: RowsTable) -> set[tuple[int, Card]]:
    """The (line, place) of each card played last. If two rows have the place, the later row, or both (SN-13)."""
    if not table.last:
        return set()
    found: dict[Card, list[int]] = {each: [] for each in table.last}
    for line, row in enumerate(table.rows):
        for laid in row.laid:
            if laid.place in found:
                found[laid.place].append(line)
    times = Counter(table.last)
    return {(line, place) for place, lines in found.items() for line in lines[-times[place] :]}


def thrown_in(table: RowsTable, copy: int) -> tuple[Card, ...]:
    """The places of the rows of a pack that bankrupt seats have filled."""
    return table.thrown_second if copy else table.thrown


def open_now(table: RowsTable) -> Iterator[tuple[int, Card]]:
    """The (line, place) of every open place. With two packs, a card goes to the row that has reached its rank."""
    laid = ranks_laid(table)
    for place in dict.fromkeys(table.next):
        for line in lines_open_to(table, place, laid)[: table.next.count(place)]:
            yield line, place


def closed_now(table: RowsTable) -> Iterator[tuple[int, Card]]:
    """The (line, place) of every place that stays empty, as its suit is closed (PQ-4)."""
    for line, row in enumerate(table.rows):
        if row.suit in (table.closed or ()):
            filled = {laid.place for laid in row.laid}
            places = INTERNATIONAL[13 * row.suit : 13 * row.suit + 13]
            yield from ((line, place) for place in places if place not in filled)


def ranks_laid(table: RowsTable) -> list[int]:
    """By line, the ranks whose places are filled, as a bit set."""
    return [sum([1 << laid.place.rank for laid in row.laid]) for row in table.rows]


def lines_open_to(table: RowsTable, place: Card, laid: Sequence[int]) -> list[int]:
    """The lines that can take a place; only those that have reached its rank, if any have. `laid`: `ranks_laid`."""
    rank = place.rank
    lines = [i for i, row in enumerate(table.rows) if row.suit == place.suit and not laid[i] >> rank & 1]
    if len(lines) < 2 or rank == table.base:
        return lines
    beside = 1 << (rank - 1) % 13 | 1 << (rank + 1) % 13
    return [line for line in lines if laid[line] & beside] or lines


def row_ways(table: RowsTable) -> tuple[Way, ...]:
    """The state of each row's tunnel; empty if the rules have none."""
    return tuple(map(_way, table.rows)) if table.tunnel else ()


def grid_ways(table: GridTable) -> tuple[Way, ...]:
    """As `row_ways`, for the grid of killing games."""
    return (Way.BOTH,) * len(table.order) if table.tunnel else ()


def _way(row: Row) -> Way:
    laid = {each.place.rank for each in row.laid}
    if _SEVEN not in laid:
        return Way.SHUT
    match laid.issuperset(_LOW_SIDE), laid.issuperset(_HIGH_SIDE):
        case True, True:
            return Way.FULL
        case True, False:
            return Way.DOWN
        case False, True:
            return Way.UP
        case _:
            return Way.SHUT
