"""The languages that tests name by themselves."""

from typing import Final

from i18n import texts_in

ENGLISH: Final = texts_in("en")
JAPANESE: Final = texts_in("ja")
