"""Renders views as pictures and text. The inputs are only a view, names, a theme and messages, so hidden cards cannot
leak.

All functions are thread-safe. The first picture of a kind draws its sprites (tenths of a second); later ones take a few
milliseconds.
"""

from renderers.alt_text.alt import alt_seat, alt_table
from renderers.alt_text.captions import sheet_captions, table_captions
from renderers.alt_text.cards import name_of_card
from renderers.alt_text.course import alt_course, place_text, text_course
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT, joined
from renderers.alt_text.positions import alt_position, text_hands
from renderers.alt_text.profiles import alt_profile, profile_captions, text_profile
from renderers.alt_text.results import alt_result
from renderers.alt_text.scores import alt_scores, text_scores
from renderers.alt_text.text import text_seat, text_table
from renderers.alt_text.words import RANK_KEYS
from renderers.canvas.lettering import Lettering, can_write
from renderers.canvas.palette import Theme
from renderers.drawing import (
    draw_course,
    draw_position,
    draw_profile,
    draw_result,
    draw_samples,
    draw_scores,
    draw_seat,
    draw_table,
)
from renderers.films import MOST_POSITIONS, draw_film
from renderers.model.badges import Badge, badges_of, lettered
from renderers.model.course import CourseShown
from renderers.model.positions import PositionShown
from renderers.model.profiles import (
    MOST_GAMES,
    MOST_LEVELS,
    MOST_PEOPLE,
    AgainstShown,
    PlacesShown,
    ProfileShown,
    counted,
)
from renderers.model.results import RatingShown, ResultLine, ResultShown
from renderers.model.samples import Piece, Sample
from renderers.model.seat import SeatShown, seat_shown
from renderers.model.sheets import BidKept, ScoreSheet
from renderers.pictures.course import course_lettering
from renderers.pictures.profile import profile_lettering
from renderers.pictures.result import result_lettering
from renderers.pictures.samples import samples_lettering
from renderers.pictures.scores import scores_lettering
from renderers.pictures.tables import table_lettering
from renderers.sprites.emojis import emoji_images, emoji_name

__all__ = (
    "LONGEST_ALT",
    "LONGEST_TEXT",
    "MOST_GAMES",
    "MOST_LEVELS",
    "MOST_PEOPLE",
    "MOST_POSITIONS",
    "RANK_KEYS",
    "AgainstShown",
    "Badge",
    "BidKept",
    "CourseShown",
    "Lettering",
    "Piece",
    "PlacesShown",
    "PositionShown",
    "ProfileShown",
    "RatingShown",
    "ResultLine",
    "ResultShown",
    "Sample",
    "ScoreSheet",
    "SeatShown",
    "Theme",
    "alt_course",
    "alt_position",
    "alt_profile",
    "alt_result",
    "alt_scores",
    "alt_seat",
    "alt_table",
    "badges_of",
    "can_write",
    "counted",
    "course_lettering",
    "draw_course",
    "draw_film",
    "draw_position",
    "draw_profile",
    "draw_result",
    "draw_samples",
    "draw_scores",
    "draw_seat",
    "draw_table",
    "emoji_images",
    "emoji_name",
    "joined",
    "lettered",
    "name_of_card",
    "place_text",
    "profile_captions",
    "profile_lettering",
    "result_lettering",
    "samples_lettering",
    "scores_lettering",
    "seat_shown",
    "sheet_captions",
    "table_captions",
    "table_lettering",
    "text_course",
    "text_hands",
    "text_profile",
    "text_scores",
    "text_seat",
    "text_table",
)
