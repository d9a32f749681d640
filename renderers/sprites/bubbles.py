"""Speech bubbles on the plates of seats: a few words, or a sign that fonts without colours do not have."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import drawable, line_mask
from renderers.canvas.palette import BLACK, BROWN, GOLD, PAPER, SKIN, Colour, Pairs, drawing, inked, lay, to_palette
from renderers.sprites.badges import BADGE_HEIGHT

_LETTERS: Final = 18
"""The height of capitals."""
_TAIL: Final = 8
_BESIDE: Final = 7
"""Pixels between the words and the ends of the bubble."""
_RADIUS: Final = 11
_INSET: Final = 1
"""Pixels above and below the bubble."""
_SIGN: Final = 28


@lru_cache(maxsize=512)
def speech_bubble(said: str, widest: int, ground: Colour) -> Image.Image:
    """What is said, in a bubble whose tail points to the left, on this ground. It is squeezed to `widest` pixels."""
    with drawing:
        draw = _SIGNS.get(said)
        mask = None if draw else line_mask(drawable(said), _LETTERS, widest - _TAIL - 2 * _BESIDE)
        wide = _SIGN if mask is None else mask.width
        width = _TAIL + 2 * _BESIDE + wide
        canvas, middle = Canvas(width, BADGE_HEIGHT, ground), BADGE_HEIGHT / 2
        canvas.fill([(0, middle + 6), (_TAIL + 3, middle - 7), (_TAIL + 3, middle + 5)], PAPER)
        canvas.rounded((_TAIL, _INSET, width, BADGE_HEIGHT - _INSET), _RADIUS, PAPER)
        if draw is not None:
            draw(canvas, _TAIL + _BESIDE + wide / 2, middle)
        bubble = to_palette(canvas.finish(), ((ground, PAPER), *_MEETING) if draw else ((ground, PAPER),))
        if mask is not None:
            top = round(middle - _LETTERS * 5 / 6)
            lay(bubble, inked(mask, PAPER, BLACK), (_TAIL + _BESIDE, top))
        return bubble


def _draw_smirk(canvas: Canvas, x: float, y: float) -> None:
    canvas.disc(x, y, 13.5, BLACK)
    canvas.disc(x, y, 12, GOLD)
    for side in (-1, 1):
        canvas.line([(x + side * 5 - 3, y - 6.5), (x + side * 5 + 2.5, y - 7.5)], 1.8, BLACK)
        canvas.disc(x + side * 5 + 1, y - 3, 1.9, BLACK)
    canvas.line([(x - 4.5, y + 5.5), (x + 0.5, y + 6), (x + 4.5, y + 4.5), (x + 6.5, y + 1.5)], 2.2, BLACK)


def _draw_clap(canvas: Canvas, x: float, y: float) -> None:
    for dx, dy in ((-4.0, 1.0), (1.5, 4.0)):  # Two hands, the nearer one over the other.
        wrist = x + dx - 2.5, y + dy + 5
        for i in range(4):
            foot = x + dx - 3.5 + 2.9 * i, y + dy - 2.5 + 1.7 * i
            tip = foot[0] + 5.2 - 0.4 * i, foot[1] - 8.6 + 1.9 * i
            canvas.line([wrist, foot, tip], 5.0, BROWN)
            canvas.line([wrist, foot, tip], 3.0, SKIN)
        canvas.disc(*wrist, 4.9, BROWN)
        canvas.disc(wrist[0] + 0.7, wrist[1] - 0.7, 4.4, SKIN)
    for near, far in (((-5, -11), (-6.5, -14)), ((8.5, -9), (11, -12)), ((11.5, -4), (14.5, -5.5))):
        canvas.line([(x + near[0], y + near[1]), (x + far[0], y + far[1])], 1.7, BROWN)


_SIGNS: Final[Mapping[str, Callable[[Canvas, float, float], None]]] = {"😏": _draw_smirk, "👏": _draw_clap}
_MEETING: Final[Pairs] = ((PAPER, BLACK), (GOLD, BLACK), (PAPER, BROWN), (SKIN, BROWN))
