"""A table's participants, their moves and their final standings."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.tables.entries import Level, MovedBy, TalkKind
from engine.events import Event
from engine.moves import Move
from engine.results import Placed
from engine.views import View


@dataclass(slots=True)
class Participant:
    """A person or computer player at a table. `user` is None for a computer player."""

    user: int | None
    name: str
    level: Level = Level.NORMAL
    """The level of the computer player for this seat; for a person, of the one that plays on for them."""
    away: bool = False
    """A computer player moves until the person returns."""
    left: bool = False
    """The person left during the match."""
    timeouts: int = 0
    """Consecutive moves made by the clock."""
    ready: bool = False
    """The person is ready for the next hand."""
    press: int | None = None
    """The id of the press by which the person joined."""

    @property
    def by_person(self) -> bool:
        """Whether the person moves themselves."""
        return self.user is not None and not self.away and not self.left


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody who was asked to join."""

    name: str
    declined: bool = False


class PlayedMove(NamedTuple):
    """A move of the match with its events, for the history and the last calls. `hand_number` counts from 1.

    A tuple: a frozen dataclass of so many fields takes six times as long to make, for every move of every log.
    """

    hand_number: int
    seat: int
    player: int
    """Who sat in the seat: an index into `Table.participants`."""
    move: Move
    by: MovedBy
    at: int
    """Milliseconds since 1970."""
    events: tuple[Event, ...]
    talk_kind: TalkKind | None = None
    """How the player talked to a ghost, for a trade."""
    players_before: tuple[int, ...] | None = None
    """In games with ghosts: the player in each seat before the move."""
    ply: int = 0
    """`Table.ply` before the move; different for all moves of a table, those taken back included."""
    was_decision: bool = False
    """Whether the player had a choice, at a table where decisions can be taken back."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A decision that its player took back. `kept`: the moves that stand from before it; `moves`: how many were taken
    back.
    """

    user: int
    kept: int
    moves: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A learner's move at a practice table and the view it was made from."""

    view: View
    move: Move


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice table for one person: in no channel, without a turn clock, never rated."""

    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the final result.

    `finished`: a person who played to the end. `placed`: what decided the rank; None: the total.
    """

    rank: int
    participant: Participant
    seat: int
    total: int | None
    finished: bool
    placed: Placed | None = None
