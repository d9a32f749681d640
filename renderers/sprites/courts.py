"""The court figures and the joker, our own design.

Each is a frontal bust in a square of 100 units, y downwards. At small sizes the outline distinguishes them: the king's
high crown and beard, the queen's long hair and pearls, the jack's cap and feather, the joker's horns and bells.
"""

from collections.abc import Iterable
from typing import Final

from engine.cards import KING, QUEEN
from renderers.canvas.canvas import Canvas
from renderers.canvas.outlines import JOKER_SUIT, Point, circle, curve, mirrored
from renderers.canvas.palette import (
    BLACK,
    BLUE,
    BRONZE,
    BROWN,
    GOLD,
    GREEN,
    INDIGO,
    PAPER,
    PLUM,
    RED,
    SKIN,
    Colour,
    Theme,
    blend,
)

_SECOND: Final[tuple[Colour, ...]] = (INDIGO, PLUM, INDIGO, GREEN, GREEN)
"""The second colour of the robes, by suit."""
_HAIR: Final[tuple[Colour, ...]] = (BLACK, BROWN, BRONZE, BROWN, BROWN)
_BLUSH: Final[Colour] = blend(SKIN, RED, 0.22)
_LINE: Final[Colour] = blend(BLACK, BROWN, 0.35)


class _Brush:
    """Draws in units of the 100-unit square, on a canvas of any size."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self._x = canvas.width / 100
        self._y = canvas.height / 100

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self._x, y * self._y) for x, y in points]

    def fill(self, outline: Iterable[Point], colour: Colour) -> None:
        self.canvas.fill(self._scaled(outline), colour)

    def both(self, outline: list[Point], colour: Colour) -> None:
        """Fill an outline and its mirror image."""
        self.fill(outline, colour)
        self.fill([(100 - x, y) for x, y in outline], colour)

    def whole(self, half: list[Point], colour: Colour) -> None:
        """Fill the outline made of a left half and its mirror image."""
        unit = mirrored([(x / 100, y / 100) for x, y in half])
        self.fill([(x * 100, y * 100) for x, y in unit], colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour, tall: float | None = None) -> None:
        self.fill(circle(x, y, radius, tall), colour)

    def line(self, points: Iterable[Point], width: float, colour: Colour) -> None:
        self.canvas.line(self._scaled(points), width * self._x, colour)

    def suit(self, suit: int, x: float, y: float, size: float, colour: Colour) -> None:
        self.canvas.suit(suit, x * self._x, y * self._y, size * min(self._x, self._y), colour)


def bust(rank: int, suit: int, theme: Theme, width: float, height: float) -> Canvas:
    """A court figure on paper; for `JOKER_SUIT` the joker, whatever the rank."""
    canvas = Canvas(width, height, PAPER)
    brush = _Brush(canvas)
    ink = theme.ink(suit)
    if suit == JOKER_SUIT:
        _joker(brush)
    elif rank == KING:
        _king(brush, suit, ink)
    elif rank == QUEEN:
        _queen(brush, suit, ink)
    else:
        _jack(brush, suit, ink)
    return canvas


def _robe(brush: _Brush, suit: int, ink: Colour) -> None:
    """Two-coloured shoulders with golden borders."""
    shoulders = curve((50, 66), ((40, 66), (34, 70), (24, 74)), ((10, 79), (5, 88), (2, 101)))
    brush.whole([*shoulders, (50, 101)], ink)
    brush.whole([(50, 68), (38, 69), (30, 101), (50, 101)], _SECOND[suit])
    brush.both([(37.5, 69), (41, 68), (34, 101), (29.5, 101)], GOLD)
    for x, y in ((14, 92), (21, 83), (24, 96)):
        brush.disc(x, y, 2.1, GOLD)
        brush.disc(100 - x, y, 2.1, GOLD)


def _medallion(brush: _Brush, suit: int, ink: Colour) -> None:
    brush.disc(50, 90, 11.5, BRONZE)
    brush.disc(50, 90, 10.3, PAPER)
    brush.suit(suit, 50, 90, 14.5, ink)


def _head(brush: _Brush, *, brows: Colour) -> None:
    """Neck and face, with few features so that they stay clear at small sizes."""
    brush.fill([(43, 54), (57, 54), (58, 72), (50, 76), (42, 72)], blend(SKIN, BROWN, 0.25))
    brush.whole(curve((50, 26), ((36, 26), (34, 36), (34.5, 44)), ((35, 56), (43, 64), (50, 64))), SKIN)
    for x in (43, 57):
        brush.disc(x, 44, 2.5, PAPER, 1.9)
        brush.disc(x, 44.2, 1.7, BLACK)
    brush.line(curve((39.5, 40), ((41, 38), (44, 38), (46, 39.6))), 1.5, brows)
    brush.line(curve((60.5, 40), ((59, 38), (56, 38), (54, 39.6))), 1.5, brows)
    brush.line([(50.3, 44), (51.6, 50), (49.4, 51.2)], 1.1, blend(SKIN, BROWN, 0.55))
    brush.disc(39.6, 50.5, 2.7, _BLUSH)
    brush.disc(60.4, 50.5, 2.7, _BLUSH)


def _mouth(brush: _Brush, y: float = 56.4) -> None:
    brush.line(curve((46.6, y - 0.4), ((48.4, y + 1.3), (51.6, y + 1.3), (53.4, y - 0.4))), 1.9, RED)


def _king(brush: _Brush, suit: int, ink: Colour) -> None:
    hair = _HAIR[suit]
    _robe(brush, suit, ink)
    brush.whole(curve((50, 20), ((30, 20), (24, 34), (25, 48)), ((25, 60), (30, 66), (39, 66))), hair)
    brush.disc(28.5, 60, 6, hair)
    brush.disc(71.5, 60, 6, hair)
    # Ermine
    brush.whole(curve((50, 70), ((40, 72), (32, 68), (25, 73)), ((27, 83), (40, 86), (50, 87))), PAPER)
    for x, y in ((31, 76), (39, 79.5)):
        brush.fill([(x, y - 2), (x + 1.3, y + 2.4), (x - 1.3, y + 2.4)], BLACK)
        brush.fill([(100 - x, y - 2), (101.3 - x, y + 2.4), (98.7 - x, y + 2.4)], BLACK)
    _head(brush, brows=hair)
    # Beard and moustache
    brush.whole(
        curve(
            (50, 55),
            ((44, 53), (39, 55), (34.4, 46)),
            ((33.5, 62), (39, 72), (43, 76)),
            ((45.5, 78), (48, 80), (50, 81)),
        ),
        hair,
    )
    brush.whole(
        curve((50, 53.5), ((46, 52.5), (43, 54.5), (40, 58.5)), ((44, 59.5), (48, 58), (50, 56))),
        blend(hair, PAPER, 0.22),
    )
    brush.line(curve((47, 59), ((48.6, 60.2), (51.4, 60.2), (53, 59))), 2, RED)
    for x in (45, 50, 55):
        brush.line([(x, 66), (50 + (x - 50) * 0.6, 74)], 0.8, blend(hair, PAPER, 0.28))
    # Crown
    brush.fill(
        [(28, 33), (24, 11), (35, 20), (41, 7), (50, 18), (59, 7), (65, 20), (76, 11), (72, 33)],
        GOLD,
    )
    brush.whole([(50, 12), (43, 20), (38, 28), (50, 28)], RED)
    brush.fill([(46.4, 28), (48, 8), (52, 8), (53.6, 28)], GOLD)
    brush.fill([(27.6, 27), (72.4, 27), (71.6, 34.6), (28.4, 34.6)], BRONZE)
    brush.fill([(28.3, 28.2), (71.7, 28.2), (71, 33.4), (29, 33.4)], GOLD)
    for x, colour in ((36, ink), (50, RED), (64, ink)):
        brush.fill([(x - 3, 30.8), (x, 28.6), (x + 3, 30.8), (x, 33)], colour)
    for x, y in ((24, 10), (41, 6), (59, 6), (76, 10)):
        brush.disc(x, y, 2.8, PAPER)
        brush.disc(x, y, 2.2, GOLD)
    brush.fill([(48.6, 0), (51.4, 0), (51.4, 9), (48.6, 9)], BRONZE)
    brush.fill([(45.5, 2.4), (54.5, 2.4), (54.5, 5.2), (45.5, 5.2)], BRONZE)
    _medallion(brush, suit, ink)


def _queen(brush: _Brush, suit: int, ink: Colour) -> None:
    hair = _HAIR[suit]
    brush.whole(
        curve((50, 16), ((30, 15), (22, 28), (24, 44)), ((26, 56), (16, 64), (20, 80)), ((26, 86), (36, 84), (40, 74))),
        hair,
    )
    _robe(brush, suit, ink)
    brush.both(
        curve((30, 40), ((25, 52), (18, 62), (23, 80)), ((31, 82), (37, 74), (36, 62)), ((34, 54), (32, 48), (30, 40))),
        hair,
    )
    for shift in (0.0, 4.4):
        brush.line(
            curve((28.5 + shift, 50), ((26 + shift, 60), (23 + shift, 66), (27 + shift, 77))),
            0.8,
            blend(hair, PAPER, 0.35),
        )
        brush.line(
            curve((71.5 - shift, 50), ((74 - shift, 60), (77 - shift, 66), (73 - shift, 77))),
            0.8,
            blend(hair, PAPER, 0.35),
        )
    _head(brush, brows=hair)
    # Neckline and pearls
    brush.whole(curve((50, 66), ((45, 66), (42, 67), (39, 69)), ((42, 77), (46, 80), (50, 80))), SKIN)
    for x, y in (
        (40.5, 69),
        (42.2, 72),
        (44.6, 74.4),
        (47.2, 75.9),
        (50, 76.4),
        (52.8, 75.9),
        (55.4, 74.4),
        (57.8, 72),
        (59.5, 69),
    ):
        brush.disc(x, y, 1.8, BRONZE)
        brush.disc(x, y, 1.45, PAPER)
    _mouth(brush)
    brush.disc(34.2, 54, 1.7, GOLD)
    brush.disc(65.8, 54, 1.7, GOLD)
    # Parted hair and the diadem
    brush.both(curve((50, 24), ((42, 25), (36, 32), (34, 46)), ((28, 40), (31, 22), (50, 20))), hair)
    brush.fill(
        [(30, 29), (27, 13), (36, 20.5), (41, 8), (46, 18), (50, 3), (54, 18), (59, 8), (64, 20.5), (73, 13), (70, 29)],
        GOLD,
    )
    brush.whole(
        curve(
            (50, 21), ((42, 21), (36, 23), (30, 27)), ((30, 29), (30, 30), (30.4, 32)), ((38, 27), (44, 26), (50, 26))
        ),
        BRONZE,
    )
    for x, y in ((27, 12), (41, 7), (50, 2.6), (59, 7), (73, 12)):
        brush.disc(x, y, 2.7, BRONZE)
        brush.disc(x, y, 2.2, PAPER)
    brush.suit(suit if suit in (1, 2) else 2, 50, 16.5, 7.5, RED)
    _medallion(brush, suit, ink)


def _jack(brush: _Brush, suit: int, ink: Colour) -> None:
    hair = _HAIR[suit]
    _robe(brush, suit, ink)
    brush.whole(
        curve((50, 18), ((32, 18), (27, 30), (27, 46)), ((27, 56), (27, 60), (30, 63)), ((36, 65), (38, 58), (39, 52))),
        hair,
    )
    _head(brush, brows=hair)
    # Ruff
    for radius, colour in ((4.6, blend(PAPER, BLACK, 0.3)), (4.0, PAPER)):
        for x, y in ((35, 66), (40, 68.6), (45, 70), (50, 70.5), (55, 70), (60, 68.6), (65, 66)):
            brush.disc(x, y, radius, colour)
    _mouth(brush)
    brush.both(curve((50, 25), ((42, 25), (38, 34), (35.5, 42)), ((31, 34), (36, 24), (50, 22))), hair)
    # Cap with a turned-up brim and a feather
    brush.fill(curve((26, 27), ((22, 14), (34, 4), (52, 6)), ((70, 6), (80, 14), (74, 27))), ink)
    brush.fill(
        curve(
            (24, 26),
            ((40, 19), (60, 19), (76, 26)),
            ((78, 30), (77, 33), (75, 34)),
            ((60, 27), (40, 27), (25, 34)),
            ((23, 33), (22, 30), (24, 26)),
        ),
        GOLD,
    )
    brush.line(curve((25.5, 33.4), ((40, 26.6), (60, 26.6), (74.5, 33.4))), 1, BRONZE)
    feather = curve((68, 24), ((70, 12), (78, 4), (93, 3)), ((90, 12), (84, 20), (70, 27)))
    brush.fill(feather, blend(PAPER, BLACK, 0.2))
    brush.fill([(x * 0.94 + 4.5, y * 0.94 + 0.9) for x, y in feather], PAPER)
    brush.line(curve((68, 26), ((72, 18), (80, 9), (90, 5))), 1, _SECOND[suit])
    brush.disc(68, 25.5, 3.4, BRONZE)
    brush.disc(68, 25.5, 2.5, RED if ink != RED else BLUE)
    _medallion(brush, suit, ink)


def _joker(brush: _Brush) -> None:
    # Motley shoulders
    brush.fill([*curve((50, 66), ((40, 66), (34, 70), (24, 74)), ((10, 79), (5, 88), (2, 101))), (50, 101)], PLUM)
    brush.fill([*curve((50, 66), ((60, 66), (66, 70), (76, 74)), ((90, 79), (95, 88), (98, 101))), (50, 101)], GREEN)
    for x in (14, 30, 46, 62, 78):
        brush.fill([(x, 86), (x + 4.5, 92.5), (x, 99), (x - 4.5, 92.5)], GOLD)
    # Cap: a hood, two horns and a crest between them
    brush.fill([*curve((50, 20), ((34, 20), (29, 34), (29, 46)), ((29, 56), (34, 64), (42, 68))), (50, 68)], PLUM)
    brush.fill([*curve((50, 20), ((66, 20), (71, 34), (71, 46)), ((71, 56), (66, 64), (58, 68))), (50, 68)], GREEN)
    horn = curve(
        (50, 14),
        ((36, 5), (18, 8), (10, 28)),
        ((8, 33), (8, 37), (9, 40)),
        ((15, 32), (22, 31), (30, 42)),
        ((34, 30), (42, 24), (50, 24)),
    )
    brush.fill(horn, PLUM)
    brush.fill([(100 - x, y) for x, y in horn], GREEN)
    brush.fill(
        curve((35, 34), ((36, 20), (44, 12), (50, 4)), ((56, 12), (64, 20), (65, 34)), ((60, 29), (40, 29), (35, 34))),
        GOLD,
    )
    _head(brush, brows=_LINE)
    brush.whole(curve((50, 24), ((42, 24), (34, 28), (33, 42)), ((36, 37), (42, 34), (50, 34))), GOLD)
    brush.line(curve((33.4, 41), ((37, 36.5), (43, 34), (50, 34)), ((57, 34), (63, 36.5), (66.6, 41))), 1.2, BRONZE)
    brush.line(curve((42.5, 53.5), ((45, 60), (55, 60), (57.5, 53.5))), 2.2, RED)
    # Collar of points
    for i in range(7):
        x, tip = 26 + 8 * i, 82 - abs(i - 3) * 3
        left, right = 50 + (x - 50) * 0.45 - 6, 50 + (x - 50) * 0.45 + 6
        brush.fill([(left, 64), (right, 64), (x, tip)], GOLD if i % 2 else PAPER)
        brush.disc(x, tip, 2, BRONZE)
        brush.disc(x, tip, 1.4, GOLD)
    brush.line(curve((37, 63), ((42, 67), (58, 67), (63, 63))), 2.4, BRONZE)
    for x, y in ((9, 42), (91, 42), (50, 4.5)):
        brush.disc(x, y, 4.6, BRONZE)
        brush.disc(x, y, 3.7, GOLD)
        brush.line([(x - 2.4, y + 1.2), (x + 2.4, y + 1.2)], 0.9, BRONZE)
