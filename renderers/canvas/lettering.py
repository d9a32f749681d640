"""Text as masks, at a given height and squeezed to a maximum width.

Roboto Condensed covers Latin, Greek and Cyrillic; Noto Sans CJK covers Japanese, Korean and Chinese, with a face for
each region, as the regions shape some characters differently. Characters that no face has are dropped; see `drawable`.
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

from PIL import Image, ImageDraw, ImageFont

from renderers.canvas.palette import drawing

_FOLDER: Final = Path(__file__).with_name("fonts")
_EAST_ASIAN: Final = _FOLDER / "NotoSansCJK-Bold-subset.ttc"
_FACES: Final = ((_FOLDER / "RobotoCondensed-Bold.ttf", 0), *((_EAST_ASIAN, region) for region in range(4)))
"""Files, and numbers of faces in them: Latin; Japan, Korea, mainland China, Taiwan."""
_REGIONS: Final = range(1, len(_FACES))
_JAMO: Final = {ord(normalize("NFKC", chr(code))): code for code in range(0x3131, 0x3164)}
"""Korean letters that stand alone, from their normal form, made to be joined, to the form that is drawn."""
_CAPITAL: Final = 0.711
"""Cap height as a share of the font size."""
_NO_CHARACTER: Final = "\uffff"
ELLIPSIS: Final = "…"


@lru_cache(maxsize=64)
def _font(size: int, face: int = 0) -> ImageFont.FreeTypeFont:
    path, number = _FACES[face]
    return ImageFont.truetype(path, size, number)


@lru_cache(maxsize=8192)
def _faces_of(character: str) -> tuple[int, ...]:
    """The faces with this character: Latin alone if it is there, otherwise all regions that write it."""
    if character.isspace() or _has(0, character):
        return (0,)
    return tuple(face for face in _REGIONS if _has(face, character))


def _has(face: int, character: str) -> bool:
    drawn = _drawn(character, face)
    return any(drawn) and drawn != _drawn(_NO_CHARACTER, face)


def _region_of(text: str) -> int:
    """The region that writes most of the characters of a text, which is then drawn in its shapes."""
    counts = Counter(face for character in text for face in _faces_of(character))
    return max(_REGIONS, key=counts.__getitem__)


def _drawn(character: str, face: int) -> bytes:
    picture = Image.new("L", (40, 40))
    ImageDraw.Draw(picture).text((10, 30), character, fill=255, font=_font(20, face), anchor="ls")
    return picture.tobytes()


def drawable(text: str) -> str:
    """The drawable part of a text: compatibility characters normalized, unsupported ones removed; may be empty.

    Requires the lock `palette.drawing`, as all drawing does.
    """
    plain = normalize("NFKC", text).translate(_JAMO)
    return " ".join("".join(each for each in plain if _faces_of(each)).split())


def can_write(text: str) -> bool:
    """Whether the fonts have every character of a text. Raises OSError if they cannot be read."""
    with drawing:
        return drawable(text) == text


def drawable_name(name: str, stand_in: str) -> str:
    """The drawable part of a name; `stand_in` where a letter or a digit was to be drawn and none is left.

    Accents that are no part of a letter are left out: any number of them can be piled up. Requires the lock `drawing`.
    """
    plain = "".join(each for each in normalize("NFKC", name) if not combining(each))
    drawn = drawable(plain)
    is_whole = drawn == " ".join(plain.split())
    return drawn if drawn and (is_whole or any(each.isalnum() for each in drawn)) else drawable(stand_in)


@dataclass(frozen=True, slots=True)
class Lettering:
    """Text in a picture: the part `drawn` of a line of `text`, its size before it is squeezed, and the room for it."""

    text: str
    drawn: str
    size: tuple[float, float]
    room: tuple[float, float]


def line_size(text: str, height: float) -> tuple[float, float]:
    """The width and height of the line's mask before it is squeezed."""
    return sum(font.getlength(piece) for piece, font in _pieces(text, height)), height * 5 / 3


def fitted(text: str, height: int, widest: float, *, smallest: int, cut: bool = True) -> tuple[str, int]:
    """The part of a line of text that is drawn, and how high, so that `line_mask` squeezes it by a third at most.

    It is written as small as `smallest` high if it has to be, and then with `cut` truncated.
    """
    while height > smallest and not _fits(text, height, widest):
        height -= 1
    if not cut or _fits(text, height, widest):
        return text, height
    while text and not _fits(text + ELLIPSIS, height, widest):
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, height


def _fits(text: str, height: float, widest: float) -> bool:
    return line_size(text, height)[0] * 2 / 3 <= widest


def text_mask(text: str, height: float, widest: float | None = None) -> Image.Image:
    """Text as a coverage mask ("L"), cropped to its ink. Capitals and digits are `height` pixels high."""
    font = _font(round(height / _CAPITAL))
    left, top, right, bottom = font.getbbox(text)
    mask = Image.new("L", (round(right - left), round(bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font)
    return mask if widest is None else _squeezed(mask, widest)


def line_mask(text: str, height: float, widest: float | None = None) -> Image.Image:
    """A line of `drawable` text in any script as a coverage mask ("L").

    All lines of one `height` have the same mask height, so they can be stacked. Capitals are `height` high and begin a
    third of that below the top.
    """
    pieces = _pieces(text, height)
    width = sum(font.getlength(piece) for piece, font in pieces)
    mask = Image.new("L", (max(1, round(width)), round(height * 5 / 3)))
    left = 0.0
    for piece, font in pieces:
        ImageDraw.Draw(mask).text((left, height * 4 / 3), piece, fill=255, font=font, anchor="ls")
        left += font.getlength(piece)
    return mask if widest is None else _squeezed(mask, widest)


def _pieces(text: str, height: float) -> list[tuple[str, ImageFont.FreeTypeFont]]:
    """The text in pieces of one font each."""
    size = round(height / _CAPITAL)
    region = _region_of(text)

    def face_of(character: str) -> int:
        faces = _faces_of(character)
        return region if region in faces else next(iter(faces), 0)

    return [("".join(piece), _font(size, face)) for face, piece in groupby(text or " ", key=face_of)]


def letters_mask(text: str, wide: float, high: float) -> Image.Image:
    """A few `drawable` letters of any script as a coverage mask ("L"), cropped to their ink, as large as fits."""
    mask = _ink(text, high)
    share = min(wide / mask.width, high / mask.height)
    return mask if share >= 1 else _ink(text, high * share)


def _ink(text: str, height: float) -> Image.Image:
    mask = line_mask(text, height)
    return mask.crop(mask.getbbox())


def _squeezed(mask: Image.Image, widest: float) -> Image.Image:
    if mask.width <= widest:
        return mask
    size = (max(1, round(widest)), mask.height)
    whole = (0, 0, mask.width, mask.height)
    return mask.transform(size, Image.Transform.EXTENT, whole, Image.Resampling.BICUBIC)
