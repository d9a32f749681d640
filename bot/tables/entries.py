"""The entries of a table's log: append-only, one JSON text each.

A table is the fold of its log (`bot.tables.table`); nothing else has to survive a restart. Times are stored beside the
entries, in milliseconds since 1970, UTC.
"""

from collections.abc import Mapping
from enum import StrEnum, auto
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from bot.tables.personal_fields import Code, Holds, Number, Press, UserId, UserName, Values
from bot.tables.places import Place
from bot.tables.setup import Hints, SetupChange

_OPTIONAL: Final[Any] = Field(default=None, exclude_if=lambda value: value is None)
"""A field that earlier releases did not have. Where it is None, the entry is written as they wrote it."""
_SECRET: Final[Any] = Field(default=None, exclude_if=lambda value: value is None, repr=False)
"""The same, and shown nowhere else than in the log."""


class _EntryModel(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class MovedBy(StrEnum):
    """The maker of a move."""

    PERSON = auto()
    COMPUTER = auto()
    CLOCK = auto()
    """A computer player moved once because the turn timed out."""


class Level(StrEnum):
    """How well a computer player plays, or with which temperament: a name in `engine.ai.PLAYERS`."""

    EASY = auto()
    NORMAL = auto()
    STRONG = auto()
    HOARDER = auto()
    OPENER = auto()
    KILLER = auto()
    GAMBLER = auto()

    @property
    def searches(self) -> bool:
        """Whether it thinks longer than a person notices."""
        return self in {Level.STRONG, Level.GAMBLER}


class CloseReason(StrEnum):
    """Why a table closed."""

    PLAYED = auto()
    CANCELLED = auto()
    """The host cancelled the lobby, or the learner stopped the lesson."""
    DESERTED = auto()
    """The lobby timed out, or no people are left."""
    CHANNEL_GONE = auto()
    MODERATED = auto()
    """Somebody who looks after the server closed the table."""
    MOVED = auto()
    """The host moved the lobby to a private thread, where it is another table."""


class Method(StrEnum):
    """How the deals of a table follow from its secret (`engine.fair`). Tables that name none have `sevens-1`."""

    SEVENS_2 = "sevens-2"
    DAILY_1 = "daily-1"
    CHALLENGE_1 = "challenge-1"


class Opened(_EntryModel):
    """A lobby opens with its host as the first participant. `locale` is the language of the table's public messages.

    `practice`: a lesson (`bot.tables.lessons`), in its learner's own place. `place`: None for a lesson, and for a
    channel. `in_thread`: it is a thread. `secret`: what its deals follow from, by `method`, in hex digits. Nobody
    may see it before the end. `day`, `candidate`: by `daily-1`, the day and which of its deals; `again`: it is no try.
    `cards_of`: the table whose cards these are. `challenge`, `deal`, `closes_at`: by `challenge-1`.
    """

    kind: Literal["opened"] = "opened"
    host: UserId
    name: UserName
    game: Code
    preset: Code | None = None
    options: Values = {}
    locale: Code
    turn_seconds: Number
    practice: bool = False
    in_thread: bool = False
    secret: Code | None = _SECRET
    method: Method | None = _OPTIONAL
    place: Place | None = _OPTIONAL
    day: Number | None = _OPTIONAL
    candidate: Number | None = _OPTIONAL
    again: bool | None = _OPTIONAL
    cards_of: Number | None = _OPTIONAL
    challenge: Number | None = _OPTIONAL
    deal: Number | None = _OPTIONAL
    closes_at: Number | None = _OPTIONAL


class Placed(_EntryModel):
    """The person at a table in their own place plays on in a channel, where everybody sees it. `locale`: the language
    of its public messages from now on. `in_thread`: the channel is a thread.
    """

    kind: Literal["placed"] = "placed"
    place: Place
    locale: Code
    in_thread: bool


class Joined(_EntryModel):
    """A person joined. `press`: the id of the press by which they did; None if somebody else seated them."""

    kind: Literal["joined"] = "joined"
    user: UserId
    name: UserName
    press: Press | None = _OPTIONAL


class Invited(_EntryModel):
    """The host asked somebody to join; each user is asked once at a table."""

    kind: Literal["invited"] = "invited"
    user: UserId
    name: UserName


class InvitationDeclined(_EntryModel):
    """Somebody who was invited does not want to play now."""

    kind: Literal["declined"] = "declined"
    user: UserId


class RoleAsked(_EntryModel):
    """The host asked the people of a role to join; once at a table."""

    kind: Literal["asked"] = "asked"
    role: Number


class Left(_EntryModel):
    """A person left the lobby or the running match."""

    kind: Literal["left"] = "left"
    user: UserId


class ComputerJoined(_EntryModel):
    kind: Literal["computer-joined"] = "computer-joined"
    name: Code
    player: Level | Literal["steady", "random"] = "steady"
    """The level. Logs of earlier releases say `steady` for the one level there was; today it is `normal`."""


class ComputerLeft(_EntryModel):
    """The computer player that joined last leaves."""

    kind: Literal["computer-left"] = "computer-left"


def level_of(player: Level | Literal["steady", "random"]) -> Level:
    """The level of a computer player in a log. No release let anybody choose `random`."""
    match player:
        case "steady":
            return Level.NORMAL
        case "random":
            return Level.EASY
        case _:
            return player


class LevelSet(_EntryModel):
    """The host chose another level for the computer player with this name; None: for all."""

    kind: Literal["level-set"] = "level-set"
    name: Code | None
    level: Level


class TurnTimeSet(_EntryModel):
    """The host chose another turn time. Only earlier releases wrote this, as the other entries of one option."""

    kind: Literal["turn-time-set"] = "turn-time-set"
    seconds: Number


class Touched(_EntryModel):
    """Changes nothing but restarts the lobby's timeout, because a user did something there."""

    kind: Literal["touched"] = "touched"


class WordSet(_EntryModel):
    """A person added a word for the deal, another one, or none. It is None as well once it was deleted."""

    kind: Literal["word-set"] = "word-set"
    user: UserId
    word: Annotated[str | None, Holds.WORD]


class BoundLobby(BaseModel):
    """Facts of a lobby that the key of the deals binds (`engine.fair.Bound`). `marks`: each word's seat and mark.

    By `daily-1` and `challenge-1` these are the rules alone.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    table: Number
    rules: Code
    people: tuple[Number, ...]
    marks: tuple[tuple[Number, Code], ...]


class _DealEntry(_EntryModel):
    """A hand is dealt.

    The deal is stored in full and `edition` names the edition of the rules, so that a later release deals the same
    cards and counts the same chips. Logs from before edition 2 lack `edition`.
    """

    dealer: Number | None
    deal: Values
    edition: Number = 1


class Started(_DealEntry):
    """The match starts: participants take seats in joining order and the first hand is dealt.

    `presses`: the deals follow from these, the table's secret and, by `sevens-2`, `bound`; None: from the seed.
    """

    kind: Literal["started"] = "started"
    seed: Number
    presses: tuple[Press, ...] | None = _OPTIONAL
    bound: BoundLobby | None = _OPTIONAL


class Dealt(_DealEntry):
    """A later hand is dealt."""

    kind: Literal["dealt"] = "dealt"


class Moved(_EntryModel):
    kind: Literal["moved"] = "moved"
    seat: Number
    move: Code
    by: MovedBy = MovedBy.PERSON


class TalkKind(StrEnum):
    """How a player talked to a ghost."""

    REPLY = auto()
    MENTION = auto()
    REACTION = auto()
    """Counts only at strict tables."""
    NEXT = auto()
    """The next message after one of a ghost's; counts only at strict tables."""
    TAKEN_BACK = auto()
    """Not talk: the two players and the host undid a trade."""


class Talked(_EntryModel):
    """The player of `seat` talked to the ghost of seat `ghost`; they trade places (SG-1). `message`: the id of the
    message that counted.
    """

    kind: Literal["talked"] = "talked"
    seat: Number
    ghost: Number
    way: TalkKind
    message: Annotated[int | None, Holds.MESSAGE] = None


class Agreed(_EntryModel):
    """The host asks to undo the last trade, or one of the two players agrees."""

    kind: Literal["agreed"] = "agreed"
    user: UserId


class SetupChanged(_EntryModel):
    """The host changed the setup, or the table was opened with options of its own."""

    kind: Literal["setup-changed"] = "setup-changed"
    changed: Annotated[SetupChange, Holds.NOTHING]


class StrictSet(_EntryModel):
    """As `SetupChanged`, in earlier releases: `TableOptions.strict`."""

    kind: Literal["strict-set"] = "strict-set"
    strict: bool


class HintsSet(_EntryModel):
    """As `SetupChanged`, in earlier releases: `TableOptions.hints`."""

    kind: Literal["hints-set"] = "hints-set"
    hints: Hints


class OptionsSet(_EntryModel):
    """As `SetupChanged`, in earlier releases: the options of the game. `preset`: the one with these rules, if any."""

    kind: Literal["options-set"] = "options-set"
    preset: Code | None
    options: Values


class Ready(_EntryModel):
    """A person has seen the hand's result and is ready for the next hand."""

    kind: Literal["ready"] = "ready"
    user: UserId


class CameBack(_EntryModel):
    """An away person takes their seat back from the computer player.

    `keeps_time`: they have what is left of their turn. Earlier releases gave the full time.
    """

    kind: Literal["came-back"] = "came-back"
    user: UserId
    keeps_time: bool | None = _OPTIONAL


class SatDown(_EntryModel):
    """A person takes the seat of a computer player of the running match: `player`, an index into the participants.

    `at_once`: with its cards, and the match is not rated; else from the next deal on. Who is not there yet and changes
    their mind has `Left`.
    """

    kind: Literal["sat-down"] = "sat-down"
    user: UserId
    name: UserName
    player: Number
    at_once: bool


class SteppedAway(_EntryModel):
    """A person lets a computer player hold their seat until they are back."""

    kind: Literal["stepped-away"] = "stepped-away"
    user: UserId


class TakenBack(_EntryModel):
    """The only person at a table took back their last decision and all moves since. `kept`: how many moves of the
    match stand, the first ones.
    """

    kind: Literal["taken-back"] = "taken-back"
    user: UserId
    kept: Number


class Hinted(_EntryModel):
    """A person asked for a hint at this ply. Nobody else is told before the end of the match."""

    kind: Literal["hinted"] = "hinted"
    user: UserId
    ply: Number


class Phrase(StrEnum):
    """A phrase that a person can say at a table."""

    AGAIN = auto()
    """To who passes again."""
    HOLDING = auto()
    """To whoever keeps the others waiting."""
    SMIRK = auto()
    CLAP = auto()
    OUCH = auto()
    GG = auto()


class PhraseSaid(_EntryModel):
    """A person said a phrase. It moves nothing, and does not stay in the log of a match that is archived."""

    kind: Literal["phrase-said"] = "phrase-said"
    user: UserId
    phrase: Phrase


class Resumed(_EntryModel):
    """Sets the deadline: after a restart, credited for the downtime, or after the system clock was set.

    `for_all`: whatever the table waits for. Entries of earlier releases meant a turn's time everywhere, so they set no
    deadline where nobody is hurried (`bot.tables.deadlines`).
    """

    kind: Literal["resumed"] = "resumed"
    deadline: Number
    for_all: Literal[True] | None = _OPTIONAL


class Granted(_EntryModel):
    """At a slow table: until when those to act have time, and what each participant has left of their bank then.

    `spends`: their time is over, and their banks run. `closes`: nobody has moved for so long that the match ends then.
    """

    kind: Literal["granted"] = "granted"
    deadline: Number
    banks: tuple[Number, ...]
    spends: Literal[True] | None = _OPTIONAL
    closes: Literal[True] | None = _OPTIONAL


class Closed(_EntryModel):
    kind: Literal["closed"] = "closed"
    why: CloseReason


Entry = Annotated[
    Opened
    | Placed
    | Joined
    | Invited
    | InvitationDeclined
    | RoleAsked
    | Left
    | ComputerJoined
    | ComputerLeft
    | LevelSet
    | TurnTimeSet
    | Touched
    | WordSet
    | Started
    | Dealt
    | Moved
    | Talked
    | Agreed
    | SetupChanged
    | StrictSet
    | HintsSet
    | OptionsSet
    | Ready
    | CameBack
    | SatDown
    | SteppedAway
    | TakenBack
    | Hinted
    | PhraseSaid
    | Resumed
    | Granted
    | Closed,
    Field(discriminator="kind"),
]

MODELS: Final[Mapping[str, type[BaseModel]]] = {
    model.model_fields["kind"].default: model for model in get_args(get_args(Entry)[0])
}
"""By kind of entry: its model."""

_ADAPTER: TypeAdapter[Entry] = TypeAdapter(Entry)


def schema() -> dict[str, Any]:
    """The JSON schema of entries, which tells releases apart that know different ones."""
    return _ADAPTER.json_schema()


def dump(entry: Entry) -> str:
    """Serialize an entry to JSON."""
    return entry.model_dump_json(exclude_defaults=False)


def load(body: str) -> Entry:
    """Parse an entry from JSON. Raises pydantic's ValidationError."""
    return _load_move(body) if body.startswith('{"kind":"moved"') else _ADAPTER.validate_json(body)


@lru_cache(maxsize=8192)
def _load_move(body: str) -> Entry:
    """Parse a move. The same moves stand in many logs: after a restart most are found here."""
    return _ADAPTER.validate_json(body)
