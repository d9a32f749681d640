"""Titles of games and presets, and which preset given rules match."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from bot.tables.table import Table
from bot.text.mechanisms.record import Kind
from engine.catalog import PRESETS, Preset
from engine.errors import RulesError
from engine.rules import Rules, played_alike, read_rules
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


def presets_of(game: str) -> tuple[Preset, ...]:
    """The presets of a game, the plainest first."""
    return tuple(preset for preset in PRESETS if preset.game == game)


def preset_rules(game: str, preset: str | None) -> Rules | None:
    """The rules of a preset; None if there is none with this id."""
    return _presets_with_rules(game).get(preset) if preset is not None else None


def preset_of(game: str, rules: Rules) -> str | None:
    """The id of the preset with these rules, whatever the match length; None: house rules.

    This, not the preset named in a log, decides a table's title and leaderboard.
    """
    return next((preset for preset, its in _presets_with_rules(game).items() if played_alike(its, rules)), None)


def preset_at(table: Table) -> str | None:
    """The preset of a table's rules, as played with its number of players (IS-8); None: house rules."""
    return preset_of(table.game, table.rules if table.match is None else table.match.rules)


def called_at(texts: Texts, table: Table) -> str:
    """The title of what is played at a table."""
    return game_called(texts, table.game, preset_at(table))


def game_called(texts: Texts, game: str, preset: str | None) -> str:
    """The title of a game with this preset; if None or unknown, with house rules."""
    name = title(texts, game, preset)
    known = any(each.id == preset for each in presets_of(game))
    return name if known else texts("lobby-house-rules", game=name)


def set_apart(rules: Rules) -> dict[str, Any]:
    """The options that define these rules; the others follow from defaults, which may depend on options (KI-8)."""
    options = rules.model_dump()
    for name in tuple(options):
        others = {each: value for each, value in options.items() if each != name}
        if _reads_as(rules, others):
            options = others
    return options


def with_option(rules: Rules, name: str, value: object) -> Mapping[str, Any]:
    """The options of these rules with one changed."""
    return {**set_apart(rules), name: value}


@cache
def _presets_with_rules(game: str) -> Mapping[str, Rules]:
    return {preset.id: preset.rules() for preset in presets_of(game)}


def _reads_as(rules: Rules, options: Mapping[str, Any]) -> bool:
    try:
        return read_rules(type(rules), options) == rules
    except RulesError:
        return False
