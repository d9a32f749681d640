"""Seat badges: one or two letters on a coloured disc or square."""

from functools import lru_cache
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.palette import (
    BLACK,
    BLUE,
    BROWN,
    FELT,
    GOLD,
    GREEN,
    ORANGE,
    PAPER,
    RED,
    VIOLET,
    Colour,
    drawing,
    to_palette,
)
from renderers.model.badges import SIGNS, Badge

BADGE_HEIGHT: Final = 34
BADGE_WIDTH: Final = 38

_COLOURS: Final[dict[str, Colour]] = {
    **dict.fromkeys("🔵🟦", BLUE),
    **dict.fromkeys("🟠🟧", ORANGE),
    **dict.fromkeys("🟡🟨", GOLD),
    **dict.fromkeys("🟣🟪", VIOLET),
    **dict.fromkeys("🔴🟥", RED),
    **dict.fromkeys("🟢🟩", GREEN),
    **dict.fromkeys("🟤🟫", BROWN),
}
_DISCS: Final = frozenset("🔵🟠🟡🟣🔴🟢🟤")
_RADIUS: Final = 16.0
_RING: Final = 2.0
_LETTERS: Final = {1: (20.0, 20.0), 2: (24.0, 17.0)}
"""By number of letters: their maximum width and height in pixels."""


def badge_colours(badge: Badge) -> tuple[Colour, Colour]:
    """The colours of the shape and of its letters."""
    ground = _COLOURS[SIGNS[badge.look]]
    return ground, BLACK if ground in (GOLD, ORANGE) else PAPER


@lru_cache(maxsize=512)
def seat_badge(badge: Badge, width: int = BADGE_WIDTH, *, acting: bool = False, ground: Colour = FELT) -> Image.Image:
    """A badge centred in a strip of this ground colour; with a golden ring and pointers if its seat is to act."""
    with drawing:
        canvas = Canvas(width, BADGE_HEIGHT, ground)
        x, y = width / 2, BADGE_HEIGHT / 2
        if acting:
            for side in (-1, 1):
                point, foot = x + side * (_RADIUS + 2), x + side * (_RADIUS + 13)
                canvas.fill([(foot, y - 7), (foot, y + 7), (point, y)], GOLD)
        (colour, ink), ring = badge_colours(badge), GOLD if acting else PAPER
        for inset, fill in ((0.0, ring), (_RING, colour)):
            if SIGNS[badge.look] in _DISCS:
                canvas.disc(x, y, _RADIUS - inset, fill)
            else:
                reach = _RADIUS - 1 - inset
                canvas.rounded((x - reach, y - reach, x + reach, y + reach), 6 - inset, fill)
        canvas.letters(badge.letters, x, y, _LETTERS[len(badge.letters)], ink)
        return to_palette(canvas.finish(), ((ground, ring), (ground, GOLD), (ring, colour), (colour, ink)))
