"""What a record says, once it is known to be one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.errors import NotationError
from engine.game import Deal, Game, Position
from engine.moves import Move
from engine.rules import Rules

FORMAT: Final = 1


class RecordError(NotationError):
    """Something that is no record, or holds what cannot be.

    `field` is the path of the fault (`hands[0].deal.hands[2][5]`, empty for the whole), `line` the line of its file,
    counted from 1, where there is one.
    """

    def __init__(self, field: str, why: str, *, line: int | None = None) -> None:
        where = [f"line {line}"] if line is not None else []
        super().__init__(": ".join([*where, *([field] if field else []), why]))
        self.field = field
        self.why = why
        self.line = line

    def at_line(self, line: int) -> "RecordError":
        """The same, in this line of a file."""
        return RecordError(self.field, self.why, line=line)


@dataclass(frozen=True, slots=True)
class PlayedPly:
    """A ply: who, out of what (None: not said), and what; None in a last ply that only asks what is legal."""

    seat: int
    legal: tuple[Move, ...] | None
    move: Move | None


Result = Mapping[str, tuple[int, ...]]
"""`ranks`, `scores`, `totals`, `players`: per seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedHand:
    """A hand: what it started from, its plies, and its result where the record has it."""

    dealer: int | None
    deal: Deal
    position: Position | None
    plies: tuple[PlayedPly, ...]
    result: Result | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match, or a part of one."""

    game: Game[Any]
    rules: Rules
    seats: int
    seed: int
    hands: tuple[RecordedHand, ...]
    result: Result | None
    id: str | None = None
    note: str | None = None
    fair: Mapping[str, Any] | None = None
    """How the deals were made, as the record says it. No way of making them fair is known here, so that it is kept and
    not checked."""
