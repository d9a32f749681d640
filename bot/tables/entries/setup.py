"""Entries that open a table or change what it is set up with."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from bot.tables.entries.form import OPTIONAL, SECRET, EntryModel
from bot.tables.personal_fields import Code, Holds, Number, UserId, UserName, Values
from bot.tables.places import Place
from bot.tables.setup import Hints, SetupChange


class Method(StrEnum):
    """How the deals of a table follow from its secret (`engine.fair`). Tables that name none have `sevens-1`."""

    SEVENS_2 = "sevens-2"
    DAILY_1 = "daily-1"
    CHALLENGE_1 = "challenge-1"


class Opened(EntryModel):
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
    options: Values = Field(default={})
    locale: Code
    turn_seconds: Number
    practice: bool = False
    in_thread: bool = False
    secret: Code | None = SECRET
    method: Method | None = OPTIONAL
    place: Place | None = OPTIONAL
    day: Number | None = OPTIONAL
    candidate: Number | None = OPTIONAL
    again: bool | None = OPTIONAL
    cards_of: Number | None = OPTIONAL
    challenge: Number | None = OPTIONAL
    deal: Number | None = OPTIONAL
    closes_at: Number | None = OPTIONAL


class Placed(EntryModel):
    """The person at a table in their own place plays on in a channel, where everybody sees it. `locale`: the language
    of its public messages from now on. `in_thread`: the channel is a thread.
    """

    kind: Literal["placed"] = "placed"
    place: Place
    locale: Code
    in_thread: bool


class SetupChanged(EntryModel):
    """The host changed the setup, or the table was opened with options of its own."""

    kind: Literal["setup-changed"] = "setup-changed"
    changed: Annotated[SetupChange, Holds.NOTHING]


class TurnTimeSet(EntryModel):
    """The host chose another turn time. Only earlier releases wrote this, as the other entries of one option."""

    kind: Literal["turn-time-set"] = "turn-time-set"
    seconds: Number


class StrictSet(EntryModel):
    """As `SetupChanged`, in earlier releases: `TableOptions.strict`."""

    kind: Literal["strict-set"] = "strict-set"
    strict: bool


class HintsSet(EntryModel):
    """As `SetupChanged`, in earlier releases: `TableOptions.hints`."""

    kind: Literal["hints-set"] = "hints-set"
    hints: Hints


class OptionsSet(EntryModel):
    """As `SetupChanged`, in earlier releases: the options of the game. `preset`: the one with these rules, if any."""

    kind: Literal["options-set"] = "options-set"
    preset: Code | None
    options: Values
