"""Games in words: their titles, and what they are about."""

from bot.text.mechanisms.record import Kind
from engine.catalog import PRESETS
from i18n import Texts


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
