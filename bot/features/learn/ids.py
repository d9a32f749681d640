"""Custom ids of lessons."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from bot.platform.custom_ids import CustomId, OfTable, text


class Learn(StrEnum):
    """A learner's buttons. The custom id continues with what each one names."""

    WHICH = "which"
    """Ask which game; names nothing in particular."""
    START = "start"
    """Names a preset."""
    SHOW = "show"
    """Show the practice table's current state. This and all that follow name a table's number."""
    STOP = "stop"
    AGAIN = "again"
    PLAY = "play"
    """Open a lobby of the same game."""
    MORE = "list"
    """Show the menu of all that is not a move."""
    NOW = "now"
    """Play the same game at once, at a private table."""


@dataclass(frozen=True, slots=True)
class LearnPress(CustomId):
    """A learner's button."""

    FORM = "k:{do}:{what}"
    do: Learn
    what: Annotated[str, text("[0-9a-z-]{1,40}")]


@dataclass(frozen=True, slots=True)
class LearnChoice(CustomId):
    """The menu of games to learn, by preset."""

    FORM = "k:games"


@dataclass(frozen=True, slots=True)
class LearnMore(OfTable):
    """The menu of a lesson: all that is not a move."""

    FORM = "k:more:{table}"
