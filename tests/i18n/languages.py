"""The languages that tests name by themselves."""

from typing import Final

from i18n import texts_in

ENGLISH: Final = texts_in("en")
JAPANESE: Final = texts_in("ja")
WORDED: Final = ("en", "ja")
"""The languages whose words stand in tests; what holds for every language goes through `LANGUAGES`."""
