"""The table of a stops game: the running sequence, the last call and a chart of all played cards."""

from itertools import chain
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import SequenceTable, View
from renderers.canvas.lettering import Lettering
from renderers.canvas.palette import Theme, lay
from renderers.model.badges import Badge
from renderers.model.captions import TableCaptions
from renderers.model.marks import Mark
from renderers.pictures.board import BoardGeometry, empty_board
from renderers.pictures.frame import BORDER, WIDTH
from renderers.pictures.plates import lay_plates
from renderers.pictures.shown import TableShown
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import speech, speech_lettering
from renderers.sprites.places import bare_place, open_place
from renderers.sprites.sizes import CARD, LARGE_CARD, SHORT_CARD, Size
from renderers.sprites.sprites import sprite

_GAP: Final = 8
_LEAST_TO_SAY: Final = 2 * LARGE_CARD.outer_width
"""A call is only drawn if this much width is left."""


def paint_sequence(shown: TableShown, table: SequenceTable) -> Image.Image:
    """The table as a palette picture: the sequence and the chart."""
    plates, is_over = shown.plates, shown.view.result is not None
    above = plates.height + LARGE_CARD.outer_height + BADGE_HEIGHT + _GAP
    board = BoardGeometry(suits=(0, 1, 2, 3), size=SHORT_CARD, above=above)
    picture = empty_board(board).copy()
    lay_plates(picture, plates)
    lay_sequence(
        picture,
        table,
        LARGE_CARD,
        shown.theme,
        badges=shown.badges,
        captions=shown.captions,
        is_over=is_over,
        top=BORDER + plates.height,
    )
    for each in table.played:
        lay(picture, sprite(each, SHORT_CARD, shown.theme), board.at(each.suit, each))
    for each in table.wanted if table.sequence and not is_over else ():
        lay(picture, open_place(each, SHORT_CARD), board.at(each.suit, each))
    return picture


def lay_sequence(
    picture: Image.Image,
    table: SequenceTable,
    size: Size,
    theme: Theme,
    *,
    badges: tuple[Badge, ...],
    captions: TableCaptions,
    is_over: bool,
    top: int = BORDER,
) -> None:
    """Draw side by side the latest cards with their seats, the next wanted cards, and the call if there is room."""
    wide, high = size.outer_width, size.outer_height
    latest, wanted = _top(table, size, is_over=is_over)
    left = BORDER
    for i, (seat, each) in enumerate(latest):
        mark = Mark.LAST if i == len(latest) - 1 else Mark.NONE
        lay(picture, sprite(each, size, theme, mark), (left, top))
        lay(picture, seat_badge(badges[seat], wide), (left, top + high))
        left += wide
    for each in wanted:
        lay(picture, open_place(each, size), (left, top))
        left += wide
    if not table.sequence:
        lay(picture, bare_place(size), (left, top))
    room = _speech_room(table, size, is_over=is_over)
    if captions.call and room:
        lay(picture, speech(captions.call, room, high), (left, top))


def sequence_lettering(view: View, table: SequenceTable, captions: TableCaptions) -> tuple[Lettering, ...]:
    """The lines of the call, in the public picture and in a seat's."""
    rooms = {size: _speech_room(table, size, is_over=view.result is not None) for size in (LARGE_CARD, CARD)}
    drawn = (speech_lettering(captions.call, room, size.outer_height) for size, room in rooms.items() if room)
    return tuple(chain.from_iterable(drawn)) if captions.call else ()


def _top(table: SequenceTable, size: Size, *, is_over: bool) -> tuple[tuple[tuple[int, Card], ...], tuple[Card, ...]]:
    """The latest plays and the wanted cards that fit side by side."""
    wanted = table.wanted[:3] if table.sequence and not is_over else ()
    fitting = (WIDTH - 2 * BORDER) // size.outer_width
    return table.sequence[-(fitting - max(1, len(wanted))) :], wanted


def _speech_room(table: SequenceTable, size: Size, *, is_over: bool) -> int:
    """The width left for a call; 0 if it is too little."""
    latest, wanted = _top(table, size, is_over=is_over)
    room = WIDTH - 2 * BORDER - (len(latest) + len(wanted)) * size.outer_width
    return room if room >= _LEAST_TO_SAY else 0
