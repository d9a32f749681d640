"""What people type to find a game, in every language, and the result that must come first, or none."""

import pytest

from bot.text.finding import Fit, find_preset, likely, matching
from engine.catalog import PRESETS

ENGLISH = {
    # Words for what a game has.
    "killer": "killing",
    "trick": "insidious-sevens",
    "tricks": "insidious-sevens",
    "one joker": "joker-alone",
    "1 joker": "joker-alone",
    "2 jokers": "everything",
    "two jokers": "everything",
    "india": "badam-satti",
    "finland": "ristiseiska",
    "7 of hearts": "badam-satti",
    "seven of hearts": "badam-satti",
    "ghost game": "ghost",
    "A-K": "open-tunnel",
    "2 players": "nanatoridori-duel",
    "two players": "nanatoridori-duel",
    "rhyme": "earl-of-coventry",
    # The ordinary game and its names.
    "sevens": "classic",
    "Seven": "classic",
    "7": "classic",
    "7s": "classic",
    "shichi narabe": "classic",
    "shichinarabe": "classic",
    "SHICHI-NARABE": "classic",
    "seven in a row": "classic",
    "7 in a row": "classic",
    "classic": "classic",
    # Its variants.
    "joker": "joker",
    "sevens with joker": "joker",
    "joker sevens": "joker",
    "single joker": "joker-alone",
    "wild": "wild-joker",
    "tunnel": "closed-tunnel",
    "open tunnel": "open-tunnel",
    "joker tunnel": "tunnel-joker",
    "ghost": "ghost",
    "obake": "ghost",
    "ghost sevens": "ghost",
    "everything": "everything",
    "for points": "points",
    # Killing.
    "killing": "killing",
    "koroshi": "killing",
    "japanese style": "killing-japanese",
    "mushikui": "moth-eaten",
    "moth": "moth-eaten",
    # Fan Tan and its family.
    "fan tan": "fan-tan",
    "fantan": "fan-tan",
    "domino": "fan-tan",
    "7 on 7": "fan-tan",
    "two pack": "fan-tan-double-deck",
    "two packs": "fan-tan-double-deck",
    "2 packs": "fan-tan-double-deck",
    "2 decks": "fan-tan-double-deck",
    "double deck": "fan-tan-double-deck",
    "penalties": "fan-tan-penalties",
    "5 or 9": "five-or-nine",
    "five nine": "five-or-nine",
    "trump": "fan-tan-trumps",
    "crazy": "crazy-tan",
    "crazy crazy": "crazy-crazy-tan",
    "domino sevens": "domino-sevens",
    "chinese": "chinese-seven",
    "line": "up-the-line",
    "finnish": "ristiseiska",
    "finnish fan tan with penalties": "ristiseiska-penalties",
    # Following, tricks, groups.
    "pay": "play-or-pay",
    "coventry": "earl-of-coventry",
    "snap": "snip-snap-snorum",
    "jig": "jig",
    "insidious 7": "insidious-sevens",
    "piiko": "insidious-sevens-piiko",
    "nana": "nanatoridori",
    "advanced": "nanatoridori-advanced",
    "duel": "nanatoridori-duel",
    # Parliament and Badam Satti.
    "parliament": "sevens",
    "card dominoes": "sevens",
    "seven up seven down": "sevens",
    "badam satti": "badam-satti",
    "badam saat": "badam-satti",
    "satte pe satta": "badam-satti",
    "सत्ते पे सत्ता": "badam-satti",
    "बदाम": "badam-satti",
    # Pai Qi.
    "pai qi": "pai-qi",
    "paiqi": "pai-qi",
    "laying out": "pai-qi",
    "jie long": "pai-qi",
    "closed suits": "pai-qi-closing",
    "settled": "pai-qi-shared",
    "bie qi": "pai-qi-shared",
    # Misspellings.
    "ghots": "ghost",
    "tunell": "closed-tunnel",
    "shichi naraby": "classic",
    "nanatoridro": "nanatoridori",
    "parliment": "sevens",
    "fantann": "fan-tan",
    "insidous": "insidious-sevens",
    "risteseiska": "ristiseiska",
    "coventary": "earl-of-coventry",
}

JAPANESE = {
    # Words for what a game has.
    "AKリンク": "open-tunnel",
    "sitinarabe": "classic",
    "得点": "points",
    "フィンランド": "ristiseiska",
    "インド": "badam-satti",
    "ちゅうごく": "pai-qi",
    "トリック": "insidious-sevens",
    "2人": "nanatoridori-duel",
    "ふたり": "nanatoridori-duel",
    "トランプ二組": "fan-tan-double-deck",
    "ジョーカー2枚": "everything",
    "2デッキ": "fan-tan-double-deck",
    "陰険": "killing",
    "七並べ": "classic",
    "７並べ": "classic",
    "7並べ": "classic",
    "7ならべ": "classic",
    "七ならべ": "classic",
    "しちならべ": "classic",
    "しち": "classic",
    "シチナラベ": "classic",
    "ｼﾁﾅﾗﾍﾞ": "classic",
    "なな並べ": "classic",
    "ならべ": "classic",
    "ファンタンドミノ": "classic",
    "ジョーカー": "joker",
    "ジョーカー入り": "joker",
    "七並べ ジョーカー": "joker",
    "単独": "joker-alone",
    "ワイルド": "wild-joker",
    "重ね": "wild-joker",
    "トンネル": "closed-tunnel",
    "七並べトンネル": "closed-tunnel",
    "リンク": "open-tunnel",
    "お化け": "ghost",
    "おばけ": "ghost",
    "オバケ": "ghost",
    "幽霊": "ghost",
    "ゆうれい": "ghost",
    "ゴースト": "ghost",
    "全部": "everything",
    "点数": "points",
    "殺し": "killing",
    "ころし": "killing",
    "殺しの7並べ": "killing",
    "陰険7並べ": "killing",
    "いんけん": "killing",
    "封鎖の7並べ": "killing",
    "斜め": "killing-japanese",
    "虫食い": "moth-eaten",
    "ムシクイ": "moth-eaten",
    "ファンタン": "fan-tan",
    "ふぁんたん": "fan-tan",
    "ファンタ": "fan-tan",
    "2組": "fan-tan-double-deck",
    "二組": "fan-tan-double-deck",
    "ダブルデッキ": "fan-tan-double-deck",
    "罰金": "fan-tan-penalties",
    "5か9": "five-or-nine",
    "五か九": "five-or-nine",
    "ファイブ": "five-or-nine",
    "切り札": "fan-tan-trumps",
    "きりふだ": "fan-tan-trumps",
    "クレイジー": "crazy-tan",
    "ドミノ": "domino-sevens",
    "チャイニーズ": "chinese-seven",
    "リスティ": "ristiseiska",
    "プレイ": "play-or-pay",
    "伯爵": "earl-of-coventry",
    "スナップ": "snip-snap-snorum",
    "ジグ": "jig",
    "インシディアス": "insidious-sevens",
    "ピーコ": "insidious-sevens-piiko",
    "ナナ": "nanatoridori",
    "ななとりどり": "nanatoridori",
    "ナナトリドリ　デュエル": "nanatoridori-duel",
    "発展": "nanatoridori-advanced",
    "パーラメント": "sevens",
    "セブンズ": "sevens",
    "バダム": "badam-satti",
    "排七": "pai-qi",
    "接龍": "pai-qi",
    "接龙": "pai-qi",
    "パイチー": "pai-qi",
    "斬龍": "pai-qi-closing",
    "关门": "pai-qi-closing",
    "憋七": "pai-qi-shared",
    "走通": "pai-qi-shared",
    # Misspellings.
    "ななとりどれ": "nanatoridori",
    "ファンタソ": "fan-tan",
}

CHINESE = {
    "兩張鬼牌": "everything",
    "2張鬼牌": "everything",
    "两张王": "everything",
    "兩人": "nanatoridori-duel",
    "2人": "nanatoridori-duel",
    # Words for what a game has.
    "扑克接龙": "pai-qi",
    "吃墩": "insidious-sevens",
    "企鵝": "nanatoridori",
    "陰險": "insidious-sevens",
    # Both ways of writing, whoever has the name.
    "日式排七": "classic",
    "接龙": "pai-qi",
    "斩龙": "pai-qi-closing",
    "關門": "pai-qi-closing",
    "憋七": "pai-qi-shared",
    "國會": "sevens",
    "国会排七": "sevens",
    "議會": "sevens",
    "印度排七": "badam-satti",
    "紅心七": "badam-satti",
    "红桃七": "badam-satti",
    "封杀": "killing",
    "圍殺": "killing",
    "籌碼排七": "fan-tan",
    "西式排七": "fan-tan",
    "单张鬼牌": "joker-alone",
    "帶王": "joker",
    "兩副牌": "fan-tan-double-deck",
    "幽灵": "ghost",
    # Pinyin.
    "paiqi": "pai-qi",
    "pai qi": "pai-qi",
    "jielong": "pai-qi",
    "jie long": "pai-qi",
    "zhanlong": "pai-qi-closing",
    "guan men": "pai-qi-closing",
    "bieqi": "pai-qi-shared",
    "biqi": "pai-qi-shared",
    "zou tong": "pai-qi-shared",
    "guohui": "sevens",
    "qiniao": "nanatoridori",
}

KOREAN = {
    # Words for what a game has.
    "2벌": "fan-tan-double-deck",
    "조커 두 장": "everything",
    "조커 2장": "everything",
    "두 명": "nanatoridori-duel",
    "2명": "nanatoridori-duel",
    "둘이서": "nanatoridori-duel",
    "트릭": "insidious-sevens",
    "펭귄": "nanatoridori",
    "세븐": "classic",
    "시치나라베": "classic",
    "파이치": "pai-qi",
    "세븐스": "sevens",
    "바담": "badam-satti",
    "사테 페 사타": "badam-satti",
    "조커": "joker",
    "판탄": "fan-tan",
    # Syllables that are still being typed.
    "세븐ㅅ": "sevens",
    "파이ㅊ": "pai-qi",
    "파잋": "pai-qi",
    "파": "fan-tan",
    "나낱": "nanatoridori",
    "죽이깃": "killing",
    "유려": "ghost",
    "코": "earl-of-coventry",
    # First consonants.
    "ㅅㅂ": "classic",
    "ㅅㅂㄱㅇ": "classic",
    "ㅅㅂㅅ": "sevens",
    "ㅍㄹㅁㅌ": "sevens",
    "ㅂㄷㅅㅌ": "badam-satti",
    "ㅍㅇㅊ": "pai-qi",
    "ㅍㅇㅊ ㅁㄴ": "pai-qi-closing",
    "ㅁㄷㅈㅅ": "pai-qi-shared",
    "ㅈㅋㅅㅂ": "joker",
    "ㅌㄴ": "closed-tunnel",
    # Misspellings.
    "새븐": "classic",
    "판턴": "fan-tan",
}

GERMAN = {
    # Words for what a game has.
    "zwei decks": "fan-tan-double-deck",
    "zwei spieler": "nanatoridori-duel",
    "2 spieler": "nanatoridori-duel",
    "2 pakete": "fan-tan-double-deck",
    "zwei joker": "everything",
    "2 joker": "everything",
    "stiche": "insidious-sevens",
    "sieben": "classic",
    "siebenern": "classic",
    "sieben anlegen": "classic",
    "parlament": "sevens",
    "herz sieben": "badam-satti",
    "herz 7": "badam-satti",
    "kreuz 7": "ristiseiska",
    "moerderisch": "killing",
    "mörderische": "killing",
    "tuckische": "insidious-sevens",
    "zwei pakete": "fan-tan-double-deck",
    "schnippschnappschnurr": "snip-snap-snorum",
    "geschlossene farben": "pai-qi-closing",
    "abrechnung": "pai-qi-shared",
}

NOTHING = (
    *("uno", "poker", "dead", "hearts", "spades", "bridge", "whist", "rummy", "solitaire", "skip-bo", "chess", "war"),
    *(
        "go fish",
        "old maid",
        "crazy eights",
        "seven bridge",
        "speed",
        "doubt",
        "sheepshead",
        "king",
        "diamonds",
        "xx",
        "@!#",
    ),
    *("鬥地主", "斗地主", "大老二", "麻將", "扑克", "象棋", "升級"),
    *("원카드", "훌라", "고스톱", "포커", "우노", "체스", "섯다", "마작", "ㅍㅋㄱㅇ", "ㄱㅅㅌ"),
    *("Doppelkopf", "Mau-Mau", "Schach", "Schafkopf", "Rommé", "Skat", "Skaat"),
    *("ウノ", "ポーカー", "ババ抜き", "大富豪", "神経衰弱", "ダウト", "スピード", "セブンブリッジ", "麻雀", "将棋"),
)

SEARCHES = [(typed, first) for of in (ENGLISH, JAPANESE, CHINESE, KOREAN, GERMAN) for typed, first in of.items()]

WORD_FITS = (Fit.WHOLE, Fit.START, Fit.WORDS, Fit.INSIDE)


def test_there_are_over_a_hundred_searches() -> None:
    assert len(SEARCHES) + len(NOTHING) > 200
    assert {*ENGLISH.values(), *JAPANESE.values()} == {preset.id for preset in PRESETS}, "every game and variant"


@pytest.mark.parametrize(("typed", "first"), SEARCHES)
def test_the_intended_game_comes_first(typed: str, first: str) -> None:
    assert matching(typed)[0].preset.id == first
    assert likely(typed)[0].id == first


@pytest.mark.parametrize("typed", NOTHING)
def test_text_unlike_any_game_finds_none(typed: str) -> None:
    assert matching(typed) == [] or typed == "@!#", "without letters everything is offered"
    assert likely(typed) == []
    assert find_preset(typed) is None


def test_fan_tan_finds_fan_tan_and_its_variants_alone() -> None:
    """And the one that is called Finnish Fan Tan; no name of a further game has it inside, in whatever language."""
    for typed in ("fan", "fan tan"):
        assert {each.preset.game for each in matching(typed)} == {"fan-tan", "fan-tan-trumps", "ristiseiska"}


@pytest.mark.parametrize("typed", [typed for typed, _ in SEARCHES])
def test_misspelt_matches_come_after_exact_ones(typed: str) -> None:
    fits = [each.fit for each in matching(typed)]
    assert fits == sorted(fits)
    assert set(fits) == {Fit.SLIP} or Fit.SLIP not in fits


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("殺し", ["killing", "killing-japanese"]),
        ("sevens", ["classic", "sevens", "points"]),
        ("nanatoridori", ["nanatoridori", "nanatoridori-advanced", "nanatoridori-duel"]),
        ("ristiseiska", ["ristiseiska", "ristiseiska-penalties"]),
        ("fan tan", ["fan-tan", "fan-tan-trumps", "fan-tan-double-deck", "fan-tan-penalties"]),
    ],
)
def test_games_come_before_variants(typed: str, order: list[str]) -> None:
    assert [each.preset.id for each in matching(typed)][: len(order)] == order


def test_a_misspelling_alone_opens_no_table() -> None:
    assert find_preset("ghots") is None
    assert [preset.id for preset in likely("ghots")] == ["ghost"]


def test_ones_own_language_comes_first() -> None:
    assert likely("陰険", "ja")[0].id == "killing"
    assert likely("陰険", "zh-TW")[0].id == "insidious-sevens"


def test_a_description_is_suggested_and_opens_no_table() -> None:
    assert {each.fit for each in matching("rhyme")} == {Fit.DESCRIBED}
    assert find_preset("rhyme") is None
