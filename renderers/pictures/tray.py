"""The tray below a layout of rows: stock, trump suit, community cards."""

from collections.abc import Iterable
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import RowsTable
from renderers.canvas.palette import Theme
from renderers.model.badges import Badge
from renderers.model.marks import Mark
from renderers.model.playable import NO_CARDS
from renderers.pictures.shown import TableShown
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import count_label
from renderers.sprites.places import bare_place
from renderers.sprites.signs import trump_sign
from renderers.sprites.sizes import CARD, Size
from renderers.sprites.sprites import back, sprite

_BADGE: Final = 44


def has_tray(table: RowsTable) -> bool:
    """Whether the picture has room for a tray; it keeps that when nothing is left to show, and so its height."""
    return table.stock is not None or table.trump is not None or table.had_community


def lay_tray(picture: Image.Image, shown: TableShown, table: RowsTable, at: tuple[int, int]) -> None:
    """Paste the tray's pieces side by side."""
    exposed = next((number for number, seat in enumerate(shown.view.seats) if table.trump_card in seat.shown), None)
    holder = None if exposed is None else shown.badges[exposed]
    lay_pieces(picture, tray_pieces(table, shown.theme, CARD, holder), CARD, at)


def tray_pieces(
    table: RowsTable, theme: Theme, size: Size, holder: Badge | None, ready: frozenset[Card] = NO_CARDS
) -> list[Image.Image]:
    """The stock with its count and `+n` for n cards to draw next, the trump suit, the card that fixed it with its
    holder's badge, and the community cards, those in `ready` ticked.
    """
    pieces: list[Image.Image] = []
    if table.stock is not None:
        pieces += (back(size) if table.stock else bare_place(size), count_label(f"×{table.stock}", size))
        if table.to_draw:
            pieces.append(count_label(f"+{table.to_draw}", size))
    if table.trump is not None:
        pieces.append(trump_sign(table.trump, theme, size))
    if table.trump_card is not None and table.trump_card not in table.community:
        if holder is not None:
            pieces.append(seat_badge(holder, _BADGE))
        pieces.append(sprite(table.trump_card, size, theme))
    for each in table.community:
        pieces.append(sprite(each, size, theme, Mark.READY if each in ready else Mark.NONE))
    return pieces


def lay_pieces(picture: Image.Image, pieces: Iterable[Image.Image], size: Size, at: tuple[int, int]) -> None:
    """Paste pieces side by side; badges are centred beside cards of this size."""
    left, top = at
    for piece in pieces:
        below = (size.outer_height - BADGE_HEIGHT) // 2 if piece.height == BADGE_HEIGHT else 0
        picture.paste(piece, (left, top + below))
        left += piece.width
