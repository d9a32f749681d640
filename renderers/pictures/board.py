"""The board under layouts: a column per rank, a line per suit and pack."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
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
from renderers.sprites.places import empty_place, track
from renderers.sprites.sizes import CARD, Size, sized

COLUMN: Final = CARD.outer_width

_LOW_CARD: Final = Size(60, 84)
"""For a layout with a hand in it and something below it."""
_ALONE: Final = Size(60, 100, bare=True)
"""A large card, for layouts with nothing below them."""
_NOTCH: Final = 9
_ARROW: Final = 9, 30
"""Width and height of a tunnel's arrow."""
_FOOT: Final = 7
"""Pixels between a badge on a card and the card's outer edge."""


@dataclass(frozen=True, kw_only=True)
class BoardGeometry:
    """The geometry of a board; determines the empty board."""

    suits: tuple[int, ...]
    """The suits of the lines, from top to bottom."""
    base: int | None = None
    """The rank of the marked column."""
    ace_high: bool = False
    size: Size = CARD
    is_record: bool = False
    """Whether it only records what is gone: empty places are one track a line."""
    above: int = 0
    below: int = 0
    """Pixels of felt above and below the lines."""

    @cached_property
    def line_height(self) -> int:
        return self.size.outer_height

    @cached_property
    def top(self) -> int:
        return BORDER + self.above

    @cached_property
    def bottom(self) -> int:
        return self.top + len(self.suits) * self.line_height

    def line_of(self, place: Card) -> int:
        """The line of a place, if there is one per suit."""
        return self.suits.index(place.suit)

    def at(self, line: int, place: Card) -> tuple[int, int]:
        """The top left of a place's sprite."""
        return BORDER + column(place, ace_high=self.ace_high) * COLUMN, self.top + line * self.line_height


@cache
def empty_board(board: BoardGeometry) -> Image.Image:
    """The felt with empty places, and notches at both ends of the base's column. Cached: do not modify it."""
    picture = felt(board.bottom + board.below + BORDER).copy()
    for line, suit in enumerate(board.suits):
        if board.is_record:
            lay(picture, track(board.size), (BORDER, board.top + line * board.line_height))
            continue
        for place in cards.INTERNATIONAL[13 * suit : 13 * suit + 13]:
            lay(picture, empty_place(place, board.size), board.at(line, place))
    if board.base is not None:
        left = board.at(0, cards.of(0, board.base))[0]
        for edge, outwards in ((board.top, -1), (board.bottom, 1)):
            _cut_notch(picture, (left, edge - _NOTCH, left + COLUMN, edge + _NOTCH), outwards)
    return picture


def board_size(shown: TableShown, theme: Theme, usual: Size, *, is_alone: bool) -> Size:
    """The size of a layout's cards. With a hand they are as large as the viewer likes. `usual`: `CARD` for a layout of
    as many lines as suits. `is_alone`: nothing lies below it."""
    if shown.hand is None:
        return usual
    if usual == CARD and theme.large and is_alone:
        return _ALONE
    return sized(_LOW_CARD if usual == CARD and not is_alone else usual, theme)


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
        lay(picture, held_card(card, board.size, theme, stand, is_open=cell in opened), board.at(*cell))


def mark_tunnels(picture: Image.Image, ways: Iterable[Way], board: BoardGeometry) -> None:
    """Draw an arrow at both ends of each line with a tunnel: out of the row, and into its other end."""
    wide, high = _ARROW
    for line, way in enumerate(ways):
        if way is Way.FULL:
            continue
        middle = board.top + line * board.line_height + (board.line_height - high) // 2
        open_ = way is not Way.SHUT
        lay(picture, _arrow(to_left=way is not Way.UP, is_open=open_), (BORDER - wide, middle))
        lay(picture, _arrow(to_left=way is Way.DOWN, is_open=open_), (WIDTH - BORDER, middle))


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
