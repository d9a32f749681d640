"""Tags: cards reduced to their index, for piles in front of a seat; as high as a badge."""

from functools import cache
from typing import Final

from PIL import Image

from engine.cards import Card
from renderers.canvas.canvas import Canvas, inset
from renderers.canvas.palette import EDGE, FELT, PAPER, PLUM, Theme, drawing, to_palette
from renderers.model.writing import RANK_TEXTS
from renderers.sprites.badges import BADGE_HEIGHT

TAG_WIDTH: Final = 48


@cache
def card_tag(card: Card, theme: Theme, width: int = TAG_WIDTH) -> Image.Image:
    """A card reduced to its index."""
    with drawing:
        canvas = Canvas(width, BADGE_HEIGHT, FELT)
        box = (2, 2, width - 2, BADGE_HEIGHT - 2)
        canvas.rounded(box, 5, EDGE)
        canvas.rounded(inset(box, 1), 4, PAPER)
        tall = BADGE_HEIGHT * (0.84 if theme.large else 0.58)
        ink = theme.ink(card.suit)
        top = (BADGE_HEIGHT - tall) / 2
        canvas.text(RANK_TEXTS[card.rank], width * 0.3, top, tall, ink, widest=width * 0.42, anchor=0.5)
        canvas.suit(card.suit, width * 0.71, BADGE_HEIGHT / 2, min(tall, width * 0.4), ink)
        return to_palette(canvas.finish(), ((FELT, EDGE), (EDGE, PAPER), (PAPER, ink)))


@cache
def back_tag() -> Image.Image:
    """Cards face down, one upon another, as large as a tag."""
    with drawing:
        canvas = Canvas(TAG_WIDTH, BADGE_HEIGHT, FELT)
        for left in (18, 10):
            box = (left, 2, left + 25, BADGE_HEIGHT - 2)
            canvas.rounded(box, 5, EDGE)
            canvas.rounded(inset(box, 1), 4, PAPER)
            canvas.rounded(inset(box, 4), 2, PLUM)
        return to_palette(canvas.finish())


@cache
def count_tag(text: str) -> Image.Image:
    """A short text, as large as a tag."""
    with drawing:
        canvas = Canvas(TAG_WIDTH, BADGE_HEIGHT, FELT)
        canvas.text(text, 2, BADGE_HEIGHT * 0.16, BADGE_HEIGHT * 0.68, PAPER, widest=TAG_WIDTH - 6)
        return to_palette(canvas.finish())
