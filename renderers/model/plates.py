"""The plates of the seats: what they show beside the names, and how wide they are.

What a game shows of its seats is the same from deal to end, so that no plate ever moves or changes its size.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

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


@packs
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


@packs
@dataclass(frozen=True, slots=True)
class PlatesShown:
    """The plates of all seats; none: the seats are not drawn. `narrowest`: the least width of each in pixels."""

    each: tuple[PlateShown, ...]
    narrowest: int

    def columns(self, room: int) -> int:
        """How many stand beside each other in so many pixels, in as few and as even lines as there can be."""
        count = len(self.each)
        return -(-count // -(-count // max(1, room // self.narrowest)))


NO_PLATES: Final = PlatesShown((), 1)


def plates_shown(
    view: View, players: Sequence[tuple[str, Badge]], stand_ins: Sequence[str], statuses: Sequence[str]
) -> PlatesShown:
    """The plates of these players, by seat: their names and badges, and what `PlateShown` has in words."""
    each = tuple(
        PlateShown(
            badge=badge,
            name=name,
            stand_in=stand_in,
            status=status,
            cards=seat.cards if (is_playing := seat.status is SeatStatus.PLAYING) else None,
            passes=_passes(seat) if is_playing else None,
            place=seat.place,
            facts=tuple(_facts(view, seat, number)),
            is_acting=number in view.to_act and view.result is None,
            has_chosen=bool(seat.has_chosen) and view.phase in (Phase.PASSING, Phase.BIDDING),
            has_fallen=seat.status in (SeatStatus.BANKRUPT, SeatStatus.ELIMINATED),
        )
        for number, (seat, (name, badge), stand_in, status) in enumerate(
            zip(view.seats, players, stand_ins, statuses, strict=True)
        )
    )
    return PlatesShown(each, _narrowest(view))


def _passes(seat: SeatView) -> tuple[int, int] | None:
    return None if seat.passes is None or seat.passes_left is None else (seat.passes, seat.passes_left)


def _facts(view: View, seat: SeatView, number: int) -> list[Fact]:
    facts: list[Fact] = []
    if seat.chips is not None:
        facts.append(Fact(CHIPS, seat.chips))
    if seat.penalty is not None:
        facts.append(Fact(PENALTY, seat.penalty))
    if seat.chips is None and view.totals is not None and _has_totals(view):
        unit = find_game(view.game).scoring(view.rules).unit
        facts.append(Fact(PENGUINS if unit is Unit.PENGUINS else TOTAL, view.totals[number]))
    return facts


def _has_totals(view: View) -> bool:
    """Whether the match adds up its hands."""
    return view.game in GAMES and view.totals is not None and find_game(view.game).scoring(view.rules).hands != 1


def _narrowest(view: View) -> int:
    if isinstance(view.table, TrickTable):
        return 1  # In one line, as what belongs to a seat lies below its plate (IS-4).
    seat = view.seats[0]
    # Penalties are secret until the end of the hand in some games (KI-9).
    facts = (seat.passes is not None, seat.chips is not None or _has_totals(view), isinstance(view.table, GridTable))
    return max(_NARROWEST, _CARDS + _FACT * sum(facts))
