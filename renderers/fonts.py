"""Text as masks, drawn to a given height and squeezed where it would be too wide."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

_FACE: Final = Path(__file__).with_name("fonts") / "RobotoCondensed-Bold.ttf"
_CAPITAL: Final = 0.711
"""The height of a capital, as a share of the font's size."""


@lru_cache(maxsize=32)
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FACE, size)


def text_mask(text: str, height: float, widest: float | None = None) -> Image.Image:
    """The text as coverage ("L"), cut to its ink. A capital or digit is `height` pixels high."""
    font = _font(round(height / _CAPITAL))
    left, top, right, bottom = font.getbbox(text)
    mask = Image.new("L", (round(right - left), round(bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font)
    if widest is not None and mask.width > widest:
        size = (max(1, round(widest)), mask.height)
        whole = (0, 0, mask.width, mask.height)
        mask = mask.transform(size, Image.Transform.EXTENT, whole, Image.Resampling.BICUBIC)
    return mask
