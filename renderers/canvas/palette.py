"""The fixed palette of all pictures, and the themes.

All colours, including those of anti-aliased edges, are fixed here as ramps between colours that meet. Sprites are drawn
in RGB, quantized to the palette once, and then pasted without further conversion.
"""

from dataclasses import dataclass
from functools import cache
from itertools import chain
from threading import RLock
from typing import Final

from PIL import Image

from engine.packing import packs

Colour = tuple[int, int, int]

FELT: Final[Colour] = (27, 104, 74)
FELT_LIT: Final[Colour] = (36, 117, 84)
FELT_DEEP: Final[Colour] = (21, 86, 61)
SHADE: Final[Colour] = (11, 48, 34)
RAIL_DARK: Final[Colour] = (52, 30, 19)
RAIL: Final[Colour] = (104, 63, 36)
RAIL_LIT: Final[Colour] = (152, 99, 58)
PAPER: Final[Colour] = (253, 251, 245)
EDGE: Final[Colour] = (176, 172, 160)
BLACK: Final[Colour] = (26, 28, 36)
RED: Final[Colour] = (201, 28, 44)
BLUE: Final[Colour] = (22, 92, 190)
GREEN: Final[Colour] = (14, 122, 52)
GOLD: Final[Colour] = (240, 186, 62)
BRONZE: Final[Colour] = (158, 106, 24)
SKIN: Final[Colour] = (248, 216, 180)
BROWN: Final[Colour] = (112, 66, 34)

ORANGE: Final[Colour] = (236, 130, 36)
STEEL: Final[Colour] = (100, 106, 118)
INDIGO: Final[Colour] = (44, 52, 120)
PLUM: Final[Colour] = (124, 36, 92)
VIOLET: Final[Colour] = (100, 52, 156)
MIST: Final[Colour] = (184, 194, 186)
"""The colour that unplayable cards fade towards."""
FADING: Final = 0.5
"""The share of MIST in a faded card."""


def blend(under: Colour, over: Colour, share: float) -> Colour:
    """Mix two colours; `share` (0 to 1) is that of `over`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(under, over, strict=True))
    return red, green, blue


def strong(ink: Colour) -> Colour:
    """The ink for the index of a faded card, dark enough to read on `PALE`."""
    return blend(ink, BLACK, 0.25)


def faded_ground(ground: Colour) -> Colour:
    """The panel colour of a faded card, pale enough for black text."""
    return blend(ground, MIST, 0.65)


def _faded(colour: Colour) -> Colour:
    """A faded colour, for everything on a faded card except its index."""
    return blend(colour, MIST, FADING)


PALE: Final = blend(PAPER, MIST, FADING)
"""The paper of a faded card."""
_PANELS: Final = (RED, GOLD, GREEN, BLUE, VIOLET, STEEL, INDIGO, PLUM)
"""The panel colours of the coloured packs."""
_STEPS: Final = 3
"""Colours of a ramp. Pictures are shown at two thirds or a third of their size, which smooths edges of one shade; each
further shade makes the files larger."""
_RAMPS: Final[tuple[tuple[Colour, Colour], ...]] = (
    (FELT, PAPER),
    (FELT, SHADE),
    (FELT, FELT_LIT),
    (FELT, FELT_DEEP),
    (FELT_LIT, PAPER),
    (FELT, GOLD),
    (FELT, BLACK),
    (RAIL_DARK, RAIL),
    (RAIL, RAIL_LIT),
    (RAIL_DARK, SHADE),
    (PAPER, EDGE),
    (PAPER, BLACK),
    (PAPER, RED),
    (PAPER, BLUE),
    (PAPER, GREEN),
    (PAPER, GOLD),
    (PAPER, SKIN),
    (PAPER, INDIGO),
    (PAPER, PLUM),
    (GOLD, BRONZE),
    (GOLD, BLACK),
    (GOLD, RED),
    (GOLD, GREEN),
    (GOLD, BLUE),
    (GOLD, INDIGO),
    (GOLD, PLUM),
    (SKIN, BROWN),
    (SKIN, BLACK),
    (BROWN, BLACK),
    (PAPER, BROWN),
    (PAPER, STEEL),
    (PAPER, VIOLET),
    (PAPER, ORANGE),
    (ORANGE, BLACK),
    (RED, BLACK),
    (BLUE, BLACK),
    (GREEN, BLACK),
    (MIST, BLACK),
    (PALE, FELT),
    (PALE, _faded(BLACK)),
    (PALE, _faded(RED)),
    (PALE, _faded(BLUE)),
    (PALE, _faded(GREEN)),
    (PALE, _faded(GOLD)),
    (_faded(SKIN), _faded(BROWN)),
    (_faded(SKIN), _faded(BLACK)),
    (_faded(GOLD), _faded(PLUM)),
    (_faded(GOLD), _faded(INDIGO)),
    (PALE, BLACK),
    (PALE, strong(RED)),
    (PALE, strong(BLUE)),
    (PALE, strong(GREEN)),
    (PALE, strong(PLUM)),
    *((faded_ground(each), BLACK) for each in _PANELS),
    *((faded_ground(each), blend(faded_ground(each), PAPER, 0.3)) for each in _PANELS),
)


@packs
@dataclass(frozen=True, slots=True)
class Theme:
    """The look of pictures. `four_colour`: diamonds are blue and clubs green. `large`: cards of a seat's picture have
    their rank and suit alone, as large as there is room.
    """

    four_colour: bool = False
    large: bool = False

    def ink(self, suit: int) -> Colour:
        """The colour of a suit in pack order; 4 is the joker, from 5 on the colours of Insidious Sevens."""
        return (_FOUR_COLOURS if self.four_colour else _TWO_COLOURS)[suit]


_COLOURED: Final = (RED, GOLD, GREEN, BLUE, VIOLET)
_TWO_COLOURS: Final = (BLACK, RED, RED, BLACK, PLUM, *_COLOURED)
_FOUR_COLOURS: Final = (BLACK, RED, BLUE, GREEN, PLUM, *_COLOURED)


def _colours() -> list[Colour]:
    steps = (blend(start, end, i / (_STEPS - 1)) for start, end in _RAMPS for i in range(_STEPS))
    return list(dict.fromkeys(steps))


COLOURS: Final = tuple(_colours())
"""The palette; at most 256 colours."""


drawing: Final = RLock()
"""Hold this while drawing: FreeType faces are not thread-safe, and it prevents drawing the same sprite twice."""


Pairs = tuple[tuple[Colour, Colour], ...]
"""Pairs of colours that meet in a picture."""


def to_palette(picture: Image.Image, meeting: Pairs = ()) -> Image.Image:
    """Quantize an RGB picture to the palette, by nearest colour.

    `meeting`: use only these colours and a step between each pair. Fewer colours compress better, most of all if the
    colours have no ramps of their own.
    """
    few = picture.quantize(palette=_few(meeting), dither=Image.Dither.NONE).convert("RGB") if meeting else picture
    return few.quantize(palette=_master(), dither=Image.Dither.NONE)


def inked(mask: Image.Image, ground: Colour, ink: Colour) -> Image.Image:
    """A palette picture of a coverage mask ("L") in this ink on this ground.

    Without quantizing, which takes ten times as long: each name is drawn while somebody waits.
    """
    picture = Image.frombytes("P", mask.size, mask.tobytes().translate(_inks(ground, ink)))
    picture.putpalette(_flat_palette())
    return picture


@cache
def _inks(ground: Colour, ink: Colour) -> bytes:
    """The palette's index for each coverage."""
    steps = [COLOURS.index(_nearest(blend(ground, ink, i / (_STEPS - 1)))) for i in range(_STEPS)]
    return bytes(steps[round(coverage * (_STEPS - 1) / 255)] for coverage in range(256))


def lay(picture: Image.Image, sprite: Image.Image, at: tuple[int, int]) -> None:
    """Paste one palette picture into another, with its top left at `at`.

    Calls the C core directly: the checks in `Image.paste` take five times as long as pasting, for some thirty sprites
    per picture. Both pictures must be loaded and use the shared palette.
    """
    pasted = sprite.im
    (left, top), (width, height) = at, pasted.size
    picture.im.paste(pasted, (left, top, left + width, top + height))


def without_shades(picture: Image.Image) -> Image.Image:
    """A palette picture without the shades of edges, which compresses to five sixths."""
    plain = Image.frombytes("P", picture.size, picture.tobytes().translate(_unshaded()))
    plain.putpalette(_flat_palette())
    return plain


@cache
def _unshaded() -> bytes:
    """For each index of the palette, that of the colour in whose ramp it is a shade."""
    ends, table = {colour for ramp in _RAMPS for colour in ramp}, bytearray(range(256))
    for start, end in _RAMPS:
        for i in range(1, _STEPS - 1):
            shade = blend(start, end, i / (_STEPS - 1))
            if shade not in ends:
                table[COLOURS.index(shade)] = COLOURS.index(end)
    return bytes(table)


@cache
def _master() -> Image.Image:
    return _palette_of(COLOURS)


@cache
def _few(meeting: Pairs) -> Image.Image:
    steps = (blend(start, end, i / (_STEPS - 1)) for start, end in meeting for i in range(_STEPS))
    return _palette_of(tuple(dict.fromkeys(map(_nearest, steps))))


@cache
def _nearest(colour: Colour) -> Colour:
    """The nearest colour in the palette."""
    return min(COLOURS, key=lambda each: sum((a - b) ** 2 for a, b in zip(colour, each, strict=True)))


def _palette_of(colours: tuple[Colour, ...]) -> Image.Image:
    picture = Image.new("P", (1, 1))
    picture.putpalette([*chain.from_iterable(colours)])
    return picture


def empty_picture(width: int, height: int, colour: Colour = FELT) -> Image.Image:
    """An empty palette picture. `colour` must be in the palette."""
    picture = Image.new("P", (width, height), COLOURS.index(colour))
    picture.putpalette(_flat_palette())
    return picture


@cache
def _flat_palette() -> bytes:
    return bytes(chain.from_iterable(COLOURS))
