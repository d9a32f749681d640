"""Games in words: their titles, what they are about, and the kinds by which somebody looks for one."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from engine.catalog import PRESETS
from i18n import Texts


class Kind(StrEnum):
    """What one does in a game, roughly: message `kind-KIND`, and `kind-KIND-about` in a line."""

    PASSING = "passing"
    KILLING = "killing"
    FAN_TAN = "fan-tan"
    DRAWING = "drawing"
    PILES = "piles"
    STOPS = "stops"
    TRICKS = "tricks"
    GROUPS = "groups"


GAMES_BY_KIND: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.PASSING: ("shichi-narabe", "shichi-narabe-points"),
    Kind.KILLING: ("koroshi",),
    Kind.FAN_TAN: ("fan-tan", "five-or-nine", "fan-tan-trumps", "ristiseiska"),
    Kind.DRAWING: ("crazy-tan", "crazy-crazy-tan", "domino-sevens"),
    Kind.PILES: ("chinese-seven", "up-the-line"),
    Kind.STOPS: ("play-or-pay", "earl-of-coventry", "snip-snap-snorum", "jig"),
    Kind.TRICKS: ("insidious-sevens",),
    Kind.GROUPS: ("nanatoridori",),
}
"""Every game once, in the order in which they are shown."""

KIND_OF: Final[Mapping[str, Kind]] = {game: kind for kind, games in GAMES_BY_KIND.items() for game in games}
"""By game."""


def title(texts: Texts, game: str, preset: str | None = None) -> str:
    """What a preset is called, as the catalog has it, or else the game."""
    found = next((each for each in PRESETS if each.id == preset and each.game == game), None)
    if found is None:
        return texts(f"game-{game}")
    return texts(f"preset-{found.id}")


def about(texts: Texts, game: str) -> str:
    """A game in a line."""
    return texts(f"game-{game}-about")


def kind_title(texts: Texts, kind: Kind) -> str:
    """What a kind of games is called."""
    return texts(f"kind-{kind.value}")


def kind_about(texts: Texts, kind: Kind) -> str:
    """A kind of games in a line."""
    return texts(f"kind-{kind.value}-about")
