"""How ranks and numbers are written, in pictures and texts."""

from typing import Final

RANK_TEXTS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def number_text(number: int) -> str:
    """A number with a true minus sign (U+2212)."""
    return str(number).replace("-", "−")
