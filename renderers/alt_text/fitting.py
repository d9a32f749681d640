"""Fits text to a maximum length in UTF-16 code units, shortening names first."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

LONGEST_ALT: Final = 1024
"""Discord's limit for alt texts."""
LONGEST_TEXT: Final = 1800
"""The limit for text that replaces a picture; leaves room for the rest of the message."""
_NAME_LENGTHS: Final = (32, 24, 16, 12, 9, 7, 5)
"""Maximum lengths of names, tried in order until the text fits."""
ELLIPSIS: Final = "…"

Names = Sequence[str]
"""One name per seat."""


def fitting(
    text: Callable[[Names], str],
    names: Names,
    longest: int,
    *,
    briefer: Callable[[Names], str] | None = None,
    briefest: Callable[[Names], str] | None = None,
) -> str:
    """The text with the longest names that fit; otherwise the `briefer` text with them.

    If neither fits, the `briefest` text with the shortest names, truncated if it is too long.
    """
    candidate = ""
    for each in (text,) if briefer is None else (text, briefer):
        for length in _NAME_LENGTHS:
            candidate = each([cut(" ".join(name.split()), length) for name in names])
            if length_of(candidate) <= longest:
                return candidate
    if briefest is not None:
        candidate = briefest([cut(" ".join(name.split()), _NAME_LENGTHS[-1]) for name in names])
    return cut(candidate, longest)


def joined(parts: Iterable[str], separator: str, longest: int) -> str:
    """As many of the parts, from the first, as fit whole; the first is truncated if it does not."""
    found = ""
    for part in parts:
        longer = f"{found}{separator}{part}" if found else cut(part, longest)
        if length_of(longer) > longest:
            break
        found = longer
    return found


def cut(text: str, longest: int) -> str:
    """The text, truncated with an ellipsis if it is too long."""
    if length_of(text) <= longest:
        return text
    while length_of(text) > longest - 1:
        text = text[: -max(1, (length_of(text) - longest) // 2)]
    return text + ELLIPSIS


def length_of(text: str) -> int:
    """The length in UTF-16 code units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
