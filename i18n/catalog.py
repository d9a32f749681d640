"""Loads the catalogs and puts facts into messages."""

from collections.abc import Callable, Hashable
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.bundle import PluralCategory

Language = Literal["en", "ja"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

_KEPT: Final = 4096
"""Texts with facts, of each language."""

TOPICS: Final = tuple(
    sorted(each.name.removesuffix(".ftl") for each in files("i18n").joinpath("en").iterdir() if each.is_file())
)
"""A file each, `TOPIC.ftl`."""


def language_of(locale: str | None) -> Language:
    """The language for a Discord locale: Japanese for `ja`, English for all others."""
    return "ja" if locale is not None and locale.split("-")[0] == "ja" else "en"


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


class Texts:
    """The messages of one language: `texts("lobby-title", game="...")`."""

    __slots__ = ("_bundle", "_made", "language")

    def __init__(self, language: Language) -> None:
        self.language: Final[Language] = language
        self._bundle = CatalogBundle(language)
        for topic in TOPICS:
            self._bundle.add_resource(FluentResource(source(language, topic)))
        self._made: dict[Hashable, str] = {}
        """Messages with their facts: most of what a board says is as it was before."""

    def __call__(self, message: str, /, **facts: str | int | float) -> str:
        """The message with these facts in it. KeyError for one that no catalog has; ValueError for a missing fact."""
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
        text, errors = cast("tuple[str, list[Exception]]", self._bundle.format_pattern(pattern, facts))
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return text


def of_game(texts: Texts, family: str, game: str, ending: str) -> str:
    """The name of the message of this game, `FAMILY-GAME-ENDING`, or, where it has none, of all: `FAMILY-ENDING`."""
    name = f"{family}-{game}-{ending}"
    return name if texts.has(name) else f"{family}-{ending}"


def source(language: Language, topic: str) -> str:
    """The text of a catalog file."""
    return files("i18n").joinpath(language, f"{topic}.ftl").read_text(encoding="utf-8")


@cache
def texts_in(language: Language) -> Texts:
    """The texts of this language; loaded once."""
    return Texts(language)
