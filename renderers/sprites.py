"""Cards as palette sprites, each drawn once for a theme, a size and a mark, and kept.

A sprite is a card with its shadow on plain felt, to be pasted whole. Safe to call from several threads.
"""

from enum import Enum, auto
from functools import cache

from PIL import Image

from engine.cards import JOKER, Card
from renderers.blanks import MARGIN, Size, blank
from renderers.coloured import is_coloured, print_coloured
from renderers.faces import print_back, print_face
from renderers.palette import BLACK, BRONZE, GOLD, MIST, PAPER, Theme, drawing, to_palette
from renderers.shapes import Canvas, inset


class Mark(Enum):
    """What a sprite tells of its card: always by a shape, too."""

    NONE = auto()
    LAST = auto()
    """Just played: a golden frame, and a pointer at its foot."""
    READY = auto()
    """Can be played, or is chosen: a golden frame, and a tick."""
    POSSIBLE = auto()
    """Can be chosen with those that are: a golden frame, and a plus."""
    FADED = auto()
    """Cannot be played now."""
    DEAD = auto()
    """Can never be played (KI-9): faded and crossed out."""


def sprite(card: Card, size: Size, theme: Theme, mark: Mark = Mark.NONE, place: Card | None = None) -> Image.Image:
    """A card face up, `MARGIN` larger than its size on every side. `place`: where it lies, if not its own."""
    return _face(card, size, theme, mark, place or card)


@cache
def _face(card: Card, size: Size, theme: Theme, mark: Mark, place: Card) -> Image.Image:
    with drawing:
        canvas = blank(size)
        if is_coloured(card):
            print_coloured(canvas, card, size, theme)
        else:
            print_face(canvas, card, size, theme, place)
        if mark in (Mark.FADED, Mark.DEAD):
            canvas.rounded(size.box, size.radius, MIST, 0.4)
        elif mark is not Mark.NONE:
            whole = (0, 0, canvas.width, canvas.height)
            canvas.frame(inset(whole, 0.5), size.radius + MARGIN - 1, MARGIN + 2, BRONZE)
            canvas.frame(inset(whole, 1), size.radius + MARGIN - 1, MARGIN + 1, GOLD)
        if mark is Mark.LAST:
            _pointer(canvas)
        if mark in (Mark.READY, Mark.POSSIBLE):
            _sign(canvas, size, card, mark)
        if mark is Mark.DEAD:
            _cross(canvas, size)
        return to_palette(canvas.finish())


@cache
def back(size: Size) -> Image.Image:
    """A card face down."""
    with drawing:
        canvas = blank(size)
        print_back(canvas, size)
        return to_palette(canvas.finish())


def _pointer(canvas: Canvas) -> None:
    middle, foot, reach = canvas.width / 2, canvas.height - 1, min(canvas.width * 0.2, canvas.height * 0.15, 17)
    canvas.fill([(middle - reach - 2, foot), (middle, foot - reach * 1.25 - 1.5), (middle + reach + 2, foot)], BRONZE)
    canvas.fill([(middle - reach, foot), (middle, foot - reach * 1.25), (middle + reach, foot)], GOLD)


def _sign(canvas: Canvas, size: Size, card: Card, mark: Mark) -> None:
    """A tick or a plus on a disc, in the corner where it hides nothing."""
    radius = max(11.0, size.width * 0.12)
    at_left = size.detailed and is_coloured(card)
    at_top = size.detailed and not at_left and card is not JOKER
    x = radius + 1 if at_left else canvas.width - radius - 1
    y = radius + 1 if at_top else canvas.height - radius - 1
    canvas.disc(x, y, radius, BRONZE)
    canvas.disc(x, y, radius - 1.25, GOLD if mark is Mark.READY else PAPER)
    if mark is Mark.READY:
        strokes = [((-0.45, 0.02), (-0.1, 0.38), (0.48, -0.36))]
    else:
        strokes = [((-0.5, 0), (0.5, 0)), ((0, -0.5), (0, 0.5))]
    for stroke in strokes:
        canvas.line([(x + radius * u, y + radius * v) for u, v in stroke], radius * 0.26, BLACK)


def _cross(canvas: Canvas, size: Size) -> None:
    """Below the index."""
    left, _, right, bottom = inset(size.box, size.width * 0.14)
    top = bottom - (right - left)
    for ends in (((left, top), (right, bottom)), ((left, bottom), (right, top))):
        canvas.line(ends, size.width * 0.07, MIST)
        canvas.line(ends, size.width * 0.045, BLACK)
