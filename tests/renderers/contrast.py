"""The contrast of a drawing with its background: the contrast ratio of WCAG 2, from 1 to 21."""

from collections import Counter

from PIL import Image

from renderers.canvas.palette import Colour

LEAST = 4.5
"""Least contrast of text in WCAG (success criterion 1.4.3)."""
_LEAST_SHARE = 0.02
"""Least share of a box; colours with fewer pixels are antialiased edges."""


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_within(picture: Image.Image, box: tuple[float, float, float, float]) -> float:
    """The highest contrast between a box's background, its most common colour, and another colour in it."""
    drawn = picture.convert("RGB").crop(tuple(map(round, box)))
    counts = Counter(drawn.get_flattened_data() if hasattr(drawn, "get_flattened_data") else drawn.getdata())
    ground, _ = counts.most_common(1)[0]
    least = _LEAST_SHARE * drawn.width * drawn.height
    return max(contrast(ground, colour) for colour, count in counts.items() if count >= least)
