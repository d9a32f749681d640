result-title = ### { $game }：結果
# 誰贏了：一個或幾個名字
result-won = { $names }獲勝
result-line = { $rank }\. **{ $name }**
result-by = { $order ->
    [0] {""}
   *[other] 第{ $order }個
}{ $reason ->
    [out] 出完
    [holding] 手上還有牌
    [last-left] 最後剩下
    [eliminated] 淘汰
    [bankrupt] 破產
    [done] 結束
   *[dropped-out] 出局
}
result-left = 中途離開，算最後一名
result-away = 結束時不在，算最後一名
result-rule = { $unit ->
    [penguins] 沒有企鵝的人輸，其他人一起贏。
    [penalties] 罰牌最少的贏。
   *[penalty-points] 罰分最少的贏。
}
result-equal = 一樣多的話，先結束的人排前面。
result-rating = 等級分{ $rating }（{ $change }）
result-rated = 等級分已更新，請看 **/排行榜**。
result-unrated = 不計等級分：要至少兩個人打，而且有人打到結束。
result-not-rated = 不列入戰績：房主把這場對局設成不計等級分。
result-cards = 再打一次對局{ $table }的牌，不計入任何成績。
result-cards-before =
    上次：{ $then }
    這次：{ $now }
result-taken-back = 不算數：收回了{ $times }次。
result-hinted = 不算{ $name }的成績：用了{ $times }次提示。
result-remark = ★ { $remark }
# 這場對局的特別之處；`$name` 是玩家
remark-ghost = { $name }當過幽靈，還是贏了。
remark-swept = { $name }贏下了全部{ $number }{ $part ->
    [round] 輪
   *[hand] 局
}。
remark-perfect-bids = { $name }在全部{ $number }輪裡，叫幾墩就吃幾墩。
remark-all-bases = { $name }一個人拿到四張{ $number }。
remark-comeback = { $name }在最後一{ $part ->
    [round] 輪
   *[hand] 局
}之前還墊底，結果贏了。
remark-streak = { $name }在這個遊戲連贏了{ $number }場。
remark-first-match = { $name }第一次打完這個遊戲就贏了。
remark-first-win = { $name }在{ $number }場沒贏之後，第一次贏了這個遊戲。
remark-far-ahead = { $name }出完時，其他人手上都還有{ $number }張以上。
remark-killed = { $name }一張牌就封殺了{ $number }張。
remark-held-back = { $name }把{ $card }扣了{ $number }手。
# `$unit`：分數的單位
remark-narrow = { $name }只以{ $unit ->
    [chips] 一枚籌碼
    [penguins] 一隻企鵝
    [hands] 一局
    [penalties] 一張罰牌
   *[points] 一分
}之差險勝。
remark-no-passes = { $name }一次都沒 Pass 就贏了。
remark-worst-deal = { $name }拿到最差的牌還是贏了：誰的牌都沒有離起點那麼遠。
remark-none-left = { $name }用光了 Pass 還是贏了。
result-again = 再來一場
log-title = ### 目前為止的過程，最新的在前
log-title-part = ### 目前為止的過程，最新的在前（第{ $first }到{ $last }手，共{ $count }手）
log-empty = 還沒有人出牌。
# 最新的在最上面
page-newer = ◀ 較新
page-older = 較舊 ▶
# 這一局輪了幾圈
log-lap = 第{ $number }圈
log-replay = 在重播裡看
