"""A table's participants, their moves and their final standings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.tables.entries import Hinted, Level, MovedBy, Phrase, TalkKind
from bot.tables.places import Place
from engine.events import Event
from engine.moves import Move
from engine.results import MatchResult, RankReason
from engine.views import View


class Said(NamedTuple):
    """A person's last phrase: when it was, in milliseconds since 1970, and at which ply."""

    phrase: Phrase
    at: int
    ply: int


@dataclass(frozen=True, slots=True)
class Guest:
    """A person to be seated or invited."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Company:
    """The people and computer players of a new table: its host and the guests are at it, the others are invited."""

    host: Guest
    computers: Sequence[Level] = ()
    guests: Sequence[Guest] = ()
    invited: Sequence[Guest] = ()


@dataclass(frozen=True, slots=True)
class Location:
    """The channel where a table is to be, or by default none: its person's own place. `guild`: 0 where the bot is no
    member.

    `in_thread`: the channel is a thread. `most_tables`: how many tables the server allows at once; None: any number.
    """

    guild: int = 0
    channel: int | None = None
    in_thread: bool = False
    most_tables: int | None = None

    @property
    def place(self) -> Place:
        if self.guild:
            return Place.CHANNEL
        return Place.BORROWED if (self.channel or 0) > 0 else Place.OWN


@dataclass(frozen=True, slots=True)
class Seating:
    """A person sat down in the middle of a match.

    `instead_of`: the name of the computer player. `since`: `Table.ply` at that moment. `first_hand`: the number of the
    first hand that was dealt to them. `at_once`: in the middle of a hand.
    """

    instead_of: str
    since: int
    first_hand: int
    at_once: bool


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
    coming: Guest | None = None
    """At a computer player's seat: the person who takes it at the next deal."""
    seating: Seating | None = None
    """How the person got the seat of a computer player in the middle of the match."""
    stepped: tuple[int, int] = (-1, 0)
    """The ply at which the person stepped away last, and how often they did at that ply."""
    said: Said | None = None
    """The person's last phrase, which may be over (`bot.tables.table_talk`)."""
    is_hurried: bool = False
    """A computer player that searches had no time for one of its moves or more, and played as a normal one."""

    def stepped_away(self, ply: int) -> int:
        """How often the person has stepped away at this ply."""
        return self.stepped[1] if self.stepped[0] == ply else 0

    def say(self, phrase: Phrase, at: int, ply: int) -> None:
        """The person said this, at a time in milliseconds since 1970."""
        self.said = Said(phrase, at, ply)

    def sit_down(self, ply: int, hand: int, *, at_once: bool) -> None:
        """The person who was coming takes the seat. `hand`: the number of hands dealt; `at_once`: it goes on."""
        assert self.coming is not None
        self.seating = Seating(instead_of=self.name, since=ply, first_hand=hand + at_once, at_once=at_once)
        self.user, self.name, self.coming, self.is_hurried = self.coming.user, self.coming.name, None, False

    def has_seen(self, played: "PlayedMove") -> bool:
        """Whether the person sat here when this move was made."""
        return self.seating is None or played.ply >= self.seating.since

    @property
    def by_person(self) -> bool:
        """Whether the person moves themselves."""
        return self.user is not None and not self.away and not self.left


def is_one_person(participants: Sequence[Participant]) -> bool:
    """Whether one person plays, with computer players, and has done so from the start."""
    return len([place for place in participants if place.user is not None]) == 1


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
    """The participant in the seat: an index into `Table.participants`."""
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
class LearnerMove:
    """A learner's move in a lesson and the view it was made from."""

    view: View
    move: Move


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, in its learner's own place: without a turn clock, never rated, with a hint at each step."""

    choices: tuple[LearnerMove, ...] = ()


@dataclass(frozen=True, slots=True)
class FinalPlace:
    """A line of the final result.

    `finished`: a person who played to the end. `placed`: what decided the rank; None: the total. `hints`: how many the
    person asked for.
    """

    rank: int
    participant: Participant
    seat: int
    total: int | None
    finished: bool
    placed: RankReason | None = None
    hints: int = 0

    @property
    def is_absent(self) -> bool:
        """Whether this is a person who left or is away at the end, and so counts as last."""
        return self.participant.user is not None and not self.finished

    @classmethod
    def lines_of(
        cls, result: MatchResult, by_seat: Sequence[Participant], hinted: Sequence[Hinted]
    ) -> "list[FinalPlace]":
        """The lines of a result, best first. `hinted`: the hints that were asked for.

        People who left or are away at the end take the last place, and the others close up, unless there are none.
        """
        lines = [
            cls(
                rank=result.ranks[seat],
                participant=place,
                seat=seat,
                total=None if result.totals is None else result.totals[seat],
                finished=place.by_person,
                placed=None if result.placed is None else result.placed[seat],
                hints=sum(each.user == place.user for each in hinted),
            )
            for seat, place in enumerate(by_seat)
        ]
        present = [line.rank for line in lines if not line.is_absent]
        if present:
            lines = [
                replace(line, rank=len(lines) if line.is_absent else 1 + sum(rank < line.rank for rank in present))
                for line in lines
            ]
        return sorted(lines, key=lambda line: (line.rank, line.seat))
