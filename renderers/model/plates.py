"""The plates of the seats: what they show beside the names, and how wide they are.

Above the table everybody has one. Above a hand they are low, and those of the others stand in turn order: cards and
passes left are what its holder has to know of them. What a game shows of its seats is the same from deal to end, so
that no plate ever moves or changes its size.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from engine.catalog import GAMES, find_game
from engine.packing import packs
from engine.results import Unit
from engine.views import GridTable, Phase, SeatStatus, SeatView, TrickTable, View
from renderers.model.badges import Badge

_NARROWEST: Final = 150
"""The least width of a plate in pixels, which leaves a name some eight letters..."""
_FACT: Final = 58
"""... and that of each fact beside the number of cards."""
_CARDS: Final = 84
_ROOM: Final = 866
"""The width of a line of low plates, with the space after each."""
_LOW: Final = 112
"""The least width of a low plate: of the badge and the number of cards, beside each other..."""
_PASSES: Final = 55
"""... and that of up to three passes more..."""
_MANY_PASSES: Final = 89
_CROWDED: Final = 72
"""The least width where no sign is beside the number..."""
_STACKED_PASSES: Final = 14
"""... and that of up to three passes above each other."""


@packs
@dataclass(frozen=True, slots=True)
class Fact:
    """A number on a plate, with its sign."""

    kind: str
    count: int


CHIPS: Final = "chips"
PENALTY: Final = "penalty"
PENGUINS: Final = "penguins"
TOTAL: Final = "total"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlateShown:
    """A seat's plate."""

    badge: Badge
    name: str
    stand_in: str
    """Replaces a name that the font cannot draw."""
    status: str
    """The state of a seat that no longer plays, in words."""
    cards: int | None
    """None: the seat no longer plays."""
    passes: tuple[int, int] | None
    """Used and left."""
    place: int | None
    facts: tuple[Fact, ...]
    """The most important first."""
    is_acting: bool
    has_chosen: bool
    """IS-3, IS-4."""
    has_fallen: bool
    """It is bankrupt or eliminated."""
    said: str
    """The words that its player says; empty: nothing."""
    has_won: bool = False
    """It has won the match."""

    def __reduce__(self) -> tuple[object, ...]:
        # Unpacked from a cache, as most plates stay the same from picture to picture.
        return _unpacked, _VALUES(self)


_NAMES: Final = tuple(each.name for each in fields(PlateShown))
_VALUES: Final = attrgetter(*_NAMES)


@lru_cache(maxsize=1024)
def _unpacked(*values: Any) -> PlateShown:
    return PlateShown(**dict(zip(_NAMES, values, strict=True)))


@packs
@dataclass(frozen=True, slots=True)
class PlatesShown:
    """Plates; none: the seats are not drawn. `narrowest`: the least width of each in pixels."""

    each: tuple[PlateShown, ...]
    narrowest: int
    are_low: bool = False
    are_crowded: bool = False
    """Only so do all of them stand in one line."""


NO_PLATES: Final = PlatesShown((), 1)


def plates_shown(
    view: View,
    players: Sequence[tuple[str, Badge]],
    stand_ins: Sequence[str],
    statuses: Sequence[str],
    *,
    has_hand: bool = False,
    said: Sequence[str] = (),
) -> PlatesShown:
    """The plates of these players, by seat: their names and badges, and what `PlateShown` has in words. `has_hand`:
    the low ones of the others. `said`: none: all are silent.
    """
    order, are_all = [*range(len(view.seats))], not has_hand or isinstance(view.table, TrickTable)
    if not are_all:
        own = view.seat or 0
        order = [*order[own + 1 :], *order[:own]]
    kind = _total_kind(view)
    said = said or [""] * len(view.seats)
    words = [*zip(stand_ins, statuses, said, strict=True)]
    plates = tuple([_plate(view, seat, players[seat], words[seat], kind) for seat in order])
    if are_all:
        return PlatesShown(plates, _LOW if has_hand else _narrowest(view), are_low=has_hand)
    narrowest = _narrowest_low(view)
    if len(plates) * narrowest <= _ROOM:
        return PlatesShown(plates, narrowest, are_low=True)
    return PlatesShown(plates, _narrowest_low(view, are_crowded=True), are_low=True, are_crowded=True)


def _plate(
    view: View, number: int, player: tuple[str, Badge], words: tuple[str, str, str], total_kind: str | None
) -> PlateShown:
    seat = view.seats[number]
    is_playing = seat.status is SeatStatus.PLAYING
    return PlateShown(
        badge=player[1],
        name=player[0],
        stand_in=words[0],
        status=words[1],
        cards=seat.cards if is_playing else None,
        passes=_passes(seat) if is_playing else None,
        place=seat.place,
        facts=tuple(_facts(view, number, total_kind)),
        is_acting=number in view.to_act and view.result is None,
        has_chosen=bool(seat.has_chosen) and view.phase in (Phase.PASSING, Phase.BIDDING),
        has_fallen=seat.status in (SeatStatus.BANKRUPT, SeatStatus.ELIMINATED),
        said=words[2],
    )


def _passes(seat: SeatView) -> tuple[int, int] | None:
    return None if seat.passes is None or seat.passes_left is None else (seat.passes, seat.passes_left)


def _facts(view: View, number: int, total_kind: str | None) -> Iterator[Fact]:
    seat = view.seats[number]
    if seat.chips is not None:
        yield Fact(CHIPS, seat.chips)
    if seat.penalty is not None:
        yield Fact(PENALTY, seat.penalty)
    if seat.chips is None and view.totals is not None and total_kind is not None:
        yield Fact(total_kind, view.totals[number])


def _total_kind(view: View) -> str | None:
    """The kind of the total over the match's hands, if it has one."""
    if view.game not in GAMES or view.totals is None:
        return None
    scoring = find_game(view.game).scoring(view.rules)
    return None if scoring.hands == 1 else PENGUINS if scoring.unit is Unit.PENGUINS else TOTAL


def _narrowest_low(view: View, *, are_crowded: bool = False) -> int:
    passes, few, many = _passes(view.seats[0]), _STACKED_PASSES if are_crowded else _PASSES, _MANY_PASSES
    return (_CROWDED if are_crowded else _LOW) + (0 if passes is None else few if sum(passes) <= 3 else many)


def _narrowest(view: View) -> int:
    if isinstance(view.table, TrickTable):
        return 1  # In one line, as what belongs to a seat lies below its plate (IS-4).
    seat = view.seats[0]
    # Penalties are secret until the end of the hand in some games (KI-9).
    facts = (
        seat.passes is not None,
        seat.chips is not None or _total_kind(view) is not None,
        isinstance(view.table, GridTable),
    )
    return max(_NARROWEST, _CARDS + _FACT * sum(facts))
