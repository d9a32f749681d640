"""Entries of the table's clock, and of its end."""

from enum import StrEnum, auto
from typing import Literal

from bot.tables.entries.form import OPTIONAL, EntryModel
from bot.tables.personal_fields import Number, UserId


class Touched(EntryModel):
    """Changes nothing but restarts the lobby's timeout, because a user did something there."""

    kind: Literal["touched"] = "touched"


class Ready(EntryModel):
    """A person has seen the hand's result and is ready for the next hand."""

    kind: Literal["ready"] = "ready"
    user: UserId


class Resumed(EntryModel):
    """Sets the deadline: after a restart, credited for the downtime, or after the system clock was set.

    `for_all`: whatever the table waits for. Entries of earlier releases meant a turn's time everywhere, so they set no
    deadline where nobody is hurried (`bot.tables.deadlines`).
    """

    kind: Literal["resumed"] = "resumed"
    deadline: Number
    for_all: Literal[True] | None = OPTIONAL


class Granted(EntryModel):
    """At a slow table: until when those to act have time, and what each participant has left of their bank then.

    `spends`: their time is over, and their banks run. `closes`: nobody has moved for so long that the match ends then.
    """

    kind: Literal["granted"] = "granted"
    deadline: Number
    banks: tuple[Number, ...]
    spends: Literal[True] | None = OPTIONAL
    closes: Literal[True] | None = OPTIONAL


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


class Closed(EntryModel):
    kind: Literal["closed"] = "closed"
    why: CloseReason
