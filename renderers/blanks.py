"""A card before it is printed, and how large it is."""

from dataclasses import dataclass
from typing import Final

from renderers.palette import EDGE, FELT, PAPER, SHADE
from renderers.shapes import Box, Canvas, inset

MARGIN: Final = 3
"""Pixels of felt around a card on every side, for its shadow and marks."""


@dataclass(frozen=True, slots=True)
class Size:
    """A card's size in pixels, without the margin. From 80 wide on its face is detailed; almost square it is short."""

    width: int
    height: int

    @property
    def detailed(self) -> bool:
        return self.width >= 80

    @property
    def short(self) -> bool:
        return self.height < self.width * 1.25

    @property
    def box(self) -> Box:
        """The card in its sprite."""
        return MARGIN, MARGIN, MARGIN + self.width, MARGIN + self.height

    @property
    def radius(self) -> float:
        return self.width * 0.09


def blank(size: Size) -> Canvas:
    """An unprinted card with its shadow, on felt."""
    canvas = Canvas(size.width + 2 * MARGIN, size.height + 2 * MARGIN, FELT)
    for spread, share in ((2, 0.22), (1, 0.3), (0, 0.45)):
        left, top, right, bottom = inset(size.box, -spread)
        canvas.rounded((left + 0.5, top + 1.5, right, bottom + 0.8), size.radius + spread, SHADE, share)
    canvas.rounded(size.box, size.radius, EDGE)
    canvas.rounded(inset(size.box, 0.75), size.radius - 0.5, PAPER)
    return canvas
