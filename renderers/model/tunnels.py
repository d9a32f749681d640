"""Tunnels: where ace and king are neighbours, and in which direction (ST-1, KI-8)."""

from enum import Enum, auto
from typing import Final

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
