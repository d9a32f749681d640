"""Renders views as pictures and text. The inputs are only a view, names, a theme and messages, so hidden cards cannot
leak. A kind of picture is one value (`Drawable`), in one file of `pictures/`.

All functions are thread-safe. The first picture of a kind draws its sprites (tenths of a second); later ones take a few
milliseconds.
"""

from renderers.alt_text.alt import text_moves
from renderers.alt_text.cards import name_of_card, name_of_suit
from renderers.alt_text.words import RANK_KEYS
from renderers.canvas.lettering import can_write
from renderers.canvas.palette import Theme
from renderers.drawable import Drawable
from renderers.films import MOST_POSITIONS, Film
from renderers.model.badges import Badge, badges_of
from renderers.model.profiles import MOST_GAMES, MOST_PEOPLE, AgainstShown, ProfileShown, counted
from renderers.model.sheets import BidKept, ScoreSheet
from renderers.pictures.course import CoursePicture
from renderers.pictures.daily import DailyPicture
from renderers.pictures.position import PositionPicture
from renderers.pictures.profile import ProfilePicture
from renderers.pictures.result import RatingShown, ResultLine, ResultPicture
from renderers.pictures.samples import Piece, Sample, SamplesPicture
from renderers.pictures.scores import ScoresPicture
from renderers.pictures.tables import SeatPicture, TablePicture
from renderers.sprites.emojis import emoji_images, emoji_name

__all__ = (
    "MOST_GAMES",
    "MOST_PEOPLE",
    "MOST_POSITIONS",
    "RANK_KEYS",
    "AgainstShown",
    "Badge",
    "BidKept",
    "CoursePicture",
    "DailyPicture",
    "Drawable",
    "Film",
    "Piece",
    "PositionPicture",
    "ProfilePicture",
    "ProfileShown",
    "RatingShown",
    "ResultLine",
    "ResultPicture",
    "Sample",
    "SamplesPicture",
    "ScoreSheet",
    "ScoresPicture",
    "SeatPicture",
    "TablePicture",
    "Theme",
    "badges_of",
    "can_write",
    "counted",
    "emoji_images",
    "emoji_name",
    "name_of_card",
    "name_of_suit",
    "text_moves",
)
