"""Which preset some rules are, and what of them is set apart from the defaults."""

from collections.abc import Mapping
from typing import Any, Final

from bot.texts import Texts
from bot.words.games import title
from engine.catalog import PRESETS, Preset
from engine.errors import RulesError
from engine.rules import Rules, read_rules

HOUSE_RULES: Final = "house-rules"
"""Stands for a preset where the rules are those of none."""


def presets_of(game: str) -> tuple[Preset, ...]:
    """The presets of a game, the plainest first."""
    return tuple(preset for preset in PRESETS if preset.game == game)


def preset_of(game: str, rules: Rules) -> str | None:
    """The id of the preset whose rules these are; None: they are a table's own (house rules)."""
    return next((preset.id for preset in presets_of(game) if preset.rules() == rules), None)


def game_called(texts: Texts, game: str, preset: str | None) -> str:
    """What a game is called with the rules of this preset; of no preset, or none that is known: with house rules."""
    name = title(texts, game, preset)
    known = any(each.id == preset for each in presets_of(game))
    return name if known else texts("lobby-house-rules", game=name)


def is_haunted(rules: Rules) -> bool:
    """Whether a ghost is possible, so that it matters what counts as talking to one."""
    return bool(getattr(rules, "ghost", False))


def set_apart(rules: Rules) -> dict[str, Any]:
    """The options that make these rules. Those left out follow their defaults, which others may decide (KI-8)."""
    options = rules.model_dump()
    for name in tuple(options):
        others = {each: value for each, value in options.items() if each != name}
        if _reads_as(rules, others):
            options = others
    return options


def with_option(rules: Rules, name: str, value: object) -> Mapping[str, Any]:
    """The options of these rules with this one changed."""
    return {**set_apart(rules), name: value}


def _reads_as(rules: Rules, options: Mapping[str, Any]) -> bool:
    try:
        return read_rules(type(rules), options) == rules
    except RulesError:
        return False
