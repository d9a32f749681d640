"""Text that is safe and short in Discord's markup."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

import discord

_ADDRESS: Final = re.compile(r"(?<=:)(?=//)")
_JOINING: Final = frozenset({0x200D, *range(0xE0020, 0xE0080)})
"""Of what is not seen by itself, all that emojis are put together with: the joiner, and the letters of flags."""
_LEFTWARD: Final = ("R", "AL")
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that look like nothing."""


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A name that people chose, without effect on the text around it."""
    safe = discord.utils.escape_mentions(discord.utils.escape_markdown(name, ignore_links=False))
    # Channels, commands, moments and emojis begin with a bracket; an address becomes a link by its slashes.
    safe = _ADDRESS.sub("\u200b", safe.replace("<", "\\<"))
    if any(unicodedata.bidirectional(letter) in _LEFTWARD for letter in name):
        return f"\u2068{safe}\u2069"  # Else the numbers beside it would change places.
    return safe


def visible(name: str) -> str:
    """A name without what would turn or break the line it stands in; empty where there is nothing to be seen in it."""
    shown = " ".join("".join(map(_shown, name)).split())
    is_seen = any(letter not in _BLANK and unicodedata.category(letter)[0] not in "CMZ" for letter in shown)
    return shown if is_seen else ""


def _shown(letter: str) -> str:
    match unicodedata.category(letter):
        case "Cc" | "Zl" | "Zp":
            return " "
        case "Cf" if ord(letter) not in _JOINING:
            return ""
        case _:
            return letter


def relative(deadline: int | None) -> str:
    """A moment (milliseconds since 1970) that everybody's Discord counts down to."""
    return f"<t:{-(-(deadline or 0) // 1000)}:R>"
