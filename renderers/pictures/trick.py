"""A round of Insidious Sevens: below each seat its card of the trick and its bid, the trump, and a hand."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.views import SeatView, TrickTable
from renderers.canvas.lettering import Lettering
from renderers.canvas.outlines import FIRST_COLOUR
from renderers.canvas.palette import Theme, lay
from renderers.model.marks import Mark
from renderers.model.shown import TableCaptions, TableShown
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.hand import hand_below, lay_hand
from renderers.pictures.plates import LOW_HEIGHT, column, lay_low_plate, lay_plates, plates_of
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import LABEL_HEIGHT, caption, caption_lettering, card_label
from renderers.sprites.places import asked_place, bare_place
from renderers.sprites.signs import (
    lay_order,
    passing_ribbon,
    passing_sign,
    ribbon_lettering,
    trump_ribbon,
    trump_sign,
)
from renderers.sprites.sizes import CARD, LARGE_CARD, MIDDLE_CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import back, sprite

_ASIDE: Final = Size(36, 34)
"""A bid that was set aside (IS-8); seven overlap in a seat's column."""
_RIBBON: Final = WIDTH - 2 * BORDER, 50
"""The strip that names the trump below the trick."""
_WIDE_COLUMNS: Final = 4
"""With more columns the cards of the trick are not large."""
_GAP: Final = 8

_Columns = Sequence[tuple[int, int]]
"""For each seat, left and width."""


def paint_trick(shown: TableShown, table: TrickTable, theme: Theme) -> Image.Image:
    """The table as a palette picture. Between tricks the last one is shown faded, with its winning card marked.

    Without a hand the trump is below the trick; with one it is beside it, and the hand below.
    """
    count, hand = len(shown.seats), None if shown.hand is None else hand_below(shown, theme)
    columns = trick_columns(shown)
    size = sized(CARD, theme) if hand is not None else LARGE_CARD if count <= _WIDE_COLUMNS else MIDDLE_CARD
    heading = LOW_HEIGHT + 2 if hand is not None else plates_of(shown).height
    top = BORDER + (heading if shown.plates.each else BADGE_HEIGHT)
    aside_top = top + size.outer_height + _GAP
    below = aside_top + (_ASIDE.outer_height + _GAP if _sets_aside(shown) else 0)
    picture = felt(below + (_RIBBON[1] if hand is None else hand.height) + BORDER).copy()
    if hand is None:
        lay_plates(picture, shown)
    for number, (left, width) in enumerate(columns):
        if not shown.plates.each:
            lay(picture, seat_badge(shown.badges[number], width, acting=number in shown.to_act), (left, BORDER))
        elif hand is not None:
            lay_low_plate(picture, shown.plates, number, (left, BORDER), width)
    if table.trump is not None:
        _lay_columns(picture, shown.seats, table, columns, theme, size=size, top=top)
    else:
        # While bids are chosen nothing is named below them.
        is_free = hand is None and not shown.is_passing and not _sets_aside(shown)
        _lay_choices(picture, shown, columns, theme, size=size, top=top + (_RIBBON[1] // 2 if is_free else 0))
    _lay_aside(picture, table, columns, theme, top=aside_top)
    if hand is not None:
        _lay_trump(picture, shown, table, theme, size)
        lay_hand(picture, hand, shown, theme, below)
    elif (ribbon := _ribbon(shown, table, theme)) is not None:
        lay(picture, ribbon, (BORDER, below))
    return picture


def trick_columns(shown: TableShown) -> list[tuple[int, int]]:
    """Left and width of each seat; with a hand, the trump stands on their left."""
    count, first = len(shown.seats), 0 if shown.hand is None else CARD.outer_width + _GAP
    return [column(number, count, WIDTH - 2 * BORDER - first, BORDER + first) for number in range(count)]


def trick_lettering(captions: TableCaptions) -> tuple[Lettering, ...]:
    """The trump's name, in the public picture and in a seat's."""
    name = captions.trump
    return (ribbon_lettering(name, *_RIBBON), caption_lettering(name, CARD.outer_width)) if name else ()


def _sets_aside(shown: TableShown) -> bool:
    """Whether bids can be set aside (IS-8), so that their room on the table is known before the first of them."""
    return any(seat.bonus is not None for seat in shown.seats)


def _lay_columns(
    picture: Image.Image,
    seats: Sequence[SeatView],
    table: TrickTable,
    columns: _Columns,
    theme: Theme,
    *,
    size: Size,
    top: int,
) -> None:
    """Draw in each seat's column its card of the trick, with its number in the order of play, and beside it its bid
    with the tricks won of those bid."""
    small = sized(SHORT_CARD, theme)
    played = {seat: (number, each) for number, (seat, each) in enumerate(table.trick or table.last_trick)}
    for number, (seat, (left, width)) in enumerate(zip(seats, columns, strict=True)):
        start = left + (width - size.outer_width - small.outer_width) // 2
        if number in played:
            order, each = played[number]
            mark = _mark(table, number, order)
            lay(picture, sprite(each, size, theme, mark), (start, top))
            if mark is not Mark.LAST or not size.bare:  # A bare card has one free corner, where its mark is.
                lay_order(picture, order + 1, size, (start, top))
        else:
            lay(picture, bare_place(size), (start, top))
        start += size.outer_width
        bid_top = top + (size.outer_height - small.outer_height - LABEL_HEIGHT) // 2
        lay(picture, _bid(seat, small, theme), (start, bid_top))
        if seat.tricks is not None and seat.bid is not None:
            label = card_label(f"{seat.tricks}/{seat.bid.rank}", small.outer_width)
            lay(picture, label, (start, bid_top + small.outer_height))


def _lay_choices(
    picture: Image.Image, shown: TableShown, columns: _Columns, theme: Theme, *, size: Size, top: int
) -> None:
    """Draw in each seat's column the card that it chooses, as a bid or to be passed on."""
    for number, (seat, (left, width)) in enumerate(zip(shown.seats, columns, strict=True)):
        is_asked = number in shown.to_act and not seat.has_chosen
        drawn = asked_place(size) if is_asked else _bid(seat, size, theme)
        lay(picture, drawn, (left + (width - size.outer_width) // 2, top))


def _mark(table: TrickTable, seat: int, order: int) -> Mark:
    if table.trick:
        return Mark.LAST if order == len(table.trick) - 1 else Mark.NONE
    return Mark.LAST if seat == table.last_winner else Mark.FADED


def _bid(seat: SeatView, size: Size, theme: Theme) -> Image.Image:
    """A seat's bid, face down as long as others choose theirs."""
    if seat.bid is not None:
        return sprite(seat.bid, size, theme)
    return back(size) if seat.has_chosen else bare_place(size)


def _lay_aside(picture: Image.Image, table: TrickTable, columns: _Columns, theme: Theme, *, top: int) -> None:
    """Draw in each seat's column its bids set aside by piikos, overlapping where they have to, latest on top."""
    size = sized(_ASIDE, theme)
    for number, (left, width) in enumerate(columns):
        cards = [each for holder, each in table.set_aside if holder == number]
        step = min(size.outer_width, (width - size.outer_width) // max(1, len(cards) - 1))
        start = left + (width - size.outer_width - (len(cards) - 1) * step) // 2
        for i, each in enumerate(cards):
            lay(picture, sprite(each, size, theme, Mark.FADED), (start + i * step, top))


def _lay_trump(picture: Image.Image, shown: TableShown, table: TrickTable, theme: Theme, size: Size) -> None:
    """Draw on the left the trump with its name, or how many cards are passed on, and where to."""
    if table.trump is not None:
        lay(picture, trump_sign(FIRST_COLOUR + table.trump, theme, size), (BORDER, BORDER))
        if shown.captions.trump:
            lay(picture, caption(shown.captions.trump, size.outer_width), (BORDER, BORDER + size.outer_height))
    elif shown.is_passing:
        lay(picture, passing_sign(table.to_give, size, to_left=table.to_left), (BORDER, BORDER))


def _ribbon(shown: TableShown, table: TrickTable, theme: Theme) -> Image.Image | None:
    """The trump with its name, or how many cards are passed on, and where to."""
    if table.trump is not None:
        return trump_ribbon(FIRST_COLOUR + table.trump, shown.captions.trump, theme, _RIBBON)
    return passing_ribbon(table.to_give, _RIBBON, to_left=table.to_left) if shown.is_passing else None
