"""The table of a stops game: the running sequence, the last call and a chart of all played cards."""

from itertools import chain
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.views import SequenceTable
from renderers.canvas.lettering import Lettering
from renderers.canvas.palette import Theme, lay
from renderers.model.marks import Mark
from renderers.model.shown import TableShown
from renderers.model.standing import held_in_places
from renderers.pictures.board import BoardGeometry, board_size, empty_board, fold_of, lay_held
from renderers.pictures.frame import BORDER, WIDTH
from renderers.pictures.plates import lay_plates, plates_of
from renderers.sprites.badges import BADGE_HEIGHT, seat_badge
from renderers.sprites.labels import speech, speech_lettering
from renderers.sprites.places import bare_place, open_place
from renderers.sprites.sizes import CARD, LARGE_CARD, Size, sized
from renderers.sprites.sprites import sprite

_GAP: Final = 8
_RECORD: Final = Size(60, 44, bare=True)
_CHART: Final = Size(60, 70)
"""With a hand in it, which is to be read."""
_LEAST_TO_SAY: Final = 2 * LARGE_CARD.outer_width
"""A call is only drawn if this much width is left."""


def paint_sequence(shown: TableShown, table: SequenceTable, theme: Theme) -> Image.Image:
    """The table as a palette picture: the sequence, and a line per suit with the cards that are gone and those of the
    hand."""
    plates, wanted = plates_of(shown), table.wanted if table.sequence and not shown.is_over else ()
    size, usual = (LARGE_CARD, _RECORD) if shown.hand is None else (sized(CARD, theme), _CHART)
    chart, fold = board_size(shown, theme, usual, lines=4), fold_of(shown, theme)
    above = plates.height + size.outer_height + BADGE_HEIGHT + _GAP
    board = BoardGeometry(suits=(0, 1, 2, 3), size=chart, fold=fold, is_record=True, above=above)
    picture = empty_board(board).copy()
    lay_plates(picture, shown)
    _lay_sequence(picture, shown, table, size, theme, top=BORDER + plates.height)
    for each in table.played:
        board.lay(picture, sprite(each, chart, theme), (each.suit, each))
    for each in wanted:
        board.lay(picture, open_place(each, chart), (each.suit, each))
    if shown.hand is not None:
        held = held_in_places(shown.hand.cards, board.suits)
        lay_held(picture, held, frozenset((each.suit, each) for each in wanted), theme, board)
    return picture


def _lay_sequence(
    picture: Image.Image, shown: TableShown, table: SequenceTable, size: Size, theme: Theme, *, top: int
) -> None:
    """Draw side by side the latest cards with their seats, the next wanted cards, and the call if there is room."""
    wide, high = size.outer_width, size.outer_height
    latest, wanted = _top(table, size, is_over=shown.is_over)
    left = BORDER
    for i, (seat, each) in enumerate(latest):
        mark = Mark.LAST if i == len(latest) - 1 else Mark.NONE
        lay(picture, sprite(each, size, theme, mark), (left, top))
        lay(picture, seat_badge(shown.badges[seat], wide), (left, top + high))
        left += wide
    for each in wanted:
        lay(picture, open_place(each, size), (left, top))
        left += wide
    if not table.sequence:
        lay(picture, bare_place(size), (left, top))
    room = _speech_room(table, size, is_over=shown.is_over)
    if shown.captions.call and room:
        lay(picture, speech(shown.captions.call, room, high), (left, top))


def sequence_lettering(shown: TableShown, table: SequenceTable) -> tuple[Lettering, ...]:
    """The lines of the call, in the public picture and in a seat's."""
    call, rooms = shown.captions.call, {s: _speech_room(table, s, is_over=shown.is_over) for s in (LARGE_CARD, CARD)}
    drawn = (speech_lettering(call, room, size.outer_height) for size, room in rooms.items() if room)
    return tuple(chain.from_iterable(drawn)) if call else ()


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
