result-title = ## { $game }：結果
result-line = { $rank }位 **{ $name }**
result-by = { $reason ->
    [out] 上がり
    [holding] 最後まで手札が残った
    [eliminated] ジョーカーだけになり脱落
    [bankrupt] 破産
    [done] 終了
   *[dropped-out] 脱落
}{ $order ->
    [0] {""}
   *[other] （{ $order }番目）
}
result-rule = { $unit ->
    [penguins] ペンギンがいなくなった人の負けで、ほかの人は全員が勝ちです。
    [penalties] 罰札の少ない人が上位です。
   *[penalty-points] 失点の少ない人が上位です。
}
result-equal = 罰札が同じ枚数なら、先に終わった人が上位です。
result-rating = レート{ $rating }（{ $change }）
result-rated = レートを更新しました。**/順位表** で確認できます。
result-unrated = レートの対象外です。二人以上が最後までプレイしたゲームだけが対象になります。
result-again = もう一度遊ぶ
log-title = ### これまでの流れ（新しい順）
log-title-part = ### これまでの流れ（新しい順、全{ $count }手のうち{ $last }〜{ $first }手目）
log-empty = まだだれもプレイしていません。
page-newer = ◀ 新しい手へ
page-older = 古い手へ ▶
log-lap = { $number }巡目
log-replay = リプレイで見る
