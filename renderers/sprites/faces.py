"""Faces and the back of the international pack.

A small face has one large index, readable in a full layout on a phone; a short one, for layouts of many rows, has
little else. A detailed face is like a real pack's: two indices, pips, two-headed court figures.
"""

from typing import Final

from engine.cards import JACK, JOKER, Card
from renderers.canvas.canvas import Box, Canvas, inset
from renderers.canvas.outlines import JOKER_SUIT
from renderers.canvas.palette import EDGE, FADING, GOLD, MIST, PALE, PAPER, PLUM, Colour, Theme, blend, strong
from renderers.model.writing import RANK_TEXTS
from renderers.sprites.bare import print_bare
from renderers.sprites.courts import bust
from renderers.sprites.sizes import MARGIN, Size

PIPS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    ((0.5, 0.5),),
    ((0.5, 0), (0.5, 1)),
    ((0.5, 0), (0.5, 0.5), (0.5, 1)),
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (0.5, 0.25), (0, 0.5), (1, 0.5), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (0.5, 0.25), (0, 0.5), (1, 0.5), (0.5, 0.75), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (0, 1 / 3), (1, 1 / 3), (0.5, 0.5), (0, 2 / 3), (1, 2 / 3), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (0.5, 1 / 6), (0, 1 / 3), (1, 1 / 3), (0, 2 / 3), (1, 2 / 3), (0.5, 5 / 6), (0, 1), (1, 1)),
)
"""Pip positions for A to 10 in the unit square; those in the lower half are upside down."""
_CORNER_INSET: Final = 0.055
_CORNER_WIDTH: Final = 0.225
_RANK_HEIGHT: Final = 0.185
_SUIT_HEIGHT: Final = 0.145
_CORNER_HEIGHT: Final = _RANK_HEIGHT + 1.2 * _SUIT_HEIGHT
"""Corner index of a detailed face: inset and width as shares of the card's width, heights as shares of its height."""


def print_face(canvas: Canvas, card: Card, size: Size, theme: Theme, place: Card) -> None:
    """Print `card` on a blank. A small face has the index of `place`, its place in the layout."""
    if size.bare:
        print_bare(canvas, card, size, theme, ink=theme.ink(place.suit), place=place)
        return
    if size.detailed:
        _detailed_art(canvas, card, size, theme)
    elif not _is_index_alone(card, size, place):
        _small_art(canvas, card, size, theme, place)
    _print_indices(canvas, card, size, place, ink=theme.ink(place.suit), ground=PAPER)


def fade_face(canvas: Canvas, card: Card, size: Size, theme: Theme, place: Card) -> None:
    """Fade a printed face. Its indices stay dark, so that players can read the card to plan ahead."""
    canvas.rounded(size.box, size.radius, MIST, FADING)
    if size.bare:
        print_bare(canvas, card, size, theme, ink=strong(theme.ink(place.suit)), place=place)
        return
    _print_indices(canvas, card, size, place, ink=strong(theme.ink(place.suit)), ground=PALE)


def index_boxes(card: Card, size: Size, place: Card) -> tuple[Box, ...]:
    """The boxes of a card's indices in its sprite, which no sign may cover."""
    if size.detailed:
        width, height = size.width, size.height
        left, top, right, bottom = inset(size.box, width * _CORNER_INSET)
        if card is JOKER:
            star = (left, top, left + width * _CORNER_WIDTH, top + width * _CORNER_WIDTH)
            return star, (MARGIN + width * 0.45, MARGIN + height * 0.06, MARGIN + width * 0.93, MARGIN + height * 0.145)
        wide, high = width * _CORNER_WIDTH, height * _CORNER_HEIGHT
        return (left, top, left + wide, top + high), (right - wide, bottom - high, right, bottom)
    top, high = _index_span(card, size, place)
    y = MARGIN + size.height * top
    return ((MARGIN, y, MARGIN + size.width, y + size.height * high),)


def print_back(canvas: Canvas, size: Size) -> None:
    """Print lozenges around a medallion with a seven."""
    printed = inset(size.box, size.width * 0.06)
    left, top, right, bottom = printed
    canvas.rounded(printed, size.radius * 0.7, PLUM)
    step = size.width / 8
    for row in range(round(size.height / step) * 2 + 1):
        for column in range(9):
            x, y = MARGIN + (column + row % 2 * 0.5) * step, MARGIN + row * step * 0.75
            if left + step * 0.4 < x < right - step * 0.4 and top + step * 0.6 < y < bottom - step * 0.6:
                canvas.suit(2, x, y, step * 0.9, blend(PLUM, PAPER, 0.25))
    canvas.frame(printed, size.radius * 0.7, max(1, size.width * 0.022), GOLD)
    x, y = MARGIN + size.width / 2, MARGIN + size.height / 2
    canvas.disc(x, y, size.width * 0.25, GOLD)
    canvas.disc(x, y, size.width * 0.22, PLUM)
    canvas.text("7", x, y - size.width * 0.13, size.width * 0.26, GOLD, anchor=0.5)


def _is_index_alone(card: Card, size: Size, place: Card) -> bool:
    """Whether only the index is printed."""
    return size.short and place is card is not JOKER


def _index_span(card: Card, size: Size, place: Card) -> tuple[float, float]:
    """Top and height of a small face's index, as shares of the card's height."""
    return (0.25, 0.5) if _is_index_alone(card, size, place) else (0.07, 0.32)


def _print_indices(canvas: Canvas, card: Card, size: Size, place: Card, *, ink: Colour, ground: Colour) -> None:
    """Print the indices in `ink`; `ground` is the card's colour below them."""
    if not size.detailed:
        top, high = _index_span(card, size, place)
        _index(canvas, place, size, ink, top=top, high=high)
        return
    corner = _corner(card, size, ink, ground)
    left, top, right, bottom = inset(size.box, size.width * _CORNER_INSET)
    canvas.paste(corner, left, top)
    if card is JOKER:
        right, top = MARGIN + size.width * 0.93, MARGIN + size.height * 0.06
        canvas.text("JOKER", right, top, size.height * 0.085, ink, anchor=1)
    else:
        canvas.paste(corner, right - corner.width, bottom - corner.height, inverted=True)


def _small_art(canvas: Canvas, card: Card, size: Size, theme: Theme, place: Card) -> None:
    """Print a figure or a large suit below the index."""
    width, height = size.width, size.height
    art_height = height * 0.53
    if card is JOKER or card.rank >= JACK:
        figure = bust(card.rank, card.suit, theme, width * 0.86, art_height)
        canvas.paste(figure, MARGIN + width * 0.07, MARGIN + height * 0.985 - art_height - 1)
    elif place is card:
        canvas.suit(card.suit, MARGIN + width * 0.5, MARGIN + height * 0.69, height * 0.44, theme.ink(card.suit))
    else:
        # A trump in another suit's row (TR-4): the card itself below the index of its place.
        ink = theme.ink(card.suit)
        left = MARGIN + width * 0.085
        canvas.line([(left, MARGIN + height * 0.44), (MARGIN + width * 0.915, MARGIN + height * 0.44)], 1, EDGE)
        canvas.text(RANK_TEXTS[card.rank], left, MARGIN + height * 0.58, height * 0.24, ink, widest=width * 0.4)
        canvas.suit(card.suit, MARGIN + width * 0.72, MARGIN + height * 0.7, height * 0.34, ink)


def _index(canvas: Canvas, card: Card, size: Size, ink: Colour, *, top: float, high: float) -> None:
    """Print rank and suit side by side; `top` and `high` are shares of the card's height."""
    y, tall = MARGIN + size.height * top, size.height * high
    if card is JOKER:
        canvas.suit(JOKER_SUIT, MARGIN + size.width / 2, y + tall / 2, tall * 1.1, ink)
        return
    canvas.text(RANK_TEXTS[card.rank], MARGIN + size.width * 0.085, y, tall, ink, widest=size.width * 0.45)
    canvas.suit(card.suit, MARGIN + size.width * 0.765, y + tall / 2, min(tall * 0.84, size.width * 0.38), ink)


def _detailed_art(canvas: Canvas, card: Card, size: Size, theme: Theme) -> None:
    """Print a figure or pips, as in a real pack."""
    if card is JOKER:
        _large_joker(canvas, size, theme)
    elif card.rank >= JACK:
        _court(canvas, card, size, theme)
    else:
        _pips(canvas, card, size, theme)


def _large_joker(canvas: Canvas, size: Size, theme: Theme) -> None:
    width, height = size.width, size.height
    figure = bust(0, JOKER_SUIT, theme, width * 0.88, width * 0.88)
    canvas.paste(figure, MARGIN + width * 0.06, MARGIN + height * 0.985 - width * 0.88 - 1)


def _corner(card: Card, size: Size, ink: Colour, ground: Colour) -> Canvas:
    """A corner index: rank over suit."""
    width, high = size.width * _CORNER_WIDTH, size.height * _RANK_HEIGHT
    if card is JOKER:
        corner = Canvas(width, width, ground)
        corner.suit(JOKER_SUIT, width / 2, width / 2, width, ink)
        return corner
    suit_high = size.height * _SUIT_HEIGHT
    corner = Canvas(width, size.height * _CORNER_HEIGHT, ground)
    corner.text(RANK_TEXTS[card.rank], width / 2, 0.25, high, ink, widest=width, anchor=0.5)
    corner.suit(card.suit, width / 2, high + suit_high * 0.7, suit_high, ink)
    return corner


def _pips(canvas: Canvas, card: Card, size: Size, theme: Theme) -> None:
    ink = theme.ink(card.suit)
    pip = size.width * (0.46 if card.rank == 0 else 0.195)
    left, right = size.width * 0.39, size.width * 0.61
    top, bottom = size.height * 0.165, size.height * 0.835
    for x, y in PIPS[card.rank]:
        canvas.suit(
            card.suit,
            MARGIN + left + (right - left) * x,
            MARGIN + top + (bottom - top) * y,
            pip,
            ink,
            inverted=y > 0.5,
        )


def _court(canvas: Canvas, card: Card, size: Size, theme: Theme) -> None:
    """Print a two-headed figure in a frame."""
    left, top = MARGIN + size.width * 0.2, MARGIN + size.height * 0.075
    right, middle = 2 * MARGIN + size.width - left, MARGIN + size.height / 2
    figure = bust(card.rank, card.suit, theme, right - left - 3, middle - top - 1.5)
    canvas.paste(figure, left + 1.5, top + 1.5)
    canvas.paste(figure, left + 1.5, middle, inverted=True)
    canvas.line([(left, middle), (right, middle)], 2, GOLD)
    canvas.frame((left, top, right, 2 * middle - top), 2, 1.25, blend(PAPER, theme.ink(card.suit), 0.75))
