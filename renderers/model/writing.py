"""How ranks and numbers are written, in pictures and in words alike."""

from typing import Final

RANK_TEXTS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def number_text(number: int) -> str:
    """With a true minus before what is below nothing."""
    return str(number).replace("-", "−")
