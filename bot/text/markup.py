"""Names and times that are safe in Discord markup."""

import re
import unicodedata
from functools import lru_cache
from itertools import accumulate
from typing import Final

_MARKDOWN: Final = re.compile(r"[_\\~|*`]|^>(?:>>)?\s|\[.+\]\(.+\)|^#{1,3}|^\s*-", re.MULTILINE)
_MENTION: Final = re.compile(r"@(?=everyone|here|[!&]?[0-9]{17,20})")
_ADDRESS: Final = re.compile(r"(?<=:)(?=//)|(?<=\w)(?=\.\w)")
"""Where links are broken up: before `//`, and before the dot of a name such as `discord.gg`."""
_NUMBERED: Final = re.compile(r"^(\s*\d+)(?=[.)]\s)", re.MULTILINE)
"""The number of a line of a list."""
_WIDE: Final = frozenset("MWmw@%")
_JOINING: Final = frozenset({0x200D, *range(0xE0020, 0xE0080)})
"""Invisible characters that emojis are composed of: the joiner and the tag letters of flags."""
_LEFTWARD: Final = ("R", "AL")
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that render as blank."""


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A user-chosen name, escaped so that it does not affect the surrounding text."""
    safe = _MENTION.sub("@\u200b", _MARKDOWN.sub(r"\\\g<0>", name))
    safe = _NUMBERED.sub(r"\g<1>\\", safe)
    # Mentions, timestamps and emojis begin with a bracket.
    safe = _ADDRESS.sub("\u200b", safe.replace("<", "\\<"))
    if any(unicodedata.bidirectional(letter) in _LEFTWARD for letter in name):
        return f"\u2068{safe}\u2069"  # Without isolation, numbers beside it would be reordered.
    return safe


def visible(name: str) -> str:
    """A name without characters that reverse or break the line; empty if nothing visible is left."""
    shown = " ".join("".join(map(_shown, name)).split())
    is_seen = any(letter not in _BLANK and unicodedata.category(letter)[0] not in "CMZ" for letter in shown)
    return shown if is_seen else ""


def shown_name(user: int, *names: str | None) -> str:
    """The first of a user's names of which something is visible; without any, the end of their number."""
    return next((shown for each in names if each and (shown := visible(each))), f"#{user % 10_000:04}")


def _shown(letter: str) -> str:
    match unicodedata.category(letter):
        case "Cc" | "Zl" | "Zp":
            return " "
        case "Cf" if ord(letter) not in _JOINING:
            return ""
        case _:
            return letter


@lru_cache(maxsize=4096)
def columns(text: str) -> int:
    """The width of a text: ideographs, kana and the widest letters are twice as wide as other letters. Cached, as
    labels and names repeat."""
    return sum(2 if each in _WIDE or unicodedata.east_asian_width(each) in "WF" else 1 for each in text)


@lru_cache(maxsize=1024)
def shortened(text: str, most: int) -> str:
    """The text, cut to so many columns with an ellipsis. Cached, as names repeat."""
    if columns(text) <= most:
        return text
    fitting = sum(wide < most for wide in accumulate(map(columns, text)))
    return f"{text[:fitting].rstrip()}…"


def relative(deadline: int | None) -> str:
    """A relative Discord timestamp for a time in milliseconds since 1970."""
    return f"<t:{-(-(deadline or 0) // 1000)}:R>"


def at_time(deadline: int | None) -> str:
    """The date and hour of a time in milliseconds since 1970, as Discord writes it for its reader."""
    return f"<t:{-(-(deadline or 0) // 1000)}:f>"


def on_day(at: int) -> str:
    """The date of a time in milliseconds since 1970, as Discord writes it for its reader."""
    return f"<t:{at // 1000}:D>"
