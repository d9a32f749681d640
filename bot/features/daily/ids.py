"""The custom id of the daily deal's buttons."""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Annotated

from bot.platform.custom_ids import CustomId, number


class Daily(StrEnum):
    """What a button of the daily deal does."""

    PAGE = auto()
    """Show the page of today, whichever day the button is of."""
    PLAY = auto()
    """Begin the one try."""
    SHARE = auto()
    """Post one's own result where the button is."""
    SERVER = auto()
    """The board of the server: the day and the month."""
    LEAVE = auto()
    """Leave that board."""
    HOW = auto()
    """How it counts."""


@dataclass(frozen=True, slots=True)
class DailyPress(CustomId):
    """A button of a day, by its number."""

    FORM = "daily:{do}:{day}"
    do: Daily
    day: Annotated[int, number(6)]
