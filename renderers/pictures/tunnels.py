"""Arrows at the ends of rows with a tunnel."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.palette import FELT, GOLD, PAPER, blend, drawing, lay, to_palette
from renderers.model.tunnels import Way
from renderers.pictures.frame import BORDER, WIDTH

_DEEP: Final = 9
_HIGH: Final = 30


def mark_tunnels(picture: Image.Image, ways: Iterable[Way], top: int, line_height: int) -> None:
    """Draw an arrow at both ends of each line: out of the row, and into its other end."""
    for line, way in enumerate(ways):
        if way is Way.FULL:
            continue
        middle = top + line * line_height + (line_height - _HIGH) // 2
        open_ = way is not Way.SHUT
        lay(picture, _arrow(to_left=way is not Way.UP, is_open=open_), (BORDER - _DEEP, middle))
        lay(picture, _arrow(to_left=way is Way.DOWN, is_open=open_), (WIDTH - BORDER, middle))


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
