"""The table of a stops game: the running sequence, the last call and a chart of all played cards."""

from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import SequenceTable, View
from renderers.canvas.lettering import Lettering
from renderers.canvas.palette import Theme, lay
from renderers.model.captions import TableCaptions
from renderers.model.marks import Mark
from renderers.pictures.board import Board, empty_board
from renderers.pictures.frame import BORDER, WIDTH
from renderers.pictures.style import Style
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import speech, speech_lettering
from renderers.sprites.places import bare_place, open_place
from renderers.sprites.sizes import LARGE_CARD, SHORT_CARD
from renderers.sprites.sprites import sprite

_WIDE: Final = LARGE_CARD.outer_width
_HIGH: Final = LARGE_CARD.outer_height
_FITTING: Final = (WIDTH - 2 * BORDER) // _WIDE
_BOARD: Final = Board(suits=(0, 1, 2, 3), size=SHORT_CARD, above=_HIGH + BADGE_HEIGHT + 8)
_LEAST_TO_SAY: Final = 2 * _WIDE
"""A call is only drawn if this much width is left."""


def paint_sequence(view: View, table: SequenceTable, style: Style) -> Image.Image:
    """The table as a palette picture: the latest cards with their seats, the next wanted cards, the call if there is
    room, and the chart.
    """
    theme, call = style.theme, style.captions.call
    picture = empty_board(_BOARD).copy()
    latest, wanted = _top(view, table)
    left = BORDER
    for i, (seat, each) in enumerate(latest):
        mark = Mark.LAST if i == len(latest) - 1 else Mark.NONE
        lay(picture, sprite(each, LARGE_CARD, theme, mark), (left, BORDER))
        lay(picture, seat_badge(style.badges[seat], _WIDE), (left, BORDER + _HIGH))
        left += _WIDE
    for each in wanted:
        lay(picture, open_place(each, LARGE_CARD), (left, BORDER))
        left += _WIDE
    if not table.sequence:
        lay(picture, bare_place(LARGE_CARD), (left, BORDER))
    room = _speech_room(view, table)
    if call and room:
        lay(picture, speech(call, room, _HIGH), (left, BORDER))
    _lay_chart(picture, table, theme, is_over=view.result is not None)
    return picture


def sequence_lettering(view: View, table: SequenceTable, captions: TableCaptions) -> tuple[Lettering, ...]:
    """The lines of the call in the picture."""
    room = _speech_room(view, table)
    return speech_lettering(captions.call, room, _HIGH) if captions.call and room else ()


def _top(view: View, table: SequenceTable) -> tuple[tuple[tuple[int, Card], ...], tuple[Card, ...]]:
    """The latest plays and the wanted cards that fit side by side."""
    wanted = table.wanted[:3] if table.sequence and view.result is None else ()
    return table.sequence[-(_FITTING - max(1, len(wanted))) :], wanted


def _speech_room(view: View, table: SequenceTable) -> int:
    """The width left for a call; 0 if it is too little."""
    latest, wanted = _top(view, table)
    room = WIDTH - 2 * BORDER - (len(latest) + len(wanted)) * _WIDE
    return room if room >= _LEAST_TO_SAY else 0


def _lay_chart(picture: Image.Image, table: SequenceTable, theme: Theme, *, is_over: bool) -> None:
    for each in table.played:
        lay(picture, sprite(each, SHORT_CARD, theme), _BOARD.at(each.suit, each))
    for each in table.wanted if table.sequence and not is_over else ():
        lay(picture, open_place(each, SHORT_CARD), _BOARD.at(each.suit, each))
