"""The custom ids of the daily deal's buttons."""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Annotated

from bot.features.replay.ids import EYES, Replay
from bot.platform.custom_ids import CustomId, number


class Daily(StrEnum):
    """Actions of the buttons of the daily deal."""

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
    """Actions of the buttons of a day that is over."""

    SHOW = auto()
    """Show the page of that day."""
    AGAIN = auto()
    """Play its deal, which does not count."""
    BEST = auto()
    """Show how the best played it."""


class Board(StrEnum):
    """Actions of the buttons of the daily deal's boards."""

    SERVER = auto()
    """The board of the server: a day and a month."""
    WORLD = auto()
    """How many people in the world have which score."""
    LEAVE = auto()
    """Leave the server's board."""


class Challenging(StrEnum):
    """Actions of the buttons of a challenge."""

    SHOW = auto()
    """Show its page to one of the two."""
    PLAY = auto()
    """Begin the one try at a deal."""
    DECLINE = auto()
    LIST = auto()
    """Show one's challenges."""


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
class ChallengePress(CustomId):
    """A button of a challenge, and of one of its deals, from 1."""

    FORM = "challenge:{do}:{challenge}:{deal}"
    do: Challenging
    challenge: Annotated[int, number(18)] = 0
    deal: Annotated[int, number(1)] = 0


@dataclass(frozen=True, slots=True)
class ChallengeGamePress(CustomId):
    """A component of the replay of a challenge's game. `side`: 0 for who asked, else 1. Otherwise as `ReplayPress`."""

    FORM = "challenge-game:{do}:{challenge}:{deal}:{side}:{position}:{eyes}"
    do: Replay
    challenge: Annotated[int, number(18)]
    deal: Annotated[int, number(1)]
    side: Annotated[int, number(1)]
    position: Annotated[int, number(6)] = 0
    eyes: Annotated[str, EYES] = "a"


@dataclass(frozen=True, slots=True)
class DailyBoardPress(CustomId):
    """A button of the boards of a day."""

    FORM = "daily-board:{do}:{day}"
    do: Board
    day: Annotated[int, number(6)]


@dataclass(frozen=True, slots=True)
class RemindPress(CustomId):
    """A menu: the hour at which a person is reminded."""

    FORM = "daily-remind"
