"""Custom ids of buttons, menus and forms: frozen dataclasses that one codec writes and reads.

A custom id outlives the process and the release, so a form must not change once it is used. A feature declares its own:

    @dataclass(frozen=True, slots=True)
    class PrivacyPress(CustomId):
        FORM = "q:{do}"
        do: Privacy

Each name in braces is a field. How a field is written follows from its type, or from the `Part` that it is annotated
with.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Self, get_args, get_origin, get_type_hints


@dataclass(frozen=True, slots=True)
class Part:
    """How a field is written: the pattern that its text matches, and both directions."""

    pattern: str
    read: Callable[[str], object] = str
    write: Callable[[Any], str] = str


def number(digits: int) -> Part:
    """A number with at most so many digits."""
    return Part(f"[0-9]{{1,{digits}}}", int)


def text(pattern: str) -> Part:
    """A text that matches this pattern."""
    return Part(pattern)


def mark(sign: str) -> Part:
    """A sign that is there or not."""
    return Part(f"(?:{re.escape(sign)})?", bool, lambda there: sign if there else "")


def one_of(words: dict[Any, str]) -> Part:
    """A word for each value."""
    values = {word: value for value, word in words.items()}
    return Part("|".join(map(re.escape, values)), values.__getitem__, words.__getitem__)


def maybe(before: str, part: Part) -> Part:
    """A part that follows `before`, or neither (None)."""
    start = len(before)
    return Part(
        f"(?:{re.escape(before)}(?:{part.pattern}))?",
        lambda written: part.read(written[start:]) if written else None,
        lambda value: "" if value is None else before + part.write(value),
    )


SIDE: Final = text("[<>]?")
"""Distinguishes two buttons of a message that lead to the same page."""


class CustomId:
    """Base of all custom ids."""

    __slots__ = ()
    FORM: ClassVar[str]

    def __str__(self) -> str:
        _, parts = _codec(type(self))
        return self.FORM.format_map({name: part.write(getattr(self, name)) for name, part in parts.items()})

    @classmethod
    def read(cls, written: str) -> Self | None:
        """The custom id that is written like this; None if it is of another kind."""
        form, parts = _codec(cls)
        found = form.fullmatch(written)
        return None if found is None else cls(**{name: part.read(found[name]) for name, part in parts.items()})


@dataclass(frozen=True, slots=True)
class MenuPress(CustomId):
    """A menu of buttons: the chosen value is the custom id that is pressed."""

    FORM = "menu:{which}"
    which: Annotated[int, number(1)] = 0
    """Distinguishes several menus of one message."""


@dataclass(frozen=True, slots=True)
class OfTable(CustomId):
    """A custom id that acts on a table, whose channel it must be pressed in."""

    table: Annotated[int, number(18)]


@dataclass(frozen=True, slots=True)
class OfPly(OfTable):
    """One that holds for a decision only: once that is made, it is refused as stale."""

    ply: Annotated[int, number(9)]


@cache
def _codec(kind: type[CustomId]) -> tuple[re.Pattern[str], dict[str, Part]]:
    """The pattern of a kind with a group for each field, and the fields' parts."""
    hints = get_type_hints(kind, include_extras=True)
    pieces = re.split(r"{(\w+)}", kind.FORM)
    parts = {name: _part(hints[name]) for name in pieces[1::2]}
    pattern = "".join(
        f"(?P<{piece}>{parts[piece].pattern})" if at % 2 else re.escape(piece) for at, piece in enumerate(pieces)
    )
    return re.compile(pattern), parts


def _part(hint: Any) -> Part:
    """The part that a field is annotated with, or the words of its enumeration."""
    if get_origin(hint) is Annotated:
        return next(each for each in get_args(hint) if isinstance(each, Part))
    assert issubclass(hint, StrEnum)
    return one_of({each: each.value for each in hint})
