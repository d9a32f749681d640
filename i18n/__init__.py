"""What people read, in their language: Fluent catalogs by topic in `en/` and `ja/`.

Fluent rather than gettext because a message here has a name and typed variables, plurals and choices stand in the
catalog, and a translator may build a sentence of their own.
"""

from i18n.catalog import LANGUAGES, Language, Texts, language_of, of_game, texts_in

__all__ = ["LANGUAGES", "Language", "Texts", "language_of", "of_game", "texts_in"]
