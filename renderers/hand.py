"""A hand: as large as it can be shown, what can be played raised and ticked, the rest faded on one's turn."""

from math import ceil
from typing import Final

from PIL import Image

from engine.views import View
from renderers.faces import MARGIN, Size
from renderers.frame import BORDER, WIDTH, felt
from renderers.palette import Theme
from renderers.places import bare_place
from renderers.playable import playable_cards
from renderers.sprites import Mark, sprite

_SIZES: Final[tuple[tuple[int, Size], ...]] = (
    (14, Size(115, 164)),
    (27, Size(88, 126)),
    (54, Size(60, 92)),
)
"""Up to so many cards in this size."""
_RAISE: Final = 12


def paint_hand(view: View, theme: Theme) -> Image.Image:
    """The viewer's cards in their order as a palette picture; an empty place where there is none."""
    size = next((size for most, size in _SIZES if len(view.hand) <= most), _SIZES[-1][1])
    wide, high = size.width + 2 * MARGIN, size.height + 2 * MARGIN + _RAISE
    fitting = (WIDTH - 2 * BORDER) // wide
    lines = max(1, ceil(len(view.hand) / fitting))
    per_line = ceil(len(view.hand) / lines)
    picture = felt(lines * high + 2 * BORDER).copy()
    if not view.hand:
        picture.paste(bare_place(size), ((WIDTH - wide) // 2, BORDER + _RAISE))
    ready = playable_cards(view)
    for i, card in enumerate(view.hand):
        line, column = divmod(i, per_line)
        in_line = min(per_line, len(view.hand) - line * per_line)
        left = (WIDTH - in_line * wide) // 2 + column * wide
        top = BORDER + line * high
        if card in ready:
            picture.paste(sprite(card, size, theme, Mark.READY), (left, top))
        else:
            picture.paste(sprite(card, size, theme, Mark.FADED if view.legal else Mark.NONE), (left, top + _RAISE))
    return picture
