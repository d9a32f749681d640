"""The seats above the table: a plate for each, with its name, its cards and what becomes of it.

A plate keeps its place and its size for the whole match. The plates of those to act are golden, with a pointer.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PIL import Image

from renderers.canvas.palette import FELT_DEEP, GOLD, STEEL, Colour, lay
from renderers.model.plates import PlateShown, PlatesShown
from renderers.model.shown import TableShown
from renderers.pictures.frame import BORDER, WIDTH
from renderers.sprites.badges import BADGE_HEIGHT
from renderers.sprites.plates import name_plate
from renderers.sprites.seat_facts import (
    FACT_HEIGHT,
    PLATE_HEIGHT,
    cards_left,
    chosen_sign,
    fact,
    medal,
    passes,
    plate,
    pot,
    turn_sign,
    word,
)

_GAP: Final = 8
"""Pixels between plates..."""
_BELOW: Final = 14
"""... and below them."""
_INSIDE: Final = 6
_POT: Final = 96
_LEAST_WORD: Final = 40


@dataclass(frozen=True)
class Plates:
    """How plates are arranged. No plates: no height."""

    plates: PlatesShown
    has_pot: bool = False

    @cached_property
    def columns(self) -> int:
        return self.plates.columns(self._room + _GAP)

    @property
    def height(self) -> int:
        """The height with the distance to what lies below."""
        if not self.plates.each:
            return 0
        return -(-len(self.plates.each) // self.columns) * (PLATE_HEIGHT + _GAP) - _GAP + _BELOW

    @property
    def _room(self) -> int:
        return WIDTH - 2 * BORDER - (_POT if self.has_pot else 0)

    def column(self, seat: int) -> tuple[int, int]:
        """Left and width of a seat's plate."""
        return column(seat % self.columns, self.columns, self._room)


def column(number: int, count: int, room: int = WIDTH - 2 * BORDER, first: int = BORDER) -> tuple[int, int]:
    """Left and width of one of so many columns."""
    step = (room + _GAP) / count
    left = round(number * step)
    return first + left, round((number + 1) * step) - left - _GAP


def plates_of(shown: TableShown) -> Plates:
    """The plates of the seats of a table."""
    return Plates(shown.plates, bool(shown.captions.pot))


def lay_plates(picture: Image.Image, shown: TableShown) -> None:
    """Draw the plates at the top of the picture, and the pot on their right."""
    plates = plates_of(shown)
    if not plates.height:
        return
    for number, each in enumerate(shown.plates.each):
        left, width = plates.column(number)
        _lay_plate(picture, each, (left, BORDER + number // plates.columns * (PLATE_HEIGHT + _GAP)), width)
    if shown.captions.pot:
        height = plates.height - _BELOW
        lay(picture, pot(shown.captions.pot, shown.pot or 0, _POT, height), (WIDTH - BORDER - _POT, BORDER))


def _lay_plate(picture: Image.Image, shown: PlateShown, at: tuple[int, int], width: int) -> None:
    ground = GOLD if shown.is_acting else STEEL if shown.has_fallen else FELT_DEEP
    left, top = at
    lay(picture, plate(width, ground), at)
    named = name_plate(shown.badge, shown.name, shown.stand_in, width - 2 * _INSIDE, ground)
    lay(picture, named, (left + _INSIDE, top + 3))
    line, end = top + 3 + BADGE_HEIGHT, left + width - _INSIDE
    left += _INSIDE
    if shown.is_acting or shown.has_chosen:
        sign = turn_sign(ground) if shown.is_acting else chosen_sign(ground)
        end -= sign.width
        lay(picture, sign, (end, line))
    for piece in _pieces(shown, ground, room=end - left):
        if left + piece.width > end:
            break
        lay(picture, piece, (left, line))
        left += piece.width


def _pieces(shown: PlateShown, ground: Colour, *, room: int) -> Iterator[Image.Image]:
    """The images below the name, from the left."""
    if shown.place is not None:
        yield medal(shown.place, ground)
        room -= FACT_HEIGHT
    facts = [fact(each, ground) for each in shown.facts]
    if shown.cards is not None:
        yield cards_left(shown.cards, ground)
        if shown.passes is not None:
            yield passes(*shown.passes, ground)
    elif shown.status:
        room -= sum(each.width for each in facts)
        yield word(shown.status, max(_LEAST_WORD, room), ground)
    yield from facts
