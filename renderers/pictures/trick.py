"""A round of Insidious Sevens: each seat's bid and tricks, trump and trick."""

from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import Phase, SeatView, TrickTable
from renderers.canvas.lettering import Lettering
from renderers.canvas.outlines import FIRST_COLOUR
from renderers.canvas.palette import Theme, lay
from renderers.model.badges import Badge
from renderers.model.captions import TableCaptions
from renderers.model.marks import Mark
from renderers.pictures.frame import BORDER, felt
from renderers.pictures.plates import lay_plates
from renderers.pictures.shown import TableShown
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import caption, caption_lettering, count_label
from renderers.sprites.places import bare_place
from renderers.sprites.signs import passing_sign, trump_sign
from renderers.sprites.sizes import CARD, LARGE_CARD, Size
from renderers.sprites.sprites import back, sprite

_HIGH: Final = LARGE_CARD.outer_height
_SMALL_WIDE: Final = CARD.outer_width
_SMALL_HIGH: Final = CARD.outer_height
_OVERLAP: Final = 15
"""Offset between bids set aside; seven fit in a seat's column."""
_GAP: Final = 8


def paint_trick(shown: TableShown, table: TrickTable) -> Image.Image:
    """The table as a palette picture. Between tricks the last one is shown faded, with its winning card marked."""
    view, theme = shown.view, shown.theme
    plates = shown.plates
    bids_top = BORDER + (plates.height or BADGE_HEIGHT)
    aside_top = bids_top + _SMALL_HIGH + _GAP
    top = aside_top + (_SMALL_HIGH + _GAP if table.set_aside else 0)
    picture = felt(top + _HIGH + BADGE_HEIGHT + BORDER).copy()
    lay_plates(picture, plates)
    for number, seat in enumerate(view.seats):
        left, width = plates.column(number)
        if not shown.captions.plates:
            badge = seat_badge(shown.badges[number], width, acting=number in view.to_act)
            lay(picture, badge, (left, BORDER))
        _lay_bid(picture, seat, theme, (left, bids_top), width)
        aside = [each for holder, each in table.set_aside if holder == number]
        _lay_aside(picture, aside, theme, (left, aside_top), width)
    lay_trump(picture, table, LARGE_CARD, theme, shown.captions, is_passing=view.phase is Phase.PASSING, top=top)
    lay_trick(picture, table, LARGE_CARD, theme, shown.badges, top=top)
    return picture


def trick_lettering(captions: TableCaptions) -> tuple[Lettering, ...]:
    """The trump's name, in the public picture and in a seat's."""
    widths = (LARGE_CARD.outer_width, CARD.outer_width)
    return tuple(caption_lettering(captions.trump, width) for width in widths) if captions.trump else ()


def lay_trump(
    picture: Image.Image,
    table: TrickTable,
    size: Size,
    theme: Theme,
    captions: TableCaptions,
    *,
    is_passing: bool,
    top: int = BORDER,
) -> None:
    """Draw on the left the trump with its name, or how many cards are passed on, and where to."""
    if table.trump is not None:
        picture.paste(trump_sign(FIRST_COLOUR + table.trump, theme, size), (BORDER, top))
        if captions.trump:
            picture.paste(caption(captions.trump, size.outer_width), (BORDER, top + size.outer_height))
    elif is_passing:
        picture.paste(passing_sign(table.to_give, size, to_left=table.to_left), (BORDER, top))


def lay_trick(
    picture: Image.Image,
    table: TrickTable,
    size: Size,
    theme: Theme,
    badges: tuple[Badge, ...],
    *,
    top: int = BORDER,
) -> None:
    """Draw the trick beside the trump."""
    wide, high = size.outer_width, size.outer_height
    left = BORDER + wide
    for i, (seat, each) in enumerate(table.trick or table.last_trick):
        if table.trick:
            mark = Mark.LAST if i == len(table.trick) - 1 else Mark.NONE
        else:
            mark = Mark.LAST if seat == table.last_winner else Mark.FADED
        picture.paste(sprite(each, size, theme, mark), (left, top))
        picture.paste(seat_badge(badges[seat], wide), (left, top + high))
        left += wide
    if not table.trick and not table.last_trick:
        picture.paste(bare_place(size), (left, top))


def _lay_bid(picture: Image.Image, seat: SeatView, theme: Theme, at: tuple[int, int], width: int) -> None:
    """The seat's bid or whether it has chosen, and tricks won of tricks bid."""
    left, top = at
    label = None
    if seat.tricks is not None and seat.bid is not None:
        label = count_label(f"{seat.tricks}/{seat.bid.rank}", CARD)
    start = left + (width - _SMALL_WIDE - (label.width if label else 0)) // 2
    picture.paste(bid_sprite(seat, CARD, theme), (start, top))
    if label is not None:
        picture.paste(label, (start + _SMALL_WIDE, top))


def bid_sprite(seat: SeatView, size: Size, theme: Theme) -> Image.Image:
    """A seat's bid, face down as long as others choose theirs."""
    if seat.bid is not None:
        return sprite(seat.bid, size, theme)
    return back(size) if seat.has_chosen else bare_place(size)


def _lay_aside(picture: Image.Image, cards: list[Card], theme: Theme, at: tuple[int, int], width: int) -> None:
    """A seat's bids set aside by piikos, overlapping, latest on top."""
    taken = _SMALL_WIDE + (len(cards) - 1) * _OVERLAP
    for i, each in enumerate(cards):
        picture.paste(sprite(each, CARD, theme, Mark.FADED), (at[0] + (width - taken) // 2 + i * _OVERLAP, at[1]))
