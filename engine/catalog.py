"""The catalog: every game and every preset, with their ids and options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from engine.errors import RulesError, nearest
from engine.game import Game
from engine.games import (
    begging,
    fan_tan,
    insidious_sevens,
    koroshi,
    nanatoridori,
    pai_qi,
    parliament,
    shichi_narabe,
    stops,
    trumps,
)
from engine.rules import Rules, played_alike, read_rules

MECHANISMS: Final = (
    shichi_narabe.GAMES,
    fan_tan.GAMES,
    trumps.GAMES,
    begging.GAMES,
    stops.GAMES,
    koroshi.GAMES,
    insidious_sevens.GAMES,
    nanatoridori.GAMES,
    pai_qi.GAMES,
    parliament.GAMES,
)
"""The games of each mechanism."""
GAMES: Final[Mapping[str, Game[Any]]] = {game.id: game for games in MECHANISMS for game in games}
"""Games by id."""


def find_game(game_id: str) -> Game[Any]:
    """Return the game with this id. Raises RulesError, which suggests the closest known id."""
    game = GAMES.get(game_id)
    if game is None:
        raise RulesError("game", game_id, f"is not known; {nearest(game_id, GAMES)}")
    return game


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set. `options` lists only those that differ from the game's defaults."""

    id: str
    game: str
    options: Mapping[str, Any] = field(default_factory=dict[str, Any], hash=False)

    def rules(self) -> Rules:
        """Return the preset's rules."""
        return read_rules(find_game(self.game).rules, self.options)


PRESETS: Final = (
    Preset("classic", "shichi-narabe"),
    Preset("joker", "shichi-narabe", {"jokers": 1}),
    Preset("joker-alone", "shichi-narabe", {"jokers": 1, "joker_play": "single"}),
    Preset("wild-joker", "shichi-narabe", {"jokers": 1, "joker_play": "single", "joker_exchange": "stack"}),
    Preset("closed-tunnel", "shichi-narabe", {"tunnel": "closed"}),
    Preset("open-tunnel", "shichi-narabe", {"tunnel": "open"}),
    Preset("tunnel-joker", "shichi-narabe", {"jokers": 1, "tunnel": "closed"}),
    Preset("ghost", "shichi-narabe", {"ghost": True}),
    Preset("everything", "shichi-narabe", {"jokers": 2, "tunnel": "closed", "ghost": True}),
    Preset("points", "shichi-narabe-points"),
    Preset("killing", "koroshi"),
    Preset(
        "killing-japanese", "koroshi", {"rows": "SHDC", "adjacency": "diagonal", "dead": "in-hand", "dropouts": "last"}
    ),
    Preset("moth-eaten", "koroshi", {"kill": "group"}),
    Preset("fan-tan", "fan-tan"),
    Preset("fan-tan-double-deck", "fan-tan", {"decks": 2}),
    Preset("fan-tan-penalties", "fan-tan", {"revokes": "penalised"}),
    Preset("five-or-nine", "five-or-nine"),
    Preset("fan-tan-trumps", "fan-tan-trumps"),
    Preset("crazy-tan", "crazy-tan"),
    Preset("crazy-crazy-tan", "crazy-crazy-tan"),
    Preset("domino-sevens", "domino-sevens"),
    Preset("chinese-seven", "chinese-seven"),
    Preset("up-the-line", "up-the-line"),
    Preset("ristiseiska", "ristiseiska"),
    Preset("ristiseiska-penalties", "ristiseiska", {"revokes": "penalised"}),
    Preset("play-or-pay", "play-or-pay"),
    Preset("earl-of-coventry", "earl-of-coventry"),
    Preset("snip-snap-snorum", "snip-snap-snorum"),
    Preset("jig", "jig"),
    Preset("insidious-sevens", "insidious-sevens"),
    Preset("insidious-sevens-piiko", "insidious-sevens", {"piiko": True}),
    Preset("nanatoridori", "nanatoridori"),
    Preset("nanatoridori-advanced", "nanatoridori", {"mode": "advanced"}),
    Preset("nanatoridori-duel", "nanatoridori", {"mode": "duel"}),
    Preset("pai-qi", "pai-qi"),
    Preset("pai-qi-closing", "pai-qi", {"close": True}),
    Preset("pai-qi-shared", "pai-qi", {"score": "shared"}),
    Preset("sevens", "sevens"),
    Preset("badam-satti", "sevens", {"first": "seven-of-hearts", "score": "pips-13", "hands": 7}),
)


def presets_of(game: str) -> tuple[Preset, ...]:
    """Return the presets of a game, the plainest first."""
    return tuple(preset for preset in PRESETS if preset.game == game)


def preset_rules(game: str, preset: str | None) -> Rules | None:
    """Return the rules of a preset; None if there is none with this id."""
    return _presets_with_rules(game).get(preset) if preset is not None else None


def preset_of(game: str, rules: Rules) -> str | None:
    """Return the id of the preset with these rules, whatever the match length; None: house rules.

    This, not the preset named in a log, decides a table's title and leaderboard.
    """
    return next((preset for preset, its in _presets_with_rules(game).items() if played_alike(its, rules)), None)


@cache
def _presets_with_rules(game: str) -> Mapping[str, Rules]:
    return {preset.id: preset.rules() for preset in presets_of(game)}
