"""The seats above the table: a plate for each, with its name, its cards and what becomes of it; low ones above a hand.

A plate keeps its place and its size for the whole match. The plates of those to act are golden, with a pointer.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import Final

from PIL import Image

from renderers.canvas.palette import FELT_DEEP, GOLD, STEEL, Colour, empty_picture, lay
from renderers.model.plates import PlateShown, PlatesShown
from renderers.model.shown import TableShown
from renderers.pictures.frame import BORDER, WIDTH
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, seat_badge
from renderers.sprites.bubbles import speech_bubble
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
LOW_HEIGHT: Final = BADGE_HEIGHT + 6
_LOW_BADGE: Final = 36
_LOW_FACT: Final = 66
"""The room for a number that is neither cards nor passes in a low plate; without it they are left out."""
_EDGE: Final = 1
_BELOW_LOW: Final = 8
_TURN: Final = 20
"""The room for a pointer in a low plate; one with less room is golden alone."""
_TRAILING: Final = 8
"""Pixels after a number, which it can do without."""
_LEAST_NAME: Final = 44
"""A low plate with less room for a name has the badge alone."""
_LEAST_SAID: Final = 58
"""The same for what its player says."""
_POT: Final = 96
_LEAST_WORD: Final = 40
_LEAST_NAMED: Final = 105
"""The least width of badge and name beside a speech bubble; where there is less, the badge alone speaks."""


_Signs = tuple[Callable[[int, Colour], Image.Image], Callable[[int, int, Colour], Image.Image]]


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
    lay(picture, plate(width, PLATE_HEIGHT, ground), at)
    lay(picture, _head(shown, width - 2 * _INSIDE, ground), (left + _INSIDE, top + 3))
    _lay_facts(picture, shown, (left + _INSIDE, top + 3 + BADGE_HEIGHT), left + width - _INSIDE)


def lay_low_plate(picture: Image.Image, plates: PlatesShown, number: int, at: tuple[int, int], width: int) -> None:
    """Draw badge, name and facts in one line."""
    spare = width + _GAP - plates.narrowest
    lay(picture, _low_plate(plates.each[number], width, spare, is_crowded=plates.are_crowded), at)


@lru_cache(maxsize=512)
def _low_plate(shown: PlateShown, width: int, spare: int, *, is_crowded: bool) -> Image.Image:
    """A low plate. `spare`: what of the width is for neither badge nor cards nor passes, but for other numbers, a
    pointer and the name. Cached, as those of most seats stay the same from picture to picture: do not modify it."""
    ground = _ground(shown)
    picture = plate(width, LOW_HEIGHT, ground).copy()
    if spare >= _LOW_FACT * len(shown.facts):
        spare -= _LOW_FACT * len(shown.facts)
    else:
        shown = replace(shown, facts=())
    named = seat_badge(shown.badge, _LOW_BADGE, ground=ground)
    if spare >= _TURN + (_LEAST_SAID if shown.said else _LEAST_NAME):
        named = _head(shown, _LOW_BADGE + spare - _TURN, ground)
    lay(picture, named, (_EDGE, 3))
    left, end = _EDGE + named.width, width - _EDGE
    signs = (cards_left_briefly, passes_briefly) if is_crowded else (cards_left, passes)
    at = left, (LOW_HEIGHT - FACT_HEIGHT) // 2
    _lay_facts(picture, shown, at, end, has_sign=spare >= _TURN, signs=signs, trailing=_TRAILING)
    return picture


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
    picture: Image.Image,
    shown: PlateShown,
    at: tuple[int, int],
    end: int,
    *,
    has_sign: bool = True,
    signs: _Signs = (cards_left, passes),
    trailing: int = 0,
) -> None:
    """Draw as many of the facts as there is room for, and a sign at the right end. `signs`: of cards and passes.
    `trailing`: pixels of a fact that can be cut off."""
    (left, top), ground = at, _ground(shown)
    if has_sign and (shown.is_acting or shown.has_chosen or shown.has_won):
        sign = won_sign(ground) if shown.has_won else turn_sign(ground) if shown.is_acting else chosen_sign(ground)
        end -= sign.width
        lay(picture, sign, (end, top))
    for piece in _pieces(shown, ground, signs, room=end - left):
        if left + piece.width > end + trailing:
            break
        lay(picture, piece.crop((0, 0, end - left, piece.height)) if left + piece.width > end else piece, (left, top))
        left += piece.width


def _ground(shown: PlateShown) -> Colour:
    return GOLD if shown.is_acting or shown.has_won else STEEL if shown.has_fallen else FELT_DEEP


def _pieces(shown: PlateShown, ground: Colour, signs: _Signs, *, room: int) -> Iterator[Image.Image]:
    """The images below or beside the name, from the left."""
    if shown.place is not None:
        yield medal(shown.place, ground)
        room -= FACT_HEIGHT
    facts = [fact(each, ground) for each in shown.facts]
    if shown.cards is not None:
        yield signs[0](shown.cards, ground)
        if shown.passes is not None:
            yield signs[1](*shown.passes, ground)
    elif shown.status:
        room -= sum(each.width for each in facts)
        yield word(shown.status, max(_LEAST_WORD, room), ground)
    yield from facts
