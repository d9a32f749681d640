"""A position of a match that is over: a view, and the hands that are shown beside it."""

from dataclasses import dataclass

from engine.cards import Card
from engine.packing import packs
from engine.views import View
from renderers.model.badges import Badge
from renderers.model.captions import TableCaptions


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class PositionShown:
    """All inputs of a position's picture; equal values render alike."""

    view: View
    hands: tuple[tuple[Card, ...] | None, ...]
    """By seat; None: not shown."""
    players: tuple[int, ...]
    """The player in each seat."""
    badges: tuple[Badge, ...]
    """By seat."""
    captions: TableCaptions
