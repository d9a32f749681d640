"""Cards as palette sprites, cached by theme, size and mark.

A sprite is a card with its shadow on plain felt, pasted as a whole. Thread-safe.
"""

from functools import cache
from typing import Final

from PIL import Image

from engine.cards import Card
from renderers.canvas.canvas import Box, Canvas, inset
from renderers.canvas.palette import (
    BLACK,
    BRONZE,
    EDGE,
    FELT,
    GOLD,
    MIST,
    PAPER,
    SHADE,
    Colour,
    Pairs,
    Theme,
    drawing,
    to_palette,
)
from renderers.model.marks import Mark
from renderers.sprites.bare import bare_index_boxes
from renderers.sprites.coloured import coloured_index_boxes, is_coloured, print_coloured
from renderers.sprites.faces import fade_face, index_boxes, print_back, print_face
from renderers.sprites.sizes import MARGIN, Size

_FRAMED: Final = frozenset({Mark.LAST, Mark.READY, Mark.POSSIBLE})
_FOLD: Final = 0.27
"""A folded corner's length as a share of the card's width."""


def sprite(
    card: Card,
    size: Size,
    theme: Theme,
    mark: Mark = Mark.NONE,
    place: Card | None = None,
    *,
    thrown: bool = False,
) -> Image.Image:
    """A face-up card with `MARGIN` on every side. `place`: its place in the layout, if not its own. `thrown`: laid by
    a bankrupt seat (SN-6): faded, with a folded corner."""
    return _face(card, size, theme, mark, place or card, thrown=thrown)


class Faces(dict[tuple[Card, Card, bool, bool], Image.Image]):
    """The sprites of laid cards in one size and theme: by card, place, whether it was laid last, and whether it was
    thrown. They are found in a third of the time of `sprite`, of which there are up to fifty in a picture."""

    def __init__(self, size: Size, theme: Theme) -> None:
        super().__init__()
        self._size, self._theme = size, theme

    def __missing__(self, key: tuple[Card, Card, bool, bool]) -> Image.Image:
        card, place, is_last, thrown = key
        mark = Mark.LAST if is_last else Mark.NONE
        drawn = self[key] = sprite(card, self._size, self._theme, mark, place, thrown=thrown)
        return drawn


@cache
def faces(size: Size, theme: Theme) -> Faces:
    """The sprites of laid cards in this size and theme."""
    return Faces(size, theme)


@cache
def _face(card: Card, size: Size, theme: Theme, mark: Mark, place: Card, *, thrown: bool) -> Image.Image:
    with drawing:
        canvas = _blank(size).copy()
        faded = thrown or mark in (Mark.FADED, Mark.DEAD)
        if is_coloured(card):
            print_coloured(canvas, card, size, theme, faded=faded)
        else:
            print_face(canvas, card, size, theme, place)
            if faded:
                fade_face(canvas, card, size, theme, place)
        if thrown:
            _fold(canvas, size)
        if mark in _FRAMED:
            whole = (0, 0, canvas.width, canvas.height)
            canvas.frame(inset(whole, 0.5), size.radius + MARGIN - 1, MARGIN + 2, BRONZE)
            canvas.frame(inset(whole, 1), size.radius + MARGIN - 1, MARGIN + 1, GOLD)
        if mark is Mark.LAST:
            _pointer(canvas, size)
        if mark in (Mark.READY, Mark.POSSIBLE):
            _sign(canvas, size, mark, index_boxes_of(card, size, place))
        if mark is Mark.DEAD:
            _cross(canvas, size)
        is_plain = size.few_colours and mark is Mark.NONE and not faded and not is_coloured(card)
        inks = {theme.ink(each.suit) for each in (card, place)}
        return to_palette(canvas.finish(), _few(frozenset(inks)) if is_plain else ())


def _few(inks: frozenset[Colour]) -> Pairs:
    """The colours that meet on a bare card, which take less of a file without the shades between them."""
    return ((FELT, SHADE), (FELT, EDGE), (EDGE, PAPER), *((PAPER, ink) for ink in sorted(inks)))


@cache
def back(size: Size) -> Image.Image:
    """A face-down card."""
    with drawing:
        canvas = _blank(size).copy()
        print_back(canvas, size)
        return to_palette(canvas.finish())


@cache
def _blank(size: Size) -> Canvas:
    """A blank card with its shadow, on felt. Cached, as it takes half of a card's time: do not draw on it."""
    canvas = Canvas(size.outer_width, size.outer_height, FELT)
    for spread, share in ((2, 0.22), (1, 0.3), (0, 0.45)):
        left, top, right, bottom = inset(size.box, -spread)
        canvas.rounded((left + 0.5, top + 1.5, right, bottom + 0.8), size.radius + spread, SHADE, share)
    canvas.rounded(size.box, size.radius, EDGE)
    canvas.rounded(inset(size.box, 0.75), size.radius - 0.5, PAPER)
    return canvas


def _fold(canvas: Canvas, size: Size) -> None:
    """Fold the lower right corner over, clear of the index."""
    _, _, right, bottom = size.box
    reach, out = size.width * _FOLD, 2.5
    canvas.fill([(right - reach, bottom + out), (right + out, bottom + out), (right + out, bottom - reach)], FELT)
    canvas.fill([(right - reach, bottom), (right - reach, bottom - reach), (right, bottom - reach)], EDGE)
    canvas.line([(right - reach, bottom), (right, bottom - reach)], 1.5, SHADE)


def _pointer(canvas: Canvas, size: Size) -> None:
    """Draw a pointer at the foot; on a bare card in the corner that its index leaves free."""
    middle, foot, reach = canvas.width / 2, canvas.height - 1, min(canvas.width * 0.2, canvas.height * 0.15, 17)
    if size.bare:
        reach = size.sign_radius - 1
        middle = canvas.width - reach - 4
    canvas.fill([(middle - reach - 2, foot), (middle, foot - reach * 1.25 - 1.5), (middle + reach + 2, foot)], BRONZE)
    canvas.fill([(middle - reach, foot), (middle, foot - reach * 1.25), (middle + reach, foot)], GOLD)


def index_boxes_of(card: Card, size: Size, place: Card) -> tuple[Box, ...]:
    """The boxes of a card's indices in its sprite."""
    if size.bare:
        return bare_index_boxes(card, size, place)
    return coloured_index_boxes(card, size) if is_coloured(card) else index_boxes(card, size, place)


def _sign(canvas: Canvas, size: Size, mark: Mark, indices: tuple[Box, ...]) -> None:
    """Draw a tick or plus on a disc, in the first corner where it covers no index."""
    radius = size.sign_radius
    near, right, bottom = radius + 1, canvas.width - radius - 1, canvas.height - radius - 1
    corners = ((right, near), (right, bottom), (near, bottom))
    x, y = next((each for each in corners if not any(_meet(each, radius, box) for box in indices)), corners[-1])
    canvas.disc(x, y, radius, BRONZE)
    canvas.disc(x, y, radius - 1.25, GOLD if mark is Mark.READY else PAPER)
    if mark is Mark.READY:
        strokes = [((-0.45, 0.02), (-0.1, 0.38), (0.48, -0.36))]
    else:
        strokes = [((-0.5, 0), (0.5, 0)), ((0, -0.5), (0, 0.5))]
    for stroke in strokes:
        canvas.line([(x + radius * u, y + radius * v) for u, v in stroke], radius * 0.26, BLACK)


def _meet(middle: tuple[float, float], radius: float, box: Box) -> bool:
    """Whether a disc and a box overlap, approximating the disc by its bounding square."""
    (x, y), (left, top, right, bottom) = middle, box
    return left < x + radius and x - radius < right and top < y + radius and y - radius < bottom


def _cross(canvas: Canvas, size: Size) -> None:
    """Draw a cross clear of the indices."""
    left, top, right, bottom = inset(size.box, size.width * 0.14)
    if size.bare:
        _, _, right, bottom = inset(size.box, 2)
        reach = 2 * size.sign_radius - 2 - size.width * 0.1
        left, top = right - reach, bottom - reach
    elif size.detailed:
        left, right = MARGIN + size.width * 0.33, MARGIN + size.width * 0.67
        top, bottom = MARGIN + size.height * 0.2, MARGIN + size.height * 0.8
    else:
        top = bottom - (right - left)
    for ends in (((left, top), (right, bottom)), ((left, bottom), (right, top))):
        canvas.line(ends, size.width * 0.07, MIST)
        canvas.line(ends, size.width * 0.045, BLACK)
