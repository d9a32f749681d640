"""Draws views and score sheets as PNG."""

from engine.cards import Card
from engine.moves import Move
from engine.views import View
from renderers.canvas.palette import Theme
from renderers.canvas.png import encode
from renderers.model.badges import Badge, lettered
from renderers.model.captions import NO_CAPTIONS, SheetCaptions, TableCaptions
from renderers.model.hand import HandShown, hand_shown
from renderers.model.playable import NO_CARDS
from renderers.model.sheets import ScoreSheet
from renderers.pictures.hand import paint_hand
from renderers.pictures.scores import paint_scores
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


def draw_hand(view: View, theme: Theme, *, chosen: frozenset[Card] = NO_CARDS, would_be: int | None = None) -> bytes:
    """The viewer's hand as PNG, 900 pixels wide; playable cards are raised and ticked.

    `chosen`: cards picked so far for a set (CC-2) or gift (IS-3); they get a tick, cards that can be added a plus.
    `would_be`: preview the hand with the block inserted before this position (NT-4).
    """
    return draw_shown(hand_shown(view, chosen=chosen, would_be=would_be), theme)


def draw_shown(shown: HandShown, theme: Theme) -> bytes:
    """As `draw_hand`, from its display model; equal inputs give equal bytes."""
    return encode(paint_hand(shown, theme))


def draw_scores(sheet: ScoreSheet, captions: SheetCaptions) -> bytes:
    """A score sheet as PNG, 900 pixels wide: a line per seat, a column per hand, leaders crowned."""
    return encode(paint_scores(sheet, captions))
