"""A round of Insidious Sevens: the trump, the trick, and each seat's bid and tricks."""

from typing import Final

from PIL import Image

from engine.views import SeatView, TrickTable, View
from renderers.blanks import MARGIN, Size
from renderers.board import CARD
from renderers.coloured import FIRST_COLOUR
from renderers.frame import BORDER, WIDTH, felt
from renderers.palette import Theme
from renderers.pieces import BADGE_HEIGHT, COUNT_WIDTH, count_label, passing_sign, seat_badge, trump_sign
from renderers.places import bare_place
from renderers.sprites import Mark, back, sprite

_CARD: Final = Size(115, 164)
_WIDE: Final = _CARD.width + 2 * MARGIN
_HIGH: Final = _CARD.height + 2 * MARGIN
_SMALL_WIDE: Final = CARD.width + 2 * MARGIN
_SMALL_HIGH: Final = CARD.height + 2 * MARGIN
_IN_LINE: Final = (WIDTH - 2 * BORDER) // _SMALL_WIDE
_GAP: Final = 8


def paint_trick(view: View, table: TrickTable, theme: Theme) -> Image.Image:
    """As a palette picture. Between tricks the last one lies faded, its winning card marked."""
    seats_top = BORDER + _HIGH + BADGE_HEIGHT + _GAP
    aside_top = seats_top + BADGE_HEIGHT + _SMALL_HIGH + _GAP
    aside_lines = -(-len(table.set_aside) // _IN_LINE)
    picture = felt(aside_top + aside_lines * _SMALL_HIGH + BORDER).copy()
    if table.trump is not None:
        picture.paste(trump_sign(FIRST_COLOUR + table.trump, theme, _CARD), (BORDER, BORDER))
    elif table.to_give:
        picture.paste(passing_sign(table.to_give, _CARD, to_left=table.to_left), (BORDER, BORDER))
    _lay_trick(picture, table, theme)
    width = (WIDTH - 2 * BORDER) // len(view.seats)
    for number, seat in enumerate(view.seats):
        badge = seat_badge(number, width, acting=number in view.to_act)
        _lay_seat(picture, seat, badge, theme, (BORDER + number * width, seats_top))
    for i, (_, each) in enumerate(table.set_aside):
        line, column = divmod(i, _IN_LINE)
        at = (BORDER + column * _SMALL_WIDE, aside_top + line * _SMALL_HIGH)
        picture.paste(sprite(each, CARD, theme, Mark.FADED), at)
    return picture


def _lay_trick(picture: Image.Image, table: TrickTable, theme: Theme) -> None:
    left = BORDER + _WIDE
    for i, (seat, each) in enumerate(table.trick or table.last_trick):
        if table.trick:
            mark = Mark.LAST if i == len(table.trick) - 1 else Mark.NONE
        else:
            mark = Mark.LAST if seat == table.last_winner else Mark.FADED
        picture.paste(sprite(each, _CARD, theme, mark), (left, BORDER))
        picture.paste(seat_badge(seat, _WIDE), (left, BORDER + _HIGH))
        left += _WIDE
    if not table.trick and not table.last_trick:
        picture.paste(bare_place(_CARD), (left, BORDER))


def _lay_seat(picture: Image.Image, seat: SeatView, badge: Image.Image, theme: Theme, at: tuple[int, int]) -> None:
    """Under its badge a seat's bid, or whether it has chosen, and how many tricks it has."""
    left, top = at
    picture.paste(badge, at)
    start = left + (badge.width - _SMALL_WIDE - COUNT_WIDTH) // 2
    picture.paste(_bid(seat, theme), (start, top + BADGE_HEIGHT))
    if seat.tricks is not None:
        picture.paste(count_label(f"×{seat.tricks}", CARD), (start + _SMALL_WIDE, top + BADGE_HEIGHT))


def _bid(seat: SeatView, theme: Theme) -> Image.Image:
    if seat.bid is not None:
        return sprite(seat.bid, CARD, theme)
    return back(CARD) if seat.has_chosen else bare_place(CARD)
