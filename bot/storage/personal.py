"""Logs of tables without somebody. Which fields hold a person's data is said where they are declared."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args, get_type_hints

import orjson

from bot.tables.entries import MODELS
from bot.tables.personal_fields import Holds
from data.tables import USER_FIELDS


def _marks(annotation: object) -> Iterable[Holds]:
    """The marks in the type of a field."""
    yield from (each for each in getattr(annotation, "__metadata__", ()) if isinstance(each, Holds))
    for part in get_args(annotation):
        yield from _marks(part)


FIELDS: Final[Mapping[str, Mapping[str, Holds]]] = {
    kind: {
        name: holds
        for name, annotation in get_type_hints(model, include_extras=True).items()
        for holds in _marks(annotation)
        if holds is not Holds.NOTHING
    }
    for kind, model in MODELS.items()
}
"""By kind of entry: the fields that hold a person's data."""


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
    known = FIELDS.get(kind, dict.fromkeys(USER_FIELDS, Holds.USER))
    return (field for field, held in known.items() if held is holds)


def _users(values: Mapping[str, Any]) -> Iterable[int]:
    return (values[field] for field in _fields_of(values["kind"], Holds.USER) if isinstance(values.get(field), int))
