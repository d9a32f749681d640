"""Tags: cards reduced to their index, for piles in front of a seat; as high as a badge."""

from functools import cache
from typing import Final

from PIL import Image

from engine.cards import Card
from renderers.canvas.canvas import Canvas, inset
from renderers.canvas.palette import EDGE, FELT, GOLD, PAPER, PLUM, Colour, Theme, drawing, to_palette
from renderers.model.writing import RANK_TEXTS
from renderers.sprites.badges import BADGE_HEIGHT

TAG_WIDTH: Final = 48


@cache
def card_tag(card: Card, theme: Theme) -> Image.Image:
    """A card reduced to its index."""
    with drawing:
        canvas = _tag(PAPER)
        tall = BADGE_HEIGHT * (0.78 if theme.large else 0.5)
        ink = theme.ink(card.suit)
        top = (BADGE_HEIGHT - tall) / 2
        canvas.text(RANK_TEXTS[card.rank], TAG_WIDTH * 0.32, top, tall, ink, widest=TAG_WIDTH * 0.4, anchor=0.5)
        canvas.suit(card.suit, TAG_WIDTH * 0.69, BADGE_HEIGHT / 2, min(tall, TAG_WIDTH * 0.4), ink)
        return to_palette(canvas.finish(), ((FELT, EDGE), (EDGE, PAPER), (PAPER, ink)))


@cache
def back_tag() -> Image.Image:
    """A face-down card, as large as a tag."""
    with drawing:
        canvas = _tag(PLUM)
        x, y = TAG_WIDTH / 2, BADGE_HEIGHT / 2
        canvas.disc(x, y, 9, GOLD)
        canvas.disc(x, y, 7.5, PLUM)
        return to_palette(canvas.finish())


@cache
def count_tag(text: str) -> Image.Image:
    """A short text, as large as a tag."""
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
