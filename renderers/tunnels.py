"""Where ace and king are neighbours: arrows at the ends of the rows (ST-1, KI-8)."""

from collections.abc import Iterable
from enum import Enum, auto
from functools import cache
from typing import Final

from PIL import Image

from engine.games.koroshi import KoroshiRules
from engine.games.shichi_narabe import ShichiNarabeRules
from engine.views import Row, RowsTable, View
from renderers.frame import BORDER, WIDTH
from renderers.palette import FELT, GOLD, PAPER, blend, drawing, to_palette
from renderers.shapes import Canvas

_DEEP: Final = 9
_HIGH: Final = 30
_LOW_SIDE: Final = range(6)
_HIGH_SIDE: Final = range(7, 13)


class Way(Enum):
    """What a row's tunnel is good for."""

    SHUT = auto()
    """Neither side is complete yet: hollow arrows."""
    DOWN = auto()
    """The low side goes on from the king."""
    UP = auto()
    """The high side goes on from the ace."""
    BOTH = auto()
    """Ace and king simply are neighbours."""
    FULL = auto()
    """Nothing is missing."""


def row_ways(view: View, table: RowsTable) -> tuple[Way, ...]:
    """For each row; empty where there is no tunnel."""
    rules = view.rules
    if not isinstance(rules, ShichiNarabeRules) or rules.tunnel == "none":
        return ()
    return tuple(map(_way, table.rows))


def grid_ways(view: View, lines: int) -> tuple[Way, ...]:
    """As `row_ways`, for the killing grid."""
    rules = view.rules
    return (Way.BOTH,) * lines if isinstance(rules, KoroshiRules) and rules.tunnel else ()


def _way(row: Row) -> Way:
    laid = {each.place.rank for each in row.laid}
    match laid.issuperset(_LOW_SIDE), laid.issuperset(_HIGH_SIDE):
        case True, True:
            return Way.FULL
        case True, False:
            return Way.DOWN
        case False, True:
            return Way.UP
        case _:
            return Way.SHUT


def mark_tunnels(picture: Image.Image, ways: Iterable[Way], top: int, line_height: int) -> None:
    """An arrow at both ends of each line: out of the row and into it at its other end."""
    for line, way in enumerate(ways):
        if way is Way.FULL:
            continue
        middle = top + line * line_height + (line_height - _HIGH) // 2
        open_ = way is not Way.SHUT
        picture.paste(_arrow(to_left=way is not Way.UP, is_open=open_), (BORDER - _DEEP, middle))
        picture.paste(_arrow(to_left=way is Way.DOWN, is_open=open_), (WIDTH - BORDER, middle))


@cache
def _arrow(*, to_left: bool, is_open: bool) -> Image.Image:
    with drawing:
        canvas = Canvas(_DEEP, _HIGH, FELT)
        point, foot = (1, _DEEP - 1) if to_left else (_DEEP - 1, 1)
        corners = [(foot, 5.0), (point, _HIGH / 2), (foot, _HIGH - 5.0)]
        if is_open:
            canvas.fill(corners, GOLD)
        else:
            canvas.line(corners, 1.5, blend(FELT, PAPER, 0.5))
        return to_palette(canvas.finish())
