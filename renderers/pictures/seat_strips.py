"""Games without a layout: a strip of what lies on the table, and below it the viewer's hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import ceil
from typing import Final

from PIL import Image

from engine.cards import NUMBERS
from engine.views import GroupTable, SeatView, TrickTable
from renderers.canvas.palette import Theme, lay
from renderers.model.hand import HeldCard
from renderers.model.marks import Mark
from renderers.model.seat import SeatShown
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.group import lay_group
from renderers.pictures.trick import bid_sprite, lay_trick, lay_trump
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import GAP_WIDTH, LABEL_HEIGHT, bar_label, card_label, crown_label, gap_label
from renderers.sprites.places import bare_place
from renderers.sprites.sizes import CARD, LARGE_CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import back, sprite

_STRIP: Final = CARD.outer_height + BADGE_HEIGHT
_GAP: Final = 10
_RAISE: Final = 12
_SIZES: Final = (LARGE_CARD, Size(88, 126), Size(72, 104), CARD, SHORT_CARD)
_HIGHEST: Final = 300
_HIGHEST_LARGE: Final = 340
"""The hand is drawn at the largest of these sizes at which it is at most this high."""
_ROOM: Final = WIDTH - 2 * BORDER
_GROUP_OVERLAP: Final = 24
"""Offset between cards of the group to beat; nine fit beside the discards."""
_RESERVE_BADGE: Final = 72
_RESERVE: Final = 2
"""Number of face-up cards of each player at the start of a duel (NT-10)."""

Lines = list[list[HeldCard]]


@dataclass(frozen=True, slots=True)
class _LaidHand:
    """The hand, laid out at one size."""

    lines: Lines
    size: Size
    below: int
    """Height of the labels below each line."""

    @property
    def line_height(self) -> int:
        return _RAISE + self.size.outer_height + self.below

    @property
    def height(self) -> int:
        return len(self.lines) * self.line_height


def paint_seat_at_tricks(shown: SeatShown, table: TrickTable, theme: Theme) -> Image.Image:
    """Trump and trick, each seat's bid and tricks, the bids set aside, and the hand by colour."""
    hand, small = _arranged(shown, theme), sized(SHORT_CARD, theme)
    aside_top = BORDER + _STRIP + _GAP
    hand_top = aside_top + (SHORT_CARD.outer_height + _GAP if table.set_aside else 0)
    picture = felt(hand_top + hand.height + BORDER).copy()
    strip = sized(CARD, theme)
    lay_trump(picture, table, strip, theme, shown.captions, is_passing=shown.is_passing)
    lay_trick(picture, table, strip, theme, shown.badges)
    first = BORDER + (1 + len(shown.seats)) * CARD.outer_width + _GAP
    width = (WIDTH - BORDER - first) // len(shown.seats)
    for number, seat in enumerate(shown.seats):
        badge = seat_badge(shown.badges[number], width, acting=number in shown.to_act)
        _lay_bid(picture, seat, badge, theme, first + number * width)
    offset = min(SHORT_CARD.outer_width, (_ROOM - SHORT_CARD.outer_width) // max(1, len(table.set_aside) - 1))
    for i, (_, each) in enumerate(table.set_aside):
        lay(picture, sprite(each, small, theme, Mark.FADED), (BORDER + i * offset, aside_top))
    _lay_hand(picture, hand, shown, theme, hand_top)
    return picture


def paint_seat_at_groups(shown: SeatShown, table: GroupTable, theme: Theme) -> Image.Image:
    """The group to beat, stock, beaten block and discards, the reserves of a duel, and the hand in its order."""
    hand, small = _arranged(shown, theme), sized(SHORT_CARD, theme)
    reserves_top = BORDER + _STRIP + _GAP
    hand_top = reserves_top + (SHORT_CARD.outer_height + _GAP if shown.seats else 0)
    picture = felt(hand_top + hand.height + BORDER).copy()
    lay_group(picture, table, sized(CARD, theme), theme, shown.badges, overlap=_GROUP_OVERLAP)
    _lay_counts(picture, table, theme)
    left = BORDER
    for number, seat in enumerate(shown.seats):
        badge = seat_badge(shown.badges[number], _RESERVE_BADGE, acting=number in shown.to_act)
        lay(picture, badge, (left, reserves_top + (SHORT_CARD.outer_height - BADGE_HEIGHT) // 2))
        left += _RESERVE_BADGE
        lying = [sprite(each, small, theme) for each in seat.shown]
        for piece in (*lying, *[bare_place(SHORT_CARD)] * (_RESERVE - len(lying))):
            lay(picture, piece, (left, reserves_top))
            left += SHORT_CARD.outer_width
    _lay_hand(picture, hand, shown, theme, hand_top)
    return picture


def _lay_bid(picture: Image.Image, seat: SeatView, badge: Image.Image, theme: Theme, left: int) -> None:
    """A seat's badge, its bid, and the tricks won of those bid."""
    lay(picture, badge, (left, BORDER))
    lay(
        picture,
        bid_sprite(seat, sized(SHORT_CARD, theme), theme),
        (left + (badge.width - SHORT_CARD.outer_width) // 2, BORDER + BADGE_HEIGHT),
    )
    if seat.tricks is not None and seat.bid is not None:
        label = card_label(f"{seat.tricks}/{seat.bid.rank}", badge.width)
        lay(picture, label, (left, BORDER + BADGE_HEIGHT + SHORT_CARD.outer_height))


def _lay_counts(picture: Image.Image, table: GroupTable, theme: Theme) -> None:
    """From the right: the discards by number, the stock and the beaten block, each with its count below."""
    counted, small = list[tuple[Image.Image, int]](), sized(SHORT_CARD, theme)
    if table.block:
        number = table.block_number
        is_known = number is not None
        counted.append(
            (sprite(NUMBERS[number - 1], small, theme, Mark.READY) if is_known else back(SHORT_CARD), table.block)
        )
    if table.stock is not None:
        counted.append((back(SHORT_CARD) if table.stock else bare_place(SHORT_CARD), table.stock))
    for number, count in zip(NUMBERS, table.discarded, strict=True):
        counted.append((sprite(number, small, theme, Mark.NONE if count else Mark.FADED), count))
    left = WIDTH - BORDER - len(counted) * SHORT_CARD.outer_width
    for piece, count in counted:
        lay(picture, piece, (left, BORDER))
        lay(picture, card_label(f"×{count}", SHORT_CARD.outer_width), (left, BORDER + SHORT_CARD.outer_height))
        left += SHORT_CARD.outer_width


def _arranged(shown: SeatShown, theme: Theme) -> _LaidHand:
    """The hand at the largest size that fits. Equal neighbours, and cards of a colour, stay in one line if they can."""
    cards = shown.hand.cards
    is_ordered = isinstance(shown.table, GroupTable)
    groups = [list(group) for _, group in groupby(cards, key=lambda held: held.card if is_ordered else held.card.suit)]
    below = LABEL_HEIGHT if is_ordered or any(held.wins for held in cards) else 0
    hand, highest = _LaidHand([[]], LARGE_CARD, below), _HIGHEST_LARGE if theme.large else _HIGHEST
    for size in _SIZES:
        hand = _LaidHand(_lines(groups, _ROOM // size.outer_width), sized(size, theme), below)
        if hand.height <= highest:
            break
    return replace(hand, lines=_balanced(groups, hand))


def _balanced(groups: Sequence[list[HeldCard]], hand: _LaidHand) -> Lines:
    """As many lines as the hand has, about equally long."""
    count = len(hand.lines)
    if count == 1:
        return hand.lines
    shortest = max(1, ceil(sum(map(len, groups)) / count))
    narrower = (_lines(groups, width) for width in range(shortest, _ROOM // hand.size.outer_width))
    return next((lines for lines in narrower if len(lines) == count), hand.lines)


def _lines(groups: Sequence[list[HeldCard]], fitting: int) -> Lines:
    lines: Lines = [[]]
    for group in groups:
        if lines[-1] and len(lines[-1]) + len(group) > fitting:
            lines.append([])
        lines[-1] += group
        while len(lines[-1]) > fitting:
            lines.append(lines[-1][fitting:])
            del lines[-2][fitting:]
    return lines


def _lay_hand(picture: Image.Image, hand: _LaidHand, shown: SeatShown, theme: Theme, top: int) -> None:
    size, wide = hand.size, hand.size.outer_width
    if not shown.hand.cards:
        lay(picture, bare_place(size), ((WIDTH - wide) // 2, top + _RAISE))
    gap = 0
    for number, line in enumerate(hand.lines):
        line_top = top + number * hand.line_height
        label_top = line_top + _RAISE + size.outer_height
        first = (WIDTH - len(line) * wide) // 2
        for i, held in enumerate(line):
            left = first + i * wide
            lay(
                picture,
                sprite(held.card, size, theme, held.mark),
                (left, line_top if held.mark is Mark.READY else line_top + _RAISE),
            )
            if held.wins:
                lay(picture, crown_label(wide), (left, label_top))
            elif held.label and not shown.numbers_gaps:
                lay(picture, card_label(held.label, wide), (left, label_top))
        if shown.numbers_gaps:
            own = sum(not held.is_new for held in line)
            for i in range(own + 1):
                left = min(max(first + i * wide - GAP_WIDTH // 2, BORDER), WIDTH - BORDER - GAP_WIDTH)
                lay(picture, gap_label(str(gap + i + 1)), (left, label_top))
            gap += own
        elif isinstance(shown.table, GroupTable):
            for start, count in _playable_groups(line):
                each = line[start]
                label = f"{each.label}–{line[start + count - 1].label}: {count} × {each.card.rank}"
                lay(picture, bar_label(label, count * wide), (first + start * wide, label_top))


def _playable_groups(line: Sequence[HeldCard]) -> Iterator[tuple[int, int]]:
    """Position and length of each group of equal playable neighbours, without single cards."""
    at = 0
    for (_, mark), group in groupby(line, key=lambda held: (held.card, held.mark)):
        count = len(list(group))
        if mark is Mark.READY and count > 1:
            yield at, count
        at += count
