"""Places without a card: hollows in the felt, open or not, with the index of the card that belongs there."""

from dataclasses import replace
from functools import cache
from typing import Final

from PIL import Image

from engine.cards import Card
from renderers.canvas.canvas import Canvas, inset
from renderers.canvas.palette import (
    BRONZE,
    FELT,
    FELT_DEEP,
    FELT_LIT,
    GOLD,
    PAPER,
    SHADE,
    Colour,
    blend,
    drawing,
    to_palette,
)
from renderers.model.writing import RANK_TEXTS
from renderers.sprites.bare import print_index
from renderers.sprites.sizes import MARGIN, Size

_DASH: Final = 6
"""Length of a dash in pixels."""


@cache
def empty_place(place: Card, size: Size) -> Image.Image:
    """A place with the faint index of the card that belongs there."""
    with drawing:
        canvas = hollow(size, FELT_DEEP)
        empty_index(canvas, place, size)
        few = ((FELT, FELT_DEEP), (FELT, SHADE), (FELT_DEEP, FELT_LIT)) if size.few_colours else ()
        return to_palette(canvas.finish(), few)


@cache
def track(size: Size) -> Image.Image:
    """A line of empty places without edges, one for each rank, with their faint ranks."""
    with drawing:
        step, ink = size.outer_width, blend(FELT_DEEP, FELT_LIT, 0.75)
        canvas = _hollow(replace(size, width=len(RANK_TEXTS) * step - 2 * MARGIN), FELT_DEEP, size.radius).copy()
        tall = min(22.0, size.height * 0.4)
        for i, rank in enumerate(RANK_TEXTS):
            canvas.text(rank, (i + 0.5) * step, (canvas.height - tall) / 2, tall, ink, anchor=0.5)
        return to_palette(canvas.finish())


@cache
def open_place(place: Card, size: Size) -> Image.Image:
    """A place that can be played to: dashed outline, bright index."""
    with drawing:
        canvas = hollow(size, FELT_LIT)
        ink = blend(FELT_LIT, PAPER, 0.95)
        dash(canvas, size, ink)
        _print_index(canvas, place, size, ink)
        return to_palette(canvas.finish(), ((FELT, FELT_LIT), (FELT_LIT, ink), (FELT, ink), (FELT, SHADE)))


@cache
def dead_place(place: Card, size: Size, *, fresh: bool) -> Image.Image:
    """A place that no card can fill any more (KI-3, PQ-4): dark, with a cross, golden if by the last play (`fresh`)."""
    with drawing:
        ground, ink = blend(FELT, SHADE, 0.75), PAPER if fresh else blend(FELT, PAPER, 0.65)
        cross = GOLD if fresh else blend(FELT, PAPER, 0.4)
        canvas = hollow(size, ground)
        left, top, right, bottom = inset(size.box, size.width * 0.12)
        for ends in (((left, top), (right, bottom)), ((left, bottom), (right, top))):
            canvas.line(ends, 6 if fresh else 4, BRONZE if fresh else blend(FELT, SHADE, 0.9))
            canvas.line(ends, 4 if fresh else 2, cross)
        _print_index(canvas, place, size, ink)
        return to_palette(canvas.finish(), ((FELT, ground), (ground, ink), (ground, cross), (cross, ink)))


@cache
def bare_place(size: Size) -> Image.Image:
    """A place for no particular card, such as a used-up stock."""
    with drawing:
        return to_palette(hollow(size, FELT_DEEP).finish())


@cache
def asked_place(size: Size) -> Image.Image:
    """A place for a card that its player is to choose: dashed outline, question mark."""
    with drawing:
        canvas, ink = hollow(size, FELT_LIT), blend(FELT_LIT, PAPER, 0.95)
        dash(canvas, size, ink)
        tall = size.height * 0.4
        canvas.text("?", canvas.width / 2, (canvas.height - tall) / 2, tall, ink, anchor=0.5)
        return to_palette(canvas.finish(), ((FELT, FELT_LIT), (FELT_LIT, ink), (FELT, ink), (FELT, SHADE)))


def hollow(size: Size, colour: Colour) -> Canvas:
    """A hollow of a card's size, as large as a sprite."""
    return _hollow(size, colour, size.radius).copy()


@cache
def _hollow(size: Size, colour: Colour, radius: float) -> Canvas:
    canvas = Canvas(size.outer_width, size.outer_height, FELT)
    left, top, right, bottom = size.box
    canvas.rounded(size.box, radius, blend(FELT, SHADE, 0.45))
    canvas.rounded((left + 0.75, top + 2, right - 0.75, bottom - 0.5), radius, colour)
    return canvas


def dash(canvas: Canvas, size: Size, ink: Colour) -> None:
    """Draw the outline of an open place."""
    left, top, right, bottom = inset(size.box, 1)
    for x in _dashes(left, right):
        for y in (top, bottom):
            canvas.line([(x, y), (x + _DASH, y)], 2, ink)
    for y in _dashes(top, bottom):
        for x in (left, right):
            canvas.line([(x, y), (x, y + _DASH)], 2, ink)


def empty_index(canvas: Canvas, place: Card, size: Size) -> None:
    """Print the faint index of the card that belongs in an empty place; it is never large, to leave the cards clear."""
    _print_index(canvas, place, replace(size, bare=False), blend(FELT_DEEP, FELT_LIT, 0.75))


def _dashes(start: float, end: float) -> list[float]:
    """Start positions of evenly spaced dashes between two corners, clear of the corners."""
    first, last = start + _DASH, end - 2 * _DASH
    count = max(2, round((last - first) / (2 * _DASH)) + 1)
    return [first + i * (last - first) / (count - 1) for i in range(count)]


def _print_index(canvas: Canvas, place: Card, size: Size, ink: Colour) -> None:
    """Print the rank over the suit, or beside it if the place is short."""
    if size.bare:
        print_index(canvas, place, inset(size.box, 3), ink)
        return
    rank, wide, high = RANK_TEXTS[place.rank], canvas.width, canvas.height
    if size.short:
        tall = size.height * 0.36
        canvas.text(rank, wide * 0.3, (high - tall) / 2, tall, ink, widest=wide * 0.36, anchor=0.5)
        canvas.suit(place.suit, wide * 0.7, high / 2, tall, ink)
    else:
        canvas.text(rank, wide / 2, high * 0.19, high * 0.29, ink, widest=wide * 0.56, anchor=0.5)
        canvas.suit(place.suit, wide / 2, high * 0.69, high * 0.29, ink)
