"""Which fields of log entries hold a person's data, and logs without somebody.

Every field of every entry has a decision here; a test compares them with the models.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum, auto
from typing import Any, Final

import orjson


class Holds(StrEnum):
    """What a field holds, and so what becomes of it when somebody is forgotten."""

    USER = auto()
    """A user's id: replaced by a small number, which is no user of Discord."""
    NAME = auto()
    """The name of the entry's user: replaced by `a player`."""
    MESSAGE = auto()
    """The id of a message that a player wrote: deleted."""
    WORD = auto()
    """The word of the entry's user for the deal: deleted."""


FIELDS: Final[Mapping[str, Mapping[str, Holds]]] = {
    "opened": {"host": Holds.USER, "name": Holds.NAME},
    "joined": {"user": Holds.USER, "name": Holds.NAME},
    "invited": {"user": Holds.USER, "name": Holds.NAME},
    "declined": {"user": Holds.USER},
    "left": {"user": Holds.USER},
    "agreed": {"user": Holds.USER},
    "ready": {"user": Holds.USER},
    "came-back": {"user": Holds.USER},
    "stepped-away": {"user": Holds.USER},
    "taken-back": {"user": Holds.USER},
    "hinted": {"user": Holds.USER},
    "talked": {"message": Holds.MESSAGE},
    "word-set": {"user": Holds.USER, "word": Holds.WORD},
}
"""By kind of entry: the fields that hold a person's data."""

IMPERSONAL: Final[Mapping[str, str]] = {
    "opened": "kind game preset options locale turn_seconds practice in_thread secret method",
    "joined": "kind press",
    "invited": "kind",
    "declined": "kind",
    "asked": "kind role",
    "left": "kind",
    "computer-joined": "kind name player",
    "computer-left": "kind",
    "level-set": "kind name level",
    "turn-time-set": "kind seconds",
    "touched": "kind",
    "started": "kind dealer deal edition seed presses bound",
    "dealt": "kind dealer deal edition",
    "moved": "kind seat move by",
    "talked": "kind seat ghost way",
    "agreed": "kind",
    "strict-set": "kind strict",
    "hints-set": "kind hints",
    "options-set": "kind preset options",
    "ready": "kind",
    "came-back": "kind keeps_time",
    "stepped-away": "kind",
    "taken-back": "kind kept",
    "hinted": "kind ply",
    "word-set": "kind",
    "resumed": "kind deadline for_all",
    "closed": "kind why",
}
"""By kind of entry: the fields that hold nothing of a person. A press is the number of an interaction, from which deals
follow (docs/fair-deals.md); Discord tells nobody whose it was. `bound` has a mark of each word, by which the deals are
checked where the word was deleted."""


def names_user(body: str, user: int) -> bool:
    """Whether this entry holds the user's id."""
    values = orjson.loads(body)
    return any(values.get(field) == user for field in _fields_of(values["kind"], Holds.USER))


class Forgotten:
    """Replaces a user in the entries of one log."""

    def __init__(self, bodies: Iterable[str], user: int, *, name: str) -> None:
        """`name`: what the user is called from now on. A name that is gone already stays so."""
        taken = {each for body in bodies for each in _users(orjson.loads(body))}
        self._user, self._name = user, name
        self._number = next(number for number in range(1, len(taken) + 2) if number not in taken)

    def change(self, body: str) -> str:
        """The entry without the user."""
        values: dict[str, Any] = orjson.loads(body)
        kind, changed = values["kind"], dict(values)
        is_theirs = False
        for field in _fields_of(kind, Holds.USER):
            if values.get(field) == self._user:
                changed[field], is_theirs = self._number, True
        for field in _fields_of(kind, Holds.NAME):
            if is_theirs and values.get(field):
                changed[field] = self._name
        for field in _fields_of(kind, Holds.WORD):
            if is_theirs:
                changed[field] = None
        for field in _fields_of(kind, Holds.MESSAGE):
            changed[field] = None
        return body if changed == values else orjson.dumps(changed).decode()


def _fields_of(kind: str, holds: Holds) -> Iterable[str]:
    # A kind of a later release: its users stand in fields that are called like those of today.
    known = FIELDS.get(kind) or ({} if kind in IMPERSONAL else {"user": Holds.USER, "host": Holds.USER})
    return (field for field, held in known.items() if held is holds)


def _users(values: Mapping[str, Any]) -> Iterable[int]:
    return (values[field] for field in _fields_of(values["kind"], Holds.USER) if isinstance(values.get(field), int))
