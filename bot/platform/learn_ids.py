"""The custom ids of learning by playing."""

import re
from enum import StrEnum
from typing import Final


class Learn(StrEnum):
    """What a learner can press."""

    WHICH = "which"
    """Which game is not said yet."""
    START = "start"
    """A preset."""
    SHOW = "show"
    """The practice table as it is now; so with all that follow: a table's number."""
    STOP = "stop"
    AGAIN = "again"
    PLAY = "play"
    """A table for everybody, of the same game."""


LEARN: Final = rf"k:(?P<do>{'|'.join(map(re.escape, Learn))}):(?P<what>[0-9a-z-]{{1,40}})"


def learn(do: Learn, what: str | int) -> str:
    return f"k:{do}:{what}"
