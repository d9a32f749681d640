"""Titles of games, presets and setups."""

from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.mechanisms.record import GameKind
from engine.catalog import PRESETS, preset_of, presets_of
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


def house_rules(texts: Texts, game: str) -> str | None:
    """A line that names rules of a game that differ from house to house; None: there is none."""
    message = f"game-{game}-house"
    return texts(message) if texts.has(message) else None


def kind_title(texts: Texts, kind: GameKind) -> str:
    """The title of a kind of games."""
    return texts(f"kind-{kind.value}")


def kind_about(texts: Texts, kind: GameKind) -> str:
    """A one-line description of a kind of games."""
    return texts(f"kind-{kind.value}-about")


def preset_at(table: Table) -> str | None:
    """The preset of a table's rules, as played with its number of players (IS-8); None: house rules."""
    return preset_of(table.game, table.rules if table.match is None else table.match.rules)


def called_at(texts: Texts, table: Table) -> str:
    """The title of what is played at a table."""
    return game_called(texts, table.game, preset_at(table))


def setup_called(texts: Texts, setup: TableSetup) -> str:
    """The title of what is played at a table with this setup; marked as house rules if the rules match no preset."""
    return game_called(texts, setup.game, setup.preset)


def game_called(texts: Texts, game: str, preset: str | None) -> str:
    """The title of a game with this preset; if None or unknown, with house rules."""
    name = title(texts, game, preset)
    known = any(each.id == preset for each in presets_of(game))
    return name if known else texts("lobby-house-rules", game=name)
