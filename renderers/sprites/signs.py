"""Signs beside cards: the trump, and the direction in which cards are passed."""

from functools import cache

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.palette import BLACK, BRONZE, FELT, GOLD, PAPER, Theme, drawing, to_palette
from renderers.sprites.sizes import Size


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
