"""The catalog: every game and every preset, with their ids and options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.errors import RulesError, nearest
from engine.game import Game
from engine.games import begging, fan_tan, insidious_sevens, koroshi, nanatoridori, shichi_narabe, stops, trumps
from engine.rules import Rules, read_rules

_MECHANISMS: Final = (
    shichi_narabe.GAMES,
    fan_tan.GAMES,
    trumps.GAMES,
    begging.GAMES,
    stops.GAMES,
    koroshi.GAMES,
    insidious_sevens.GAMES,
    nanatoridori.GAMES,
)
GAMES: Final[Mapping[str, Game[Any]]] = {game.id: game for games in _MECHANISMS for game in games}
"""Games by id."""


def find_game(game_id: str) -> Game[Any]:
    """Return the game with this id. Raises RulesError, which suggests the closest known id."""
    game = GAMES.get(game_id)
    if game is None:
        raise RulesError("game", game_id, f"is not known; {nearest(game_id, GAMES)}")
    return game


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A named rule set. `options` lists only those that differ from the game's defaults."""

    id: str
    game: str
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def rules(self) -> Rules:
        """Return the preset's rules."""
        return read_rules(find_game(self.game).rules, self.options)


PRESETS: Final[tuple[Preset, ...]] = (
    Preset(id="classic", game="shichi-narabe"),
    Preset(
        id="joker",
        game="shichi-narabe",
        options={"jokers": 1},
    ),
    Preset(
        id="joker-alone",
        game="shichi-narabe",
        options={"jokers": 1, "joker_play": "single"},
    ),
    Preset(
        id="wild-joker",
        game="shichi-narabe",
        options={"jokers": 1, "joker_play": "single", "joker_exchange": "stack"},
    ),
    Preset(
        id="closed-tunnel",
        game="shichi-narabe",
        options={"tunnel": "closed"},
    ),
    Preset(
        id="open-tunnel",
        game="shichi-narabe",
        options={"tunnel": "open"},
    ),
    Preset(
        id="tunnel-joker",
        game="shichi-narabe",
        options={"jokers": 1, "tunnel": "closed"},
    ),
    Preset(
        id="ghost",
        game="shichi-narabe",
        options={"ghost": True},
    ),
    Preset(
        id="everything",
        game="shichi-narabe",
        options={"jokers": 2, "tunnel": "closed", "ghost": True},
    ),
    Preset(id="points", game="shichi-narabe-points"),
    Preset(id="killing", game="koroshi"),
    Preset(
        id="killing-japanese",
        game="koroshi",
        options={"rows": "SHDC", "adjacency": "diagonal", "dead": "in-hand", "dropouts": "last"},
    ),
    Preset(
        id="moth-eaten",
        game="koroshi",
        options={"kill": "group"},
    ),
    Preset(id="fan-tan", game="fan-tan"),
    Preset(
        id="fan-tan-double-deck",
        game="fan-tan",
        options={"decks": 2},
    ),
    Preset(
        id="fan-tan-penalties",
        game="fan-tan",
        options={"revokes": "penalised"},
    ),
    Preset(id="five-or-nine", game="five-or-nine"),
    Preset(id="fan-tan-trumps", game="fan-tan-trumps"),
    Preset(id="crazy-tan", game="crazy-tan"),
    Preset(id="crazy-crazy-tan", game="crazy-crazy-tan"),
    Preset(id="domino-sevens", game="domino-sevens"),
    Preset(id="chinese-seven", game="chinese-seven"),
    Preset(id="up-the-line", game="up-the-line"),
    Preset(id="ristiseiska", game="ristiseiska"),
    Preset(
        id="ristiseiska-penalties",
        game="ristiseiska",
        options={"revokes": "penalised"},
    ),
    Preset(id="play-or-pay", game="play-or-pay"),
    Preset(id="earl-of-coventry", game="earl-of-coventry"),
    Preset(id="snip-snap-snorum", game="snip-snap-snorum"),
    Preset(id="jig", game="jig"),
    Preset(id="insidious-sevens", game="insidious-sevens"),
    Preset(
        id="insidious-sevens-piiko",
        game="insidious-sevens",
        options={"piiko": True},
    ),
    Preset(id="nanatoridori", game="nanatoridori"),
    Preset(
        id="nanatoridori-advanced",
        game="nanatoridori",
        options={"mode": "advanced"},
    ),
    Preset(
        id="nanatoridori-duel",
        game="nanatoridori",
        options={"mode": "duel"},
    ),
)
