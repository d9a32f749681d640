"""The languages that tests name."""

from typing import Final

from i18n import texts_in

ENGLISH: Final = texts_in("en")
JAPANESE: Final = texts_in("ja")
WORDED: Final = ("en", "ja")
"""Languages whose words appear in tests; tests of every language use `LANGUAGES`."""
