"""Card sizes."""

from dataclasses import dataclass
from typing import Final

from renderers.canvas.canvas import Box

MARGIN: Final = 3
"""Pixels of felt on every side of a card, for its shadow and marks."""


@dataclass(frozen=True, slots=True)
class Size:
    """A card's size in pixels without the margin. Faces at least 80 wide are detailed; nearly square ones are short."""

    width: int
    height: int

    @property
    def outer_width(self) -> int:
        """The width with margins."""
        return self.width + 2 * MARGIN

    @property
    def outer_height(self) -> int:
        """The height with margins."""
        return self.height + 2 * MARGIN

    @property
    def detailed(self) -> bool:
        return self.width >= 80

    @property
    def short(self) -> bool:
        return self.height < self.width * 1.25

    @property
    def box(self) -> Box:
        """The card's box in its sprite."""
        return MARGIN, MARGIN, MARGIN + self.width, MARGIN + self.height

    @property
    def radius(self) -> float:
        return self.width * 0.09


CARD: Final = Size(60, 92)
"""For layouts."""
SHORT_CARD: Final = Size(60, 58)
"""For two packs and for charts, to fit a phone's screen."""
LARGE_CARD: Final = Size(115, 164)
"""For hands and tables with few cards."""
