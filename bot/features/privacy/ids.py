"""Custom ids of what is done with one's data."""

from dataclasses import dataclass
from enum import StrEnum

from bot.platform.custom_ids import CustomId


class Privacy(StrEnum):
    """The effect of a button about one's data."""

    PAGE = "page"
    EXPORT = "export"
    ASK = "ask"
    """Ask before all is deleted."""
    DELETE = "delete"
    ASK_SERVER = "ask-server"
    DELETE_SERVER = "delete-server"


@dataclass(frozen=True, slots=True)
class PrivacyPress(CustomId):
    """A button about one's data, or a server's."""

    FORM = "q:{do}"
    do: Privacy
