"""Samples as one picture: a field for each, three to a line."""

from collections.abc import Sequence
from typing import Final, assert_never

from PIL import Image

from engine.cards import Card
from renderers.canvas.lettering import drawable, line_mask
from renderers.canvas.palette import PAPER, Theme, drawing, to_palette
from renderers.model.samples import Piece, Sample
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.sprites.places import dead_place, empty_place, open_place
from renderers.sprites.sizes import CARD
from renderers.sprites.sprites import back, sprite

_A_LINE: Final = 3
_TALL: Final = 30
"""Height of a title's capitals."""
_TITLE: Final = 66
_FIELD: Final = 8 + CARD.outer_height + _TITLE
_STEPS: Final = 6
"""Number of shades for letter edges."""


def paint_samples(samples: Sequence[Sample], theme: Theme) -> Image.Image:
    """The samples as a palette picture."""
    lines = -(-len(samples) // _A_LINE)
    wide = (WIDTH - 2 * BORDER) // _A_LINE
    with drawing:
        picture = felt(2 * BORDER + lines * _FIELD).convert("RGB")
        for i, sample in enumerate(samples):
            left, top = BORDER + i % _A_LINE * wide, BORDER + i // _A_LINE * _FIELD
            pieces = [_piece(card, how, theme) for card, how in sample.pieces]
            at = left + (wide - sum(piece.width for piece in pieces)) // 2
            for piece in pieces:
                picture.paste(piece.convert("RGB"), (at, top + 8))
                at += piece.width
            mask = line_mask(drawable(sample.title), _TALL, wide - 16)
            mask = Image.eval(mask, lambda coverage: round(coverage * _STEPS / 255) * 255 // _STEPS)
            picture.paste(PAPER, (left + (wide - mask.width) // 2, top + 12 + CARD.outer_height), mask)
        return to_palette(picture)


def _piece(card: Card, how: Piece, theme: Theme) -> Image.Image:
    match how:
        case Piece.CARD:
            return sprite(card, CARD, theme)
        case Piece.OPEN:
            return open_place(card, CARD)
        case Piece.EMPTY:
            return empty_place(card, CARD)
        case Piece.DEAD:
            return dead_place(card, CARD, fresh=False)
        case Piece.BACK:
            return back(CARD)
        case _:
            assert_never(how)
