"""The table of Nanatoridori: the group to beat, the beaten block, stock, discards and reserves, and a hand."""

from typing import Final

from PIL import Image

from engine.cards import NUMBERS
from engine.views import GroupTable
from renderers.canvas.palette import Theme, lay
from renderers.model.marks import Mark
from renderers.model.shown import TableShown
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.hand import hand_below, lay_hand
from renderers.pictures.plates import lay_plates, plates_of
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import COUNT_WIDTH, card_label, count_label
from renderers.sprites.places import bare_place
from renderers.sprites.sizes import CARD, LARGE_CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import back, sprite

_SMALL_WIDE: Final = CARD.outer_width
_SMALL_HIGH: Final = CARD.outer_height
_OVERLAP: Final = 52
"""Offset between cards of the group..."""
_SMALL_OVERLAP: Final = 24
"""... and above a hand, where nine fit beside the discards."""
_DISCARD_WIDTH: Final = 122
"""Width of one number and its discard count; seven fit side by side."""
_GAP: Final = 10
_BADGE: Final = 72
_RESERVE: Final = 2
"""Number of face-up cards of each player at the start of a duel (NT-10)."""


def paint_group(shown: TableShown, table: GroupTable, theme: Theme) -> Image.Image:
    """The table as a palette picture: group and beaten block at the top, discards, the reserves of a duel, and a hand
    in its order."""
    top, hand = BORDER + plates_of(shown).height, None if shown.hand is None else hand_below(shown, theme)
    has_reserves = table.stock is None and bool(shown.seats)
    if hand is None:
        card, reserve, overlap = LARGE_CARD, CARD, _OVERLAP
        reserves_top = top + card.outer_height + BADGE_HEIGHT + _GAP + _SMALL_HIGH + _GAP
    else:
        card, reserve, overlap = sized(CARD, theme), sized(SHORT_CARD, theme), _SMALL_OVERLAP
        reserves_top = top + card.outer_height + BADGE_HEIGHT + _GAP
    below = reserves_top + (reserve.outer_height + _GAP if has_reserves else 0)
    picture = felt((below - _GAP if hand is None else below + hand.height) + BORDER).copy()
    lay_plates(picture, shown)
    _lay_group(picture, shown, table, card, theme, overlap=overlap, top=top)
    if hand is None:
        _lay_block(picture, table, theme, top)
        _lay_discards(picture, table, theme, reserves_top - _GAP - _SMALL_HIGH)
    else:
        _lay_counts(picture, table, theme, top)
        lay_hand(picture, hand, shown, theme, below)
    if has_reserves:
        _lay_reserves(picture, shown, reserve, theme, reserves_top, gap=_SMALL_WIDE if hand is None else 0)
    return picture


def _lay_group(
    picture: Image.Image, shown: TableShown, table: GroupTable, size: Size, theme: Theme, *, overlap: int, top: int
) -> None:
    """Draw the group on the left with its player's badge; a card is seen `overlap` pixels wide."""
    if table.number is None:
        lay(picture, bare_place(size), (BORDER, top))
        return
    card = sprite(NUMBERS[table.number - 1], size, theme)
    for i in range(table.count):
        lay(picture, card, (BORDER + i * overlap, top))
    width = (table.count - 1) * overlap + size.outer_width
    if table.by is not None:
        lay(picture, seat_badge(shown.badges[table.by], width), (BORDER, top + size.outer_height))


def _lay_block(picture: Image.Image, table: GroupTable, theme: Theme, top: int) -> None:
    """On the right: the stock, and the block to take or discard."""
    left = WIDTH - BORDER - _SMALL_WIDE - COUNT_WIDTH
    if table.stock is not None:
        lay(picture, _stock(table, CARD), (left, top))
        lay(picture, count_label(f"×{table.stock}", CARD), (left + _SMALL_WIDE, top))
    if table.block:
        lay(picture, _block(table, CARD, theme), (left, top + _SMALL_HIGH))
        lay(picture, count_label(f"×{table.block}", CARD), (left + _SMALL_WIDE, top + _SMALL_HIGH))


def _lay_discards(picture: Image.Image, table: GroupTable, theme: Theme, top: int) -> None:
    for number, count in zip(NUMBERS, table.discarded, strict=True):
        left = BORDER + (number.rank - 1) * _DISCARD_WIDTH
        lay(picture, sprite(number, CARD, theme, Mark.NONE if count else Mark.FADED), (left, top))
        label = count_label(f"×{count}", CARD).crop((0, 0, _DISCARD_WIDTH - _SMALL_WIDE, _SMALL_HIGH))
        lay(picture, label, (left + _SMALL_WIDE, top))


def _lay_counts(picture: Image.Image, table: GroupTable, theme: Theme, top: int) -> None:
    """From the right: the discards by number, the stock and the beaten block, each with its count below."""
    counted, small = list[tuple[Image.Image, int]](), sized(SHORT_CARD, theme)
    if table.block:
        counted.append((_block(table, small, theme), table.block))
    if table.stock is not None:
        counted.append((_stock(table, small), table.stock))
    for number, count in zip(NUMBERS, table.discarded, strict=True):
        counted.append((sprite(number, small, theme, Mark.NONE if count else Mark.FADED), count))
    left = WIDTH - BORDER - len(counted) * SHORT_CARD.outer_width
    for piece, count in counted:
        lay(picture, piece, (left, top))
        lay(picture, card_label(f"×{count}", SHORT_CARD.outer_width), (left, top + SHORT_CARD.outer_height))
        left += SHORT_CARD.outer_width


def _lay_reserves(picture: Image.Image, shown: TableShown, size: Size, theme: Theme, top: int, *, gap: int) -> None:
    """A badge and the face-up cards of each seat, with `gap` pixels between two of them."""
    left = BORDER
    for number, seat in enumerate(shown.seats):
        badge = seat_badge(shown.badges[number], _BADGE, acting=number in shown.to_act)
        lay(picture, badge, (left, top + (size.outer_height - BADGE_HEIGHT) // 2))
        left += _BADGE
        lying = [sprite(each, size, theme) for each in seat.shown]
        for piece in (*lying, *[bare_place(size)] * (_RESERVE - len(lying))):
            lay(picture, piece, (left, top))
            left += size.outer_width
        left += gap


def _stock(table: GroupTable, size: Size) -> Image.Image:
    return back(size) if table.stock else bare_place(size)


def _block(table: GroupTable, size: Size, theme: Theme) -> Image.Image:
    number = table.block_number
    return back(size) if number is None else sprite(NUMBERS[number - 1], size, theme, Mark.READY)
