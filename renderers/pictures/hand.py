"""A hand below a table, for games without a layout: in lines, each card with a label below it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import ceil
from typing import Final

from PIL import Image

from engine.views import GroupTable
from renderers.canvas.palette import Theme, lay
from renderers.model.hand import HeldCard
from renderers.model.marks import Mark
from renderers.model.shown import TableShown
from renderers.pictures.frame import BORDER, WIDTH
from renderers.sprites.labels import GAP_WIDTH, LABEL_HEIGHT, bar_label, card_label, crown_label, gap_label
from renderers.sprites.places import bare_place
from renderers.sprites.sizes import CARD, LARGE_CARD, MIDDLE_CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import sprite

_RAISE: Final = 12
_SIZES: Final = (LARGE_CARD, MIDDLE_CARD, Size(72, 104), CARD, SHORT_CARD)
_LOWEST: Final = 16
_ROOM: Final = 220
_ROOM_LARGE: Final = 320
"""The hand is drawn at the largest of these sizes at which it is at most this high, or else lower."""
_WIDTH: Final = WIDTH - 2 * BORDER

Lines = list[list[HeldCard]]


@dataclass(frozen=True, slots=True)
class LaidHand:
    """The hand, laid out at one size."""

    lines: Lines
    size: Size
    height: int
    """That of the picture's part for the hand, whatever it holds: a picture keeps its size for the whole match."""

    @property
    def line_height(self) -> int:
        return _RAISE + self.size.outer_height + LABEL_HEIGHT

    @property
    def filled(self) -> int:
        """The height of the lines."""
        return len(self.lines) * self.line_height


def hand_below(shown: TableShown, theme: Theme) -> LaidHand:
    """The hand at the largest size that fits. Equal neighbours, and cards of a colour, stay in one line if they can."""
    cards = shown.hand.cards if shown.hand is not None else ()
    is_ordered = isinstance(shown.table, GroupTable)
    groups = [list(group) for _, group in groupby(cards, key=lambda held: held.card if is_ordered else held.card.suit)]
    room = _ROOM_LARGE if theme.large and is_ordered else _ROOM
    hand = LaidHand([[]], LARGE_CARD, room)
    for size in _SIZES:
        hand = LaidHand(_lines(groups, _WIDTH // size.outer_width), sized(size, theme), room)
        if hand.filled <= room:
            break
    else:
        low = room // len(hand.lines) - (hand.line_height - hand.size.height)
        hand = replace(hand, size=replace(hand.size, height=max(_LOWEST, low)))
    return replace(hand, lines=_balanced(groups, hand))


def _balanced(groups: Sequence[list[HeldCard]], hand: LaidHand) -> Lines:
    """As many lines as the hand has, about equally long."""
    count = len(hand.lines)
    if count == 1:
        return hand.lines
    shortest = max(1, ceil(sum(map(len, groups)) / count))
    narrower = (_lines(groups, width) for width in range(shortest, _WIDTH // hand.size.outer_width))
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


def lay_hand(picture: Image.Image, hand: LaidHand, shown: TableShown, theme: Theme, top: int) -> None:
    """Draw the hand in the middle of its part of the picture, which begins here."""
    size, wide = hand.size, hand.size.outer_width
    top += (hand.height - hand.filled) // 2
    if not hand.lines[0]:
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
