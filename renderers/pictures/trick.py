"""A round of Insidious Sevens: trump, trick, and each seat's bid and tricks."""

from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import Phase, SeatView, TrickTable, View
from renderers.canvas.lettering import Lettering
from renderers.canvas.outlines import FIRST_COLOUR
from renderers.canvas.palette import Theme
from renderers.model.captions import TableCaptions
from renderers.model.marks import Mark
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.style import Style
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import caption, caption_lettering, count_label
from renderers.sprites.places import bare_place
from renderers.sprites.signs import passing_sign, trump_sign
from renderers.sprites.sizes import CARD, LARGE_CARD
from renderers.sprites.sprites import back, sprite

_WIDE: Final = LARGE_CARD.outer_width
_HIGH: Final = LARGE_CARD.outer_height
_SMALL_WIDE: Final = CARD.outer_width
_SMALL_HIGH: Final = CARD.outer_height
_OVERLAP: Final = 15
"""Offset between bids set aside; seven fit in a seat's column."""
_GAP: Final = 8


def paint_trick(view: View, table: TrickTable, style: Style) -> Image.Image:
    """The table as a palette picture. Between tricks the last one is shown faded, with its winning card marked."""
    theme = style.theme
    seats_top = BORDER + _HIGH + BADGE_HEIGHT + _GAP
    aside_top = seats_top + BADGE_HEIGHT + _SMALL_HIGH + _GAP
    picture = felt((aside_top + _SMALL_HIGH if table.set_aside else aside_top - _GAP) + BORDER).copy()
    if table.trump is not None:
        picture.paste(trump_sign(FIRST_COLOUR + table.trump, theme, LARGE_CARD), (BORDER, BORDER))
        if style.captions.trump:
            picture.paste(caption(style.captions.trump, _WIDE), (BORDER, BORDER + _HIGH))
    elif view.phase is Phase.PASSING:
        picture.paste(passing_sign(table.to_give, LARGE_CARD, to_left=table.to_left), (BORDER, BORDER))
    _lay_trick(picture, table, style)
    width = (WIDTH - 2 * BORDER) // len(view.seats)
    for number, seat in enumerate(view.seats):
        badge = seat_badge(style.badges[number], width, acting=number in view.to_act)
        left = BORDER + number * width
        _lay_seat(picture, seat, badge, theme, (left, seats_top))
        aside = [each for holder, each in table.set_aside if holder == number]
        _lay_aside(picture, aside, theme, (left, aside_top), width)
    return picture


def trick_lettering(captions: TableCaptions) -> tuple[Lettering, ...]:
    """The captions in the picture."""
    return (caption_lettering(captions.trump, _WIDE),) if captions.trump else ()


def _lay_trick(picture: Image.Image, table: TrickTable, style: Style) -> None:
    left = BORDER + _WIDE
    for i, (seat, each) in enumerate(table.trick or table.last_trick):
        if table.trick:
            mark = Mark.LAST if i == len(table.trick) - 1 else Mark.NONE
        else:
            mark = Mark.LAST if seat == table.last_winner else Mark.FADED
        picture.paste(sprite(each, LARGE_CARD, style.theme, mark), (left, BORDER))
        picture.paste(seat_badge(style.badges[seat], _WIDE), (left, BORDER + _HIGH))
        left += _WIDE
    if not table.trick and not table.last_trick:
        picture.paste(bare_place(LARGE_CARD), (left, BORDER))


def _lay_seat(picture: Image.Image, seat: SeatView, badge: Image.Image, theme: Theme, at: tuple[int, int]) -> None:
    """Below the badge: the seat's bid or whether it has chosen, and tricks won of tricks bid."""
    left, top = at
    picture.paste(badge, at)
    label = None
    if seat.tricks is not None and seat.bid is not None:
        label = count_label(f"{seat.tricks}/{seat.bid.rank}", CARD)
    start = left + (badge.width - _SMALL_WIDE - (label.width if label else 0)) // 2
    picture.paste(_bid(seat, theme), (start, top + BADGE_HEIGHT))
    if label is not None:
        picture.paste(label, (start + _SMALL_WIDE, top + BADGE_HEIGHT))


def _bid(seat: SeatView, theme: Theme) -> Image.Image:
    if seat.bid is not None:
        return sprite(seat.bid, CARD, theme)
    return back(CARD) if seat.has_chosen else bare_place(CARD)


def _lay_aside(picture: Image.Image, cards: list[Card], theme: Theme, at: tuple[int, int], width: int) -> None:
    """A seat's bids set aside by piikos, overlapping, latest on top."""
    taken = _SMALL_WIDE + (len(cards) - 1) * _OVERLAP
    for i, each in enumerate(cards):
        picture.paste(sprite(each, CARD, theme, Mark.FADED), (at[0] + (width - taken) // 2 + i * _OVERLAP, at[1]))
