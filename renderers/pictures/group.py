"""The table of Nanatoridori: the group to beat, the beaten block, stock, discards and reserves."""

from typing import Final

from PIL import Image

from engine.cards import NUMBERS
from engine.views import GroupTable
from renderers.canvas.palette import Theme
from renderers.model.badges import Badge
from renderers.model.marks import Mark
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.plates import lay_plates
from renderers.pictures.shown import TableShown
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import COUNT_WIDTH, count_label
from renderers.sprites.places import bare_place
from renderers.sprites.sizes import CARD, LARGE_CARD, Size
from renderers.sprites.sprites import back, sprite

_HIGH: Final = LARGE_CARD.outer_height
_SMALL_WIDE: Final = CARD.outer_width
_SMALL_HIGH: Final = CARD.outer_height
_OVERLAP: Final = 52
"""Offset between cards of the group."""
_DISCARD_WIDTH: Final = 122
"""Width of one number and its discard count; seven fit side by side."""
_GAP: Final = 10
_BADGE: Final = 72
_RESERVE: Final = 2
"""Number of face-up cards of each player at the start of a duel (NT-10)."""


def paint_group(shown: TableShown, table: GroupTable) -> Image.Image:
    """The table as a palette picture: group and beaten block at the top, then discards, then reserves."""
    view, theme = shown.view, shown.theme
    plates = shown.plates
    top = BORDER + plates.height
    discards_top = top + _HIGH + BADGE_HEIGHT + _GAP
    reserves_top = discards_top + _SMALL_HIGH + _GAP
    has_reserves = table.stock is None
    picture = felt((reserves_top + _SMALL_HIGH if has_reserves else reserves_top - _GAP) + BORDER).copy()
    lay_plates(picture, plates)
    lay_group(picture, table, LARGE_CARD, theme, shown.badges, overlap=_OVERLAP, top=top)
    _lay_block(picture, table, theme, top)
    _lay_discards(picture, table, theme, discards_top)
    left = BORDER
    for number, seat in enumerate(view.seats if has_reserves else ()):
        badge = seat_badge(shown.badges[number], _BADGE, acting=number in view.to_act)
        picture.paste(badge, (left, reserves_top + (_SMALL_HIGH - BADGE_HEIGHT) // 2))
        left += _BADGE
        for each in seat.shown:
            picture.paste(sprite(each, CARD, theme), (left, reserves_top))
            left += _SMALL_WIDE
        for _ in range(_RESERVE - len(seat.shown)):
            picture.paste(bare_place(CARD), (left, reserves_top))
            left += _SMALL_WIDE
        left += _SMALL_WIDE
    return picture


def lay_group(
    picture: Image.Image,
    table: GroupTable,
    size: Size,
    theme: Theme,
    badges: tuple[Badge, ...],
    *,
    overlap: int,
    top: int = BORDER,
) -> None:
    """Draw the group on the left with its player's badge; a card is seen `overlap` pixels wide."""
    if table.number is None:
        picture.paste(bare_place(size), (BORDER, top))
        return
    card = sprite(NUMBERS[table.number - 1], size, theme)
    for i in range(table.count):
        picture.paste(card, (BORDER + i * overlap, top))
    width = (table.count - 1) * overlap + size.outer_width
    if table.by is not None:
        picture.paste(seat_badge(badges[table.by], width), (BORDER, top + size.outer_height))


def _lay_block(picture: Image.Image, table: GroupTable, theme: Theme, top: int) -> None:
    """On the right: the stock, and the block to take or discard."""
    left = WIDTH - BORDER - _SMALL_WIDE - COUNT_WIDTH
    if table.stock is not None:
        picture.paste(back(CARD) if table.stock else bare_place(CARD), (left, top))
        picture.paste(count_label(f"×{table.stock}", CARD), (left + _SMALL_WIDE, top))
    if table.block:
        number = table.block_number
        card = back(CARD) if number is None else sprite(NUMBERS[number - 1], CARD, theme, Mark.READY)
        picture.paste(card, (left, top + _SMALL_HIGH))
        picture.paste(count_label(f"×{table.block}", CARD), (left + _SMALL_WIDE, top + _SMALL_HIGH))


def _lay_discards(picture: Image.Image, table: GroupTable, theme: Theme, top: int) -> None:
    for number, count in zip(NUMBERS, table.discarded, strict=True):
        left = BORDER + (number.rank - 1) * _DISCARD_WIDTH
        card = sprite(number, CARD, theme, Mark.NONE if count else Mark.FADED)
        picture.paste(card, (left, top))
        label = count_label(f"×{count}", CARD).crop((0, 0, _DISCARD_WIDTH - _SMALL_WIDE, _SMALL_HIGH))
        picture.paste(label, (left + _SMALL_WIDE, top))
