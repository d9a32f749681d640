"""A few cards for each kind of games as one picture: a field for each, three to a line."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, assert_never

from PIL import Image

from engine.cards import Card
from engine.packing import packs
from i18n import Texts
from renderers.canvas.lettering import Lettering, drawable, line_mask, line_size
from renderers.canvas.palette import PAPER, Theme, drawing, to_palette
from renderers.canvas.png import encode
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.sprites.places import dead_place, empty_place, open_place
from renderers.sprites.sizes import SHORT_CARD
from renderers.sprites.sprites import back, sprite

_A_LINE: Final = 3
_TALL: Final = 28
"""Height of a title's capitals."""
_TITLE: Final = 50
_FIELD: Final = 4 + SHORT_CARD.outer_height + _TITLE
_WIDE: Final = (WIDTH - 2 * BORDER) // _A_LINE
_MARGIN: Final = 8
"""Pixels at each side of a title."""
_STEPS: Final = 6
"""Number of shades for letter edges."""


class Piece(StrEnum):
    """How a sample's card is shown."""

    CARD = "card"
    OPEN = "open"
    """Its place, open."""
    EMPTY = "empty"
    """Its place, empty."""
    DEAD = "dead"
    """Its place, killed."""
    BACK = "back"
    """A card face down."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Pieces side by side, above a title."""

    title: str
    pieces: tuple[tuple[Card, Piece], ...]


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SamplesPicture:
    """The picture of samples. It stands beside sentences that say the same, so no words replace it."""

    samples: tuple[Sample, ...]
    theme: Theme
    alt: str = field(compare=False)

    def png(self) -> bytes:
        return encode(paint_samples(self))

    def alt_text(self, texts: Texts) -> str:
        return self.alt

    def words(self, texts: Texts) -> str:
        return ""

    def lettering(self) -> Sequence[Lettering]:
        """The titles, and their room."""
        drawn = [(sample.title, drawable(sample.title)) for sample in self.samples]
        room = (_WIDE - 2 * _MARGIN, _TITLE)
        return tuple(Lettering(text, seen, line_size(seen, _TALL), room) for text, seen in drawn)


def paint_samples(shown: SamplesPicture) -> Image.Image:
    """The samples as a palette picture."""
    samples, theme = shown.samples, shown.theme
    lines = -(-len(samples) // _A_LINE)
    with drawing:
        picture = felt(2 * BORDER + lines * _FIELD).convert("RGB")
        for i, sample in enumerate(samples):
            left, top = BORDER + i % _A_LINE * _WIDE, BORDER + i // _A_LINE * _FIELD
            pieces = [_piece(card, how, theme) for card, how in sample.pieces]
            at = left + (_WIDE - sum(piece.width for piece in pieces)) // 2
            for piece in pieces:
                picture.paste(piece.convert("RGB"), (at, top + 4))
                at += piece.width
            mask = line_mask(drawable(sample.title), _TALL, _WIDE - 2 * _MARGIN)
            mask = Image.eval(mask, lambda coverage: round(coverage * _STEPS / 255) * 255 // _STEPS)
            picture.paste(PAPER, (left + (_WIDE - mask.width) // 2, top + 6 + SHORT_CARD.outer_height), mask)
        return to_palette(picture)


def _piece(card: Card, how: Piece, theme: Theme) -> Image.Image:
    match how:
        case Piece.CARD:
            return sprite(card, SHORT_CARD, theme)
        case Piece.OPEN:
            return open_place(card, SHORT_CARD)
        case Piece.EMPTY:
            return empty_place(card, SHORT_CARD)
        case Piece.DEAD:
            return dead_place(card, SHORT_CARD, fresh=False)
        case Piece.BACK:
            return back(SHORT_CARD)
        case _:
            assert_never(how)
