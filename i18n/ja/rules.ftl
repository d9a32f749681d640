rules-title = ## { $game }：遊び方
rules-title-page = ## { $game }：遊び方（{ $page }/{ $pages }ページ）
rules-before = ◀ 前へ
rules-after = 次へ ▶
rules-section-start = まずはここから
rules-section-aim = 目的
rules-section-deal = 配り方
rules-section-turn = 自分の番
rules-section-special = 特別なルール
rules-section-end = 終わり方
rules-section-options = 設定
rules-section-credits = このゲームについて
rules-seats = { $most-seats ->
    [2] 二人
   *[other] { $least-seats }〜{ $most-seats }人
}で遊びます。
rules-all-dealt = 52枚をすべて配ります。
rules-dealt-even = { $seats }人なら{ $cards-least }枚ずつです。
rules-dealt-uneven = { $seats }人なら{ $cards-least }枚か{ $cards-most }枚です。
rules-ante = 始めに全員がチップを1枚ずつポットに払います。配られたカードがほかの人より少ない人は、もう1枚払います。
rules-dealer-once = 親はランダムに決めます。
rules-dealer-winner = 最初の親はランダムに決めます。2回目からは、前の回に勝った人が親になります。
rules-dealer-left = 最初の親はランダムに決めます。親は1回ごとに左隣へ移ります。
rules-left-begins = 親の左隣の人から始め、番は左隣へ順に回ります。
rules-hands = { $hands ->
    [1] **1回だけの勝負**です。
   *[other] **全{ $hands }回の勝負**です。
}
rules-most-chips = 全員が{ $chips }枚のチップを持って始めます。持っている枚数より多く払うことはありません。回の終わりにチップのない人がいれば、そこで勝負は終わりです。チップの一番多い人が勝ち、同じ枚数なら同じ順位です。
rules-most-points = 得点の一番多い人が勝ち、同点なら同じ順位です。
rules-least-points = 失点の一番少ない人が勝ち、同点なら同じ順位です。
rules-revokes = **出し惜しみ：** 出せるカードがあってもパスできます。ほかのパスと同じに見え、その場で払うのも同じくチップ1枚ですが、回の終わりに、勝った人も含めて、そのようなパス1回につきさらに3枚をポットに払い、そのとき初めて全員に知らされます。直前にほかの全員がパスしたときは、出せるカードがあれば必ず出します。
rules-passes-anew = パスの回数は、1回ごとに数え直します。
rules-brief-passes = { $passes ->
    [0] パスなし
   *[other] パスは{ $passes }回まで
}
rules-brief-first = { $first ->
    [dealer] 親から開始
    [left-of-dealer] 親の左隣から開始
    [random] 最初の人はランダム
    [seven-of-hearts] 7♥から開始
   *[seven-of-diamonds] 7♦から開始
}
rules-brief-jokers = ジョーカー{ $jokers }枚（{ $joker-play ->
    [single] 単独で出す
   *[skip] 次のカードと一緒
}、{ $joker-exchange ->
    [stack] 本物を重ねる
   *[take] 本物と交換
}）
rules-brief-tunnel = { $tunnel ->
    [open] トンネルは開いたまま
   *[closed] トンネルは閉じる
}
rules-brief-held = 7は手札から出す
rules-brief-must-play = 出せるときはパスできない
rules-brief-ghost = お化け
rules-brief-hands = { $hands }回勝負
rules-brief-chips = チップ{ $chips }枚ずつ
rules-brief-decks = トランプ2組
rules-brief-revokes = 出し惜しみに罰あり
rules-brief-limit-over = { $limit }点を超えるまで
rules-brief-limit-reached = { $limit }点まで
rules-brief-pile-cards = 伏せたカードは1枚1点
rules-brief-shared = 全員で精算
rules-brief-close = AかKでスートが閉じる
rules-brief-all-down = 全部伏せあり
rules-brief-rounds = 7ラウンド
rules-brief-piiko = ピーコあり
rules-brief-mode = { $mode ->
    [advanced] 発展ルール（10点まで）
    [duel] デュエル（1ラウンド）
   *[basic] 基本ルール（ペンギン2匹ずつ）
}
rules-brief-kill = { $kill ->
    [sides] 左右で殺せる
    [strip] 短い直線も殺せる
    [group] 虫食い（つながりごと殺す）
   *[cell] 1マスずつ殺す
}
rules-brief-diagonal = 斜めにも出せる
rules-brief-edges = { $tunnel ->
    [yes] トンネルあり
   *[no] トンネルなし
}
rules-brief-dead = { $dead ->
    [in-hand] 殺されたカードは手札に残す
   *[face-down] 殺されたカードは裏向き
}
rules-brief-rows = 段は上から{ $rows ->
    [SHCD] ♠♥♣♦
   *[SHDC] ♠♥♦♣
}
rules-brief-dropouts = 脱落した人は最下位から
rules-brief-dropouts-count = 脱落した人も罰札の枚数で順位を決める
rules-brief-remains = 脱落した人のカードは場に並べる
rules-brief-first-beg = 最初の番からもらえる
