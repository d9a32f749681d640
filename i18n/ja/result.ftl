result-title = ### { $game }：結果
result-won = { $names }の勝ち
result-line = { $rank }位 **{ $name }**
result-by = { $reason ->
    [out] 上がり
    [holding] 最後まで手札が残った
    [last-left] 最後の一人として残った
    [eliminated] ジョーカーだけになり脱落
    [bankrupt] 破産
    [done] 終了
   *[dropped-out] 脱落
}{ $order ->
    [0] {""}
   *[other] （{ $order }番目）
}
result-left = 途中でやめた：最下位
result-away = 終了時に離席：最下位
result-rule = { $unit ->
    [penguins] ペンギンがいなくなった人の負けで、ほかの人は全員が勝ちです。
    [penalties] 罰札の少ない人が上位です。
   *[penalty-points] 失点の少ない人が上位です。
}
result-equal = 罰札が同じ枚数なら、先に終わった人が上位です。
result-rating = レート{ $rating }（{ $change }）
result-rated = レートを更新しました。**/順位表** で確認できます。
result-unrated = レートの対象外です。二人以上で遊び、だれかが最後までプレイしたゲームが対象になります。
result-not-rated = 成績の対象外です。ホストがレートなしの対局にしました。
result-cards = 対局{ $table }の手札をもう一度遊んだので、どの記録にも数えません。
result-cards-before =
    前回：{ $then }
    今回：{ $now }
result-taken-back = 成績の対象外です。待ったが{ $times }回ありました。
result-hinted = { $name }は成績の対象外です。ヒントが{ $times }回使われました。
result-remark = ★ { $remark }
remark-ghost = { $name }は一度お化けになり、それでも勝ちました。
remark-swept = { $name }は{ $number }{ $part ->
    [round] ラウンド
   *[other] 回
}すべてに勝ちました。
remark-perfect-bids = { $name }は{ $number }ラウンドすべてで、宣言どおりのトリック数を取りました。
remark-all-bases = { $name }には4枚の{ $number }がすべて配られました。
remark-comeback = { $name }は最後の{ $part ->
    [round] ラウンド
   *[other] 回
}を前に最下位でしたが、逆転で勝ちました。
remark-streak = { $name }はこのゲームで{ $number }連勝です。
remark-first-match = { $name }はこのゲームの初対局で勝ちました。
remark-first-win = { $name }はこのゲームで初勝利です。それまでの{ $number }対局では勝ちがありませんでした。
remark-far-ahead = { $name }が上がったとき、ほかの人は全員{ $number }枚以上持っていました。
remark-killed = { $name }は1枚のカードで{ $number }枚を殺しました。
remark-held-back = { $name }は{ $card }を{ $number }回の番のあいだ止めていました。
remark-narrow = { $name }はわずか{ $unit ->
    [chips] チップ1枚
    [penguins] ペンギン1匹
    [hands] 1勝
    [penalties] 罰札1枚
   *[points] 1点
}の差で勝ちました。
remark-no-passes = { $name }は一度もパスせずに勝ちました。
remark-worst-deal = { $name }は最も悪い手札から勝ちました。列の始まりからだれよりも遠いカードでした。
remark-none-left = { $name }はパスを使い切って勝ちました。
result-again = もう一度遊ぶ
log-title = ### これまでの流れ（新しい順）
log-title-part = ### これまでの流れ（新しい順、全{ $count }手のうち{ $last }〜{ $first }手目）
log-empty = まだだれもプレイしていません。
page-newer = ◀ 新しい手へ
page-older = 古い手へ ▶
log-lap = { $number }巡目
log-replay = リプレイで見る
