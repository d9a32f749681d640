result-title = ### { $game }：结果
result-won = { $names }赢了
result-line = { $rank }\. **{ $name }**
result-by = { $reason ->
    [out] 出完
    [holding] 手里还有牌
    [last-left] 最后留下
    [eliminated] 淘汰
    [bankrupt] 破产
    [done] 打完
   *[dropped-out] 出局
}{ $order ->
    [0] {""}
   *[other] （第{ $order }个）
}
result-left = 中途退出，算最后一名
result-away = 结束时不在，算最后一名
result-rule = { $unit ->
    [penguins] 企鹅丢光的人输，其他人一起赢。
    [penalties] 罚牌最少的赢。
   *[penalty-points] 罚分最少的赢。
}
result-equal = 一样多的话，先打完的排前面。
result-rating = 等级分{ $rating }（{ $change }）
result-rated = 等级分更新了，看 **/排行榜**。
result-unrated = 不计等级分：要至少两个人打，并且有人打到最后。
result-not-rated = 不算成绩：房主把这场对局设成了不计等级分。
result-cards = 再打一次对局{ $table }的牌，不计入任何成绩。
result-cards-before =
    上次：{ $then }
    这次：{ $now }
result-taken-back = 不算成绩：悔牌{ $times }次。
result-hinted = 不算{ $name }的成绩：用了{ $times }次提示。
result-remark = ★ { $remark }
# 这场对局的看点；`$name` 是一位玩家
remark-ghost = { $name }当过幽灵，最后还是赢了。
remark-swept = { $name }把{ $number }{ $part ->
    [round] 轮
   *[other] 局
}全赢了。
remark-perfect-bids = { $name }{ $number }轮全都赢得和叫的一墩不差。
remark-all-bases = { $name }一手拿到了全部四张{ $number }。
remark-comeback = { $name }打最后一{ $part ->
    [round] 轮
   *[other] 局
}前还垫底，最后翻盘赢了。
remark-streak = { $name }在这个玩法里{ $number }连胜。
remark-first-match = { $name }第一次打完这个玩法，就赢了。
remark-first-win = { $name }打过{ $number }场都没赢，这次终于拿下首胜。
remark-far-ahead = { $name }出完的时候，其他人手里都还有{ $number }张以上。
remark-killed = { $name }一张牌围死了{ $number }张。
remark-held-back = { $name }把{ $card }憋了{ $number }手。
# `$unit`：分数的单位
remark-narrow = { $name }只以{ $unit ->
    [chips] 一个筹码
    [penguins] 一只企鹅
    [hands] 一局
    [penalties] 一张罚牌
   *[points] 一分
}之差险胜。
remark-no-passes = { $name }一次没过就赢了。
remark-worst-deal = { $name }拿了最烂的牌也赢了：谁的牌都没有这么靠边。
remark-none-left = { $name }过的次数用光了，还是赢了。
result-again = 再来一场
log-title = ### 出牌记录，最新的在前
log-title-part = ### 出牌记录，最新的在前（共{ $count }步，第{ $first }到{ $last }步）
log-empty = 还没有人出牌。
# 最新的在最前面
page-newer = ◀ 往后
page-older = 往前 ▶
# 这一局转了几圈
log-lap = 第{ $number }圈
log-replay = 在回放里看
