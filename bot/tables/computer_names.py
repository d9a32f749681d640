"""What computer players are called at a table: flowers of the hanafuda months, in the script of its language."""

from collections.abc import Collection, Mapping
from typing import Final

from i18n import Language, language_of

NAMES: Final[Mapping[Language, tuple[str, ...]]] = {
    "en": (
        *("Sakura", "Momiji", "Tsubaki", "Kiku", "Fuji", "Ayame"),
        *("Hagi", "Matsu", "Ume", "Botan", "Kaede"),
    ),
    # Without botan, which reads as a button.
    "ja": (
        *("サクラ", "モミジ", "ツバキ", "キク", "フジ", "アヤメ"),
        *("ハギ", "マツ", "ウメ", "キリ", "カエデ"),
    ),
}
"""As many as there can be computer players at a table."""


def free_name(locale: str, taken: Collection[str]) -> str:
    """A name that nobody has at a table of this locale."""
    return next(name for name in NAMES[language_of(locale)] if name not in taken)
