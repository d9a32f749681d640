"""What lies beside a layout of rows: the stock, the trump suit, community cards."""

from functools import cache
from typing import Final

from PIL import Image

from engine.views import RowsTable
from renderers.faces import MARGIN, Size
from renderers.palette import BRONZE, FELT, GOLD, PAPER, Theme, drawing, to_palette
from renderers.places import bare_place
from renderers.shapes import Canvas
from renderers.sprites import back, sprite

_COUNT_WIDTH: Final = 84


def has_tray(table: RowsTable) -> bool:
    """Whether anything lies beside the rows."""
    return table.stock is not None or table.trump is not None or bool(table.community)


def lay_tray(picture: Image.Image, table: RowsTable, theme: Theme, size: Size, at: tuple[int, int]) -> None:
    """Paste them side by side: the stock and how many it holds, `+n` where n are to be drawn next; the trump suit on a
    disc, the card that fixed it, the community cards."""
    left, top = at
    pieces: list[Image.Image] = []
    if table.stock is not None:
        pieces += (back(size) if table.stock else bare_place(size), _count(f"×{table.stock}", size))
        if table.to_draw is not None:
            pieces.append(_count(f"+{table.to_draw}", size))
    if table.trump is not None:
        pieces.append(_trump_sign(table.trump, theme, size))
    if table.trump_card is not None and table.trump_card not in table.community:
        pieces.append(sprite(table.trump_card, size, theme))
    pieces += (sprite(each, size, theme) for each in table.community)
    for piece in pieces:
        picture.paste(piece, (left, top))
        left += piece.width


@cache
def _count(text: str, size: Size) -> Image.Image:
    with drawing:
        canvas = Canvas(_COUNT_WIDTH, size.height + 2 * MARGIN, FELT)
        canvas.text(text, 8, canvas.height * 0.35, canvas.height * 0.3, PAPER, widest=_COUNT_WIDTH - 12)
        return to_palette(canvas.finish())


@cache
def _trump_sign(suit: int, theme: Theme, size: Size) -> Image.Image:
    """The suit on a golden disc under a crown."""
    with drawing:
        canvas = Canvas(size.width + 2 * MARGIN, size.height + 2 * MARGIN, FELT)
        x, y, unit = canvas.width / 2, canvas.height * 0.6, size.width / 60
        crown = ((-15, 4), (-18, -17), (-8, -9), (0, -20), (8, -9), (18, -17), (15, 4))
        canvas.fill([(x + dx * unit, y + (dy - 24) * unit) for dx, dy in crown], GOLD)
        canvas.disc(x, y, 28 * unit, BRONZE)
        canvas.disc(x, y, 26 * unit, GOLD)
        canvas.disc(x, y, 21 * unit, PAPER)
        canvas.suit(suit, x, y, 28 * unit, theme.ink(suit))
        return to_palette(canvas.finish())
