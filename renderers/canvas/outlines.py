"""Outlines as point lists in a unit square, y downwards, including the suits."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

Point = tuple[float, float]
Outline = Sequence[Point]

JOKER_SUIT: Final = 4
FIRST_COLOUR: Final = 5
"""Offset from a colour of Insidious Sevens to its index among inks and shapes."""


def curve(start: Point, *bends: tuple[Point, Point, Point], steps: int = 16) -> list[Point]:
    """A path of cubic Bézier segments, each given as two control points and an end."""
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
    """A circle, or with `tall` an ellipse with that vertical radius."""
    tall = radius if tall is None else tall
    return [(x + radius * cos(2 * pi * i / steps), y + tall * sin(2 * pi * i / steps)) for i in range(steps)]


def mirrored(half: Outline) -> list[Point]:
    """Complete a left half, listed from top to bottom, with its mirror image."""
    return [*half, *((1 - x, y) for x, y in reversed(half))]


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.45) -> list[Point]:
    """A star with one point upwards."""
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
"""Outlines per suit in pack order, filled together; then the joker's star; from `FIRST_COLOUR` on the shapes of the
colours of Insidious Sevens: triangle, sun, square, disc, cross.
"""
