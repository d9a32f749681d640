"""The stages of a table: lobby, match, end."""

from enum import StrEnum, auto


class Stage(StrEnum):
    LOBBY = auto()
    PLAYING = auto()
    BETWEEN = auto()
    """A hand is over and the next is not yet dealt."""
    OVER = auto()
