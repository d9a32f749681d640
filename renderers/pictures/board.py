"""The board under layouts: a column per rank, a line per suit and pack.

For large cards it is folded at the sevens, with the ranks downwards and the suits across, so that a place has three
times the area.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache, cached_property
from typing import Final

from PIL import Image

from engine import cards
from engine.cards import Card
from renderers.canvas.canvas import Canvas
from renderers.canvas.palette import FELT, GOLD, PAPER, Theme, blend, drawing, lay, to_palette
from renderers.model.badges import Badge
from renderers.model.layout import Way, column
from renderers.model.shown import TableShown
from renderers.model.standing import Cell, Stand
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.held import held_card
from renderers.sprites.places import bare_place, empty_place, track
from renderers.sprites.sizes import CARD, MARGIN, Size

COLUMN: Final = CARD.outer_width

_LOW_CARD: Final = Size(60, 84)
"""For a layout with a hand in it and something below it."""
_LARGE: Final = 100
_LOW_LARGE: Final = 92
"""Height of large cards, where nothing lies below a layout, and where something does."""
_SEVEN: Final = 6
_NOTCH: Final = 9
_ARROW: Final = 9, 30
"""Width and height of a tunnel's arrow."""
_FOOT: Final = 7
"""Pixels between a badge on a card and the card's outer edge."""


class Fold(Enum):
    """How a layout is folded at its sevens."""

    NONE = auto()
    SUITS = auto()
    """Below the seven of each suit are its two ends, side by side."""
    HALVES = auto()
    """Low cards are on the left and high ones on the right, so that places of neighbouring suits are neighbours. The
    sevens are above both."""


@dataclass(frozen=True, kw_only=True)
class BoardGeometry:
    """The geometry of a board; determines the empty board."""

    suits: tuple[int, ...]
    """The suits of the lines, from top to bottom, or from left to right."""
    base: int | None = None
    """The rank of the marked column."""
    ace_high: bool = False
    size: Size = CARD
    is_record: bool = False
    """Whether it only records what is gone: empty places are one track a line."""
    above: int = 0
    below: int = 0
    """Pixels of felt above and below the lines."""
    fold: Fold = Fold.NONE

    @cached_property
    def line_height(self) -> int:
        return self.size.outer_height

    @cached_property
    def top(self) -> int:
        return BORDER + self.above

    @cached_property
    def bottom(self) -> int:
        folded = 8 if self.ace_high else 7
        return self.top + (len(self.suits) if self.fold is Fold.NONE else folded) * self.line_height

    def line_of(self, place: Card) -> int:
        """The line of a place, if there is one per suit."""
        return self.suits.index(place.suit)

    def at(self, line: int, place: Card) -> tuple[int, int]:
        """The top left of a place's sprite."""
        if self.fold is Fold.NONE:
            return BORDER + column(place, ace_high=self.ace_high) * COLUMN, self.top + line * self.line_height
        from_seven = column(place, ace_high=self.ace_high) - column(cards.of(0, _SEVEN), ace_high=self.ace_high)
        wide, is_high = self.size.outer_width, from_seven > 0
        if self.fold is Fold.HALVES:
            left = (line + is_high * len(self.suits)) * wide
        else:
            left = 2 * line * wide + (is_high * wide if from_seven else wide // 2)
        return BORDER + left, self.top + abs(from_seven) * self.line_height

    @cached_property
    def spots(self) -> Mapping[Cell, Sequence[tuple[int, int]]]:
        """Where the places are, by their top left: the sevens of halves are in two."""
        return _spots(self)

    def lay(self, picture: Image.Image, drawn: Image.Image, cell: Cell) -> None:
        """Draw what is in a place."""
        for spot in self.spots[cell]:
            lay(picture, drawn, spot)


@cache
def _spots(board: BoardGeometry) -> Mapping[Cell, Sequence[tuple[int, int]]]:
    found: dict[Cell, Sequence[tuple[int, int]]] = {}
    for line, suit in enumerate(board.suits):
        for place in cards.INTERNATIONAL[13 * suit : 13 * suit + 13]:
            left, top = board.at(line, place)
            again = board.fold is Fold.HALVES and place.rank == _SEVEN
            other = left + len(board.suits) * board.size.outer_width
            found[line, place] = ((left, top), (other, top)) if again else ((left, top),)
    return found


@cache
def empty_board(board: BoardGeometry) -> Image.Image:
    """The felt with empty places, and notches at both ends of the base's column. Cached: do not modify it."""
    picture = felt(board.bottom + board.below + BORDER).copy()
    for line, suit in enumerate(board.suits):
        if board.is_record and board.fold is Fold.NONE:
            lay(picture, track(board.size), (BORDER, board.top + line * board.line_height))
            continue
        for place in cards.INTERNATIONAL[13 * suit : 13 * suit + 13]:
            empty = bare_place(board.size) if board.is_record else empty_place(place, board.size)
            board.lay(picture, empty, (line, place))
    if board.base is not None and board.fold is Fold.NONE:
        left = board.at(0, cards.of(0, board.base))[0]
        for edge, outwards in ((board.top, -1), (board.bottom, 1)):
            _cut_notch(picture, (left, edge - _NOTCH, left + COLUMN, edge + _NOTCH), outwards)
    return picture


def board_size(shown: TableShown, theme: Theme, usual: Size, *, lines: int, is_alone: bool = True) -> Size:
    """The size of a layout's cards, which with a hand is large for who wants that. `is_alone`: nothing lies below it,
    where that is of importance."""
    if shown.hand is None or not theme.large:
        return _LOW_CARD if shown.hand is not None and usual == CARD and not is_alone else usual
    high = _LARGE if is_alone else _LOW_LARGE
    return Size((WIDTH - 2 * BORDER) // (2 * lines) - 2 * MARGIN, high, bare=True)


def fold_of(shown: TableShown, theme: Theme, fold: Fold = Fold.SUITS) -> Fold:
    """How a layout is folded, if its cards are large."""
    return fold if shown.hand is not None and theme.large else Fold.NONE


def lay_owner(picture: Image.Image, board: BoardGeometry, cells: Iterable[tuple[int, Card]], badge: Badge) -> None:
    """Draw a player's badge on the foot of cards in these places, as (line, place)."""
    sign = seat_badge(badge, BADGE_HEIGHT, ground=PAPER)
    # A short card has its rank on the left, and its suit, which the row says as well, on the right.
    beside = COLUMN - BADGE_HEIGHT - _FOOT if board.size.short else (COLUMN - BADGE_HEIGHT) // 2
    inset = beside, board.line_height - BADGE_HEIGHT - _FOOT
    for line, place in cells:
        left, top = board.at(line, place)
        lay(picture, sign, (left + inset[0], top + inset[1]))


def lay_held(
    picture: Image.Image,
    held: Mapping[Cell, tuple[Card, Stand]],
    opened: frozenset[Cell],
    theme: Theme,
    board: BoardGeometry,
) -> None:
    """Draw the cards of a hand in their places, of which these are open."""
    for cell, (card, stand) in held.items():
        board.lay(picture, held_card(card, board.size, theme, stand, is_open=cell in opened), cell)


def mark_tunnels(picture: Image.Image, ways: Iterable[Way], board: BoardGeometry) -> None:
    """Draw an arrow at both ends of each line with a tunnel: out of the row, and into its other end."""
    wide, high = _ARROW
    for line, way in enumerate(ways):
        if way is Way.FULL:
            continue
        open_ = way is not Way.SHUT
        low = _arrow(to_left=way is not Way.UP, is_open=open_)
        top = _arrow(to_left=way is Way.DOWN, is_open=open_)
        if board.fold is Fold.NONE:
            middle = board.top + line * board.line_height + (board.line_height - high) // 2
            lay(picture, low, (BORDER - wide, middle))
            lay(picture, top, (WIDTH - BORDER, middle))
            continue
        # Both ends are at the foot: out of the low end is downwards, out of the high end as well.
        for end, drawn, turn in ((0, low, Image.Transpose.ROTATE_90), (12, top, Image.Transpose.ROTATE_270)):
            left, above = board.at(line, cards.of(board.suits[line], end))
            foot = left + (board.size.outer_width - high) // 2, above + board.line_height
            lay(picture, drawn.transpose(turn), foot)


@cache
def _arrow(*, to_left: bool, is_open: bool) -> Image.Image:
    wide, high = _ARROW
    with drawing:
        canvas = Canvas(wide, high, FELT)
        point, foot = (1, wide - 1) if to_left else (wide - 1, 1)
        corners = [(foot, 5.0), (point, high / 2), (foot, high - 5.0)]
        if is_open:
            canvas.fill(corners, GOLD)
        else:
            canvas.line(corners, 1.5, blend(FELT, PAPER, 0.5))
        return to_palette(canvas.finish())


def _cut_notch(picture: Image.Image, box: tuple[int, int, int, int], outwards: int) -> None:
    """Draw a golden triangle in the middle of the box, pointing away from `outwards`."""
    with drawing:
        canvas = Canvas.over(picture.crop(box))
        middle, edge = canvas.width / 2, canvas.height / 2
        foot = edge + outwards * (_NOTCH - 1)
        canvas.fill([(middle - _NOTCH, foot), (middle + _NOTCH, foot), (middle, edge - outwards * 0.5)], GOLD)
        picture.paste(to_palette(canvas.finish()), box)
