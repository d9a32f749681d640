"""The custom ids of the daily deal's buttons."""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Annotated

from bot.features.replay.ids import EYES, Replay
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


class Past(StrEnum):
    """What a button of a day that is over does."""

    SHOW = auto()
    """Show the page of that day."""
    AGAIN = auto()
    """Play its deal, which does not count."""
    BEST = auto()
    """Show how the best played it."""


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
class PastPress(CustomId):
    """A button of a day that is over."""

    FORM = "daily-past:{do}:{day}"
    do: Past
    day: Annotated[int, number(6)]


@dataclass(frozen=True, slots=True)
class BestPress(CustomId):
    """A component of the replay of the best score of a day; otherwise as `ReplayPress`."""

    FORM = "daily-best:{do}:{day}:{position}:{eyes}"
    do: Replay
    day: Annotated[int, number(6)]
    position: Annotated[int, number(6)]
    eyes: Annotated[str, EYES]


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
