"""The table of Nanatoridori: the group to beat, stock or reserves, the beaten block, the discards, and a hand."""

from typing import Final

from PIL import Image

from engine.cards import NUMBERS
from engine.views import GroupTable, SeatView
from renderers.canvas.palette import Theme, lay
from renderers.model.marks import Mark
from renderers.model.shown import TableShown
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.hand import hand_below, lay_hand
from renderers.pictures.plates import lay_plates, plates_of
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import card_label
from renderers.sprites.piles import pile
from renderers.sprites.places import bare_place
from renderers.sprites.sizes import CARD, LARGE_CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import back, sprite

_PILE: Final = 44
_SMALL_PILE: Final = 38
_OVERLAP: Final = 0.45
"""Offset between cards of the group, as a share of their width, where there is room."""
_GAP: Final = 14
_BADGE: Final = 66
_RESERVE: Final = 2
"""Number of face-up cards of each player at the start of a duel (NT-10)."""


def paint_group(shown: TableShown, table: GroupTable, theme: Theme) -> Image.Image:
    """The table as a palette picture: stock or reserves, block, group and discards side by side; a hand in its order
    below."""
    top, hand = BORDER + plates_of(shown).height, None if shown.hand is None else hand_below(shown, theme)
    size, small, wide = (
        (LARGE_CARD, CARD, _PILE) if hand is None else (sized(CARD, theme), sized(SHORT_CARD, theme), _SMALL_PILE)
    )
    below = top + size.outer_height + BADGE_HEIGHT
    picture = felt(below + (_GAP + hand.height if hand is not None else 0) + BORDER).copy()
    lay_plates(picture, shown)
    right = WIDTH - BORDER - len(NUMBERS) * wide
    for i, (number, count) in enumerate(zip(NUMBERS, table.discarded, strict=True)):
        lay(picture, pile(number, count, (wide, below - top), theme), (right + i * wide, top))
    left = BORDER
    if table.stock is None:
        for number, seat in enumerate(shown.seats):
            badge = seat_badge(shown.badges[number], _BADGE, acting=number in shown.to_act)
            _lay_reserve(picture, seat, badge, small, theme, at=(left, top + number * (below - top) // 2))
        left += _BADGE + _RESERVE * small.outer_width + _GAP
    else:
        _lay_counted(picture, back(small) if table.stock else bare_place(small), table.stock, small, at=(left, top))
        left += small.outer_width + _GAP
    if table.block:
        number = table.block_number
        block = back(small) if number is None else sprite(NUMBERS[number - 1], small, theme, Mark.READY)
        _lay_counted(picture, block, table.block, small, at=(left, top))
    left += small.outer_width + _GAP
    _lay_group(picture, shown, table, theme, size=size, at=(left, top), room=right - _GAP - left)
    if hand is not None:
        lay_hand(picture, hand, shown, theme, below + _GAP)
    return picture


def _lay_counted(picture: Image.Image, piece: Image.Image, count: int, size: Size, *, at: tuple[int, int]) -> None:
    """Draw a pile, and below it how many cards it has, if any."""
    left, top = at
    lay(picture, piece, at)
    if count:
        lay(picture, card_label(f"×{count}", size.outer_width), (left, top + size.outer_height))


def _lay_group(
    picture: Image.Image,
    shown: TableShown,
    table: GroupTable,
    theme: Theme,
    *,
    size: Size,
    at: tuple[int, int],
    room: int,
) -> None:
    """Draw the group with its player's badge in the middle of its room. Its cards overlap as far as they have to."""
    left, top = at
    step = min(round(size.width * _OVERLAP), (room - size.outer_width) // max(1, table.count - 1))
    width = max(0, table.count - 1) * step + size.outer_width
    left += (room - width) // 2
    if table.number is None:
        lay(picture, bare_place(size), (left, top))
        return
    card = sprite(NUMBERS[table.number - 1], size, theme)
    for i in range(table.count):
        lay(picture, card, (left + i * step, top))
    if table.by is not None:
        lay(picture, seat_badge(shown.badges[table.by], width), (left, top + size.outer_height))


def _lay_reserve(
    picture: Image.Image, seat: SeatView, badge: Image.Image, size: Size, theme: Theme, *, at: tuple[int, int]
) -> None:
    """Draw the badge and the face-up cards of a player of a duel."""
    left, top = at
    lay(picture, badge, (left, top + (size.outer_height - BADGE_HEIGHT) // 2))
    lying = [sprite(each, size, theme) for each in seat.shown]
    for i, piece in enumerate((*lying, *[bare_place(size)] * (_RESERVE - len(lying)))):
        lay(picture, piece, (left + badge.width + i * size.outer_width, top))
