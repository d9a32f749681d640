"""Marks on cards."""

from enum import Enum, auto


class Mark(Enum):
    """A card's mark; each is also recognizable by its shape."""

    NONE = auto()
    LAST = auto()
    """Just played: golden frame, pointer at the foot."""
    READY = auto()
    """Playable or chosen: golden frame, tick."""
    POSSIBLE = auto()
    """Can be added to the chosen cards: golden frame, plus."""
    FADED = auto()
    """Not playable now."""
    DEAD = auto()
    """Never playable again (KI-9): faded, crossed out."""
