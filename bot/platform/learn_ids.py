"""The custom ids of learning by playing."""

import re
from enum import StrEnum
from typing import Final


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
    """Open a real table of the same game."""


LEARN: Final = rf"k:(?P<do>{'|'.join(map(re.escape, Learn))}):(?P<what>[0-9a-z-]{{1,40}})"


def learn(do: Learn, what: str | int) -> str:
    return f"k:{do}:{what}"
