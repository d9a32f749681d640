"""The tray below a layout of rows: stock, trump suit, community cards."""

from typing import Final

from PIL import Image

from engine.views import RowsTable, View
from renderers.pictures.style import Style
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import count_label
from renderers.sprites.places import bare_place
from renderers.sprites.signs import trump_sign
from renderers.sprites.sizes import CARD
from renderers.sprites.sprites import back, sprite

_BADGE: Final = 44


def has_tray(table: RowsTable) -> bool:
    """Whether there is anything to show in the tray."""
    return table.stock is not None or table.trump is not None or bool(table.community)


def lay_tray(picture: Image.Image, view: View, table: RowsTable, style: Style, at: tuple[int, int]) -> None:
    """Paste the tray's pieces side by side: the stock with its count and `+n` for n cards to draw next, the trump suit,
    the card that fixed it with its seat's badge, and the community cards.
    """
    (left, top), theme = at, style.theme
    pieces: list[Image.Image] = []
    if table.stock is not None:
        pieces += (back(CARD) if table.stock else bare_place(CARD), count_label(f"×{table.stock}", CARD))
        if table.to_draw:
            pieces.append(count_label(f"+{table.to_draw}", CARD))
    if table.trump is not None:
        pieces.append(trump_sign(table.trump, theme, CARD))
    if table.trump_card is not None and table.trump_card not in table.community:
        holders = (number for number, seat in enumerate(view.seats) if table.trump_card in seat.shown)
        pieces += (seat_badge(style.badges[number], _BADGE) for number in holders)
        pieces.append(sprite(table.trump_card, CARD, theme))
    pieces += (sprite(each, CARD, theme) for each in table.community)
    for piece in pieces:
        below = (CARD.outer_height - BADGE_HEIGHT) // 2 if piece.height == BADGE_HEIGHT else 0
        picture.paste(piece, (left, top + below))
        left += piece.width
