preset-classic = { game-shichi-narabe }
preset-classic-aliases =
    しちならべ
    7並べ
    七ならべ
    ファンタンドミノ
    sitinarabe
preset-joker = ジョーカー入り七並べ
preset-joker-aliases =
    ジョーカーいりしちならべ
preset-joker-alone = 単独ジョーカーの七並べ
preset-joker-alone-aliases =
    たんどくジョーカー
preset-wild-joker = ワイルドカードの七並べ
preset-wild-joker-aliases =
    重ねジョーカー
    かさねジョーカー
preset-closed-tunnel = トンネル七並べ
preset-closed-tunnel-aliases =
    トンネルルール
preset-open-tunnel = リンク七並べ（開いたトンネル）
preset-open-tunnel-aliases =
    リンク七並べ
    AとKとのリンク
    AKリンク
preset-tunnel-joker = トンネルとジョーカーの七並べ
preset-ghost = お化け七並べ
preset-ghost-aliases =
    お化け
    おばけ
    幽霊
    ゆうれい
    ゴースト
    おばけしちならべ
preset-everything = 全部入り七並べ
preset-everything-aliases =
    全部入り
    ぜんぶいりしちならべ
    ジョーカー2枚
preset-points = { game-shichi-narabe-points }
preset-points-aliases =
    てんすうしちならべ
    得点七並べ
preset-killing = { game-koroshi }
preset-killing-aliases =
    殺し
    殺しの7並べ
    陰険7並べ
    陰険七並べ
    封鎖の7並べ
    封鎖の七並べ
    ころしのしちならべ
    いんけんしちならべ
    ふうさのしちならべ
preset-killing-japanese = 殺しの七並べ（斜めあり）
preset-killing-japanese-aliases =
    斜めの殺しの七並べ
    ころしのしちならべ・ななめ
preset-moth-eaten = 虫食い七並べ
preset-moth-eaten-aliases =
    虫食いの七並べ
    むしくいしちならべ
preset-fan-tan = { game-fan-tan }
preset-fan-tan-double-deck = ファンタン（2組）
preset-fan-tan-double-deck-aliases =
    2組
    ダブルデッキ
    2デッキ
    トランプ2組
preset-fan-tan-penalties = ファンタン（罰金あり）
preset-fan-tan-penalties-aliases =
    罰金
    ばっきん
preset-five-or-nine = { game-five-or-nine }
preset-five-or-nine-aliases =
    5か9
preset-fan-tan-trumps = { game-fan-tan-trumps }
preset-fan-tan-trumps-aliases =
    きりふだファンタン
preset-crazy-tan = { game-crazy-tan }
preset-crazy-crazy-tan = { game-crazy-crazy-tan }
preset-domino-sevens = { game-domino-sevens }
preset-domino-sevens-aliases =
    ドミノ
preset-chinese-seven = { game-chinese-seven }
preset-up-the-line = { game-up-the-line }
preset-ristiseiska = { game-ristiseiska }
preset-ristiseiska-aliases =
    クラブの7
    フィンランドのファンタン
preset-ristiseiska-penalties = リスティセイスカ（罰あり）
preset-play-or-pay = { game-play-or-pay }
preset-earl-of-coventry = { game-earl-of-coventry }
preset-earl-of-coventry-aliases =
    コヴェントリーはくしゃく
preset-snip-snap-snorum = { game-snip-snap-snorum }
preset-jig = { game-jig }
preset-insidious-sevens = { game-insidious-sevens }
preset-insidious-sevens-aliases =
    トリック
preset-insidious-sevens-piiko = インシディアス・セブンズ（ピーコあり）
preset-nanatoridori = { game-nanatoridori }
preset-nanatoridori-aliases =
    ななとりどり
    基本ルール
    きほんルール
    ペンギン
preset-nanatoridori-advanced = ナナトリドリ（発展ルール）
preset-nanatoridori-advanced-aliases =
    発展ルール
    はってんルール
preset-nanatoridori-duel = ナナトリドリ（デュエル）
preset-nanatoridori-duel-aliases =
    デュエルルール
    デュエル
    2人
    ふたり
preset-pai-qi = { game-pai-qi }
preset-pai-qi-aliases =
    パイチー
    はいしち
    せつりゅう
    中国の七並べ
    ちゅうごくのしちならべ
preset-pai-qi-closing = 排七・斬龍
preset-pai-qi-closing-aliases =
    ざんりゅう
    パイチー・斬龍
preset-pai-qi-shared = 排七・精算
preset-pai-qi-shared-aliases =
    せいさん
    パイチー・精算
preset-sevens = { game-sevens }
preset-sevens-aliases =
    セブンズ
    パーラメント
    カードドミノ
preset-badam-satti = バダム・サッティ
preset-badam-satti-aliases =
    サッテ・ペ・サッタ
    インドの七並べ
