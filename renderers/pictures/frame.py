"""The table: felt in a wooden rail."""

from functools import cache
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas, inset
from renderers.canvas.palette import FELT, RAIL, RAIL_DARK, RAIL_LIT, SHADE, blend, drawing, empty_picture, to_palette
from renderers.canvas.sheet import Sheet

WIDTH: Final = 900
"""Width of every picture in pixels."""
BORDER: Final = 21
"""Distance from a picture's edge to its content."""

_RAIL: Final = 12
_SLICE: Final = 32
"""Size of the corner pieces that are not stretched."""


@cache
def felt(height: int) -> Image.Image:
    """An empty table of `WIDTH` × `height`. Cached: do not modify it."""
    small = _small_table()
    picture = empty_picture(WIDTH, height)
    right, bottom = WIDTH - _SLICE, height - _SLICE
    for top, from_top in ((0, 0), (bottom, _SLICE)):
        edge = (_SLICE, from_top, _SLICE + 1, from_top + _SLICE)
        picture.paste(small.transform((WIDTH, _SLICE), Image.Transform.EXTENT, edge), (0, top))
    for left, from_left in ((0, 0), (right, _SLICE)):
        edge = (from_left, _SLICE, from_left + _SLICE, _SLICE + 1)
        picture.paste(small.transform((_SLICE, height), Image.Transform.EXTENT, edge), (left, 0))
        for top, from_top in ((0, 0), (bottom, _SLICE)):
            corner = (from_left, from_top, from_left + _SLICE, from_top + _SLICE)
            picture.paste(small.crop(corner), (left, top))
    return Sheet.of(picture)


@cache
def _small_table() -> Image.Image:
    """The smallest table, only corners; larger ones are made by stretching its edges."""
    whole = (0, 0, 2 * _SLICE, 2 * _SLICE)
    with drawing:
        canvas = Canvas(2 * _SLICE, 2 * _SLICE, RAIL_DARK)
        canvas.rounded(inset(whole, 1), 16, RAIL)
        canvas.frame(inset(whole, 1), 16, 1.5, RAIL_LIT)
        canvas.frame(inset(whole, 4), 13, 2, blend(RAIL, RAIL_LIT, 0.6))
        canvas.rounded(inset(whole, _RAIL - 2), 10, RAIL_DARK)
        for depth, share in enumerate((0.85, 0.6, 0.4, 0.25, 0.14, 0.06, 0)):
            canvas.rounded(inset(whole, _RAIL + depth), max(3, 9 - depth), blend(FELT, SHADE, share))
        return to_palette(canvas.finish())
