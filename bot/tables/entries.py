"""What happens at a table, as it is kept: an append-only log of entries, each one JSON text.

A table is the fold of its log (`bot.tables.table`): nothing else has to survive a restart. Times stand beside the
entries, in milliseconds since 1970, UTC.
"""

from enum import StrEnum, auto
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class MovedBy(StrEnum):
    """Whose hands made a move."""

    PERSON = auto()
    COMPUTER = auto()
    CLOCK = auto()
    """The computer player, once, because the time had run out."""


class CloseReason(StrEnum):
    """Why a table is over."""

    PLAYED = auto()
    CANCELLED = auto()
    """By its host, before the start; a practice table at any time."""
    DESERTED = auto()
    """Nobody touched the lobby for a while, or nobody is left."""
    CHANNEL_GONE = auto()


class Opened(_Entry):
    """A lobby, with the host in its first seat. `locale` is the language of what everybody reads.

    `practice`: a table for one person to learn at (`bot.tables.practising`).
    """

    kind: Literal["opened"] = "opened"
    host: int
    name: str
    game: str
    preset: str | None = None
    options: dict[str, Any] = {}
    locale: str
    turn_seconds: int
    practice: bool = False


class Joined(_Entry):
    kind: Literal["joined"] = "joined"
    user: int
    name: str


class Left(_Entry):
    """A person left the lobby, or the match in its middle."""

    kind: Literal["left"] = "left"
    user: int


class ComputerJoined(_Entry):
    kind: Literal["computer-joined"] = "computer-joined"
    name: str
    player: Literal["steady", "random"] = "steady"


class ComputerLeft(_Entry):
    """The last computer player to come is the first to go."""

    kind: Literal["computer-left"] = "computer-left"


class TurnTimeSet(_Entry):
    kind: Literal["turn-time-set"] = "turn-time-set"
    seconds: int


class Touched(_Entry):
    """The table was rearranged in no other way, but somebody is there: the lobby's clock starts afresh."""

    kind: Literal["touched"] = "touched"


class _Deal(_Entry):
    """A hand begins. All that chance decided is kept, so that a later release deals no other cards; and the edition of
    the rules, so that it counts no other chips. Logs from before the second edition do not name it."""

    dealer: int | None
    deal: dict[str, Any]
    edition: int = 1


class Started(_Deal):
    """Those in the lobby take seats in the order they came; the first hand begins."""

    kind: Literal["started"] = "started"
    seed: int


class Dealt(_Deal):
    """A later hand begins."""

    kind: Literal["dealt"] = "dealt"


class Moved(_Entry):
    kind: Literal["moved"] = "moved"
    seat: int
    move: str
    by: MovedBy = MovedBy.PERSON


class TalkKind(StrEnum):
    """How somebody talked to a ghost at a table."""

    REPLY = auto()
    MENTION = auto()
    REACTION = auto()
    """Only where the table is strict."""
    NEXT = auto()
    """The next message after a ghost's own; only where the table is strict."""
    TAKEN_BACK = auto()
    """No talk: a trade undone by those it concerned."""


class Talked(_Entry):
    """The player of `seat` talked to the ghost of seat `ghost`, and they trade places (SG-1). `message` counted."""

    kind: Literal["talked"] = "talked"
    seat: int
    ghost: int
    way: TalkKind
    message: int | None = None


class Agreed(_Entry):
    """The host wishes the last trade undone, or one of the two agrees."""

    kind: Literal["agreed"] = "agreed"
    user: int


class StrictSet(_Entry):
    """Whether reacting to a ghost, and writing right after one, count as talking at this table."""

    kind: Literal["strict-set"] = "strict-set"
    strict: bool


class OptionsSet(_Entry):
    """The host chose other rules of the game; `preset` None: they are no preset's."""

    kind: Literal["options-set"] = "options-set"
    preset: str | None
    options: dict[str, Any]


class Ready(_Entry):
    """A person has seen the hand's result and waits for the next hand."""

    kind: Literal["ready"] = "ready"
    user: int


class CameBack(_Entry):
    """A person takes their seat back from the computer player."""

    kind: Literal["came-back"] = "came-back"
    user: int


class Resumed(_Entry):
    """The process was down: the running clock, or the lobby's, is set anew with credit for that time."""

    kind: Literal["resumed"] = "resumed"
    deadline: int


class Closed(_Entry):
    kind: Literal["closed"] = "closed"
    why: CloseReason


Entry = Annotated[
    Opened
    | Joined
    | Left
    | ComputerJoined
    | ComputerLeft
    | TurnTimeSet
    | Touched
    | Started
    | Dealt
    | Moved
    | Talked
    | Agreed
    | StrictSet
    | OptionsSet
    | Ready
    | CameBack
    | Resumed
    | Closed,
    Field(discriminator="kind"),
]

_ADAPTER: TypeAdapter[Entry] = TypeAdapter(Entry)


def dump(entry: Entry) -> str:
    """The entry as JSON."""
    return entry.model_dump_json(exclude_defaults=False)


def load(body: str) -> Entry:
    """The entry of this JSON. Raises pydantic's ValidationError."""
    return _ADAPTER.validate_json(body)
