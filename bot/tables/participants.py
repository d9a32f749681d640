"""Who is at a table, and what each of them did and reached there."""

from dataclasses import dataclass

from bot.tables.entries import MovedBy, TalkKind
from engine.events import Event
from engine.moves import Move
from engine.results import Placed
from engine.views import View


@dataclass(slots=True)
class Participant:
    """A person or computer player at a table. `user` is None for a computer player."""

    user: int | None
    name: str
    player: str = "steady"
    """The computer player that it is, or that moves for its person."""
    away: bool = False
    """A computer player holds the seat until the person is back."""
    left: bool = False
    """The person left in the middle of the match."""
    timeouts: int = 0
    """Moves by the clock in a row."""
    ready: bool = False
    """The person waits for the next hand."""

    @property
    def by_person(self) -> bool:
        """Whether its person moves."""
        return self.user is not None and not self.away and not self.left


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move of the match and its events, for the log and the last calls. `hand_number` counts from 1."""

    hand_number: int
    seat: int
    player: int
    """Who sat there: an index of `Table.participants`."""
    move: Move
    by: MovedBy
    at: int
    """Milliseconds since 1970."""
    events: tuple[Event, ...]
    talk_kind: TalkKind | None = None
    """How a ghost was talked to."""
    players_before: tuple[int, ...] | None = None
    """In games with ghosts: who sat in each seat before the move."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of the learner at a practice table, and what they saw when they made it."""

    view: View
    move: Move


@dataclass(frozen=True, slots=True)
class Practice:
    """A table for one person to learn at: in no channel, without a turn clock, never rated."""

    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the final result. `finished`: a person who stayed to the end, moving. `placed`: why they have their
    rank; None: the total says it."""

    rank: int
    participant: Participant
    seat: int
    total: int | None
    finished: bool
    placed: Placed | None = None
