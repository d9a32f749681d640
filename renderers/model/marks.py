"""How cards are marked."""

from enum import Enum, auto


class Mark(Enum):
    """What is told of a card beside what it is: always by a shape, too."""

    NONE = auto()
    LAST = auto()
    """Just played: a golden frame, and a pointer at its foot."""
    READY = auto()
    """Can be played, or is chosen: a golden frame, and a tick."""
    POSSIBLE = auto()
    """Can be chosen with those that are: a golden frame, and a plus."""
    FADED = auto()
    """Cannot be played now."""
    DEAD = auto()
    """Can never be played (KI-9): faded and crossed out."""
