"""Bare faces, for readers who want large cards: rank and suit as large as the card allows, and nothing else."""

from typing import Final

from engine.cards import COLOURED, JOKER, NUMBERS, Card
from renderers.canvas.canvas import Box, Canvas
from renderers.canvas.outlines import FIRST_COLOUR, JOKER_SUIT
from renderers.canvas.palette import EDGE, Colour, Theme
from renderers.model.writing import RANK_TEXTS
from renderers.sprites.sizes import Size, is_short

_SIDE: Final = 0.06
"""Space at the sides, as a share of the width."""
_RANK: Final = 0.52
_SUIT: Final = 0.34
"""Of rank over suit: their heights as shares of the height; before each is a third of the rest."""
_LOW_RANK: Final = 0.8
_WIDE_RANK: Final = 0.88
_WIDE: Final = 80
_HALF: Final = 0.46
_SLIM: Final = 1.95
"""Of rank beside suit: the rank's height as a share of the height, the width of each as a share of the width, and the
most times that the rank is as high as wide."""
_SLENDER: Final = 1.8, 0.7, 0.2
"""How many times as high as wide a box is for whose rank there is so much room; and the shares of rank and suit."""
_OWN: Final = 0.27
"""The share of a wide covering card that has its own sign, below the suit of the place."""
_OWN_GAP: Final = 3
_UPPER: Final = 0.58
"""The share of a covering card that has the index of the place."""
_WORD: Final = 0.14
_NUMBER: Final = 0.62

_COLOURED: Final = frozenset(COLOURED)
_NUMBERS: Final = frozenset(NUMBERS)


def print_bare(canvas: Canvas, card: Card, size: Size, theme: Theme, *, ink: Colour, place: Card) -> None:
    """Print a card's index; on a card that covers another's place (TR-4) that of the place, and below it its own."""
    if place is not card and size.short:
        _print(canvas, place, size.box, ink, size.sign_radius * 2)
        _, (left, _, right, bottom) = bare_index_boxes(card, size, place)
        tall = size.height * _OWN
        suit = JOKER_SUIT if card is JOKER else card.suit
        canvas.suit(suit, (left + right) / 2, bottom + _OWN_GAP + tall / 2, tall, theme.ink(card.suit))
        return
    if place is not card:
        upper, lower = _halves(size)
        print_index(canvas, place, upper, ink)
        left, _, right, middle = upper
        canvas.line([(left + 4, middle), (right - 4, middle)], 1, EDGE)
        _print(canvas, card, lower, theme.ink(card.suit))
        return
    if card is JOKER and not size.short:
        left, top, right, bottom = size.box
        wide, high = right - left, bottom - top
        canvas.text("JOKER", left + wide / 2, top + high * 0.08, high * _WORD, ink, widest=wide * 0.84, anchor=0.5)
    _print(canvas, card, size.box, ink, size.sign_radius * 2)


def print_index(canvas: Canvas, card: Card, box: Box, ink: Colour, *, corner: float = 0) -> None:
    """Print rank and suit as large as a box allows. `corner`: width and height that are free for a sign in the lower
    right corner."""
    _print(canvas, card, box, ink, corner)


def bare_index_boxes(card: Card, size: Size, place: Card) -> tuple[Box, ...]:
    """As `faces.index_boxes`, for bare faces."""
    if place is not card:
        return _boxes(place, size.box, size.sign_radius * 2) if size.short else _boxes(place, _halves(size)[0])
    return _boxes(card, size.box, size.sign_radius * 2)


def _halves(size: Size) -> tuple[Box, Box]:
    left, top, right, bottom = size.box
    middle = top + size.height * _UPPER
    return (left, top, right, middle), (left, middle + 1, right - size.sign_radius * 2, bottom - 2)


def _print(canvas: Canvas, card: Card, box: Box, ink: Colour, corner: float = 0) -> None:
    *ranks, last = _boxes(card, box, corner)
    is_coloured = card in _COLOURED
    text = str(card.rank) if is_coloured or card in _NUMBERS else RANK_TEXTS[card.rank]
    if card in _NUMBERS:
        ranks, last = [last], None
    for left, top, right, bottom in ranks:
        canvas.text(text, (left + right) / 2, top, bottom - top, ink, widest=right - left, anchor=0.5)
    if last is not None:
        left, top, right, bottom = last
        suit = FIRST_COLOUR + card.suit if is_coloured else JOKER_SUIT if card is JOKER else card.suit
        canvas.suit(suit, (left + right) / 2, (top + bottom) / 2, bottom - top, ink)


def _boxes(card: Card, box: Box, corner: float = 0) -> tuple[Box, ...]:
    """The boxes of rank and suit, of the number alone, or of a joker's star. `corner`: width and height that are kept
    free for a sign in the lower right corner."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    side, short = wide * _SIDE, is_short(wide, high)
    if card is JOKER:
        square = min(wide - 2 * side, high * (0.8 if short else 0.55))
        square = min(square, wide - side - corner) if short else square
        start = top + (high - square) / 2 if short else top + high * 0.24
        middle = left + side + square / 2 if short else left + wide / 2
        return ((middle - square / 2, start, middle + square / 2, start + square),)
    if card in _NUMBERS:
        tall = high * (_LOW_RANK if short else _NUMBER)
        start = top + (high - tall) / 2 if short else top + high * 0.1
        reach = wide / 2 - (max(side, corner - 1) if short else 2 * side)
        return ((left + wide / 2 - reach, start, left + wide / 2 + reach, start + tall),)
    if short:
        half = wide * _HALF
        tall = min(high * (_WIDE_RANK if wide >= _WIDE else _LOW_RANK), half * _SLIM)
        start = top + (high - tall) / 2
        square = min(wide * 0.4, tall, high - corner - 1)
        suit_top = start if corner else top + (high - square) / 2
        middle = right - side / 2 - half / 2
        rank = (left + side / 2, start, left + side / 2 + half, start + tall)
        return rank, (middle - square / 2, suit_top, middle + square / 2, suit_top + square)
    slender, *shares = _SLENDER
    for_rank, for_suit = shares if high >= slender * wide else (_RANK, _SUIT)
    gap = (1 - for_rank - for_suit) / 3
    rank_top = top + high * gap
    suit_top = rank_top + high * (for_rank + gap)
    square = min(high * for_suit, wide - side - corner)
    middle = min(left + wide / 2, right - corner - square / 2)
    suit_top += (high * for_suit - square) / 2
    return (
        (left + side, rank_top, right - side, rank_top + high * for_rank),
        (middle - square / 2, suit_top, middle + square / 2, suit_top + square),
    )
