"""Every game and preset: ids, titles, the names people call them by. One place to look a game up."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.errors import RulesError, nearest
from engine.game import Game
from engine.games import fan_tan, shichi_narabe, stops
from engine.rules import Rules, read_rules

_MECHANISMS: Final = (
    shichi_narabe.GAMES,
    fan_tan.GAMES,
    stops.GAMES,
)
GAMES: Final[Mapping[str, Game[Any]]] = {game.id: game for games in _MECHANISMS for game in games}
"""By id."""


def find_game(game_id: str) -> Game[Any]:
    """The game of this id. Raises RulesError that names the nearest."""
    game = GAMES.get(game_id)
    if game is None:
        raise RulesError("game", game_id, f"is not known; {nearest(game_id, GAMES)}")
    return game


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A named rule set that a player would ask for. `options` are those that differ from the defaults."""

    id: str
    game: str
    title_en: str
    title_ja: str
    aliases: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def rules(self) -> Rules:
        """The preset's rules."""
        return read_rules(find_game(self.game).rules, self.options)


PRESETS: Final[tuple[Preset, ...]] = (
    Preset(
        id="classic",
        game="shichi-narabe",
        title_en="Shichi Narabe (Sevens)",
        title_ja="七並べ",
        aliases=("Sevens", "Seven in a Row", "しちならべ", "Parliament", "Card Dominoes"),
    ),
    Preset(id="play-or-pay", game="play-or-pay", title_en="Play or Pay", title_ja="プレイ・オア・ペイ"),
    Preset(id="earl-of-coventry", game="earl-of-coventry", title_en="Earl of Coventry", title_ja="コヴェントリー伯爵"),
    Preset(
        id="snip-snap-snorum",
        game="snip-snap-snorum",
        title_en="Snip, Snap, Snorum",
        title_ja="スニップ・スナップ・スノーラム",
        aliases=("Snip Snap Snorum",),
    ),
    Preset(id="jig", game="jig", title_en="Jig", title_ja="ジグ"),
)
