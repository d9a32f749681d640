"""A hand at the largest size that fits: playable cards raised and ticked, on the viewer's turn the others faded."""

from math import ceil
from typing import Final

from PIL import Image

from renderers.canvas.palette import Theme, lay
from renderers.model.hand import HandShown
from renderers.model.marks import Mark
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.strip import lay_strip, own_pile_lines, strip_height
from renderers.sprites.labels import LABEL_HEIGHT, card_label
from renderers.sprites.places import bare_place
from renderers.sprites.sizes import CARD, LARGE_CARD, Size
from renderers.sprites.sprites import sprite

_SIZES: Final[tuple[tuple[int, Size], ...]] = (
    (14, LARGE_CARD),
    (27, Size(88, 126)),
    (54, CARD),
)
"""(maximum number of cards, card size)."""
_RAISE: Final = 12
_GAP: Final = 8


def paint_hand(shown: HandShown, theme: Theme) -> Image.Image:
    """The cards in order as a palette picture, or an empty place if there are none; the viewer's own pile below."""
    cards = shown.cards
    size = next((size for most, size in _SIZES if len(cards) <= most), _SIZES[-1][1])
    is_labelled = any(each.label for each in cards)
    wide, high = size.outer_width, size.outer_height + _RAISE + (LABEL_HEIGHT if is_labelled else 0)
    lines = max(1, ceil(len(cards) / ((WIDTH - 2 * BORDER) // wide)))
    per_line = ceil(len(cards) / lines)
    pile = own_pile_lines(shown.pile, theme)
    pile_top = BORDER + lines * high + _GAP
    picture = felt((pile_top + strip_height(pile) if pile else pile_top - _GAP) + BORDER).copy()
    if not cards:
        lay(picture, bare_place(size), ((WIDTH - wide) // 2, BORDER + _RAISE))
    for i, held in enumerate(cards):
        line, column = divmod(i, per_line)
        in_line = min(per_line, len(cards) - line * per_line)
        left = (WIDTH - in_line * wide) // 2 + column * wide
        top = BORDER + line * high
        at = (left, top if held.mark is Mark.READY else top + _RAISE)
        lay(picture, sprite(held.card, size, theme, held.mark), at)
        if held.label:
            lay(picture, card_label(held.label, wide), (left, top + high - LABEL_HEIGHT))
    lay_strip(picture, pile, pile_top)
    return picture
