"""The available languages: every folder with a `language.ftl`, named by its Discord locale."""

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from i18n.catalog import Language, Texts, templates_in

SOURCE: Final[Language] = "en"
"""The source of all translations; used for readers without their own language here, and for missing messages."""

_NAMED_IN: Final = "language.ftl"
"""The file that marks a folder as a language: its name, and names of computer players."""


class Languages(Collection[Language]):
    """The languages found in some folders, source first; each is loaded on first use."""

    def __init__(self, folder: Path) -> None:
        self._folders: dict[Language, Path] = {}
        self._texts: dict[Language, Texts] = {}
        self.search(folder)

    def search(self, folder: Path) -> None:
        """Add the languages of this folder, before any is loaded. Raises ValueError if it contains none."""
        found = sorted(each.parent for each in folder.glob(f"*/{_NAMED_IN}"))
        if not found:
            raise ValueError(f"no language in {folder}: none of its folders has a file {_NAMED_IN}")
        self._folders |= {each.name: each for each in found}

    def forget(self, language: Language) -> None:
        """Have this language no more."""
        del self._folders[language]
        self._texts.pop(language, None)

    def __iter__(self) -> Iterator[Language]:
        return iter(sorted(self._folders, key=lambda language: (language != SOURCE, language)))

    def __len__(self) -> int:
        return len(self._folders)

    def __contains__(self, language: object) -> bool:
        return language in self._folders

    def folder(self, language: Language) -> Path:
        """The folder of a language's messages."""
        return self._folders[language]

    def of_locale(self, locale: str | None) -> Language:
        """The language for a Discord locale: its own (`zh-TW`) or that of its first part (`es` for `es-419`)."""
        if locale is None:
            return SOURCE
        return next((each for each in (locale, locale.partition("-")[0]) if each in self._folders), SOURCE)

    def texts(self, language: Language) -> Texts:
        """The messages of a language, loaded on first use."""
        found = self._texts.get(language)
        if found is None:
            fallback = None if language == SOURCE else self.texts(SOURCE)
            found = self._texts[language] = Texts(language, self._folders[language], fallback=fallback)
        return found

    def templates(self, topic: str) -> dict[Language, dict[str, str]]:
        """The messages of one file in every language, see `templates_in`; missing ones are those of the source."""
        files = {each: folder / f"{topic}.ftl" for each, folder in self._folders.items()}
        source = templates_in(files[SOURCE])
        return {each: source | (templates_in(file) if file.exists() else {}) for each, file in files.items()}


LANGUAGES: Final = Languages(Path(__file__).parent)
"""The languages of this package and of a folder named in the settings."""


def language_of(locale: str | None) -> Language:
    """See `Languages.of_locale`."""
    return LANGUAGES.of_locale(locale)


def texts_in(language: Language) -> Texts:
    """See `Languages.texts`."""
    return LANGUAGES.texts(language)
