"""The strip below a layout: cards in front of each seat, such as dead cards and piles."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import RowsTable, SeatView, View
from renderers.canvas.palette import Theme
from renderers.pictures.frame import BORDER, WIDTH
from renderers.pictures.shown import TableShown
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, seat_badge
from renderers.sprites.tags import TAG_WIDTH, back_tag, card_tag, count_tag

_LINE: Final = BADGE_HEIGHT + 4
_GAP: Final = 10
"""Pixels between what lies before two seats. With it the piles of six seats are in one line."""

Lines = tuple[tuple[tuple[int, Image.Image], ...], ...]
"""Lines of (left, piece)."""


def strip_lines(shown: TableShown) -> Lines:
    """A badge and the cards in front of each seat that has any, broken into lines.

    Where cards come to lie there (KI-9, CS-1, PQ-2) there is always a line, so that the first one does not change the
    picture's height.
    """
    view = shown.view
    lines: list[list[tuple[int, Image.Image]]] = [[]] if _is_kept_free(view) else []
    left = BORDER if lines else WIDTH
    for number, seat in enumerate(view.seats):
        pieces = list(_pieces(seat, shown.theme, _trump_card(view)))
        if not pieces:
            continue
        pieces.insert(0, seat_badge(shown.badges[number]))
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
    """Paste the lines below each other."""
    for i, line in enumerate(lines):
        for left, piece in line:
            picture.paste(piece, (left, top + i * _LINE))


def own_pile_lines(cards: tuple[Card, ...], theme: Theme) -> Lines:
    """The viewer's own face-down cards: a back, then the cards."""
    pieces = [back_tag(), *(card_tag(each, theme) for each in cards)] if cards else []
    in_line = (WIDTH - 2 * BORDER) // TAG_WIDTH
    return tuple(
        tuple((BORDER + i * TAG_WIDTH, piece) for i, piece in enumerate(pieces[start : start + in_line]))
        for start in range(0, len(pieces), in_line)
    )


def _pieces(seat: SeatView, theme: Theme, told_elsewhere: Card | None) -> Iterator[Image.Image]:
    yield from (card_tag(each, theme) for each in seat.shown if each is not told_elsewhere)
    if seat.face_down:
        yield back_tag()
        yield count_tag(f"×{seat.face_down}")


def _trump_card(view: View) -> Card | None:
    return view.table.trump_card if isinstance(view.table, RowsTable) else None


def _is_kept_free(view: View) -> bool:
    return any(seat.penalty is not None or seat.face_down is not None for seat in view.seats)
