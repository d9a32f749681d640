"""The facts that the plates of the seats show beside the names, and how the plates are arranged.

What a game shows of its seats is the same from deal to end, so that no plate ever moves or changes its size.
"""

from dataclasses import dataclass
from typing import Final

from engine.catalog import GAMES, find_game
from engine.results import Unit
from engine.views import GridTable, SeatStatus, SeatView, TrickTable, View

_NARROWEST: Final = 150
"""The least width of a plate in pixels, which leaves a name some eight letters..."""
_FACT: Final = 58
"""... and that of each fact beside the number of cards."""
_CARDS: Final = 84


@dataclass(frozen=True, slots=True)
class Fact:
    """A number on a plate, with its sign."""

    kind: str
    count: int


CHIPS: Final = "chips"
PENALTY: Final = "penalty"
PENGUINS: Final = "penguins"
TOTAL: Final = "total"


def facts_of(view: View, seat: SeatView, number: int) -> tuple[Fact, ...]:
    """The numbers beside the cards and the passes of a seat, the most important first."""
    facts: list[Fact] = []
    if seat.chips is not None:
        facts.append(Fact(CHIPS, seat.chips))
    if seat.penalty is not None:
        facts.append(Fact(PENALTY, seat.penalty))
    if seat.chips is None and view.totals is not None and has_totals(view):
        facts.append(Fact(PENGUINS if _unit(view) is Unit.PENGUINS else TOTAL, view.totals[number]))
    return tuple(facts)


def has_totals(view: View) -> bool:
    """Whether the match adds up its hands."""
    return view.game in GAMES and view.totals is not None and find_game(view.game).scoring(view.rules).hands != 1


def _unit(view: View) -> Unit:
    return find_game(view.game).scoring(view.rules).unit


def is_playing(seat: SeatView) -> bool:
    """Whether the seat's cards and passes are of interest."""
    return seat.status is SeatStatus.PLAYING


def columns_of(view: View, room: int) -> int:
    """How many plates stand beside each other in so many pixels, in as few and as even lines as there can be.

    In one line where what belongs to a seat lies below its plate (IS-4).
    """
    count = len(view.seats)
    if isinstance(view.table, TrickTable):
        return count
    seat = view.seats[0]
    # Penalties are secret until the end of the hand in some games (KI-9).
    facts = (seat.passes is not None, seat.chips is not None or has_totals(view), isinstance(view.table, GridTable))
    fitting = max(1, room // max(_NARROWEST, _CARDS + _FACT * sum(facts)))
    return -(-count // -(-count // fitting))
