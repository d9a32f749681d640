"""The languages there are: each folder with a `language.ftl` in it, named by the code that Discord has for it."""

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from i18n.catalog import Language, Texts

SOURCE: Final[Language] = "en"
"""The language that all others are translated from: read by whoever has none of their own here, and in place of a
message that a translation lacks."""

_NAMED_IN: Final = "language.ftl"
"""The file that makes a folder a language: its name, and what computer players are called."""


class Languages(Collection[Language]):
    """The languages found in some folders, the source first; each is loaded when it is first read."""

    def __init__(self, folder: Path) -> None:
        self._folders: dict[Language, Path] = {}
        self._texts: dict[Language, Texts] = {}
        self.search(folder)

    def search(self, folder: Path) -> None:
        """Also have the languages of this folder, before any is read. ValueError where there is none in it."""
        found = sorted(each.parent for each in folder.glob(f"*/{_NAMED_IN}"))
        if not found:
            raise ValueError(f"no language in {folder}: none of its folders has a file {_NAMED_IN}")
        self._folders |= {each.name: each for each in found}

    def __iter__(self) -> Iterator[Language]:
        return iter(sorted(self._folders, key=lambda language: (language != SOURCE, language)))

    def __len__(self) -> int:
        return len(self._folders)

    def __contains__(self, language: object) -> bool:
        return language in self._folders

    def folder(self, language: Language) -> Path:
        """Where the messages of a language are."""
        return self._folders[language]

    def of_locale(self, locale: str | None) -> Language:
        """The language for a Discord locale: of this code (`zh-TW`), or of its first part (`es` for `es-419`)."""
        if locale is None:
            return SOURCE
        return next((each for each in (locale, locale.partition("-")[0]) if each in self._folders), SOURCE)

    def texts(self, language: Language) -> Texts:
        """The messages of a language."""
        found = self._texts.get(language)
        if found is None:
            fallback = None if language == SOURCE else self.texts(SOURCE)
            found = self._texts[language] = Texts(language, self._folders[language], fallback=fallback)
        return found


LANGUAGES: Final = Languages(Path(__file__).parent)
"""Those of this package, and of a folder that a setting names."""


def language_of(locale: str | None) -> Language:
    """As `Languages.of_locale`."""
    return LANGUAGES.of_locale(locale)


def texts_in(language: Language) -> Texts:
    """As `Languages.texts`."""
    return LANGUAGES.texts(language)
