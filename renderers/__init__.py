"""Views as pictures and as words. Only a view, names, a theme and phrases go in, so nothing hidden can come out.

All functions are safe to call from several threads. The first picture of a kind draws its sprites (tenths of a
second); after that one takes a few milliseconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from renderers.alt import LONGEST, alt_hand, alt_table
from renderers.emojis import emoji_images
from renderers.frame import encode
from renderers.grid import paint_grid
from renderers.group import paint_group
from renderers.hand import paint_hand
from renderers.palette import Theme
from renderers.rows import paint_rows
from renderers.sequence import paint_sequence
from renderers.trick import paint_trick
from renderers.words import Words
from renderers.words_en import ENGLISH
from renderers.words_ja import JAPANESE

__all__ = (
    "ENGLISH",
    "JAPANESE",
    "LONGEST",
    "Picture",
    "Theme",
    "Words",
    "alt_hand",
    "alt_table",
    "draw_hand",
    "draw_table",
    "emoji_images",
    "hand_picture",
    "table_picture",
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG and its alt text; `width` and `height` in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


def draw_table(view: View, theme: Theme) -> bytes:
    """The table as PNG, 900 pixels wide."""
    return encode(_paint_table(view, theme))


def draw_hand(view: View, theme: Theme) -> bytes:
    """The viewer's hand as PNG, 900 pixels wide: what can be played raised and ticked."""
    return encode(paint_hand(view, theme))


def table_picture(view: View, names: Sequence[str], theme: Theme, words: Words) -> Picture:
    """The table with its alt text. `names`: one for each seat."""
    return _picture(_paint_table(view, theme), alt_table(view, names, words))


def hand_picture(view: View, theme: Theme, words: Words) -> Picture:
    """The viewer's hand with its alt text."""
    return _picture(paint_hand(view, theme), alt_hand(view, words))


def _paint_table(view: View, theme: Theme) -> Image.Image:
    match view.table:
        case RowsTable():
            return paint_rows(view.table, theme)
        case GridTable():
            return paint_grid(view.table, theme)
        case SequenceTable():
            return paint_sequence(view.table, theme)
        case TrickTable():
            return paint_trick(view, view.table, theme)
        case GroupTable():
            return paint_group(view, view.table, theme)


def _picture(painted: Image.Image, alt: str) -> Picture:
    return Picture(encode(painted), alt, painted.width, painted.height)
