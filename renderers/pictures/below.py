"""Below a layout: the tray with the stock, trumps and community cards, and the strip of cards that lie before seats."""

from collections.abc import Iterable, Iterator
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import GridTable, RowsTable, SeatView
from renderers.canvas.palette import Theme, lay
from renderers.model.marks import Mark
from renderers.model.shown import TableShown
from renderers.pictures.frame import BORDER, WIDTH
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, seat_badge
from renderers.sprites.labels import count_label
from renderers.sprites.places import bare_place
from renderers.sprites.signs import trump_sign
from renderers.sprites.sizes import Size
from renderers.sprites.sprites import back, sprite
from renderers.sprites.tags import TAG_WIDTH, back_tag, card_tag, count_tag

_HOLDER: Final = 44
"""Width of the badge beside an exposed trump."""
_LINE: Final = BADGE_HEIGHT + 4
_GAP: Final = 10
"""Pixels between what lies before two seats. With it the piles of six seats are in one line."""
_IN_A_LINE: Final = 6
_TAG_WIDTHS: Final = (TAG_WIDTH, 42, 36, 31)
_NARROWEST: Final = 26

Lines = tuple[tuple[tuple[int, Image.Image], ...], ...]
"""Lines of (left, piece)."""


def has_tray(table: RowsTable) -> bool:
    """Whether the picture has room for a tray; it keeps that when nothing is left to show, and so its height."""
    return table.stock is not None or table.trump is not None or table.had_community


def tray_pieces(shown: TableShown, table: RowsTable, theme: Theme, size: Size) -> list[Image.Image]:
    """The stock with its count and `+n` for n cards to draw next, the trump suit, the card that fixed it with its
    holder's badge, and the community cards, those ticked that the viewer can play.
    """
    pieces: list[Image.Image] = []
    if table.stock is not None:
        pieces += (back(size) if table.stock else bare_place(size), count_label(f"×{table.stock}", size))
        if table.to_draw:
            pieces.append(count_label(f"+{table.to_draw}", size))
    if table.trump is not None:
        pieces.append(trump_sign(table.trump, theme, size))
    if table.trump_card is not None and table.trump_card not in table.community:
        if shown.holder is not None:
            pieces.append(seat_badge(shown.holder, _HOLDER))
        pieces.append(sprite(table.trump_card, size, theme))
    for each in table.community:
        pieces.append(sprite(each, size, theme, Mark.READY if each in shown.community else Mark.NONE))
    return pieces


def lay_pieces(picture: Image.Image, pieces: Iterable[Image.Image], size: Size, at: tuple[int, int]) -> None:
    """Draw pieces side by side; badges are centred beside cards of this size."""
    left, top = at
    for piece in pieces:
        below = (size.outer_height - BADGE_HEIGHT) // 2 if piece.height == BADGE_HEIGHT else 0
        lay(picture, piece, (left, top + below))
        left += piece.width


def strip_lines(shown: TableShown, theme: Theme) -> Lines:
    """A badge and the cards in front of each seat that has any, broken into lines; with a hand only the viewer's own.

    None where dead cards stay in the hands. Where cards come to lie there (KI-9, CS-1, PQ-2) the number of lines is the
    same from deal to end, so that the picture keeps its height: tags become narrower where they are many.
    """
    if isinstance(shown.table, GridTable) and not shown.has_piles:
        return ()
    if shown.hand is not None:
        return _own_pile(shown.hand.pile, theme) if shown.has_piles else ()
    if not shown.has_piles:
        return _broken(shown, theme, TAG_WIDTH)
    kept = 1 if len(shown.seats) <= _IN_A_LINE else 2
    tried = (_broken(shown, theme, wide) for wide in _TAG_WIDTHS)
    lines = next((found for found in tried if len(found) <= kept), _broken(shown, theme, _NARROWEST))
    return (*lines, *[()] * (kept - len(lines)))


def _broken(shown: TableShown, theme: Theme, tag_width: int) -> Lines:
    """The lines with tags of this width."""
    lines: list[list[tuple[int, Image.Image]]] = []
    left = WIDTH
    told = shown.table.trump_card if isinstance(shown.table, RowsTable) else None
    for seat, badge in zip(shown.seats, shown.badges, strict=True):
        pieces = list(_before(seat, theme, told, tag_width))
        if not pieces:
            continue
        pieces.insert(0, seat_badge(badge))
        if left + min(sum(piece.width for piece in pieces), WIDTH - 2 * BORDER) > WIDTH - BORDER:
            lines.append([])
            left = BORDER
        for piece in pieces:
            if left + piece.width > WIDTH - BORDER:
                lines.append([])
                left = BORDER + BADGE_WIDTH
            lines[-1].append((left, piece))
            left += piece.width
        left += _GAP
    return tuple(map(tuple, lines))


def strip_height(lines: Lines) -> int:
    """The height in pixels."""
    return len(lines) * _LINE


def lay_strip(picture: Image.Image, lines: Lines, top: int) -> None:
    """Draw the lines below each other."""
    for i, line in enumerate(lines):
        for left, piece in line:
            lay(picture, piece, (left, top + i * _LINE))


def _own_pile(cards: tuple[Card, ...], theme: Theme) -> Lines:
    """The viewer's own face-down cards in one line: a back, then the cards, which overlap where they are many."""
    pieces = [back_tag(), *(card_tag(each, theme) for each in cards)] if cards else []
    step = min(TAG_WIDTH, (WIDTH - 2 * BORDER - TAG_WIDTH) // max(1, len(pieces) - 1))
    return (tuple((BORDER + i * step, piece) for i, piece in enumerate(pieces)),)


def _before(seat: SeatView, theme: Theme, told_elsewhere: Card | None, tag_width: int) -> Iterator[Image.Image]:
    yield from (card_tag(each, theme, tag_width) for each in seat.shown if each is not told_elsewhere)
    if seat.face_down:
        yield back_tag()
        yield count_tag(f"×{seat.face_down}")
