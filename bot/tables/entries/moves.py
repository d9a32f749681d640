"""Entries of what is dealt and played, and of what is taken back."""

from enum import StrEnum, auto
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict

from bot.tables.entries.form import OPTIONAL, EntryModel
from bot.tables.personal_fields import Code, Holds, Number, Press, UserId, Values


class WordSet(EntryModel):
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


class _DealEntry(EntryModel):
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
    presses: tuple[Press, ...] | None = OPTIONAL
    bound: BoundLobby | None = OPTIONAL


class Dealt(_DealEntry):
    """A later hand is dealt."""

    kind: Literal["dealt"] = "dealt"


class MovedBy(StrEnum):
    """The maker of a move."""

    PERSON = auto()
    COMPUTER = auto()
    CLOCK = auto()
    """A computer player moved once because the turn timed out."""


class Moved(EntryModel):
    """A move. `hurried`: a computer player that searches had no time to, and played as a normal one."""

    kind: Literal["moved"] = "moved"
    seat: Number
    move: Code
    by: MovedBy = MovedBy.PERSON
    hurried: Literal[True] | None = OPTIONAL


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


class Talked(EntryModel):
    """The player of `seat` talked to the ghost of seat `ghost`; they trade places (SG-1). `message`: the id of the
    message that counted.
    """

    kind: Literal["talked"] = "talked"
    seat: Number
    ghost: Number
    way: TalkKind
    message: Annotated[int | None, Holds.MESSAGE] = None


class Agreed(EntryModel):
    """The host asks to undo the last trade, or one of the two players agrees."""

    kind: Literal["agreed"] = "agreed"
    user: UserId


class TakenBack(EntryModel):
    """The only person at a table took back their last decision and all moves since. `kept`: how many moves of the
    match stand, the first ones.
    """

    kind: Literal["taken-back"] = "taken-back"
    user: UserId
    kept: Number


class Hinted(EntryModel):
    """A person asked for a hint at this ply. Nobody else is told before the end of the match."""

    kind: Literal["hinted"] = "hinted"
    user: UserId
    ply: Number
