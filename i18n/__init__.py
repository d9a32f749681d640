"""User-facing messages: Fluent files by topic, in a folder per language.

Fluent rather than gettext, because messages have names and typed variables, plurals and selections are part of the
catalog, and translators can restructure sentences.
"""

from i18n.catalog import Language, Texts, of_game
from i18n.languages import LANGUAGES, SOURCE, language_of, texts_in

__all__ = ["LANGUAGES", "SOURCE", "Language", "Texts", "language_of", "of_game", "texts_in"]
