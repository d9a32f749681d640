"""Small things on the table beside the cards: counts, the trump sign, the number of a seat."""

from functools import cache
from typing import Final

from PIL import Image

from engine.cards import Card
from renderers.blanks import MARGIN, Size
from renderers.faces import RANK_TEXTS
from renderers.palette import BLACK, BRONZE, EDGE, FELT, GOLD, PAPER, PLUM, Colour, Theme, drawing, to_palette
from renderers.shapes import Canvas, inset

COUNT_WIDTH: Final = 84
BADGE_HEIGHT: Final = 34
LABEL_HEIGHT: Final = 26
TAG_WIDTH: Final = 48
"""Tags are as high as a badge."""


@cache
def count_label(text: str, size: Size) -> Image.Image:
    """A short text, as high as a card of this size."""
    with drawing:
        canvas = Canvas(COUNT_WIDTH, size.height + 2 * MARGIN, FELT)
        canvas.text(text, 8, canvas.height * 0.35, canvas.height * 0.3, PAPER, widest=COUNT_WIDTH - 12)
        return to_palette(canvas.finish())


@cache
def trump_sign(suit: int, theme: Theme, size: Size) -> Image.Image:
    """A suit, or a shape from 5 on, on a golden disc under a crown; as large as a card of this size."""
    with drawing:
        canvas = Canvas(size.width + 2 * MARGIN, size.height + 2 * MARGIN, FELT)
        x, y, unit = canvas.width / 2, canvas.height * 0.6, size.width / 60
        crown = ((-15, 4), (-18, -17), (-8, -9), (0, -20), (8, -9), (18, -17), (15, 4))
        canvas.fill([(x + dx * unit, y + (dy - 24) * unit) for dx, dy in crown], GOLD)
        canvas.disc(x, y, 28 * unit, BRONZE)
        canvas.disc(x, y, 26 * unit, GOLD)
        canvas.disc(x, y, 21 * unit, PAPER)
        canvas.suit(suit, x, y, 28 * unit, theme.ink(suit))
        return to_palette(canvas.finish())


@cache
def seat_badge(seat: int, width: int, *, acting: bool = False) -> Image.Image:
    """A seat's number, counted from 1, on a chip in the middle of a strip; golden and pointed at while it is to act."""
    with drawing:
        canvas = Canvas(width, BADGE_HEIGHT, FELT)
        x, y, radius = width / 2, BADGE_HEIGHT / 2, BADGE_HEIGHT / 2 - 3
        if acting:
            for side in (-1, 1):
                canvas.fill(
                    [
                        (x + side * (radius + 14), y - 7),
                        (x + side * (radius + 14), y + 7),
                        (x + side * (radius + 3), y),
                    ],
                    GOLD,
                )
        canvas.disc(x, y, radius + 1, BRONZE)
        canvas.disc(x, y, radius, GOLD if acting else PAPER)
        canvas.text(str(seat + 1), x, y - radius * 0.55, radius * 1.1, BLACK, anchor=0.5)
        return to_palette(canvas.finish())


@cache
def passing_sign(count: int, size: Size, *, to_left: bool) -> Image.Image:
    """How many cards are passed on, on an arrow to that side."""
    with drawing:
        canvas = Canvas(size.width + 2 * MARGIN, size.height + 2 * MARGIN, FELT)
        x, y, reach, high = canvas.width / 2, canvas.height / 2, size.width * 0.44, size.width * 0.2
        side = -1 if to_left else 1
        outline = ((-1, -0.9), (0.15, -0.9), (0.15, -1.9), (1, 0), (0.15, 1.9), (0.15, 0.9), (-1, 0.9))
        canvas.fill([(x + side * u * reach, y + v * high) for u, v in outline], GOLD)
        canvas.text(str(count), x - side * reach * 0.2, y - high * 0.7, high * 1.4, BLACK, anchor=0.5)
        return to_palette(canvas.finish())


@cache
def card_label(text: str, width: int) -> Image.Image:
    """A card's place in the hand, for below it."""
    with drawing:
        canvas = Canvas(width, LABEL_HEIGHT, FELT)
        canvas.text(text, width / 2, 4, LABEL_HEIGHT * 0.6, PAPER, anchor=0.5)
        return to_palette(canvas.finish())


@cache
def card_tag(card: Card, theme: Theme) -> Image.Image:
    """A card no larger than its index."""
    with drawing:
        canvas = _tag(PAPER)
        tall = BADGE_HEIGHT * 0.5
        ink = theme.ink(card.suit)
        top = (BADGE_HEIGHT - tall) / 2
        canvas.text(RANK_TEXTS[card.rank], TAG_WIDTH * 0.32, top, tall, ink, widest=TAG_WIDTH * 0.4, anchor=0.5)
        canvas.suit(card.suit, TAG_WIDTH * 0.69, BADGE_HEIGHT / 2, tall, ink)
        return to_palette(canvas.finish())


@cache
def back_tag() -> Image.Image:
    """A card face down, as large as a tag."""
    with drawing:
        canvas = _tag(PLUM)
        x, y = TAG_WIDTH / 2, BADGE_HEIGHT / 2
        canvas.disc(x, y, 9, GOLD)
        canvas.disc(x, y, 7.5, PLUM)
        return to_palette(canvas.finish())


@cache
def count_tag(text: str) -> Image.Image:
    """A short text as large as a tag."""
    with drawing:
        canvas = Canvas(TAG_WIDTH, BADGE_HEIGHT, FELT)
        canvas.text(text, 4, BADGE_HEIGHT * 0.26, BADGE_HEIGHT * 0.48, PAPER, widest=TAG_WIDTH - 6)
        return to_palette(canvas.finish())


def _tag(colour: Colour) -> Canvas:
    canvas = Canvas(TAG_WIDTH, BADGE_HEIGHT, FELT)
    box = (2, 2, TAG_WIDTH - 2, BADGE_HEIGHT - 2)
    canvas.rounded(box, 5, EDGE)
    canvas.rounded(inset(box, 1), 4, colour)
    return canvas
