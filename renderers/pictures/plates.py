"""The seats above the table: a plate for each, with its name, its cards and what becomes of it; low ones above a hand.

A plate keeps its place and its size for the whole match. The plates of those to act are golden, with a pointer.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import Final

from PIL import Image

from renderers.canvas.palette import FELT_DEEP, GOLD, STEEL, Colour, empty_picture, lay
from renderers.model.badges import Badge
from renderers.model.plates import PlateShown, PlatesShown
from renderers.model.shown import TableShown
from renderers.pictures.frame import BORDER, WIDTH
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, badge_colours, seat_badge
from renderers.sprites.bubbles import said_whole, speech_bubble
from renderers.sprites.plates import name_plate
from renderers.sprites.seat_facts import (
    FACT_HEIGHT,
    PLATE_HEIGHT,
    cards_left,
    cards_left_briefly,
    chosen_sign,
    fact,
    medal,
    passes,
    passes_briefly,
    plate,
    pot,
    turn_sign,
    won_sign,
    word,
)

_GAP: Final = 8
"""Pixels between plates..."""
_BELOW: Final = 14
"""... and below them."""
_INSIDE: Final = 6
_INSET: Final = 2
"""Pixels above and below a bubble as high as a plate."""
LOW_HEIGHT: Final = BADGE_HEIGHT + 6
_LOW_BADGE: Final = 36
_LOW_FACT: Final = 66
"""The room for a number that is neither cards nor passes in a low plate; without it they are left out."""
_EDGE: Final = 1
_BELOW_LOW: Final = 8
_TURN: Final = 20
"""The room for a pointer in a low plate; one with less room is golden alone."""
_TRAILING: Final = 8
"""Pixels after a number, which it can do without..."""
_TRAILING_PASSES: Final = 2
"""... and after passes."""
_LEAST_NAME: Final = 44
"""A low plate with less room for a name has the badge alone."""
_LEAST_SAID: Final = 48
"""With less room beside the badge for what its player says, that stands in its place, on a bar of its colour."""
_BAR: Final = 6
_DOTS: Final = "…"
"""In the bubble of who says what there is no room for."""
_POT: Final = 96
_LEAST_WORD: Final = 40
_WORD: Final = 100
"""The room for a word beside what is said."""
_LEAST_NAMED: Final = 105
"""The least width of badge and name beside a speech bubble; where there is less, the badge alone speaks."""


@dataclass(frozen=True)
class Plates:
    """How plates are arranged. No plates: no height."""

    count: int
    narrowest: int = 1
    are_low: bool = False
    has_pot: bool = False

    @cached_property
    def columns(self) -> int:
        """How many stand beside each other, in as few and as even lines as there can be."""
        fitting = max(1, (self._room + _GAP) // self.narrowest)
        return -(-self.count // -(-self.count // fitting))

    @cached_property
    def height(self) -> int:
        """The height with the distance to what lies below."""
        if not self.count:
            return 0
        return -(-self.count // self.columns) * self.line - _GAP + (_BELOW_LOW if self.are_low else _BELOW)

    @property
    def line(self) -> int:
        """From one line of plates to the next."""
        return (LOW_HEIGHT if self.are_low else PLATE_HEIGHT) + _GAP

    @property
    def _room(self) -> int:
        return WIDTH - 2 * BORDER - (_POT if self.has_pot else 0)

    def column(self, number: int) -> tuple[int, int]:
        """Left and width of a plate."""
        return column(number % self.columns, self.columns, self._room)

    @cached_property
    def boxes(self) -> tuple[tuple[tuple[int, int], int], ...]:
        """The top left and the width of each."""
        columns = [(number // self.columns, *self.column(number)) for number in range(self.count)]
        return tuple(((left, BORDER + line * self.line), width) for line, left, width in columns)


_arranged: Final = cache(Plates)


def column(number: int, count: int, room: int = WIDTH - 2 * BORDER, first: int = BORDER) -> tuple[int, int]:
    """Left and width of one of so many columns."""
    step = (room + _GAP) / count
    left = round(number * step)
    return first + left, round((number + 1) * step) - left - _GAP


def plates_of(shown: TableShown) -> Plates:
    """How the plates of a table are arranged."""
    plates = shown.plates
    return _arranged(len(plates.each), plates.narrowest, plates.are_low, bool(shown.captions.pot))


def lay_plates(picture: Image.Image, shown: TableShown) -> None:
    """Draw the plates at the top of the picture, and the pot on their right."""
    arranged, plates = plates_of(shown), shown.plates
    for number, (at, width) in enumerate(arranged.boxes):
        if plates.are_low:
            lay_low_plate(picture, plates, number, at, width)
        else:
            _lay_plate(picture, plates.each[number], at, width)
    if shown.captions.pot:
        height = arranged.height - _BELOW
        lay(picture, pot(shown.captions.pot, shown.pot or 0, _POT, height), (WIDTH - BORDER - _POT, BORDER))


def _lay_plate(picture: Image.Image, shown: PlateShown, at: tuple[int, int], width: int) -> None:
    ground = _ground(shown)
    left, top = at
    room = width - 2 * _INSIDE
    lay(picture, plate(width, PLATE_HEIGHT, ground), at)
    start, end = (left + _INSIDE, top + 3), left + width - _INSIDE
    is_brief = bool(shown.said) and not said_whole(shown.said, room - BADGE_WIDTH)
    if is_brief:
        # Beside the badge and what goes below it, a bubble as high as the plate.
        column = max(
            BADGE_WIDTH, sum(piece.width for piece in _pieces(replace(shown, facts=()), ground, room=0, is_brief=True))
        )
        bubble = speech_bubble(shown.said, room - column, ground, PLATE_HEIGHT - 2 * _INSET)
        end -= bubble.width
        lay(picture, bubble, (end, top + _INSET))
        lay(picture, seat_badge(shown.badge, ground=ground), start)
    else:
        lay(picture, _head(shown, room, ground), start)
    _lay_facts(picture, shown, (start[0], start[1] + BADGE_HEIGHT), end, is_brief=is_brief)


def lay_low_plate(picture: Image.Image, plates: PlatesShown, number: int, at: tuple[int, int], width: int) -> None:
    """Draw badge, name and facts in one line."""
    spare = width + _GAP - plates.narrowest
    lay(picture, low_plate(plates.each[number], width, spare, is_crowded=plates.are_crowded), at)


@lru_cache(maxsize=512)
def low_plate(shown: PlateShown, width: int, spare: int, *, is_crowded: bool) -> Image.Image:
    """A low plate. `spare`: what of the width is for neither badge nor cards nor passes, but for other numbers, a
    pointer and the name. Cached, as those of most seats stay the same from picture to picture: do not modify it."""
    if shown.said:
        shown = _sayable(shown, width)
    if shown.said:
        return _low_talking(shown, width)
    ground = _ground(shown)
    picture = plate(width, LOW_HEIGHT, ground).copy()
    if spare >= _LOW_FACT * len(shown.facts):
        spare -= _LOW_FACT * len(shown.facts)
    else:
        shown = replace(shown, facts=())
    named = seat_badge(shown.badge, _LOW_BADGE, ground=ground)
    if spare >= _TURN + _LEAST_NAME:
        named = _head(shown, _LOW_BADGE + spare - _TURN, ground)
    lay(picture, named, (_EDGE, 3))
    at, end = (_EDGE + named.width, (LOW_HEIGHT - FACT_HEIGHT) // 2), width - _EDGE
    _lay_facts(picture, shown, at, end, is_brief=is_crowded)
    return picture


def _low_talking(shown: PlateShown, width: int) -> Image.Image:
    """A low plate whose player says something for which there is room."""
    speaking = _speaking(shown, width)
    assert speaking is not None
    shown, room, has_badge, is_brief = speaking
    ground = _ground(shown)
    picture = plate(width, LOW_HEIGHT, ground).copy()
    if has_badge:
        head = _head(shown, room, ground)
    else:
        head = empty_picture(room, BADGE_HEIGHT, ground)
        lay(head, empty_picture(_BAR, BADGE_HEIGHT, badge_colours(shown.badge)[0]), (0, 0))
        lay(head, speech_bubble(shown.said, room - _BAR, ground), (_BAR, 0))
    lay(picture, head, (_EDGE, 3))
    at = (_EDGE + room, (LOW_HEIGHT - FACT_HEIGHT) // 2)
    _lay_facts(picture, shown, at, width - _EDGE, is_brief=is_brief)
    return picture


def _sayable(shown: PlateShown, width: int) -> PlateShown:
    """A plate that says the same, three dots or nothing: the first that there is room for."""
    plates = (replace(shown, said=said) for said in (shown.said, _DOTS))
    return next((each for each in plates if _speaking(each, width) is not None), replace(shown, said=""))


def _speaking(shown: PlateShown, width: int) -> tuple[PlateShown, int, bool, bool] | None:
    """The content of a low plate beside all that its player says, the room for badge and bubble, whether the badge is
    there, and whether the numbers are brief. None: there is no room for all of it."""
    room = 0
    for facts, words, is_brief in ((shown.facts, _WORD, False), ((), _WORD, False), ((), 0, True)):
        shown = replace(shown, facts=facts)
        pieces = _pieces(shown, _ground(shown), room=words, is_brief=is_brief)
        room = width - 2 * _EDGE + _trailing(shown) - sum(piece.width for piece in pieces)
        has_badge = room >= _LOW_BADGE + _LEAST_SAID
        if said_whole(shown.said, room - (BADGE_WIDTH if has_badge else _LOW_BADGE)):
            return shown, room, has_badge, is_brief
    return (shown, room, False, True) if said_whole(shown.said, room - _BAR) else None


def unsaid(plates: PlatesShown, widths: Iterable[int]) -> tuple[Badge, ...]:
    """Whose low plates, of these widths, have no room for what they say."""
    talking = [(each, width) for each, width in zip(plates.each, widths, strict=True) if each.said]
    return tuple(each.badge for each, width in talking if _speaking(each, width) is None)


def _head(shown: PlateShown, width: int, ground: Colour) -> Image.Image:
    """The badge and the name; where the player says something, that, and the name if there is room for both."""
    if not shown.said:
        return name_plate(shown.badge, shown.name, shown.stand_in, width, ground)
    bubble = speech_bubble(shown.said, width - BADGE_WIDTH, ground)
    named = width - bubble.width
    if named >= _LEAST_NAMED:
        head = name_plate(shown.badge, shown.name, shown.stand_in, named, ground)
    else:
        head = seat_badge(shown.badge, ground=ground)
    picture = empty_picture(width, BADGE_HEIGHT, ground)
    lay(picture, head, (0, 0))
    lay(picture, bubble, (head.width, 0))
    return picture


def _lay_facts(
    picture: Image.Image, shown: PlateShown, at: tuple[int, int], end: int, *, is_brief: bool = False
) -> None:
    """Draw as many of the facts as there is room for, and, where there is room for all of them, a sign at the right
    end: the colour of a plate says the same."""
    (left, top), ground = at, _ground(shown)
    pieces = [*_pieces(shown, ground, room=end - left, is_brief=is_brief)]
    trailing = _trailing(shown)
    if shown.is_acting or shown.has_chosen or shown.has_won:
        sign = won_sign(ground) if shown.has_won else turn_sign(ground) if shown.is_acting else chosen_sign(ground)
        if left + sum(piece.width for piece in pieces) - trailing <= end - sign.width:
            end -= sign.width
            lay(picture, sign, (end, top))
    for piece in pieces:
        if left + piece.width > end + trailing:
            break
        lay(picture, piece.crop((0, 0, end - left, piece.height)) if left + piece.width > end else piece, (left, top))
        left += piece.width


def _trailing(shown: PlateShown) -> int:
    return _TRAILING_PASSES if shown.passes and not shown.facts else _TRAILING


def _ground(shown: PlateShown) -> Colour:
    return GOLD if shown.is_acting or shown.has_won else STEEL if shown.has_fallen else FELT_DEEP


def _pieces(shown: PlateShown, ground: Colour, *, room: int, is_brief: bool = False) -> Iterator[Image.Image]:
    """The images below or beside the name, from the left. `room`: for a word and all other images."""
    if shown.place is not None:
        yield medal(shown.place, ground)
        room -= FACT_HEIGHT
    facts = [fact(each, ground) for each in shown.facts]
    if shown.cards is not None:
        yield (cards_left_briefly if is_brief else cards_left)(shown.cards, ground)
        if shown.passes is not None:
            yield (passes_briefly if is_brief else passes)(*shown.passes, ground)
    elif shown.status:
        room -= sum(each.width for each in facts)
        if room >= _LEAST_WORD - _TRAILING:
            yield word(shown.status, max(_LEAST_WORD, room), ground)
    yield from facts
