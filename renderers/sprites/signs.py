"""Signs beside cards: the trump, the direction in which cards are passed, and the order of play."""

from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import Lettering, drawable, line_mask, line_size
from renderers.canvas.palette import (
    BLACK,
    BRONZE,
    FELT,
    FELT_DEEP,
    GOLD,
    PAPER,
    Theme,
    drawing,
    inked,
    lay,
    to_palette,
)
from renderers.sprites.sizes import MARGIN, Size

_ORDER: Final = 15
_SMALL_ORDER: Final = 11
"""Radius of a number in the order of play, on large cards and on others."""
_NAME: Final = 22
_BESIDE_NAME: Final = 80
"""Pixels of a ribbon's width that are not for its text."""


@cache
def trump_sign(suit: int, theme: Theme, size: Size) -> Image.Image:
    """A suit or colour shape on a golden disc with a crown, as large as a card of this size."""
    with drawing:
        canvas = Canvas(size.outer_width, size.outer_height, FELT)
        x, y, unit = canvas.width / 2, canvas.height * 0.6, size.width / 60
        crown = ((-15, 4), (-18, -17), (-8, -9), (0, -20), (8, -9), (18, -17), (15, 4))
        canvas.fill([(x + dx * unit, y + (dy - 24) * unit) for dx, dy in crown], GOLD)
        canvas.disc(x, y, 28 * unit, BRONZE)
        canvas.disc(x, y, 26 * unit, GOLD)
        canvas.disc(x, y, 21 * unit, PAPER)
        canvas.suit(suit, x, y, 28 * unit, theme.ink(suit))
        return to_palette(canvas.finish())


@cache
def passing_sign(count: int, size: Size, *, to_left: bool) -> Image.Image:
    """The number of cards to pass, on an arrow in the passing direction."""
    with drawing:
        canvas = Canvas(size.outer_width, size.outer_height, FELT)
        x, y, reach, high = canvas.width / 2, canvas.height / 2, size.width * 0.44, size.width * 0.2
        side = -1 if to_left else 1
        outline = ((-1, -0.9), (0.15, -0.9), (0.15, -1.9), (1, 0), (0.15, 1.9), (0.15, 0.9), (-1, 0.9))
        canvas.fill([(x + side * u * reach, y + v * high) for u, v in outline], GOLD)
        canvas.text(str(count), x - side * reach * 0.2, y - high * 0.7, high * 1.4, BLACK, anchor=0.5)
        return to_palette(canvas.finish())


@lru_cache(maxsize=128)
def trump_ribbon(suit: int, name: str, theme: Theme, room: tuple[int, int]) -> Image.Image:
    """The trump's shape on a golden disc and its name, in the middle of a strip of this width and height."""
    width, height = room
    with drawing:
        mask = line_mask(drawable(name), _NAME, width - _BESIDE_NAME)
        canvas, y = Canvas(width, height, FELT), height / 2
        x = (width - mask.width) / 2 - height * 0.1
        canvas.rounded((0, 0, width, height), 9, FELT_DEEP)
        canvas.disc(x, y, height * 0.43, BRONZE)
        canvas.disc(x, y, height * 0.43 - 1.5, GOLD)
        canvas.disc(x, y, height * 0.34, PAPER)
        canvas.suit(suit, x, y, height * 0.44, theme.ink(suit))
        ribbon = to_palette(canvas.finish())
        left = round(x + height * 0.43 + 10)
        lay(ribbon, inked(mask, FELT_DEEP, PAPER), (left, round(y - _NAME * 5 / 6)))
        return ribbon


def ribbon_lettering(name: str, width: int, height: int) -> Lettering:
    """The name as it is drawn on a ribbon, and its room."""
    with drawing:
        drawn = drawable(name)
        return Lettering(name, drawn, line_size(drawn, _NAME), (width - _BESIDE_NAME, height))


@cache
def passing_ribbon(count: int, room: tuple[int, int], *, to_left: bool) -> Image.Image:
    """Small cards, as many as are passed on, and an arrow in the passing direction, on a strip of this size."""
    width, height = room
    with drawing:
        canvas, y, side = Canvas(width, height, FELT), height / 2, -1 if to_left else 1
        canvas.rounded((0, 0, width, height), 9, FELT_DEEP)
        for i in range(count):
            x = width / 2 - side * (26 + 26 * i)
            canvas.rounded((x - 11, y - 17, x + 11, y + 17), 3, PAPER)
            canvas.rounded((x - 8, y - 14, x + 8, y + 14), 2, BRONZE)
        tip = width / 2 + side * 80
        canvas.line([(width / 2 + side * 4, y), (tip - side * 14, y)], 9, GOLD)
        canvas.fill([(tip, y), (tip - side * 22, y - 17), (tip - side * 22, y + 17)], GOLD)
        return to_palette(canvas.finish())


def lay_order(picture: Image.Image, number: int, size: Size, at: tuple[int, int]) -> None:
    """Draw a number in the order of play over a lower corner of a card of this size, which is laid at `at`: the left
    one, or on a bare card the right one."""
    radius, inside = (_ORDER, 5) if size.detailed else (_SMALL_ORDER, 1)
    left, foot = at[0] + MARGIN + inside, at[1] + size.outer_height - MARGIN - inside
    left += size.width - 2 * (radius + inside) if size.bare else 0
    picture.paste(_order_sign(number, radius), (left, foot - 2 * radius), _disc_mask(radius))


@cache
def _order_sign(number: int, radius: int) -> Image.Image:
    with drawing:
        canvas = Canvas(2 * radius, 2 * radius, PAPER)
        canvas.disc(radius, radius, radius, BLACK)
        canvas.disc(radius, radius, radius - 2, PAPER)
        canvas.text(str(number), radius, radius * 0.48, radius * 1.04, BLACK, anchor=0.5)
        return to_palette(canvas.finish(), ((PAPER, BLACK),))


@cache
def _disc_mask(radius: int) -> Image.Image:
    mask = Image.new("1", (2 * radius, 2 * radius))
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * radius - 1, 2 * radius - 1), fill=1)
    return mask
