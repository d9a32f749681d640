"""Loads message catalogs and formats messages."""

import re
from collections.abc import Callable, Hashable
from copy import copy
from pathlib import Path
from typing import Any, Final, cast

from fluent.runtime import FluentBundle
from fluent.runtime.bundle import PluralCategory
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

Language = str
"""A language's folder name: a Discord locale, or the first part of several (`es`)."""

KEPT: Final = 4096
"""Cache size for formatted messages, per language."""

_GROUPED_FROM: Final = 1000
"""Smaller numbers are plain digits; larger ones are grouped as the language does."""


_MESSAGE: Final = re.compile(r"^(?P<name>[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message in a source: from its name to the next line that begins with a name or is a comment."""


_NAME: Final = "[a-zA-Z][a-zA-Z0-9_-]*"
_ONE_LINE: Final = re.compile(rf"{_NAME} *= *((?:[^{{}}\n\r]|\{{ *\${_NAME} *\}})*[^ \n\r])[ \n\r]*")
"""A message that is one line of text and variables."""
_VARIABLE: Final = re.compile(rf"\{{ *\$({_NAME}) *\}}")


class CatalogBundle(FluentBundle):
    """A bundle that parses a message when it is first needed. Parsing all languages takes seconds of processor time,
    which each process would spend at its start.

    Its plural category for negative numbers is always `other`: CLDR uses the absolute value, so -1 is `one` in English,
    but `[one] 1 point` is meant for exactly 1.
    """

    def __init__(self, language: Language) -> None:
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        of_language = cast("Callable[[int | float], PluralCategory]", self._plural_form)

        def plural_form(number: int | float) -> PluralCategory:
            return "other" if number < 0 else of_language(number)

        self._plural_form = plural_form

    def fall_back_on(self, other: "CatalogBundle") -> None:
        """Use the other bundle's messages where this one has none."""
        self._sources = {**other._sources, **self._sources}

    def add_source(self, source: str) -> None:
        """Add the messages of a file. Of messages with one name the first counts."""
        for found in _MESSAGE.finditer(source):
            self._sources.setdefault(found["name"], found[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def entry(self, message: str) -> ast.Message:
        """The parsed message. Raises KeyError if there is none and ValueError if it is not in Fluent's syntax."""
        found = self._messages.get(message)
        if found is None:
            found = FluentParser().parse_entry(self._sources[message])
            if not isinstance(found, ast.Message):
                raise ValueError(f"{message} is not in Fluent's syntax")
            self._messages[message] = found
        return cast("ast.Message", found)

    def template(self, message: str) -> str | None:
        """The message as a `%` template if it consists of text and variables only, otherwise None.

        Most are one line, which is read without parsing it. Raises what `entry` raises.
        """
        line = _ONE_LINE.fullmatch(self._sources[message])
        if line is not None:
            return _VARIABLE.sub(r"%(\1)s", line[1].replace("%", "%%"))
        return _plain(self.entry(message))

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if not term:
            self.entry(entry_id)
        return super()._lookup(entry_id, term)


def _plain(message: ast.Message) -> str | None:
    """The message as a `%` template if it consists of text and variables only, otherwise None.

    A fast path: an alt text uses about a hundred such messages, mostly with arguments that occur once.
    """
    parts: list[str] = []
    for element in message.value.elements if message.value is not None else ():
        match element:
            case ast.TextElement(value=text) | ast.Placeable(expression=ast.StringLiteral(value=text)):
                parts.append(text.replace("%", "%%"))
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                parts.append(f"%({name})s")
            case _:
                return None
    return "".join(parts)


class _Braces(dict[str, str]):
    """Each name in braces."""

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


def templates_in(file: Path) -> dict[str, str]:
    """The file's messages with `{name}` for each variable, for others to fill in.

    Raises ValueError for a message that is more than text and variables.
    """
    found: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            plain = _plain(entry)
            if plain is None:
                raise ValueError(f"{entry.id.name} has more than text and variables")
            found[entry.id.name] = plain % _Braces()
    return found


class Texts:
    """The messages of one language: `texts("lobby-title", game="...")`."""

    __slots__ = ("__weakref__", "_bundle", "_plain", "_spoken", "is_spoken", "language", "made")

    def __init__(self, language: Language, folder: Path, *, fallback: "Texts | None" = None) -> None:
        """Loads all `.ftl` files in the folder. `fallback` supplies missing messages."""
        self.language: Final[Language] = language
        self.is_spoken = False
        """Whether they are for words mode, where cards are named by words and not by signs."""
        self._spoken: Texts | None = None
        self._plain: dict[str, str] = {}
        """Templates of messages with text and variables only, by message."""
        self._bundle = CatalogBundle(language)
        for file in sorted(folder.glob("*.ftl")):
            self._bundle.add_source(file.read_text(encoding="utf-8"))
        if fallback is not None:
            self._bundle.fall_back_on(fallback._bundle)
        self.made: dict[Hashable, str] = {}
        """Cache of formatted messages: most of a board's text repeats."""

    def __call__(self, message: str, /, **facts: str | int | float) -> str:
        """Format a message. Raises KeyError for an unknown message and ValueError for a missing argument."""
        plain = self._plain.get(message)
        if plain is not None:
            for fact in facts.values():
                if type(fact) is not str and not (type(fact) is int and 0 <= fact < _GROUPED_FROM):
                    break
            else:
                try:
                    return plain % facts
                except KeyError as missing:
                    raise ValueError(f"{message}: {missing} is missing") from None
        # The types are part of the key, because 1 == 1.0 but they are formatted differently.
        key = (message, *facts.items(), *map(type, facts.values()))
        found = self.made.get(key)
        if found is None:
            found = self._format(message, facts)
            if len(self.made) >= KEPT:
                self.made.clear()
            self.made[key] = found
        return found

    @property
    def spoken(self) -> "Texts":
        """The same messages for words mode."""
        if self.is_spoken:
            return self
        if self._spoken is None:
            self._spoken = copy(self)
            self._spoken.is_spoken = True
        return self._spoken

    def has(self, message: str) -> bool:
        """Whether the message exists."""
        return self._bundle.has_message(message)

    def _format(self, message: str, facts: dict[str, Any]) -> str:
        if message not in self._plain and (plain := self._bundle.template(message)) is not None:
            self._plain[message] = plain
            return self(message, **facts)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = cast("tuple[str, list[Exception]]", self._bundle.format_pattern(pattern, facts))
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return text


def of_game(texts: Texts, message: str, game: str) -> str:
    """The game's own message `FAMILY-GAME-ENDING` if it exists, otherwise this one, `FAMILY-ENDING`."""
    family, _, ending = message.partition("-")
    own = f"{family}-{game}-{ending}"
    return own if texts.has(own) else message
