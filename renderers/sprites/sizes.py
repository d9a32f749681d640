"""How large cards are."""

from dataclasses import dataclass
from typing import Final

from renderers.canvas.canvas import Box

MARGIN: Final = 3
"""Pixels of felt around a card on every side, for its shadow and marks."""


@dataclass(frozen=True, slots=True)
class Size:
    """A card's size in pixels, without the margin. From 80 wide on its face is detailed; almost square it is short."""

    width: int
    height: int

    @property
    def outer_width(self) -> int:
        """With the margin."""
        return self.width + 2 * MARGIN

    @property
    def outer_height(self) -> int:
        """With the margin."""
        return self.height + 2 * MARGIN

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


CARD: Final = Size(60, 92)
"""In a layout."""
SHORT_CARD: Final = Size(60, 58)
"""For two packs and for charts, so that they still go on a phone's screen."""
LARGE_CARD: Final = Size(115, 164)
"""In a hand, and where few cards lie."""
