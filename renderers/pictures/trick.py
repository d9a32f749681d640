"""A round of Insidious Sevens: each seat's bid and tricks, trump and trick, and a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import SeatView, TrickTable
from renderers.canvas.lettering import Lettering
from renderers.canvas.outlines import FIRST_COLOUR
from renderers.canvas.palette import Theme, lay
from renderers.model.marks import Mark
from renderers.model.shown import TableCaptions, TableShown
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.hand import hand_below, lay_hand
from renderers.pictures.plates import column, lay_plates, plates_of
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import caption, caption_lettering, card_label, count_label
from renderers.sprites.places import bare_place
from renderers.sprites.signs import passing_sign, trump_sign
from renderers.sprites.sizes import CARD, LARGE_CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import back, sprite

_OVERLAP: Final = 15
"""Offset between bids set aside; seven fit in a seat's column."""
_GAP: Final = 8


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """Where things lie: the trick and the trump, the bids in a column for each seat, and the bids set aside."""

    card: Size
    """Of the trick."""
    small: Size
    """Of bids."""
    trick_top: int
    columns: tuple[tuple[int, int], ...]
    """Left and width."""
    bids_top: int
    aside_top: int
    below: int
    """Where all of it ends."""


def paint_trick(shown: TableShown, table: TrickTable, theme: Theme) -> Image.Image:
    """The table as a palette picture. Between tricks the last one is shown faded, with its winning card marked."""
    hand = None if shown.hand is None else hand_below(shown, theme)
    at = _in_columns(shown, table) if hand is None else _above_hand(shown, table, theme)
    picture = felt(at.below + (BORDER if hand is None else _GAP + 2 + hand.height + BORDER)).copy()
    lay_plates(picture, shown)
    for number, seat in enumerate(shown.seats):
        left, width = at.columns[number]
        if hand is not None or not shown.plates.each:
            badge = seat_badge(shown.badges[number], width, acting=number in shown.to_act)
            lay(picture, badge, (left, at.bids_top - BADGE_HEIGHT))
        _lay_bid(picture, seat, theme, at, number, has_label_below=hand is not None)
        if hand is None:
            aside = [each for holder, each in table.set_aside if holder == number]
            taken = at.small.outer_width + (len(aside) - 1) * _OVERLAP
            _lay_aside(picture, aside, theme, at, left=left + (width - taken) // 2, step=_OVERLAP)
    _lay_trump(picture, shown, table, theme, at)
    _lay_trick(picture, shown, table, theme, at)
    if hand is not None:
        wide = at.small.outer_width
        step = min(wide, (WIDTH - 2 * BORDER - wide) // max(1, len(table.set_aside) - 1))
        _lay_aside(picture, [each for _, each in table.set_aside], theme, at, left=BORDER, step=step)
        lay_hand(picture, hand, shown, theme, at.below + _GAP + 2)
    return picture


def _in_columns(shown: TableShown, table: TrickTable) -> _Arrangement:
    """Without a hand: the bids below the plates, then those set aside, then the trick."""
    bids_top = BORDER + (plates_of(shown).height or BADGE_HEIGHT)
    aside_top = bids_top + CARD.outer_height + _GAP
    trick_top = aside_top + (CARD.outer_height + _GAP if table.set_aside else 0)
    columns = tuple(column(number, len(shown.seats)) for number in range(len(shown.seats)))
    below = trick_top + LARGE_CARD.outer_height + BADGE_HEIGHT
    return _Arrangement(LARGE_CARD, CARD, trick_top, columns, bids_top, aside_top, below)


def _above_hand(shown: TableShown, table: TrickTable, theme: Theme) -> _Arrangement:
    """Above a hand: the bids beside the trick, then those set aside."""
    count, first = len(shown.seats), BORDER + (1 + len(shown.seats)) * CARD.outer_width + _GAP + 2
    width = (WIDTH - BORDER - first) // count
    columns = tuple((first + number * width, width) for number in range(count))
    aside_top = BORDER + CARD.outer_height + BADGE_HEIGHT + _GAP + 2
    below = aside_top + (SHORT_CARD.outer_height if table.set_aside else -_GAP - 2)
    small = sized(SHORT_CARD, theme)
    return _Arrangement(sized(CARD, theme), small, BORDER, columns, BORDER + BADGE_HEIGHT, aside_top, below)


def trick_lettering(captions: TableCaptions) -> tuple[Lettering, ...]:
    """The trump's name, in the public picture and in a seat's."""
    widths = (LARGE_CARD.outer_width, CARD.outer_width)
    return tuple(caption_lettering(captions.trump, width) for width in widths) if captions.trump else ()


def _lay_trump(
    picture: Image.Image, shown: TableShown, table: TrickTable, theme: Theme, arrangement: _Arrangement
) -> None:
    """Draw on the left the trump with its name, or how many cards are passed on, and where to."""
    size, top = arrangement.card, arrangement.trick_top
    if table.trump is not None:
        lay(picture, trump_sign(FIRST_COLOUR + table.trump, theme, size), (BORDER, top))
        if shown.captions.trump:
            lay(picture, caption(shown.captions.trump, size.outer_width), (BORDER, top + size.outer_height))
    elif shown.is_passing:
        lay(picture, passing_sign(table.to_give, size, to_left=table.to_left), (BORDER, top))


def _lay_trick(
    picture: Image.Image, shown: TableShown, table: TrickTable, theme: Theme, arrangement: _Arrangement
) -> None:
    """Draw the trick beside the trump."""
    size, top = arrangement.card, arrangement.trick_top
    left = BORDER + size.outer_width
    for i, (seat, each) in enumerate(table.trick or table.last_trick):
        if table.trick:
            mark = Mark.LAST if i == len(table.trick) - 1 else Mark.NONE
        else:
            mark = Mark.LAST if seat == table.last_winner else Mark.FADED
        lay(picture, sprite(each, size, theme, mark), (left, top))
        lay(picture, seat_badge(shown.badges[seat], size.outer_width), (left, top + size.outer_height))
        left += size.outer_width
    if not table.trick and not table.last_trick:
        lay(picture, bare_place(size), (left, top))


def _lay_bid(
    picture: Image.Image, seat: SeatView, theme: Theme, at: _Arrangement, number: int, *, has_label_below: bool
) -> None:
    """The seat's bid, face down as long as others choose theirs, and tricks won of tricks bid."""
    (left, width), size, label = at.columns[number], at.small, None
    if seat.tricks is not None and seat.bid is not None:
        text = f"{seat.tricks}/{seat.bid.rank}"
        label = card_label(text, width) if has_label_below else count_label(text, size)
    hidden = back(size) if seat.has_chosen else bare_place(size)
    bid = hidden if seat.bid is None else sprite(seat.bid, size, theme)
    taken = bid.width + (label.width if label is not None and not has_label_below else 0)
    start = left + (width - taken) // 2
    lay(picture, bid, (start, at.bids_top))
    if label is not None:
        beside = (left, at.bids_top + bid.height) if has_label_below else (start + bid.width, at.bids_top)
        lay(picture, label, beside)


def _lay_aside(
    picture: Image.Image, cards: Sequence[Card], theme: Theme, arrangement: _Arrangement, *, left: int, step: int
) -> None:
    """Bids set aside by piikos, overlapping, latest on top."""
    for i, each in enumerate(cards):
        drawn = sprite(each, arrangement.small, theme, Mark.FADED)
        lay(picture, drawn, (left + i * step, arrangement.aside_top))
