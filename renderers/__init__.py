"""Renders views as pictures and text. The inputs are only a view, names, a theme and messages, so hidden cards cannot
leak.

All functions are thread-safe. The first picture of a kind draws its sprites (tenths of a second); later ones take a few
milliseconds.
"""

from renderers.alt_text.alt import alt_hand, alt_table
from renderers.alt_text.captions import sheet_captions, table_captions
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT
from renderers.alt_text.scores import alt_scores, text_scores
from renderers.alt_text.text import text_hand, text_table
from renderers.alt_text.words import RANK_KEYS
from renderers.canvas.lettering import Lettering
from renderers.canvas.palette import Theme
from renderers.drawing import draw_hand, draw_scores, draw_shown, draw_table
from renderers.model.badges import Badge, badges_of, lettered
from renderers.model.hand import HandShown, hand_shown
from renderers.model.sheets import BidKept, ScoreSheet
from renderers.pictures.scores import scores_lettering
from renderers.pictures.tables import table_lettering
from renderers.sprites.emojis import emoji_images, emoji_name

__all__ = (
    "LONGEST_ALT",
    "LONGEST_TEXT",
    "RANK_KEYS",
    "Badge",
    "BidKept",
    "HandShown",
    "Lettering",
    "ScoreSheet",
    "Theme",
    "alt_hand",
    "alt_scores",
    "alt_table",
    "badges_of",
    "draw_hand",
    "draw_scores",
    "draw_shown",
    "draw_table",
    "emoji_images",
    "emoji_name",
    "hand_shown",
    "lettered",
    "scores_lettering",
    "sheet_captions",
    "table_captions",
    "table_lettering",
    "text_hand",
    "text_scores",
    "text_table",
)
