asking-last-pass = 这是你**最后一次过牌**，而且你有牌能出。真的要过吗？
asking-revoke = 你有牌能出。现在过要交一个筹码，**局终时再交三个**，要是能开一排还得更多。在那之前别人看不出来。真的要过吗？
asking-pass-anyway = 还是过
asking-kill = 出{ $card }会**围死**{ $count }张牌：{ $killed }。{ $own ->
    [none] {""}
    [all] { $count ->
        [1] 这张是你自己的。
       *[other] 全是你自己的。
    }
   *[some] 其中{ $yours }是你自己的。
}要出吗？
asking-play-it = 出{ $card }
asking-place = 手牌会变成：{ $cards }。放在这里吗？
asking-place-here = 放在这里
controls-gift = 选{ $count }张牌传出去
controls-gap = 选手牌里的一个空隙
controls-group = 选择要出的牌
controls-joker = 出王
controls-substitute = 把主牌放到别的排
controls-several = 一次出几张
asking-eliminated = 出了这张，你手里就只剩王了，**会被淘汰**。真的要出吗？
asking-loses = 你没有明牌了，这一过**马上就输**。真的要过吗？
asking-ristiseiska-revoke = 你有牌能出。现在过的话，**其他人每人可以塞给你一张牌**。真的要过吗？
why-not = 为什么出不了
why-not-title = ### 为什么出不了？
why-not-waiting = 还没轮到你。按现在的桌面，这些牌接不上：
why-not-none = 你的牌现在都能出。
why-not-none-waiting = 还没轮到你。按现在的桌面，你的牌都接得上。
why-not-then = -# 这是你问的时候的情况；每出一手都可能变。
why-not-line = { $cards }：{ $why }
why-not-needs = 得先有{ $needs }，还没人出
why-not-tunnel = 这一头已被隧道封住；得先有{ $needs }，还没人出
why-not-closed = { $needs }已经把这个花色关门了
why-not-no-base = 得先有5或9，现在都还没出
why-not-forced = 现在只能出{ $needs }
why-not-exposed = 这张是亮着的，等你的第一手过后才能出
why-not-joker-needs-next = 要和后面紧接着的牌一起出，可你手里没有
why-not-joker-held = 它能顶替的牌都在你自己手里
why-not-not-wanted = { $count ->
    [1] 只有{ $needs }接得上
   *[other] 只有这些接得上：{ $needs }
}
why-not-dead = 已被围死
why-not-not-adjacent = 它的位置旁边还没有牌
why-not-must-follow = 领出的是{ $needs }，得跟同颜色或同数字的牌
why-not-bid-before = 这一轮已经用它叫过了
why-not-does-not-beat = { $number }张{ $rank }压不过{ $to_beat }张{ $to_beat_rank }
why-not-choose-first = 有别的事要先选
always = 以后都自动走
# A menu of what is seldom pressed in a turn, in words mode
controls-seldom = 这一手的帮助...
always-set = 以后只有一种走法时，我就替你走。想关掉请用 **/设置**。
take-back = 悔牌：{ $move }
take-back-question = 要撤回**{ $move }**和之后的所有出牌吗？**撤回以后这场对局不算成绩**：不进等级分，也不进战绩。悔牌会写进出牌记录、回放和牌谱。
take-back-no = 不撤了
take-back-done = 已撤回。
# 出牌记录和结果里用：几步，共几次
taken-back = { $name }悔了{ $moves }步{ $times ->
    [1] {""}
   *[other] （共{ $times }次）
}
taken-back-count = 悔牌{ $times }次
