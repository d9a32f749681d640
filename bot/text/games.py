"""Titles and one-line descriptions of games."""

from bot.text.mechanisms.record import Kind
from engine.catalog import PRESETS
from i18n import Texts


def title(texts: Texts, game: str, preset: str | None = None) -> str:
    """The title of a preset, or of the game if it has no such preset."""
    found = next((each for each in PRESETS if each.id == preset and each.game == game), None)
    if found is None:
        return texts(f"game-{game}")
    return texts(f"preset-{found.id}")


def about(texts: Texts, game: str) -> str:
    """A one-line description of a game."""
    return texts(f"game-{game}-about")


def kind_title(texts: Texts, kind: Kind) -> str:
    """The title of a kind of games."""
    return texts(f"kind-{kind.value}")


def kind_about(texts: Texts, kind: Kind) -> str:
    """A one-line description of a kind of games."""
    return texts(f"kind-{kind.value}-about")
