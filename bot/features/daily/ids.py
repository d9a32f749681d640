"""The custom ids of the daily deal's buttons."""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Annotated

from bot.platform.custom_ids import CustomId, number


class Daily(StrEnum):
    """What a button of the daily deal does."""

    PAGE = auto()
    """Show the page of today, whichever day the button is of."""
    SHOW = auto()
    """Show the page of today beside the message."""
    PLAY = auto()
    """Begin the one try."""
    SHARE = auto()
    """Post one's own result where the button is."""
    HOW = auto()
    """How it counts."""
    REMIND = auto()
    """The page on which one asks for reminders."""


class Board(StrEnum):
    """What a button of the daily deal's boards does."""

    SERVER = auto()
    """The board of the server: a day and a month."""
    WORLD = auto()
    """How many people in the world have which score."""
    LEAVE = auto()
    """Leave the server's board."""


@dataclass(frozen=True, slots=True)
class DailyPress(CustomId):
    """A button of a day, by its number."""

    FORM = "daily:{do}:{day}"
    do: Daily
    day: Annotated[int, number(6)] = 0


@dataclass(frozen=True, slots=True)
class BoardPress(CustomId):
    """A button of the boards of a day."""

    FORM = "daily-board:{do}:{day}"
    do: Board
    day: Annotated[int, number(6)]


@dataclass(frozen=True, slots=True)
class RemindPress(CustomId):
    """A menu: the hour at which somebody is reminded."""

    FORM = "daily-remind"
