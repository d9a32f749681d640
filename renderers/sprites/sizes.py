"""Card sizes."""

from dataclasses import dataclass, replace
from typing import Final

from renderers.canvas.canvas import Box
from renderers.canvas.palette import Theme

MARGIN: Final = 3
"""Pixels of felt on every side of a card, for its shadow and marks."""


@dataclass(frozen=True, slots=True)
class Size:
    """A card's size in pixels without the margin. Faces at least 80 wide are detailed; nearly square ones are short;
    a bare one of any size has rank and suit alone, as large as it allows.
    """

    width: int
    height: int
    bare: bool = False

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
        return self.width >= 80 and not self.bare

    @property
    def short(self) -> bool:
        return is_short(self.width, self.height)

    @property
    def few_colours(self) -> bool:
        """Whether the file has to be small in spite of the many pixels of a layout of such cards."""
        return self.bare and self.height >= 90

    @property
    def sign_radius(self) -> float:
        """The radius of a sign in a corner. A short card has little room beside its index."""
        return 8.0 if self.short and self.width < 80 else max(11.0, self.width * 0.12)

    @property
    def box(self) -> Box:
        """The card's box in its sprite."""
        return MARGIN, MARGIN, MARGIN + self.width, MARGIN + self.height

    @property
    def radius(self) -> float:
        return self.width * 0.09


def is_short(width: float, height: float) -> bool:
    """Whether rank and suit stand side by side."""
    return height < width * 1.25


def sized(size: Size, theme: Theme) -> Size:
    """This size, with bare faces for who wants large cards."""
    return replace(size, bare=True) if theme.large else size


CARD: Final = Size(60, 92)
"""For layouts."""
SHORT_CARD: Final = Size(60, 58)
"""For two packs and for charts, to fit a phone's screen."""
LARGE_CARD: Final = Size(115, 164)
"""For hands and tables with few cards."""
MIDDLE_CARD: Final = Size(88, 126)
"""Where large cards do not fit."""
