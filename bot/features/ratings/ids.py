"""Custom ids of leaderboards and statistics."""

from dataclasses import dataclass
from typing import Annotated

from bot.platform.custom_ids import SIDE, CustomId, number, one_of, text


@dataclass(frozen=True, slots=True)
class LeadersPress(CustomId):
    """A page of a leaderboard."""

    FORM = "b:{game}:{preset}:{everywhere}:{page}{side}"
    game: Annotated[str, text("[a-z-]{1,40}")]
    preset: Annotated[str, text("[0-9a-z-]{1,40}")]
    everywhere: Annotated[bool, one_of({False: "here", True: "all"})]
    page: Annotated[int, number(6)] = 0
    side: Annotated[str, SIDE] = ""


@dataclass(frozen=True, slots=True)
class AgainstPress(CustomId):
    """The page *Against the computer* of a leaderboard."""

    FORM = "bl:{game}:{preset}:{everywhere}"
    game: Annotated[str, text("[a-z-]{1,40}")]
    preset: Annotated[str, text("[0-9a-z-]{1,40}")]
    everywhere: Annotated[bool, one_of({False: "here", True: "all"})]


@dataclass(frozen=True, slots=True)
class BoardPress(CustomId):
    """A menu of leaderboards; its values are `GAME:PRESET`."""

    FORM = "bc:{everywhere}"
    everywhere: Annotated[bool, one_of({False: "here", True: "all"})]


@dataclass(frozen=True, slots=True)
class StatsPress(CustomId):
    """A page of a user's statistics."""

    FORM = "u:{user}:{page}{side}"
    user: Annotated[int, number(20)]
    page: Annotated[int, number(6)] = 0
    side: Annotated[str, SIDE] = ""


@dataclass(frozen=True, slots=True)
class StatsBoardPress(CustomId):
    """A menu of leaderboards, whose ratings of this user are shown over time; its values are `GAME:PRESET`."""

    FORM = "uc:{user}"
    user: Annotated[int, number(20)]
