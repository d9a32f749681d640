"""A few cards that stand for a kind of games, with its title."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class Piece(StrEnum):
    """How a sample's card is shown."""

    CARD = "card"
    OPEN = "open"
    """Its place, open."""
    EMPTY = "empty"
    """Its place, empty."""
    DEAD = "dead"
    """Its place, killed."""
    BACK = "back"
    """A card face down."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Pieces side by side, above a title."""

    title: str
    pieces: tuple[tuple[Card, Piece], ...]
