"""Words cut to a length, counted in UTF-16 units, the strictest way to count; names give way first."""

from collections.abc import Callable, Sequence
from typing import Final

LONGEST_ALT: Final = 1024
"""Discord takes no longer alt texts."""
LONGEST_TEXT: Final = 1800
"""Of what stands in a message instead of a picture, which has more to say than that."""
_NAME_LENGTHS: Final = (32, 24, 16, 12, 9, 7, 5)
"""How names are cut, one after the other, until all fits."""
_ELLIPSIS: Final = "…"

Names = Sequence[str]
"""One for each seat."""


def fitting(text: Callable[[Names], str], names: Names, longest: int) -> str:
    """The text with names as long as there is room for; in the end cut."""
    candidate = ""
    for length in _NAME_LENGTHS:
        candidate = text([cut(" ".join(name.split()), length) for name in names])
        if length_of(candidate) <= longest:
            return candidate
    return cut(candidate, longest)


def cut(text: str, longest: int) -> str:
    """The text, or its beginning and an ellipsis."""
    if length_of(text) <= longest:
        return text
    while length_of(text) > longest - 1:
        text = text[: -max(1, (length_of(text) - longest) // 2)]
    return text + _ELLIPSIS


def length_of(text: str) -> int:
    """In UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
