"""How a setting stands on its page, declared with it: control, custom id and messages follow from both."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from pydantic import BaseModel

Chosen = str | int | bool | None
"""A value in a menu."""


class ServerPage(StrEnum):
    """Pages of a server's settings, each no higher than a phone's window."""

    TABLES = "tables"
    """How tables look, and their language."""
    CALLS = "calls"
    """Settings of mentions and of talk."""
    OPENING = "opening"
    """Where and by whom tables may be opened."""
    GAMES = "games"
    LIMITS = "limits"
    DAILY = "daily"
    """Where and when the daily deal is announced."""
    PEOPLE = "people"


@dataclass(frozen=True, slots=True)
class Control:
    """A control; one of no other class is made by the page for this setting alone.

    `id`: the setting's name in custom ids and messages (`ID`, `ID-what`). `page`: where a server's setting stands.
    """

    id: str
    page: ServerPage = ServerPage.TABLES


@dataclass(frozen=True, slots=True)
class SwitchControl(Control):
    """A button with the message `ID-on` or `ID-off`, where there is one, or else `settings-on` or `settings-off`.

    `chooses`: between two values, of which neither is on.
    """

    chooses: bool = False


@dataclass(frozen=True, slots=True)
class Offered(Mapping[str, Chosen]):
    """Values by how they are written, below a choice by which nothing is set. Languages are added after the import."""

    none: str
    each: Iterable[str | int]

    def __getitem__(self, name: str) -> Chosen:
        return {self.none: None, **{str(value): value for value in self.each}}[name]

    def __iter__(self) -> Iterator[str]:
        return iter((self.none, *map(str, self.each)))

    def __len__(self) -> int:
        return sum(1 for _ in self)


@dataclass(frozen=True, slots=True)
class MenuControl(Control):
    """A menu of values by their names. `many`: any number of them is chosen."""

    values: Mapping[str, Chosen] = field(default_factory=dict[str, Chosen])
    many: bool = False


@dataclass(frozen=True, slots=True)
class PlacesControl(Control):
    """A menu of the server's channels or roles, by the id."""


def controls_of(model: type[BaseModel]) -> dict[str, tuple[str, Control]]:
    """The controls of a model's settings by id, each with the name of its field, in the order of the fields."""
    there = ((name, each) for name, known in model.model_fields.items() for each in known.metadata)
    return {each.id: (name, each) for name, each in there if isinstance(each, Control)}
