"""Custom ids of settings: a user's own, and a server's."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from bot.platform.custom_ids import CustomId, one_of


class Setting(StrEnum):
    """A user's own settings."""

    PINGS = "pings"
    SUITS = "suits"
    LARGE = "large"
    LANGUAGE = "language"
    AUTO = "auto"
    SEEN = "seen"
    TEXT = "text"
    """Text instead of pictures, on or off: only in messages of earlier releases."""
    SHOWN = "shown"
    """Pictures, text, or the server's default."""
    PAGE = "page"
    """Show the page of settings."""


@dataclass(frozen=True, slots=True)
class SettingPress(CustomId):
    """One of a user's own settings."""

    FORM = "s:{which}"
    which: Setting


class ServerSetting(StrEnum):
    """Settings of a server; the custom id has the new value."""

    TEXT = "text"
    """Text instead of pictures."""
    SUITS = "suits"
    """Four-colour suits."""
    REPLAYS = "replays"
    """Whether everybody in a table's channel may open its replay."""
    PINGS = "pings"
    """Whether people are mentioned so that Discord tells them."""


@dataclass(frozen=True, slots=True)
class ServerSwitchPress(CustomId):
    """A server's setting with its new value."""

    FORM = "v:{which}={on}"
    which: ServerSetting
    on: Annotated[bool, one_of({True: "on", False: "off"})]


class ServerPage(StrEnum):
    """Pages of a server's settings."""

    TABLES = "tables"
    OPENING = "opening"
    """Where and by whom tables may be opened."""
    GAMES = "games"
    PEOPLE = "people"


@dataclass(frozen=True, slots=True)
class ServerPagePress(CustomId):
    """A page of a server's settings."""

    FORM = "vp:{page}"
    page: ServerPage


class ServerChoice(StrEnum):
    """Menus of a server's settings; the values are what was chosen."""

    LANGUAGE = "language"
    CHANNELS = "channels"
    ROLES = "roles"
    MOST = "most"
    """Most tables open at once."""
    GAMES = "games"
    DEFAULT = "default"
    """The game of the server's default table."""
    PRESET = "preset"
    TURN = "turn"
    UNBAR = "unbar"


@dataclass(frozen=True, slots=True)
class ServerChoicePress(CustomId):
    """A menu of a server's settings."""

    FORM = "vs:{which}"
    which: ServerChoice


@dataclass(frozen=True, slots=True)
class AskRolePress(CustomId):
    """A menu: the role that *Ask here* pings."""

    FORM = "va"
