"""Cards as application emojis: rank over suit, as large as possible."""

from io import BytesIO
from typing import Final

from PIL import Image

from engine.cards import COLOURED, INTERNATIONAL, JOKER, NUMBERS, Card
from renderers.canvas.canvas import SCALE, Canvas, inset, rounded_mask
from renderers.canvas.outlines import FIRST_COLOUR, JOKER_SUIT
from renderers.canvas.palette import EDGE, GOLD, PAPER, PLUM, Theme, blend, drawing
from renderers.model.writing import RANK_TEXTS
from renderers.sprites.coloured import colours_of, is_coloured
from renderers.sprites.courts import bust

SIDE: Final = 128
"""Pixels; Discord displays them about 22 high."""
BACK: Final = "card_back"

_LEFT: Final = 14
_RADIUS: Final = 14
_CARD: Final = (_LEFT, 0, SIDE - _LEFT, SIDE)


def emoji_name(card: Card) -> str:
    """The Discord emoji name, such as `card_7D`, `card_JK`, `card_4G` or `card_5`."""
    return f"card_{card.code}"


def emoji_images(theme: Theme | None = None) -> dict[str, bytes]:
    """All cards of all packs and the back, by emoji name: PNGs of 128 × 128 pixels with transparent margins.

    Four colours by default, because they help most at this size.
    """
    theme = theme or Theme(four_colour=True)
    images = {emoji_name(card): _encode(_face(card, theme)) for card in (*INTERNATIONAL, JOKER, *COLOURED, *NUMBERS)}
    images[BACK] = _encode(_back())
    return images


def _face(card: Card, theme: Theme) -> Canvas:
    canvas = _blank()
    if card is JOKER:
        canvas.paste(bust(0, JOKER_SUIT, theme, 88, 90), _LEFT + 6, 30)
        canvas.suit(JOKER_SUIT, SIDE / 2, 19, 26, theme.ink(JOKER_SUIT))
        return canvas
    if is_coloured(card):
        ground, ink = colours_of(card, theme)
        canvas.rounded(inset(_CARD, 6), _RADIUS - 5, ground)
        if card in NUMBERS:
            canvas.text(str(card.rank), SIDE / 2, 24, 80, ink, anchor=0.5)
        else:
            canvas.text(str(card.rank), SIDE / 2, 13, 52, ink, anchor=0.5)
            canvas.suit(FIRST_COLOUR + card.suit, SIDE / 2, 94, 44, ink)
        return canvas
    ink = theme.ink(card.suit)
    canvas.text(RANK_TEXTS[card.rank], SIDE / 2, 7, 53, ink, widest=84, anchor=0.5)
    canvas.suit(card.suit, SIDE / 2, 94, 56, ink)
    return canvas


def _back() -> Canvas:
    canvas = _blank()
    canvas.rounded(inset(_CARD, 7), _RADIUS - 5, PLUM)
    for x in range(_LEFT + 18, SIDE - _LEFT - 10, 20):
        for y in range(20, SIDE - 10, 22):
            canvas.suit(2, x, y, 16, blend(PLUM, PAPER, 0.3))
    canvas.disc(SIDE / 2, SIDE / 2, 27, GOLD)
    canvas.disc(SIDE / 2, SIDE / 2, 23, PLUM)
    canvas.text("7", SIDE / 2, SIDE / 2 - 15, 30, GOLD, anchor=0.5)
    return canvas


def _blank() -> Canvas:
    canvas = Canvas(SIDE, SIDE, EDGE)
    canvas.rounded(inset(_CARD, 2), _RADIUS - 2, PAPER)
    return canvas


def _encode(canvas: Canvas) -> bytes:
    """Encode as PNG with everything outside the card transparent."""
    with drawing:
        picture = canvas.finish()
        mask = Image.new("L", (SIDE * SCALE, SIDE * SCALE))
        card = rounded_mask((SIDE - 2 * _LEFT) * SCALE, SIDE * SCALE, _RADIUS * SCALE)
        mask.paste(card, (_LEFT * SCALE, 0))
        picture.putalpha(mask.reduce(SCALE))
    file = BytesIO()
    picture.quantize(128, method=Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
    return file.getvalue()
