"""Draws views and score sheets as PNG."""

from engine.moves import Move
from engine.views import View
from renderers.canvas.palette import Theme
from renderers.canvas.png import encode
from renderers.model.badges import Badge, lettered
from renderers.model.captions import NO_CAPTIONS, ProfileCaptions, SheetCaptions, TableCaptions
from renderers.model.course import CourseShown
from renderers.model.positions import PositionShown
from renderers.model.profiles import ProfileShown
from renderers.model.results import ResultShown
from renderers.model.samples import Sample
from renderers.model.seat import SeatShown
from renderers.model.sheets import ScoreSheet
from renderers.pictures.course import paint_course
from renderers.pictures.position import paint_position
from renderers.pictures.profile import paint_profile
from renderers.pictures.result import paint_result
from renderers.pictures.samples import paint_samples
from renderers.pictures.scores import paint_scores
from renderers.pictures.seat import paint_seat
from renderers.pictures.style import Style
from renderers.pictures.tables import paint_table


def draw_table(
    view: View,
    theme: Theme,
    *,
    captions: TableCaptions = NO_CAPTIONS,
    preview: Move | None = None,
    badges: tuple[Badge, ...] | None = None,
) -> bytes:
    """The table as PNG, 900 pixels wide.

    `captions`: text in the picture. `preview`: a play to preview: its cards are ticked at their places, and cards it
    would kill (KI-7) are crossed out. `badges`: one per seat; None: A, B, C.
    """
    badges = lettered(len(view.seats)) if badges is None else badges
    return encode(paint_table(view, Style(theme=theme, badges=badges, captions=captions, preview=preview)))


def draw_seat(shown: SeatShown, theme: Theme) -> bytes:
    """The table as one seat sees it, with its hand, as PNG, 900 pixels wide. Equal inputs give equal bytes."""
    return encode(paint_seat(shown, theme))


def draw_scores(sheet: ScoreSheet, captions: SheetCaptions) -> bytes:
    """A score sheet as PNG, 900 pixels wide: a line per seat, a column per hand, leaders crowned."""
    return encode(paint_scores(sheet, captions))


def draw_profile(shown: ProfileShown, captions: ProfileCaptions) -> bytes:
    """A user's profile as PNG, 900 pixels wide: ratings over time, places by game, results against others."""
    return encode(paint_profile(shown, captions))


def draw_result(shown: ResultShown, theme: Theme) -> bytes:
    """The result of a match as PNG, 900 pixels wide: a line per player, the best first."""
    return encode(paint_result(shown, theme))


def draw_position(shown: PositionShown, theme: Theme) -> bytes:
    """A position of a match that is over as PNG, 900 pixels wide: the table, and below it the open hands."""
    return encode(paint_position(shown, theme))


def draw_course(shown: CourseShown) -> bytes:
    """How a match went for one player as PNG, 900 pixels wide: the places that were to be expected, hand by hand."""
    return encode(paint_course(shown))


def draw_samples(samples: tuple[Sample, ...], theme: Theme) -> bytes:
    """A few cards for each kind of games as PNG, 900 pixels wide: three titled fields to a line."""
    return encode(paint_samples(samples, theme))
