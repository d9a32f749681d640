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
        aliases=(
            "Sevens",
            "Seven in a Row",
            "7 in a Row",
            "Shichi Narabe",
            "しちならべ",
            "7並べ",
            "七ならべ",
            "ファンタンドミノ",
        ),
    ),
    Preset(
        id="joker",
        game="shichi-narabe",
        title_en="Shichi Narabe with Joker",
        title_ja="ジョーカー入り七並べ",
        aliases=("Sevens with Joker", "Skip Joker", "ジョーカーいりしちならべ"),
        options={"jokers": 1},
    ),
    Preset(
        id="joker-alone",
        game="shichi-narabe",
        title_en="Shichi Narabe, Joker Alone",
        title_ja="単独ジョーカーの七並べ",
        aliases=("Single Joker", "Joker Exchange", "たんどくジョーカー"),
        options={"jokers": 1, "joker_play": "single"},
    ),
    Preset(
        id="wild-joker",
        game="shichi-narabe",
        title_en="Shichi Narabe, Japanese Wild Joker",
        title_ja="ワイルドカードの七並べ",
        aliases=("Wild Joker", "Japanese Sevens", "重ねジョーカー", "かさねジョーカー"),
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
        title_ja="リンク七並べ（開いたトンネル）",
        aliases=("リンク七並べ", "AとKとのリンク", "Round the Corner"),
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
        aliases=("Ghost", "Obake", "お化け", "おばけ", "幽霊", "ゆうれい", "ゴースト", "おばけしちならべ"),
        options={"ghost": True},
    ),
    Preset(
        id="everything",
        game="shichi-narabe",
        title_en="Shichi Narabe, Everything at Once",
        title_ja="全部入り七並べ",
        aliases=("Everything at once", "全部入り", "ぜんぶいりしちならべ"),
        options={"jokers": 2, "tunnel": "closed", "ghost": True},
    ),
    Preset(
        id="points",
        game="shichi-narabe-points",
        title_en="Shichi Narabe for Points",
        title_ja="点数七並べ",
        aliases=("Points", "Sevens for Points", "てんすうしちならべ"),
    ),
    Preset(
        id="killing",
        game="koroshi",
        title_en="Killing Sevens",
        title_ja="殺しの七並べ",
        aliases=(
            "Killing",
            "Koroshi",
            "Koroshi no Shichi Narabe",
            "殺し",
            "殺しの7並べ",
            "陰険7並べ",
            "陰険七並べ",
            "封鎖の7並べ",
            "封鎖の七並べ",
            "ころしのしちならべ",
            "いんけんしちならべ",
            "ふうさのしちならべ",
        ),
    ),
    Preset(
        id="killing-japanese",
        game="koroshi",
        title_en="Killing Sevens, Japanese Style",
        title_ja="殺しの七並べ（斜めあり）",
        aliases=("Killing, Japanese style", "斜めの殺しの七並べ", "ころしのしちならべ・ななめ"),
        options={"rows": "SHDC", "adjacency": "diagonal", "dead": "in-hand", "dropouts": "last"},
    ),
    Preset(
        id="moth-eaten",
        game="koroshi",
        title_en="Moth-Eaten Sevens",
        title_ja="虫食い七並べ",
        aliases=("Moth-eaten", "Mushikui", "Mushikui no Shichi Narabe", "虫食いの七並べ", "むしくいしちならべ"),
        options={"kill": "group"},
    ),
    Preset(
        id="fan-tan",
        game="fan-tan",
        title_en="Fan Tan",
        title_ja="ファンタン",
        aliases=(
            "Parliament",
            "Card Dominoes",
            "Domino",
            "Dominoes",
            "Satti pe Satti",
            "Satte pe Satta",
            "Fantan",
            "7 on 7",
        ),
    ),
    Preset(
        id="fan-tan-double-deck",
        game="fan-tan",
        title_en="Fan Tan, Two Packs",
        title_ja="ファンタン（2組）",
        aliases=("Double Deck Fan Tan", "Double Deck", "Two Packs", "Two Decks", "2組", "ダブルデッキ"),
        options={"decks": 2},
    ),
    Preset(
        id="fan-tan-penalties",
        game="fan-tan",
        title_en="Fan Tan with Penalties",
        title_ja="ファンタン（罰金あり）",
        aliases=("Penalties", "Fan Tan, revokes penalised", "罰金", "ばっきん"),
        options={"revokes": "penalised"},
    ),
    Preset(
        id="five-or-nine",
        game="five-or-nine",
        title_en="Five or Nine",
        title_ja="ファイブ・オア・ナイン",
        aliases=("5 or 9", "5か9"),
    ),
    Preset(
        id="fan-tan-trumps",
        game="fan-tan-trumps",
        title_en="Fan Tan with Trumps",
        title_ja="切り札ファンタン",
        aliases=("Trumps", "Trump Fan Tan", "きりふだファンタン"),
    ),
    Preset(
        id="crazy-tan",
        game="crazy-tan",
        title_en="Crazy Tan",
        title_ja="クレイジータン",
        aliases=("Classic Crazy Tan",),
    ),
    Preset(
        id="crazy-crazy-tan",
        game="crazy-crazy-tan",
        title_en="Crazy Crazy Tan",
        title_ja="クレイジー・クレイジータン",
        aliases=("Crazy, Crazy Tan",),
    ),
    Preset(
        id="domino-sevens",
        game="domino-sevens",
        title_en="Domino Sevens",
        title_ja="ドミノ・セブンズ",
        aliases=("ドミノ",),
    ),
    Preset(id="chinese-seven", game="chinese-seven", title_en="Chinese Seven", title_ja="チャイニーズ・セブン"),
    Preset(id="up-the-line", game="up-the-line", title_en="Up the Line", title_ja="アップ・ザ・ライン"),
    Preset(
        id="ristiseiska",
        game="ristiseiska",
        title_en="Ristiseiska",
        title_ja="リスティセイスカ",
        aliases=("Finnish Fan Tan", "Finnish Sevens", "クラブの7"),
    ),
    Preset(
        id="ristiseiska-penalties",
        game="ristiseiska",
        title_en="Ristiseiska with Penalties",
        title_ja="リスティセイスカ（罰あり）",
        aliases=("Finnish Fan Tan with Penalties",),
        options={"revokes": "penalised"},
    ),
    Preset(id="play-or-pay", game="play-or-pay", title_en="Play or Pay", title_ja="プレイ・オア・ペイ"),
    Preset(
        id="earl-of-coventry",
        game="earl-of-coventry",
        title_en="Earl of Coventry",
        title_ja="コヴェントリー伯爵",
        aliases=("コヴェントリーはくしゃく",),
    ),
    Preset(
        id="snip-snap-snorum",
        game="snip-snap-snorum",
        title_en="Snip, Snap, Snorum",
        title_ja="スニップ・スナップ・スノーラム",
        aliases=("Snip Snap Snorum",),
    ),
    Preset(id="jig", game="jig", title_en="Jig", title_ja="ジグ"),
    Preset(
        id="insidious-sevens",
        game="insidious-sevens",
        title_en="Insidious Sevens",
        title_ja="インシディアス・セブンズ",
        aliases=("Insidious 7s",),
    ),
    Preset(
        id="insidious-sevens-piiko",
        game="insidious-sevens",
        title_en="Insidious Sevens with Piiko's Rule",
        title_ja="インシディアス・セブンズ（ピーコあり）",
        aliases=("Piiko", "Piiko's Rule"),
        options={"piiko": True},
    ),
    Preset(
        id="nanatoridori",
        game="nanatoridori",
        title_en="Nanatoridori",
        title_ja="ナナトリドリ",
        aliases=("Nanatoridori, basic", "7 Toridori", "ななとりどり", "基本ルール", "きほんルール"),
    ),
    Preset(
        id="nanatoridori-advanced",
        game="nanatoridori",
        title_en="Nanatoridori, Advanced",
        title_ja="ナナトリドリ（発展ルール）",
        aliases=("Advanced Nanatoridori", "発展ルール", "はってんルール"),
        options={"mode": "advanced"},
    ),
    Preset(
        id="nanatoridori-duel",
        game="nanatoridori",
        title_en="Nanatoridori Duel",
        title_ja="ナナトリドリ（デュエル）",
        aliases=("Duel", "デュエルルール", "デュエル"),
        options={"mode": "duel"},
    ),
)
