"""A hand: as large as it can be shown, what can be played raised and ticked, the rest faded on one's turn."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from PIL import Image

from engine.cards import NUMBERS
from engine.views import Phase, View
from renderers.blanks import MARGIN, Size
from renderers.frame import BORDER, WIDTH, felt
from renderers.palette import Theme
from renderers.pieces import LABEL_HEIGHT, card_label
from renderers.places import bare_place
from renderers.playable import playable_positions
from renderers.sprites import Mark, sprite

_SIZES: Final[tuple[tuple[int, Size], ...]] = (
    (14, Size(115, 164)),
    (27, Size(88, 126)),
    (54, Size(60, 92)),
)
"""Up to so many cards in this size."""
_RAISE: Final = 12


def paint_hand(view: View, theme: Theme) -> Image.Image:
    """The viewer's cards in their order as a palette picture; an empty place where there is none.

    Where the order is fixed (Nanatoridori) the cards are numbered from 1, and a card just drawn comes last with a plus.
    """
    cards = view.hand if view.drawn is None else (*view.hand, view.drawn)
    size = next((size for most, size in _SIZES if len(cards) <= most), _SIZES[-1][1])
    is_ordered = any(each in NUMBERS for each in cards)
    wide, high = size.width + 2 * MARGIN, size.height + 2 * MARGIN + _RAISE + (LABEL_HEIGHT if is_ordered else 0)
    lines = max(1, ceil(len(cards) / ((WIDTH - 2 * BORDER) // wide)))
    per_line = ceil(len(cards) / lines)
    picture = felt(lines * high + 2 * BORDER).copy()
    if not cards:
        picture.paste(bare_place(size), ((WIDTH - wide) // 2, BORDER + _RAISE))
    for i, (card, mark) in enumerate(zip(cards, _marks(view, len(cards)), strict=True)):
        line, column = divmod(i, per_line)
        in_line = min(per_line, len(cards) - line * per_line)
        left = (WIDTH - in_line * wide) // 2 + column * wide
        top = BORDER + line * high
        picture.paste(sprite(card, size, theme, mark), (left, top if mark is Mark.READY else top + _RAISE))
        if is_ordered:
            label = str(i + 1) if i < len(view.hand) else "+"
            picture.paste(card_label(label, wide), (left, top + high - LABEL_HEIGHT))
    return picture


def _marks(view: View, count: int) -> Iterator[Mark]:
    """What can be played is ready, on one's turn the rest is faded; nothing is, where a place is all one chooses."""
    ready = playable_positions(view)
    other = Mark.FADED if view.legal and view.phase is not Phase.PLACE else Mark.NONE
    for i in range(count):
        is_drawn = i >= len(view.hand)
        yield Mark.READY if i in ready or is_drawn else other
