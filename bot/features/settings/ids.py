"""Custom ids of settings: a user's own, and a server's. Which settings there are, their models say."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from bot.platform.custom_ids import CustomId, Part, number, one_of, text
from bot.storage.controls import ServerPage, SwitchControl
from bot.storage.guild_settings import SERVER
from bot.storage.user_settings import OWN

PAGE: Final = "page"
"""Show the first page of a user's settings."""
TEXT: Final = "text"
"""Text instead of pictures, on or off: only in messages of earlier releases."""
DEFAULT: Final = "default"
"""The game of the server's default table."""
PRESET: Final = "preset"
"""The rules of the server's default table, whose game is chosen by its own menu."""
ASK: Final = "ask"
"""The role that *Ask here* pings: it has a custom id of its own."""
UNBAR: Final = "unbar"
"""The people who are barred."""
DAILY: Final = ("daily", "hour")
"""Where and when the daily deal is announced."""
_SWITCHES: Final = {each for each, (_, control) in SERVER.items() if isinstance(control, SwitchControl)}


def _words(ids: Iterable[str]) -> Part:
    return one_of({each: each for each in ids})


@dataclass(frozen=True, slots=True)
class SettingPress(CustomId):
    """One of a user's own settings."""

    FORM = "s:{which}"
    which: Annotated[str, _words([*OWN, TEXT, PAGE])]


@dataclass(frozen=True, slots=True)
class SettingsPagePress(CustomId):
    """A page of a user's own settings, from 1."""

    FORM = "sp:{page}"
    page: Annotated[int, number(1)]


class Timing(StrEnum):
    """The page of one's time zone, and what is chosen on it."""

    PAGE = "page"
    QUIET_FROM = "from"
    QUIET_HOURS = "hours"
    """How long it is quiet."""
    AWAY = "away"
    """For how many days one is away, from today on."""


@dataclass(frozen=True, slots=True)
class TimingPress(CustomId):
    """The page of one's time zone, or a menu of it."""

    FORM = "st:{which}"
    which: Timing


@dataclass(frozen=True, slots=True)
class ZonePress(CustomId):
    """This is one's time zone."""

    FORM = "sz:{zone}"
    zone: Annotated[str, text("[A-Za-z0-9_+/-]{1,50}")]


@dataclass(frozen=True, slots=True)
class ServerSwitchPress(CustomId):
    """A server's setting with its new value."""

    FORM = "v:{which}={on}"
    which: Annotated[str, _words(_SWITCHES)]
    on: Annotated[bool, one_of({True: "on", False: "off"})]


@dataclass(frozen=True, slots=True)
class ServerPagePress(CustomId):
    """A page of a server's settings."""

    FORM = "vp:{page}"
    page: ServerPage


@dataclass(frozen=True, slots=True)
class ServerChoicePress(CustomId):
    """A menu of a server's settings."""

    FORM = "vs:{which}"
    which: Annotated[str, _words([*SERVER.keys() - _SWITCHES - {ASK}, PRESET])]


@dataclass(frozen=True, slots=True)
class AskRolePress(CustomId):
    """A menu: the role that *Ask here* pings."""

    FORM = "va"
