prompt-turn = **轮到你了。**选一张牌，或者过。
prompt-play = **轮到你了。**选一张牌。
prompt-only-pass = **轮到你了**，可是没有能出的牌，只能过。
prompt-fan-tan-only-pass = **轮到你了**，可是没有能出的牌：交一个筹码到底池，过。
prompt-five-or-nine-only-pass = { prompt-fan-tan-only-pass }
prompt-domino-sevens-only-pass = **轮到你了**，可是没有能出的牌，牌堆也摸光了：交一个筹码到底池，过。
prompt-bankrupt = **轮到你了。**没有能出的牌，也没有过的次数了，你**破产**了：手牌马上全部摊到桌上，名次排在还在打的人后面。
prompt-shichi-narabe-points-bankrupt = **轮到你了。**没有能出的牌，也没有过的次数了，你**破产**了：这一局到此结束，只有你的手牌算罚分。
prompt-koroshi-bankrupt = **轮到你了。**没有能出的牌，也没有过的次数了，你**出局**了：{ $remains ->
    [laid] 手牌马上放进牌阵里各自的位置{ $counted ->
        [yes] ，但照样算你的罚牌
       *[no] {""}
    }。
   *[aside] 手里的牌全算你的罚牌。
}
prompt-passing = 给{ $side ->
    [left] 下家
   *[right] 上家
}**{ $name }**选**{ $count }张牌**传过去。等大家都选好，你才看得到自己收到什么。
prompt-bidding = **轮到你叫：**选一张牌，它的数字就是你要赢的墩数，多了少了都不算成。叫得最大的那张牌，颜色当主。叫完牌会还给你。
prompt-chosen = 你选了：{ $cards }。其他人还在选。
prompt-give = { $must ->
    [may] **{ $name }**有牌不出，过了。你可以挑一张牌塞给**{ $name }**，也可以不给。
   *[must] **{ $name }**来讨牌：挑一张给出去。
}给的是什么，只有你们两个知道。
prompt-beg = **轮到你了。**没有能出的牌，只能向**{ $name }**讨一张。
prompt-beg-or-pass = **轮到你了。**没有能出的牌。这是你的第一手，可以过，也可以向**{ $name }**讨一张。
prompt-extra = 出了A或K，**可以再出一手**：接着出，或者结束这一手。
prompt-extra-none = 出了A或K可以再出一手，可是没有能出的牌：结束这一手吧。
prompt-place = 压下的{ $count ->
    [1] **{ $number }**
   *[other] { $count }张**{ $number }**
}要{ $count ->
    [1] 收进手牌
   *[other] 一起收进手牌的同一处
}，还是弃掉？选两张牌之间的空隙，确定之前会让你看看手牌变成什么样。
prompt-place-drawn = 你摸到一张**{ $card }**。收进手牌，还是弃掉？选两张牌之间的空隙，确定之前会让你看看手牌变成什么样。
prompt-cover = 王顶替的是你的**{ $card }**。现在盖上去，还是留着以后出？没有人知道问的是你。
prompt-draw = **轮到你了。**没有能出的牌，摸{ $count }张。
prompt-domino-sevens-draw = **轮到你了。**没有能出的牌：交一个筹码摸一张，直到能出为止。
prompt-pile = **轮到你了。**没有能出的牌，扣一张吧，它会算你的罚分。
prompt-community = **轮到你了。**没有能出的牌，可以拿一张公共牌打出去，也可以过。
prompt-community-only = **轮到你了。**没有能出的牌，其他人又都过了：拿一张公共牌打出去。
prompt-lead = **你领出：**随便出一张。
prompt-follow = **轮到你了。**领出的是**{ $card }**：跟同颜色或同数字的牌。
prompt-follow-free = **轮到你了。**领出的是**{ $card }**，这个颜色和数字你都没有，随便出一张。
prompt-continue = **轮到你了。**你可以接{ $cards }。
prompt-continue-pass = **轮到你了**，可是你没有{ $cards }，只能过。
prompt-play-or-pay-continue-pass = **轮到你了**，可是你没有{ $cards }：交一个筹码到底池，过。
prompt-group-lead = **你起头：**出一张，或者出几张挨在一起的同数字牌。
prompt-group = **轮到你了。**要压：**{ $cards }**。出张数更多的，或者张数一样但数字更大的；也可以过：{ $passing ->
    [draw] 摸一张牌
    [take] 用掉一张明牌
    [lose] 没有明牌了，一过就输
   *[nothing] 牌堆已经摸光
}。
prompt-group-only-pass = **轮到你了。**要压：**{ $cards }**，可是压不过。只能过：{ $passing ->
    [draw] 摸一张牌
    [take] 用掉一张明牌
    [lose] 没有明牌了，你输了
   *[nothing] 牌堆已经摸光
}。
board-choosing = 还在选：{ $names }。
since-drew = 你摸到了{ $cards }。
since-given = **{ $name }**给了你{ $cards }。
since-exchanged = 你的{ $cards }上了桌，换回了王。
since-stacked = 你的{ $cards }盖在了王上。
since-killed = **{ $name }**围死了你的{ $cards }。
since-others = { $which ->
    [last] 刚才：
    [first] 到现在：
   *[all] 这段时间：
}{ $events }
