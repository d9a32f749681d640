"""Views and score sheets drawn to PNG bytes."""

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

    `captions`: what is written into it. `preview`: a play of a layout that
    is considered: its cards lie ticked where they would, and what it would kill (KI-7) is crossed out. `badges`: one
    for each seat; None: A, B, C.
    """
    badges = lettered(len(view.seats)) if badges is None else badges
    return encode(paint_table(view, Style(theme=theme, badges=badges, captions=captions, preview=preview)))


def draw_hand(view: View, theme: Theme, *, chosen: frozenset[Card] = NO_CARDS, would_be: int | None = None) -> bytes:
    """The viewer's hand as PNG, 900 pixels wide: what can be played raised and ticked.

    `chosen`: cards picked so far for a play of several (CC-2) or a gift (IS-3); they are ticked, those that can go with
    them have a plus. `would_be`: the hand as it would be if the block were taken before this position (NT-4).
    """
    return draw_shown(hand_shown(view, chosen=chosen, would_be=would_be), theme)


def draw_shown(shown: HandShown, theme: Theme) -> bytes:
    """As `draw_hand`, from all that its picture depends on: equal ones give equal bytes."""
    return encode(paint_hand(shown, theme))


def draw_scores(sheet: ScoreSheet, captions: SheetCaptions) -> bytes:
    """A score sheet as PNG, 900 pixels wide: a line for each seat, a column for each hand, who is ahead crowned."""
    return encode(paint_scores(sheet, captions))
