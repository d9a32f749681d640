"""The contents of a valid record, as types."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.errors import NotationError
from engine.game import Deal, Game, Position
from engine.moves import Move
from engine.rules import Rules

FORMAT: Final = 1

Json = dict[str, Any]
"""An object of a record, as it is written."""


class RecordError(NotationError):
    """An invalid record.

    `field` is the path of the fault (`hands[0].deal.hands[2][5]`, empty for the whole record), `line` the line number
    in its file, from 1, if it comes from one.
    """

    def __init__(self, field: str, why: str, *, line: int | None = None) -> None:
        where = [f"line {line}"] if line is not None else []
        super().__init__(": ".join([*where, *([field] if field else []), why]))
        self.field = field
        self.why = why
        self.line = line

    def at_line(self, line: int) -> "RecordError":
        """A copy of the error with this line number."""
        return RecordError(self.field, self.why, line=line)


@dataclass(frozen=True, slots=True)
class PlayedPly:
    """A ply: the seat, its legal moves (None if not recorded) and its move.

    `move` is None in a last ply that only states the legal moves.
    """

    seat: int
    legal: tuple[Move, ...] | None
    move: Move | None


Result = Mapping[str, tuple[int, ...]]
"""Tuples by seat under some of the keys `ranks`, `scores`, `totals` and `players`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedHand:
    """A hand: its start, its plies, and its result if recorded. `position` is set for a start in mid-hand."""

    dealer: int | None
    deal: Deal
    position: Position | None
    plies: tuple[PlayedPly, ...]
    result: Result | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match, complete or not."""

    game: Game[Any]
    rules: Rules
    seats: int
    seed: int
    hands: tuple[RecordedHand, ...]
    result: Result | None
    id: str | None = None
    note: str | None = None
    fair: Mapping[str, Any] | None = None
    """How the deals were made (`engine.fair`). Any object can be read; where it has a `method`,
    `differences` compares the deals with it."""
