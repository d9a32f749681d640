"""Outlines and the canvas they are drawn on.

Outlines are lists of points in a unit square, y downwards. The canvas is drawn at four times its size and reduced at
the end, which smooths every edge.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from renderers.fonts import text_mask
from renderers.palette import Colour

Point = tuple[float, float]
Outline = Sequence[Point]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SCALE: Final = 4


def curve(start: Point, *bends: tuple[Point, Point, Point], steps: int = 16) -> list[Point]:
    """A path of cubic Bézier pieces: each two handles and an end."""
    points = [start]
    for one, two, end in bends:
        x0, y0 = points[-1]
        for i in range(1, steps + 1):
            t = i / steps
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append(
                (a * x0 + b * one[0] + c * two[0] + d * end[0], a * y0 + b * one[1] + c * two[1] + d * end[1])
            )
    return points


def circle(x: float, y: float, radius: float, tall: float | None = None, steps: int = 40) -> list[Point]:
    """A circle, or with `tall` an ellipse of that vertical radius."""
    tall = radius if tall is None else tall
    return [(x + radius * cos(2 * pi * i / steps), y + tall * sin(2 * pi * i / steps)) for i in range(steps)]


def mirrored(half: Outline) -> list[Point]:
    """A left half, from top to bottom along its left side, completed to the right."""
    return [*half, *((1 - x, y) for x, y in reversed(half))]


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.45) -> list[Point]:
    """A star standing on two of its points."""
    turns = ((i * pi / points - pi / 2, radius if i % 2 == 0 else radius * inner) for i in range(2 * points))
    return [(x + r * cos(angle), y + r * sin(angle)) for angle, r in turns]


_HEART: Final = mirrored(
    curve(
        (0.5, 0.26),
        ((0.46, 0.1), (0.34, 0.05), (0.25, 0.05)),
        ((0.1, 0.05), (0.02, 0.17), (0.02, 0.3)),
        ((0.02, 0.55), (0.32, 0.72), (0.5, 0.97)),
    )
)
_STEM: Final = mirrored(curve((0.485, 0.5), ((0.48, 0.8), (0.42, 0.93), (0.28, 0.97))))
_SPADE: Final = mirrored(
    curve(
        (0.5, 0.02),
        ((0.36, 0.26), (0.05, 0.4), (0.05, 0.63)),
        ((0.05, 0.77), (0.15, 0.84), (0.26, 0.84)),
        ((0.37, 0.84), (0.46, 0.76), (0.485, 0.66)),
    )
)
_DIAMOND: Final = mirrored(
    curve(
        (0.5, 0.01),
        ((0.42, 0.18), (0.26, 0.38), (0.11, 0.5)),
        ((0.26, 0.62), (0.42, 0.82), (0.5, 0.99)),
    )
)

SUIT_OUTLINES: Final[tuple[tuple[Outline, ...], ...]] = (
    (_SPADE, _STEM),
    (_HEART,),
    (_DIAMOND,),
    (
        circle(0.5, 0.26, 0.235),
        circle(0.255, 0.605, 0.235),
        circle(0.745, 0.605, 0.235),
        ((0.4, 0.35), (0.6, 0.35), (0.65, 0.65), (0.35, 0.65)),
        _STEM,
    ),
    (star(0.5, 0.53, 0.52),),
    (((0.5, 0.05), (0.98, 0.9), (0.02, 0.9)),),
    (star(0.5, 0.5, 0.5, points=8, inner=0.62),),
    (((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),),
    (circle(0.5, 0.5, 0.46),),
    (
        ((0.34, 0.04), (0.66, 0.04), (0.66, 0.96), (0.34, 0.96)),
        ((0.04, 0.34), (0.96, 0.34), (0.96, 0.66), (0.04, 0.66)),
    ),
)
"""The outlines of each suit in pack order, filled together; the joker's star; from 5 on a shape for each colour of
Insidious Sevens: triangle, sun, square, disc and cross."""


@cache
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """A rectangle with round corners as coverage ("L"), not smoothed."""
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, fill=255)
    return mask


def _scaled(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(value * SCALE) for value in box)
    return left, top, right, bottom


def inset(box: Box, by: float) -> Box:
    """A box made smaller on every side, or larger by less than nothing."""
    left, top, right, bottom = box
    return left + by, top + by, right - by, bottom - by


class Canvas:
    """An RGB picture in the making, `width` × `height` pixels; all lengths are in its pixels, fractions welcome."""

    def __init__(self, width: float, height: float, colour: Colour) -> None:
        self._large = Image.new("RGB", (round(width * SCALE), round(height * SCALE)), colour)
        self._draw = ImageDraw.Draw(self._large)

    @classmethod
    def over(cls, picture: Image.Image) -> "Canvas":
        """A canvas that begins with a picture of any mode."""
        canvas = cls(picture.width, picture.height, (0, 0, 0))
        size = (picture.width * SCALE, picture.height * SCALE)
        whole = (0, 0, picture.width, picture.height)
        canvas._large.paste(picture.convert("RGB").transform(size, Image.Transform.EXTENT, whole))
        return canvas

    @property
    def width(self) -> float:
        return self._large.width / SCALE

    @property
    def height(self) -> float:
        return self._large.height / SCALE

    def fill(self, outline: Iterable[Point], colour: Colour) -> None:
        """A closed outline, filled."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in outline], fill=colour)

    def line(self, points: Iterable[Point], width: float, colour: Colour) -> None:
        """An open line with round ends and joints."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        radius = width * SCALE / 2
        self._draw.line(scaled, fill=colour, width=max(1, round(width * SCALE)))
        for x, y in scaled:
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def rounded(self, box: Box, radius: float, colour: Colour, share: float = 1) -> None:
        """A filled rectangle with round corners; `share` below 1 lets through what lies under it."""
        left, top, right, bottom = _scaled(box)
        mask = rounded_mask(right - left, bottom - top, round(radius * SCALE))
        if share < 1:
            mask = Image.eval(mask, lambda coverage: round(coverage * share))
        self._large.paste(colour, (left, top), mask)

    def frame(self, box: Box, radius: float, width: float, colour: Colour) -> None:
        """The border of a rectangle with round corners, drawn inwards."""
        left, top, right, bottom = _scaled(box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            round(radius * SCALE),
            outline=colour,
            width=max(1, round(width * SCALE)),
        )

    def suit(self, suit: int, x: float, y: float, size: float, colour: Colour, *, inverted: bool = False) -> None:
        """A suit (see SUIT_OUTLINES) `size` high, centred at x, y."""
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
        """Text with its top at y; x is its left (`anchor` 0), middle (0.5) or right (1). Returns its width."""
        mask = text_mask(text, height * SCALE, None if widest is None else widest * SCALE)
        at = (round(x * SCALE - mask.width * anchor), round(y * SCALE))
        self._large.paste(colour, at, mask)
        return mask.width / SCALE

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle."""
        box = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE)
        self._draw.ellipse(box, fill=colour)

    def paste(self, other: "Canvas", x: float, y: float, *, inverted: bool = False) -> None:
        """Another canvas onto this one, with its left top at x, y; `inverted`: turned upside down."""
        picture = other._large.transpose(Image.Transpose.ROTATE_180) if inverted else other._large
        self._large.paste(picture, (round(x * SCALE), round(y * SCALE)))

    def finish(self) -> Image.Image:
        """The picture at its size."""
        return self._large.reduce(SCALE)
