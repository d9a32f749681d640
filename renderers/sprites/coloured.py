"""Faces of the coloured packs: Insidious Sevens with a shape per colour, Nanatoridori with pips per number."""

from typing import Final

from engine.cards import COLOURED, NUMBERS, Card
from renderers.canvas.canvas import Box, Canvas, inset
from renderers.canvas.outlines import FIRST_COLOUR
from renderers.canvas.palette import (
    BLACK,
    BLUE,
    FADING,
    GOLD,
    GREEN,
    INDIGO,
    MIST,
    PAPER,
    PLUM,
    RED,
    STEEL,
    Colour,
    Theme,
    blend,
    faded_ground,
)
from renderers.sprites.bare import print_bare
from renderers.sprites.faces import PIPS
from renderers.sprites.sizes import MARGIN, Size

_PACKS: Final = frozenset((*COLOURED, *NUMBERS))
_NUMBER_COLOURS: Final[tuple[Colour, ...]] = (STEEL, GREEN, BLUE, INDIGO, PLUM, RED, GOLD)

_SHORT_INDEX: Final = (0.25, 0.5)
_SMALL_INDEX: Final = (0.09, 0.33)
"""Top and height of the index, as shares of the card's height."""
_CORNER_INSET: Final = 0.08
_CORNER_WIDTH: Final = 0.25
_CORNER_HEIGHT: Final = 0.21
"""Corner index: inset and width as shares of the card's width, height as a share of its height."""


def is_coloured(card: Card) -> bool:
    """Whether the card belongs to a coloured pack."""
    return card in _PACKS


def colours_of(card: Card, theme: Theme) -> tuple[Colour, Colour]:
    """The colours of the panel and of the ink on it."""
    ground = _NUMBER_COLOURS[card.rank - 1] if card in NUMBERS else theme.ink(FIRST_COLOUR + card.suit)
    return ground, BLACK if ground == GOLD else PAPER


def print_coloured(canvas: Canvas, card: Card, size: Size, theme: Theme, *, faded: bool = False) -> None:
    """Print a card on a blank: coloured panel, number, shape or pips. `faded`: black on a pale panel, so that players
    can still read it to plan ahead.
    """
    ground, ink = colours_of(card, theme)
    if faded:
        ground, ink = faded_ground(ground), BLACK
        canvas.rounded(size.box, size.radius, MIST, FADING)
    canvas.rounded(inset(size.box, size.width * 0.045), size.radius * 0.6, ground)
    if size.bare:
        print_bare(canvas, card, size, theme, ink=ink, place=card)
    elif size.short:
        _print_index(canvas, card, size, ink, _SHORT_INDEX)
    elif size.detailed:
        _print_centre(canvas, card, size, ground, ink)
        _print_corners(canvas, card, size, ground, ink)
    else:
        _print_index(canvas, card, size, ink, _SMALL_INDEX)
        if card in NUMBERS:
            _print_pips(canvas, card, size, ink, top=0.56, bottom=0.88)
        else:
            canvas.suit(
                FIRST_COLOUR + card.suit, MARGIN + size.width / 2, MARGIN + size.height * 0.71, size.height * 0.38, ink
            )


def coloured_index_boxes(card: Card, size: Size) -> tuple[Box, ...]:
    """As `faces.index_boxes`, for coloured packs."""
    if size.detailed:
        left, top, right, bottom = inset(size.box, size.width * _CORNER_INSET)
        wide, high = size.width * _CORNER_WIDTH, size.height * _CORNER_HEIGHT
        number = (left, top, left + wide, top + high)
        if card in NUMBERS:
            return (number,)
        return number, (right - wide, top, right, top + high), (right - wide, bottom - high, right, bottom)
    share, high = _SHORT_INDEX if size.short else _SMALL_INDEX
    top = MARGIN + size.height * share
    bottom, middle = top + size.height * high, MARGIN + size.width / 2
    reach = size.width * (0.15 if card in NUMBERS else 0.5)
    return ((middle - reach, top, middle + reach, bottom),)


def _print_index(canvas: Canvas, card: Card, size: Size, ink: Colour, span: tuple[float, float]) -> None:
    """Print the number with the shape beside it, or the number alone, centred. `span`: top and height as shares of the
    card's height.
    """
    top, high = span
    y, tall = MARGIN + size.height * top, size.height * high
    if card in NUMBERS:
        canvas.text(str(card.rank), MARGIN + size.width / 2, y, tall, ink, anchor=0.5)
        return
    canvas.text(str(card.rank), MARGIN + size.width * 0.12, y, tall, ink, widest=size.width * 0.42)
    canvas.suit(FIRST_COLOUR + card.suit, MARGIN + size.width * 0.71, y + tall / 2, min(tall, size.width * 0.36), ink)


def _print_corners(canvas: Canvas, card: Card, size: Size, ground: Colour, ink: Colour) -> None:
    corner = Canvas(size.width * _CORNER_WIDTH, size.height * _CORNER_HEIGHT, ground)
    corner.text(str(card.rank), corner.width / 2, 0.5, corner.height * 0.92, ink, anchor=0.5)
    left, top, right, bottom = inset(size.box, size.width * _CORNER_INSET)
    canvas.paste(corner, left, top)
    if card not in NUMBERS:
        canvas.paste(corner, right - corner.width, bottom - corner.height, inverted=True)
        canvas.suit(FIRST_COLOUR + card.suit, right - corner.width / 2, top + corner.height / 2, size.width * 0.19, ink)


def _print_centre(canvas: Canvas, card: Card, size: Size, ground: Colour, ink: Colour) -> None:
    x, y = MARGIN + size.width / 2, MARGIN + size.height / 2
    if card in NUMBERS:
        canvas.disc(x, y, size.width * 0.3, blend(ground, PAPER, 0.3))
        step = size.width * 0.1
        for i in range(card.rank):
            canvas.disc(x + (i - (card.rank - 1) / 2) * step, y + size.height * 0.27, step * 0.34, ink)
    else:
        canvas.suit(FIRST_COLOUR + card.suit, x, y, size.width * 0.72, blend(ground, PAPER, 0.3))
    canvas.text(str(card.rank), x, y - size.height * 0.15, size.height * 0.3, ink, anchor=0.5)


def _print_pips(canvas: Canvas, card: Card, size: Size, ink: Colour, *, top: float, bottom: float) -> None:
    for x, y in PIPS[card.rank - 1]:
        at = MARGIN + size.width * (0.3 + 0.4 * x), MARGIN + size.height * (top + (bottom - top) * y)
        canvas.disc(*at, size.width * 0.075, ink)
