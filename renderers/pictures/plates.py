"""The seats above the table: a plate for each, with its name, its cards and what becomes of it.

A plate keeps its place and its size for the whole match. The plates of those to act are golden, with a pointer.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PIL import Image

from engine.views import Phase, SeatStatus, SeatView, View
from renderers.canvas.palette import FELT_DEEP, GOLD, STEEL, Colour, lay
from renderers.model.badges import Badge
from renderers.model.captions import PlateWords, TableCaptions
from renderers.model.plates import columns_of, facts_of, is_playing
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
    """How the plates of a view are arranged. No plates: no height."""

    view: View
    badges: tuple[Badge, ...]
    captions: TableCaptions

    @cached_property
    def columns(self) -> int:
        return columns_of(self.view, self._room + _GAP)

    @cached_property
    def _lines(self) -> int:
        return -(-len(self.view.seats) // self.columns) if self.captions.plates else 0

    @property
    def height(self) -> int:
        """The height with the distance to what lies below."""
        return self._lines * (PLATE_HEIGHT + _GAP) - _GAP + _BELOW if self._lines else 0

    @property
    def _room(self) -> int:
        return WIDTH - 2 * BORDER - (_POT if self.captions.pot else 0)

    def column(self, seat: int) -> tuple[int, int]:
        """Left and width of a seat's plate."""
        at = seat % self.columns
        step = (self._room + _GAP) / self.columns
        left = round(at * step)
        return BORDER + left, round((at + 1) * step) - left - _GAP


def lay_plates(picture: Image.Image, plates: Plates) -> None:
    """Draw the plates at the top of the picture, and the pot on their right."""
    if not plates.height:
        return
    view = plates.view
    for number, seat in enumerate(view.seats):
        left, width = plates.column(number)
        at = left, BORDER + number // plates.columns * (PLATE_HEIGHT + _GAP)
        _lay_plate(picture, view, number, seat, plates, at=at, width=width)
    if plates.captions.pot:
        height = plates.height - _BELOW
        lay(picture, pot(plates.captions.pot, view.pot or 0, _POT, height), (WIDTH - BORDER - _POT, BORDER))


def _lay_plate(
    picture: Image.Image, view: View, number: int, seat: SeatView, plates: Plates, *, at: tuple[int, int], width: int
) -> None:
    is_acting = number in view.to_act and view.result is None
    ground = GOLD if is_acting else _ground(seat)
    words, room = plates.captions.plates[number], width - 2 * _INSIDE
    left, top = at
    lay(picture, plate(width, ground), at)
    named = name_plate(plates.badges[number], words.name, words.stand_in, room, ground)
    lay(picture, named, (left + _INSIDE, top + 3))
    line, end = top + 3 + BADGE_HEIGHT, left + width - _INSIDE
    left += _INSIDE
    if is_acting or _has_chosen(view, seat):
        sign = turn_sign(ground) if is_acting else chosen_sign(ground)
        end -= sign.width
        lay(picture, sign, (end, line))
    for piece in _pieces(view, seat, number, words, ground, room=end - left):
        if left + piece.width > end:
            break
        lay(picture, piece, (left, line))
        left += piece.width


def _pieces(
    view: View, seat: SeatView, number: int, words: PlateWords, ground: Colour, *, room: int
) -> Iterator[Image.Image]:
    """The images below the name, from the left."""
    if seat.place is not None:
        yield medal(seat.place, ground)
        room -= FACT_HEIGHT
    facts = [fact(each, ground) for each in facts_of(view, seat, number)]
    if is_playing(seat):
        yield cards_left(seat.cards, ground)
        if seat.passes is not None and seat.passes_left is not None:
            yield passes(seat.passes, seat.passes_left, ground)
    elif words.status:
        room -= sum(each.width for each in facts)
        yield word(words.status, max(_LEAST_WORD, room), ground)
    yield from facts


def _ground(seat: SeatView) -> Colour:
    return STEEL if seat.status in (SeatStatus.BANKRUPT, SeatStatus.ELIMINATED) else FELT_DEEP


def _has_chosen(view: View, seat: SeatView) -> bool:
    return bool(seat.has_chosen) and view.phase in (Phase.PASSING, Phase.BIDDING)
