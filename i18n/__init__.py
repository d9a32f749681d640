"""What people read, in their language: Fluent messages by topic, a folder for each language.

Fluent rather than gettext because a message here has a name and typed variables, plurals and choices stand in the
catalog, and a translator may build a sentence of their own.
"""

from i18n.catalog import Language, Texts, of_game
from i18n.languages import LANGUAGES, SOURCE, language_of, texts_in

__all__ = ["LANGUAGES", "SOURCE", "Language", "Texts", "language_of", "of_game", "texts_in"]
