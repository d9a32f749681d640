"""A position of a match that is over: the table, and below it a line of cards for each open hand."""

from typing import Final

from PIL import Image

from engine.cards import Card
from renderers.canvas.palette import Theme, empty_picture, lay
from renderers.model.badges import Badge
from renderers.model.marks import Mark
from renderers.model.positions import PositionShown
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.style import Style
from renderers.pictures.tables import paint_table
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, seat_badge
from renderers.sprites.sizes import CARD
from renderers.sprites.sprites import sprite

_BESIDE: Final = 5
"""From this number of hands on, two stand beside each other."""
_GAP: Final = 12


def paint_position(shown: PositionShown, theme: Theme) -> Image.Image:
    """The table as a palette picture; below it a badge and the cards of each open hand."""
    table = paint_table(shown.view, Style(theme=theme, badges=shown.badges, captions=shown.captions))
    hands = [(badge, hand) for badge, hand in zip(shown.badges, shown.hands, strict=True) if hand is not None]
    if not hands:
        return table
    columns = 2 if len(hands) >= _BESIDE else 1
    lines = -(-len(hands) // columns)
    below = felt(lines * CARD.outer_height + 2 * BORDER)
    picture = empty_picture(WIDTH, table.height + below.height)
    lay(picture, table, (0, 0))
    lay(picture, below, (0, table.height))
    wide = (WIDTH - 2 * BORDER - (columns - 1) * _GAP) // columns
    for number, (badge, hand) in enumerate(hands):
        column, line = divmod(number, lines)
        left = BORDER + column * (wide + _GAP)
        at = (left, table.height + BORDER + line * CARD.outer_height)
        _lay_hand(picture, badge, hand, theme, at=at, wide=wide)
    return picture


def _lay_hand(
    picture: Image.Image,
    badge: Badge,
    hand: tuple[Card, ...],
    theme: Theme,
    *,
    at: tuple[int, int],
    wide: int,
) -> None:
    """The badge and then the cards, which overlap as far as they have to."""
    left, top = at
    lay(picture, seat_badge(badge), (left, top + (CARD.outer_height - BADGE_HEIGHT) // 2))
    left += BADGE_WIDTH
    room = wide - BADGE_WIDTH - CARD.outer_width
    step = min(CARD.outer_width, room // max(1, len(hand) - 1))
    for i, card in enumerate(hand):
        lay(picture, sprite(card, CARD, theme, Mark.NONE), (left + i * step, top))
