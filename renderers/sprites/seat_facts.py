"""Facts on a seat's plate below the name: cards left, passes, chips, totals, a place; and the plate itself.

All in strips of `FACT_HEIGHT` on a plain ground, drawn once and kept.
"""

from functools import cache, lru_cache
from math import cos, radians, sin
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import drawable, line_mask
from renderers.canvas.outlines import Point
from renderers.canvas.palette import (
    BLACK,
    BRONZE,
    FELT,
    GOLD,
    PAPER,
    PLUM,
    RED,
    Colour,
    drawing,
    empty_picture,
    inked,
    lay,
    to_palette,
)
from renderers.model.plates import CHIPS, PENALTY, PENGUINS, Fact
from renderers.model.writing import number_text
from renderers.sprites.badges import BADGE_HEIGHT
from renderers.sprites.plates import NAME_HEIGHT, ink_on

FACT_HEIGHT: Final = 32
PLATE_HEIGHT: Final = BADGE_HEIGHT + FACT_HEIGHT + 8
_RADIUS: Final = 9
_MIDDLE: Final = FACT_HEIGHT / 2
_BESIDE: Final = 4
"""Pixels between a sign and its number, and after it."""
_SIGN: Final = 26
_FAN: Final = 3
"""A fan has as many cards as are left, and at most so many."""
_PIP: Final = 17
_MOST_PIPS: Final = 5
"""More passes are written as a number."""
_STACK: Final = 3
_STACK_WIDTH: Final = 14


@cache
def plate(width: int, height: int, ground: Colour) -> Image.Image:
    """An empty plate on the felt."""
    with drawing:
        canvas = Canvas(width, height, FELT)
        canvas.rounded((0, 0, width, height), _RADIUS, ground)
        return to_palette(canvas.finish(), ((FELT, ground),))


@lru_cache(maxsize=512)
def cards_left(count: int, ground: Colour) -> Image.Image:
    """A small fan of cards and their number."""
    with drawing:
        shown = max(1, min(count, _FAN))
        width = 21 + 5 * (shown - 1)
        canvas = Canvas(width, FACT_HEIGHT, ground)
        for i in range(shown):
            lean = (i - (shown - 1) / 2) * 9
            at = (10.5 + 5 * i, _MIDDLE + abs(lean) * 0.08)
            canvas.fill(_turned(at, (8.5, 12.5), lean), ground)
            canvas.fill(_turned(at, (7.5, 11.5), lean), PAPER)
            canvas.fill(_turned(at, (6, 10), lean), PLUM if count else ground)
        sign = to_palette(canvas.finish(), ((ground, PAPER), (PAPER, PLUM)))
        return _beside(sign, str(count), ground)


@lru_cache(maxsize=256)
def passes(used: int, left: int, ground: Colour) -> Image.Image:
    """A disc for each pass that is left, and a ring for each that is used."""
    with drawing:
        ink = ink_on(ground)
        if used + left > _MOST_PIPS:
            canvas = Canvas(_PIP, FACT_HEIGHT, ground)
            canvas.disc(_PIP / 2, _MIDDLE, 6.5, ink)
            return _beside(to_palette(canvas.finish(), ((ground, ink),)), f"{left}/{used + left}", ground)
        canvas = Canvas(_PIP * (used + left) + _BESIDE, FACT_HEIGHT, ground)
        for i in range(used + left):
            x = _PIP * (i + 0.5)
            canvas.disc(x, _MIDDLE, 6.5, ink)
            if i >= left:
                canvas.disc(x, _MIDDLE, 4.5, ground)
        return to_palette(canvas.finish(), ((ground, ink),))


@lru_cache(maxsize=512)
def cards_left_briefly(count: int, ground: Colour) -> Image.Image:
    """The number of cards alone."""
    with drawing:
        return _beside(empty_picture(0, FACT_HEIGHT, ground), str(count), ground)


@lru_cache(maxsize=256)
def passes_briefly(used: int, left: int, ground: Colour) -> Image.Image:
    """As `passes`, up to three above each other; more as a number."""
    if used + left > _STACK:
        return passes(used, left, ground)
    with drawing:
        ink, step = ink_on(ground), FACT_HEIGHT / _STACK
        canvas = Canvas(_STACK_WIDTH, FACT_HEIGHT, ground)
        for i in range(used + left):
            y = _MIDDLE + (i - (used + left - 1) / 2) * step
            canvas.disc(_STACK_WIDTH / 2, y, 4.5, ink)
            if i < used:
                canvas.disc(_STACK_WIDTH / 2, y, 2.5, ground)
        return to_palette(canvas.finish(), ((ground, ink),))


@lru_cache(maxsize=1024)
def fact(each: Fact, ground: Colour) -> Image.Image:
    """A sign and its number."""
    with drawing:
        canvas = Canvas(_SIGN, FACT_HEIGHT, ground)
        x, y = _SIGN / 2, _MIDDLE
        match each.kind:
            case kind if kind == CHIPS:
                _draw_chip(canvas, x, y)
            case kind if kind == PENALTY:
                canvas.fill(_turned((x, y), (8.5, 12.5), 0), PAPER)
                for sign in (1, -1):
                    canvas.line([(x - 5, y - sign * 7), (x + 5, y + sign * 7)], 3.5, RED)
            case kind if kind == PENGUINS:
                _draw_penguin(canvas, x, y)
            case _:
                canvas.fill(_turned((x, y), (10, 12.5), 0), PAPER)
                for i in range(4):
                    canvas.line([(x - 6, y - 7.5 + 5 * i), (x + 6, y - 7.5 + 5 * i)], 1.8, BLACK)
        return _beside(to_palette(canvas.finish()), number_text(each.count), ground)


@lru_cache(maxsize=256)
def medal(place: int, ground: Colour) -> Image.Image:
    """A finishing place on a golden disc."""
    with drawing:
        canvas = Canvas(FACT_HEIGHT + _BESIDE, FACT_HEIGHT, ground)
        x = FACT_HEIGHT / 2
        canvas.disc(x, _MIDDLE, 15, BRONZE)
        canvas.disc(x, _MIDDLE, 13.5, GOLD)
        canvas.letters(str(place), x, _MIDDLE, (19, 17), BLACK)
        return to_palette(canvas.finish())


@lru_cache(maxsize=512)
def word(text: str, width: int, ground: Colour) -> Image.Image:
    """A word, squeezed to this width."""
    with drawing:
        mask = line_mask(drawable(text), NAME_HEIGHT - 2, width - _BESIDE)
        strip = empty_picture(mask.width + _BESIDE, FACT_HEIGHT, ground)
        lay(strip, inked(mask, ground, ink_on(ground)), (0, (FACT_HEIGHT - mask.height) // 2))
        return strip


@cache
def turn_sign(ground: Colour) -> Image.Image:
    """A pointer: this seat is to act."""
    with drawing:
        canvas = Canvas(20, FACT_HEIGHT, ground)
        canvas.fill([(3, _MIDDLE - 10), (3, _MIDDLE + 10), (18, _MIDDLE)], ink_on(ground))
        return to_palette(canvas.finish(), ((ground, ink_on(ground)),))


@cache
def chosen_sign(ground: Colour) -> Image.Image:
    """A tick: this seat has chosen."""
    with drawing:
        canvas = Canvas(26, FACT_HEIGHT, ground)
        canvas.line([(4, _MIDDLE + 1), (10, _MIDDLE + 8), (21, _MIDDLE - 8)], 4.5, GOLD)
        return to_palette(canvas.finish(), ((ground, GOLD),))


@cache
def won_sign(ground: Colour) -> Image.Image:
    """A crown: this seat has won."""
    with drawing:
        ink, x, y = ink_on(ground), 20, _MIDDLE
        canvas = Canvas(2 * x, FACT_HEIGHT, ground)
        crown = ((-14, 11), (-17, -8), (-7.5, -1), (0, -11), (7.5, -1), (17, -8), (14, 11))
        canvas.fill([(x + dx, y + dy) for dx, dy in crown], ink)
        return to_palette(canvas.finish(), ((ground, ink),))


@lru_cache(maxsize=256)
def pot(text: str, count: int, width: int, height: int) -> Image.Image:
    """The chips in the middle: what they are called, a pile, and their number."""
    with drawing:
        canvas = Canvas(width, height, FELT)
        x, y = width / 2, height / 2
        for i in range(3):
            _draw_chip(canvas, x - 24, y + 6 - 6 * i)
        canvas.text(str(count), x - 6, y - NAME_HEIGHT / 2, NAME_HEIGHT, PAPER, widest=width / 2 + 4)
        picture = to_palette(canvas.finish())
        mask = line_mask(drawable(text), 16, width - _BESIDE)
        lay(picture, inked(mask, FELT, PAPER), ((width - mask.width) // 2, round(y - 40)))
        return picture


def _beside(sign: Image.Image, text: str, ground: Colour) -> Image.Image:
    """The sign, and its number beside it."""
    mask = line_mask(text, NAME_HEIGHT)
    strip = empty_picture(sign.width + _BESIDE + mask.width + 2 * _BESIDE, FACT_HEIGHT, ground)
    lay(strip, sign, (0, 0))
    top = round(_MIDDLE - NAME_HEIGHT * 5 / 6)
    lay(strip, inked(mask, ground, ink_on(ground)), (sign.width + _BESIDE, top))
    return strip


def _draw_chip(canvas: Canvas, x: float, y: float) -> None:
    canvas.disc(x, y, 12.5, BLACK)
    canvas.disc(x, y, 11.5, GOLD)
    canvas.disc(x, y, 8, BRONZE)
    canvas.disc(x, y, 6.5, GOLD)


def _draw_penguin(canvas: Canvas, x: float, y: float) -> None:
    canvas.rounded((x - 10, y - 14, x + 10, y + 14), 9, PAPER)
    canvas.rounded((x - 9, y - 13, x + 9, y + 13), 8, BLACK)
    canvas.rounded((x - 5.5, y - 4, x + 5.5, y + 12), 5, PAPER)
    for side in (-1, 1):
        canvas.disc(x + side * 3.5, y - 7, 1.8, PAPER)
    canvas.fill([(x - 3, y - 5), (x + 3, y - 5), (x, y + 0.5)], GOLD)


def _turned(middle: Point, half: tuple[float, float], degrees: float) -> list[Point]:
    """The corners of a rectangle with these half sides, turned clockwise."""
    (x, y), (wide, high) = middle, half
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return [
        (x + c * u - s * v, y + s * u + c * v) for u, v in ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    ]
