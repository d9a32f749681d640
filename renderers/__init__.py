"""Views as pictures and as words. Only a view, names, a theme and phrases go in, so nothing hidden can come out.

All functions are safe to call from several threads. The first picture of a kind draws its sprites (tenths of a
second); after that one takes a few milliseconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.cards import Card
from engine.moves import Move
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from renderers.alt import LONGEST, alt_hand, alt_table
from renderers.emojis import emoji_images
from renderers.grid import paint_grid
from renderers.group import paint_group
from renderers.hand import HandShown, hand_shown, paint_hand
from renderers.palette import Theme
from renderers.playable import NONE
from renderers.png import QUICK, encode
from renderers.rows import paint_rows
from renderers.scores import paint_scores
from renderers.sequence import paint_sequence
from renderers.sheets import BidKept, ScoreSheet
from renderers.text import LONGEST_TEXT, text_hand, text_table
from renderers.told_scores import alt_scores, text_scores
from renderers.trick import paint_trick
from renderers.words import Words
from renderers.words_en import ENGLISH
from renderers.words_ja import JAPANESE

__all__ = (
    "ENGLISH",
    "JAPANESE",
    "LONGEST",
    "LONGEST_TEXT",
    "BidKept",
    "HandShown",
    "Picture",
    "ScoreSheet",
    "Theme",
    "Words",
    "alt_hand",
    "alt_scores",
    "alt_table",
    "draw_hand",
    "draw_scores",
    "draw_shown",
    "draw_table",
    "emoji_images",
    "hand_picture",
    "hand_shown",
    "score_picture",
    "table_picture",
    "text_hand",
    "text_scores",
    "text_table",
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG and its alt text; `width` and `height` in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


def draw_table(view: View, theme: Theme, *, words: Words | None = None, preview: Move | None = None) -> bytes:
    """The table as PNG, 900 pixels wide.

    `words`: write what is said, and the name of a trump colour, in this language. `preview`: a play of a layout that
    is considered: its cards lie ticked where they would, and what it would kill (KI-7) is crossed out.
    """
    return encode(_paint_table(view, theme, words, preview))


def draw_hand(view: View, theme: Theme, *, chosen: frozenset[Card] = NONE, would_be: int | None = None) -> bytes:
    """The viewer's hand as PNG, 900 pixels wide: what can be played raised and ticked.

    `chosen`: cards picked so far for a play of several (CC-2) or a gift (IS-3); they are ticked, those that can go with
    them have a plus. `would_be`: the hand as it would be if the block were taken before this position (NT-4).
    """
    return draw_shown(hand_shown(view, chosen=chosen, would_be=would_be), theme)


def draw_shown(shown: HandShown, theme: Theme) -> bytes:
    """As `draw_hand`, from all that its picture depends on: equal ones give equal bytes."""
    return encode(paint_hand(shown, theme), levels=QUICK)


def draw_scores(sheet: ScoreSheet, words: Words) -> bytes:
    """A score sheet as PNG, 900 pixels wide: a line for each seat, a column for each hand, who is ahead crowned."""
    return encode(paint_scores(sheet, words))


def table_picture(
    view: View, names: Sequence[str], theme: Theme, words: Words, *, preview: Move | None = None
) -> Picture:
    """The table with its alt text. `names`: one for each seat."""
    return _picture(_paint_table(view, theme, words, preview), alt_table(view, names, words, preview=preview))


def hand_picture(
    view: View, theme: Theme, words: Words, *, chosen: frozenset[Card] = NONE, would_be: int | None = None
) -> Picture:
    """The viewer's hand with its alt text."""
    shown = hand_shown(view, chosen=chosen, would_be=would_be)
    return _picture(paint_hand(shown, theme), alt_hand(view, words, chosen=chosen, would_be=would_be))


def score_picture(sheet: ScoreSheet, words: Words) -> Picture:
    """A score sheet with its alt text."""
    return _picture(paint_scores(sheet, words), alt_scores(sheet, words))


def _paint_table(view: View, theme: Theme, words: Words | None, preview: Move | None) -> Image.Image:
    match view.table:
        case RowsTable() as table:
            return paint_rows(view, table, theme, preview)
        case GridTable() as table:
            return paint_grid(view, table, theme, preview)
        case SequenceTable() as table:
            return paint_sequence(view, table, theme, words)
        case TrickTable() as table:
            return paint_trick(view, table, theme, words)
        case GroupTable() as table:
            return paint_group(view, table, theme)


def _picture(painted: Image.Image, alt: str) -> Picture:
    return Picture(encode(painted), alt, painted.width, painted.height)
