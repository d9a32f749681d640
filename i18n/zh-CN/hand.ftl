hand-not-your-turn = 轮到别人 · 桌面是你上次看到的样子
hand-moved = { $where ->
    [up] 你的手牌在上面。
    [message] 你的手牌在私信里。
    [table] 你的手牌在[牌桌]({ $link })那里。
   *[down] 你的手牌在下面。
}
hand-away = 你暂离了，电脑正在替你打。点**我回来了**就能继续。
hand-all-away = 你暂离了，别人也都不在，牌局停下来等着。点**我回来了**就继续。要是没有人回来，{ $until }结束。
hand-out = 牌出完了，打得漂亮！
hand-out-place = 牌出完了，第{ $place }名，打得漂亮！
hand-koroshi-out = 你没有能出的牌了，看别人继续吧。
hand-fallen = { $how ->
    [out] 你出局了，看别人继续吧。
    [eliminated] 你被淘汰了，看别人继续吧。
   *[bankrupt] 你破产了，看别人继续吧。
}
hand-revokes = 这一局你有牌不出{ $count }次，别人还不知道。局终时要为此交{ $due }个筹码；要是当时能开一排，还得再多交。
hand-left = 你已经退出这场对局，座位由电脑继续打。
hand-left-idle = 你已经退出这场对局。你的座位没什么可打的了，其他人继续。
hand-left-ended = 你已经退出这场对局。没有人继续了，对局不计结果，就此结束。
hand-left-over = 这场对局你中途退出了，现在已经打完。
hand-over = 这场对局已经结束。
hand-closed = 服务器的管理员关掉了这一桌，这场对局不计入任何成绩。
hand-keep = 算了，回去看牌
hand-timed-out = 你超时了，电脑替你走了一步。
hand-channel-trouble = { $why ->
    [permission] 我没法在频道里显示牌桌：我没有在那里发消息的权限。请告诉服务器的管理员。
   *[refused] 我没法在频道里显示牌桌：Discord不收我的消息。牌可以在这里继续，有人点按钮时我会再试。请告诉这个机器人的运营者。
}
page-before = ◀ 前面的牌
page-after = 后面的牌 ▶
card-joker = 王
card-suit = { $suit ->
    [S] 黑桃
    [H] 红桃
    [D] 方块
   *[C] 梅花
}
card-in-words = { card-suit }{ $rank }
card-colour = { $colour ->
    [R] 红
    [Y] 黄
    [G] 绿
    [B] 蓝
   *[P] 紫
}
card-coloured = { card-colour }{ $numbers }
move-pass = 过
move-pass-left = 过（还剩{ $left }次）
move-pass-taking = 过，收{ $card }
move-bankrupt = { $how ->
    [out] 出局
   *[bankrupt] 破产
}
move-joker = 王当{ $card }
move-joker-with = 王当{ $card }，带{ $then }
move-on-joker = { $card }盖在王上
move-substitute = { $card }放到{ card-suit }那排
move-community = 拿公共牌打出：{ $play }
move-set = { $suits } { $first }到{ $last }（{ $count }张）
move-group = { $cards }{ $extra ->
    [0] {""}
   *[other] {" "}+ 明牌{ $extra }张
}{ $count ->
    [1] （第{ $first }张）
   *[other] （第{ $first }到{ $last }张）
}
move-give = 给{ $cards }
move-bid = 叫{ $card }
move-pile = 扣{ $card }
move-take = 收进手牌
move-take-first = 1：▾ { $after }
move-take-between = { $position }：{ $before } ▾ { $after }
move-take-last = { $position }：{ $before } ▾
move-take-spoken = { $position }：{ $where ->
    [first] 在{ $after }前面
    [last] 在{ $before }后面
   *[between] 在{ $before }和{ $after }之间
}
move-talk = 跟座位{ $seat }的幽灵搭话
move-cover = 盖在王上
move-leave = 先留着
move-draw = 摸牌
move-beg = 讨牌
move-decline = 不给
move-end = 结束这一手
move-discard = 弃掉
