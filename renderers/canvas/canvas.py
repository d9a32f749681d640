"""An anti-aliased canvas: draws at four times the size and downsamples at the end."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from renderers.canvas.lettering import letters_mask, text_mask
from renderers.canvas.outlines import SUIT_OUTLINES, Point
from renderers.canvas.palette import Colour

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SCALE: Final = 4


@cache
def rounded_mask(width: int, height: int, radius: int, share: float = 1) -> Image.Image:
    """A rounded rectangle of this opacity as a coverage mask ("L"), not anti-aliased."""
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, fill=round(255 * share))
    return mask


def _scaled(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(value * SCALE) for value in box)
    return left, top, right, bottom


def inset(box: Box, by: float) -> Box:
    """Shrink a box on every side; a negative `by` grows it."""
    left, top, right, bottom = box
    return left + by, top + by, right - by, bottom - by


class Canvas:
    """An RGB drawing of `width` × `height` pixels. All lengths are in these pixels and may be fractional."""

    def __init__(self, width: float, height: float, colour: Colour) -> None:
        self._large = Image.new("RGB", (round(width * SCALE), round(height * SCALE)), colour)
        self._draw = ImageDraw.Draw(self._large)

    @classmethod
    def over(cls, picture: Image.Image) -> "Canvas":
        """A canvas that starts with a picture of any mode."""
        canvas = cls(picture.width, picture.height, (0, 0, 0))
        size = (picture.width * SCALE, picture.height * SCALE)
        whole = (0, 0, picture.width, picture.height)
        canvas._large.paste(picture.convert("RGB").transform(size, Image.Transform.EXTENT, whole))
        return canvas

    def copy(self) -> "Canvas":
        """A canvas of its own with the same drawing."""
        made = object.__new__(Canvas)
        made._large = self._large.copy()
        made._draw = ImageDraw.Draw(made._large)
        return made

    @property
    def width(self) -> float:
        return self._large.width / SCALE

    @property
    def height(self) -> float:
        return self._large.height / SCALE

    def fill(self, outline: Iterable[Point], colour: Colour) -> None:
        """Fill a closed outline."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in outline], fill=colour)

    def line(self, points: Iterable[Point], width: float, colour: Colour) -> None:
        """Draw an open line with round ends and joints."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        radius = width * SCALE / 2
        self._draw.line(scaled, fill=colour, width=max(1, round(width * SCALE)))
        for x, y in scaled:
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def rounded(self, box: Box, radius: float, colour: Colour, share: float = 1) -> None:
        """Fill a rounded rectangle; `share` is its opacity."""
        left, top, right, bottom = _scaled(box)
        mask = rounded_mask(right - left, bottom - top, round(radius * SCALE), share)
        self._large.paste(colour, (left, top), mask)

    def frame(self, box: Box, radius: float, width: float, colour: Colour) -> None:
        """Draw the border of a rounded rectangle, inwards."""
        left, top, right, bottom = _scaled(box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            round(radius * SCALE),
            outline=colour,
            width=max(1, round(width * SCALE)),
        )

    def suit(self, suit: int, x: float, y: float, size: float, colour: Colour, *, inverted: bool = False) -> None:
        """Draw a suit (see SUIT_OUTLINES) of height `size`, centred at x, y."""
        sign = -1 if inverted else 1
        for outline in SUIT_OUTLINES[suit]:
            self.fill(((x + sign * (u - 0.5) * size, y + sign * (v - 0.5) * size) for u, v in outline), colour)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        height: float,
        colour: Colour,
        *,
        widest: float | None = None,
        anchor: float = 0,
    ) -> float:
        """Draw text with its top at y. `anchor`: x is its left (0), centre (0.5) or right (1). Returns its width."""
        mask = text_mask(text, height * SCALE, None if widest is None else widest * SCALE)
        at = (round(x * SCALE - mask.width * anchor), round(y * SCALE))
        self._large.paste(colour, at, mask)
        return mask.width / SCALE

    def letters(self, text: str, x: float, y: float, room: tuple[float, float], colour: Colour) -> None:
        """Draw a few letters of any script as large as fits `room` (width, height), with their ink centred at x, y."""
        mask = letters_mask(text, room[0] * SCALE, room[1] * SCALE)
        self._large.paste(colour, (round(x * SCALE - mask.width / 2), round(y * SCALE - mask.height / 2)), mask)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        box = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE)
        self._draw.ellipse(box, fill=colour)

    def paste(self, other: "Canvas", x: float, y: float, *, inverted: bool = False) -> None:
        """Paste another canvas with its top left at x, y; `inverted` rotates it by 180°."""
        picture = other._large.transpose(Image.Transpose.ROTATE_180) if inverted else other._large
        self._large.paste(picture, (round(x * SCALE), round(y * SCALE)))

    def finish(self) -> Image.Image:
        """The picture at its final size."""
        return self._large.reduce(SCALE)
