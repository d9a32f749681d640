"""Piles of discarded cards, one for each number, seen from the edge."""

from functools import cache
from typing import Final

from PIL import Image

from engine.cards import Card
from renderers.canvas.canvas import Canvas
from renderers.canvas.palette import EDGE, FELT, FELT_DEEP, PAPER, Theme, drawing, to_palette
from renderers.sprites.coloured import colours_of

MOST: Final = 9
"""There are so many cards of each number."""
_COUNT: Final = 20
"""Height of the figure above a pile."""


@cache
def pile(number: Card, count: int, size: tuple[int, int], theme: Theme) -> Image.Image:
    """The pile of a number: its cards upon each other over the number, and above them how many they are."""
    width, height = size
    with drawing:
        colour, ink = colours_of(number, theme)
        canvas = Canvas(width, height, FELT)
        foot = height - round(width * 0.9)
        canvas.rounded((2, 0, width - 2, height), 7, FELT_DEEP)
        canvas.rounded((4, foot + 2, width - 4, height - 2), 5, colour)
        canvas.text(str(number.rank), width / 2, foot + width * 0.21, width * 0.46, ink, anchor=0.5)
        step = (foot - _COUNT - 8) // MOST
        for i in range(count):
            bottom = foot - i * step
            canvas.rounded((5, bottom - step + 1, width - 5, bottom), 1, EDGE)
            canvas.rounded((5, bottom - step + 1, width - 5, bottom - 1), 1, PAPER)
            canvas.rounded((7, bottom - step + 2, width - 7, bottom - 2), 1, colour)
        if count:
            canvas.text(str(count), width / 2, foot - count * step - _COUNT - 4, _COUNT, PAPER, anchor=0.5)
        meeting = ((FELT, FELT_DEEP), (FELT_DEEP, PAPER), (FELT_DEEP, colour), (colour, ink), (PAPER, colour))
        return to_palette(canvas.finish(), meeting)
