"""Loads the catalogs and puts facts into messages."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.bundle import PluralCategory
from fluent.syntax import ast

Language = str
"""The name of its folder: a locale of Discord, or the first part of several (`es`)."""

_KEPT: Final = 4096
"""Texts with facts, of each language."""

_GROUPED_FROM: Final = 1000
"""Smaller numbers are written with their digits alone; larger ones each language groups in its way."""


class CatalogBundle(FluentBundle):
    """A bundle in whose plurals a number below zero is always `other`.

    CLDR looks at the absolute value and calls -1 `one` in English, but `[one] 1 point` is written for exactly one.
    """

    def __init__(self, language: Language) -> None:
        super().__init__([language], use_isolating=False)
        of_language = cast("Callable[[int | float], PluralCategory]", self._plural_form)

        def plural_form(number: int | float) -> PluralCategory:
            return "other" if number < 0 else of_language(number)

        self._plural_form = plural_form

    def fall_back_on(self, other: "CatalogBundle") -> None:
        """Have its messages where there are none of the name."""
        self._messages = {**other._messages, **self._messages}

    def entry(self, message: str) -> ast.Message:
        """The message as it was parsed. KeyError where there is none."""
        return cast("ast.Message", self._messages[message])


def _plain(message: ast.Message) -> str | None:
    """The message as a template for `%`, if it is made of text and variables alone: alt texts are made of a hundred
    of these, most with facts that come once, so they are neither worth resolving nor keeping."""
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


class Texts:
    """The messages of one language: `texts("lobby-title", game="...")`."""

    __slots__ = ("__weakref__", "_bundle", "_made", "_plain", "language")

    def __init__(self, language: Language, folder: Path, *, fallback: "Texts | None" = None) -> None:
        """From all `.ftl` files of the folder. `fallback`: says what they lack."""
        self.language: Final[Language] = language
        self._plain: dict[str, str] = {}
        """Messages of text and variables alone, as `%` puts facts into them."""
        self._bundle = CatalogBundle(language)
        for file in sorted(folder.glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        if fallback is not None:
            self._bundle.fall_back_on(fallback._bundle)
        self._made: dict[Hashable, str] = {}
        """Messages with their facts: most of what a board says is as it was before."""

    def __call__(self, message: str, /, **facts: str | int | float) -> str:
        """The message with these facts in it. KeyError for one that no catalog has; ValueError for a missing fact."""
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
        # 1 equals 1.0, and is written otherwise.
        key = (message, *facts.items(), *map(type, facts.values()))
        found = self._made.get(key)
        if found is None:
            found = self._format(message, facts)
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[key] = found
        return found

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def _format(self, message: str, facts: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        if message not in self._plain and (plain := _plain(self._bundle.entry(message))) is not None:
            self._plain[message] = plain
        text, errors = cast("tuple[str, list[Exception]]", self._bundle.format_pattern(pattern, facts))
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return text


def of_game(texts: Texts, family: str, game: str, ending: str) -> str:
    """The name of the message of this game, `FAMILY-GAME-ENDING`, or, where it has none, of all: `FAMILY-ENDING`."""
    name = f"{family}-{game}-{ending}"
    return name if texts.has(name) else f"{family}-{ending}"
