"""Name plates: a player's badge, and beside it their name, in a strip as high as a badge.

Names are drawn in any script that the fonts have, smaller and narrower where that makes them fit, and then cut with an
ellipsis. Drawn once and kept: at a table the same few plates are pasted turn after turn.
"""

from functools import lru_cache
from math import ceil
from typing import Final

from PIL import Image

from renderers.canvas.lettering import Lettering, drawable_name, fitted, line_mask, line_size
from renderers.canvas.palette import BLACK, FELT, GOLD, PAPER, Colour, drawing, empty_picture, inked, lay
from renderers.model.badges import Badge
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, seat_badge

NAME_HEIGHT: Final = 20
"""Height of a name's capitals: on a phone, where a picture is a third as wide, as high as its smallest text."""
_SMALLEST: Final = 17
_BESIDE: Final = 4
"""Pixels between badge and name, and after it."""
_WITHOUT_NAME: Final = BADGE_WIDTH + 2 * _BESIDE


@lru_cache(maxsize=2048)
def name_plate(badge: Badge, name: str, stand_in: str, width: int, ground: Colour = FELT) -> Image.Image:
    """The badge and the name, from the left, in a strip of this width and ground colour, `BADGE_HEIGHT` high.

    `stand_in` is written instead of a name of which nothing can be drawn. Do not modify it.
    """
    with drawing:
        plate = empty_picture(width, BADGE_HEIGHT, ground)
        lay(plate, seat_badge(badge, ground=ground), (0, 0))
        drawn, tall = _fitted(name, stand_in, width)
        mask = line_mask(drawn, tall, _room(width))
        # Lines of text have a third of the capitals' height above them.
        top = round(BADGE_HEIGHT / 2 - tall * 5 / 6)
        lay(plate, inked(mask, ground, ink_on(ground)), (BADGE_WIDTH + _BESIDE, top))
        return plate


def plate_lettering(name: str, stand_in: str, width: int) -> Lettering:
    """The name as it is drawn into a plate, and its room."""
    with drawing:
        drawn, tall = _fitted(name, stand_in, width)
        return Lettering(name, drawn, line_size(drawn, tall), (_room(width), BADGE_HEIGHT))


def plate_width(name: str, stand_in: str) -> int:
    """The width of a plate in which the name is as large as can be. Requires the lock `drawing`."""
    return _WITHOUT_NAME + ceil(line_size(drawable_name(name, stand_in), NAME_HEIGHT)[0])


def ink_on(ground: Colour) -> Colour:
    """The colour of text on this ground."""
    return BLACK if ground == GOLD else PAPER


def _fitted(name: str, stand_in: str, width: int) -> tuple[str, int]:
    return fitted(drawable_name(name, stand_in), NAME_HEIGHT, _room(width), smallest=_SMALLEST)


def _room(width: int) -> int:
    """The width for the name."""
    return width - _WITHOUT_NAME
