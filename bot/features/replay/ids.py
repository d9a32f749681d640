"""Custom ids of replays and of lists of matches."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from bot.platform.custom_ids import SIDE, CustomId, OfTable, number, text

EYES: Final = text("[oa]|[0-9]{1,2}")


class Replay(StrEnum):
    """The effect of a component of a replay. The custom id continues with the table, the position and the eyes."""

    OPEN = "open"
    """Show the position in a new private message."""
    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"
    JUMP = "jump"
    """A menu of positions."""
    MOVE = "move"
    """A menu of positions in a log, which open in a new private message."""
    EYES = "eyes"
    """A menu of eyes."""
    SHARE = "share"
    """Post the position in the channel."""
    FILM = "film"
    """Post an animation of the match in the channel."""


@dataclass(frozen=True, slots=True)
class ReplayPress(OfTable):
    """A component of a replay."""

    FORM = "y:{do}:{table}:{position}:{eyes}"
    do: Replay
    position: Annotated[int, number(6)] = 0
    """The one to show."""
    eyes: Annotated[str, EYES] = "o"
    """`o` for an onlooker, `a` for all hands open, or a player's number."""


@dataclass(frozen=True, slots=True)
class MatchesPress(CustomId):
    """A page of the matches that a user played."""

    FORM = "w:{only}:{user}:{page}{side}"
    only: Annotated[str, text("[a-z0-9-]{1,40}")]
    """`all`, `rated`, `won`, or a game's id."""
    user: Annotated[int, number(20)]
    page: Annotated[int, number(6)] = 0
    side: Annotated[str, SIDE] = ""


@dataclass(frozen=True, slots=True)
class MatchesOnlyPress(CustomId):
    """A menu of what a list of matches is limited to."""

    FORM = "wf:{user}"
    user: Annotated[int, number(20)]


@dataclass(frozen=True, slots=True)
class MatchChoicePress(CustomId):
    """A menu of matches."""

    FORM = "wo"
