"""Every game and preset: ids, titles, the names people call them by. One place to look a game up."""

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
    Preset(
        id="joker",
        game="shichi-narabe",
        title_en="Shichi Narabe with Joker",
        title_ja="ジョーカー入り七並べ",
        aliases=("Sevens with Joker", "Skip Joker"),
        options={"jokers": 1},
    ),
    Preset(
        id="joker-alone",
        game="shichi-narabe",
        title_en="Shichi Narabe, Joker Alone",
        title_ja="単独ジョーカーの七並べ",
        aliases=("Single Joker", "Joker Exchange"),
        options={"jokers": 1, "joker_play": "single"},
    ),
    Preset(
        id="wild-joker",
        game="shichi-narabe",
        title_en="Shichi Narabe, Japanese Wild Joker",
        title_ja="ワイルドカードの七並べ",
        aliases=("Wild Joker", "Japanese Sevens", "重ねジョーカー"),
        options={"jokers": 1, "joker_play": "single", "joker_exchange": "stack"},
    ),
    Preset(
        id="closed-tunnel",
        game="shichi-narabe",
        title_en="Shichi Narabe, Closed Tunnel",
        title_ja="トンネル七並べ",
        aliases=("Tunnel", "Tunnel Sevens", "トンネルルール"),
        options={"tunnel": "closed"},
    ),
    Preset(
        id="open-tunnel",
        game="shichi-narabe",
        title_en="Shichi Narabe, Open Tunnel",
        title_ja="リンク七並べ",
        aliases=("AとKとのリンク", "Round the Corner"),
        options={"tunnel": "open"},
    ),
    Preset(
        id="tunnel-joker",
        game="shichi-narabe",
        title_en="Shichi Narabe, Tunnel and Joker",
        title_ja="トンネルとジョーカーの七並べ",
        aliases=("Tunnel with Joker",),
        options={"jokers": 1, "tunnel": "closed"},
    ),
    Preset(
        id="ghost",
        game="shichi-narabe",
        title_en="Shichi Narabe with a Ghost",
        title_ja="お化け七並べ",
        aliases=("Ghost", "お化け", "ゴースト"),
        options={"ghost": True},
    ),
    Preset(
        id="everything",
        game="shichi-narabe",
        title_en="Shichi Narabe, Everything at Once",
        title_ja="全部入り七並べ",
        aliases=("Everything at once", "全部入り"),
        options={"jokers": 2, "tunnel": "closed", "ghost": True},
    ),
    Preset(
        id="points",
        game="shichi-narabe-points",
        title_en="Shichi Narabe for Points",
        title_ja="点数七並べ",
        aliases=("Points", "Sevens for Points"),
    ),
    Preset(
        id="killing",
        game="koroshi",
        title_en="Killing Sevens",
        title_ja="殺しの七並べ",
        aliases=("Killing", "Koroshi", "Koroshi no Shichi Narabe", "殺しの7並べ", "陰険七並べ", "封鎖の七並べ"),
    ),
    Preset(
        id="killing-japanese",
        game="koroshi",
        title_en="Killing Sevens, Japanese Style",
        title_ja="殺しの七並べ（斜めあり）",
        aliases=("Killing, Japanese style", "殺し", "斜めの殺しの七並べ"),
        options={"rows": "SHDC", "adjacency": "diagonal", "dead": "in-hand", "dropouts": "last"},
    ),
    Preset(
        id="moth-eaten",
        game="koroshi",
        title_en="Moth-Eaten Sevens",
        title_ja="虫食い七並べ",
        aliases=("Moth-eaten", "Mushikui", "Mushikui no Shichi Narabe", "虫食いの七並べ"),
        options={"kill": "group"},
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
