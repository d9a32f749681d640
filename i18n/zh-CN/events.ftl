event-by-clock = （超时）{ $event }
event-played = { $name }：{ $cards }
event-played-in-row = { $name }：{ $cards }，放在{ $suit }那排
event-passed = { $name }：过
event-passed-counted = { $name }：过（第{ $number }次）
event-passed-paid = { $name }：过，交{ $amount }个筹码
event-passed-taking = { $name }：过，收了明牌{ $cards }
event-bankrupt = { $name }：破产！手里还有{ $cards }
event-bankrupt-unseen = { $name }：破产！
event-out = { $name }出完了
event-out-placed = { $name }出完了：第{ $number }名
event-eliminated = { $name }被淘汰
event-joker-played = { $name }：王当{ $cards }
event-joker-played-with = { $name }：王当{ $cards }，带{ $then }
event-exchanged = { $name }放下{ $cards }，换走了王
event-stacked = { $name }把{ $cards }盖在王上
event-traded = { $way ->
    [taken_back] 换位撤回：{ $name }和{ $other }各回原位
   *[talked] { $name }跟幽灵{ $other }搭了话：两人换位
}
event-drew = { $name }摸了{ $cards }
event-drew-unseen = { $name }摸了{ $number }张牌
event-piled = { $name }扣了{ $cards }
event-piled-unseen = { $name }扣了一张牌
event-suit-closed = { $name }把{ $suit }关了门，谁都不能再出
event-row-opened = { $name }开了{ $suit }那排
event-row-completed = { $name }把{ $suit }那排接完了
event-pile-counted = { $name }：扣了{ $count }分{ $doubled ->
    [0] {""}
   *[other] ，翻倍是{ $doubled }分
}
event-pile-empty = { $name }走通了，一张都没扣
event-pile-laid-none = { $name }全扣，算0分
event-begged = { $name }找{ $other }讨一张牌
event-gave = { $name }给{ $other }：{ $cards }
event-gave-unseen = { $name }给{ $other }{ $number }张牌
event-declined = { $name }什么也没给
event-turn-ended = { $name }结束这一手
event-killed = { $name }的{ $cards }被{ $other }围死了
event-killed-own = { $name }围死了自己的牌：{ $cards }
event-killed-by = { $name }围死了{ $cards }
event-chose = { $name }选好了
event-bid = { $name }叫{ $cards }
event-scored-piiko = { $name }：皮可，得一分；大家重新叫
event-redealt = 重新发牌
event-trump-chosen = { $colour ->
    [R] 红色
    [Y] 黄色
    [G] 绿色
    [B] 蓝色
   *[P] 紫色
}是主；{ $name }领出
event-won-trick = { $name }赢了这墩（共{ $number }墩）
event-took = { $name }把{ $cards }收进手牌
event-took-unseen = { $name }收了{ $number }张牌进手牌
event-discarded = { $name }弃掉{ $cards }
event-discarded-unseen = { $name }弃掉{ $number }张牌
event-cleared = 桌面清空，{ $name }重新起头
event-leads = { $name }领出
event-called = { $name }喊：{ $call }
event-paid = { $name }交{ $amount }个筹码
event-paid-to = { $name }付给{ $other }{ $amount }个筹码
event-paid-for = { $name }因为憋着{ $cards }，付给{ $other }{ $amount }个筹码
event-revoked = { $name }有牌不出{ $number ->
    [1] 1次，交3个筹码
   *[other] { $number }次，每次3个，共交{ $amount }个筹码
}
event-revoked-short = { $name }有牌不出{ $number }次，该交{ $due }个筹码，可{ $amount ->
    [0] 一个也没有了
   *[other] 只剩{ $amount }个了
}
event-won-pot = { $name }赢下底池：{ $amount }个筹码
event-koroshi-out = { $name }没有活牌了
event-koroshi-bankrupt = { $name }出局，手里还有{ $cards }
event-koroshi-bankrupt-unseen = { $name }出局
event-nanatoridori-out-placed = { $name }出完了：第{ $number }名
call-earl-first = { $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
   *[king] K
}一出，谁敢不服
call-earl-second = 又来一张{ $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
   *[king] K
}，也不含糊
call-earl-third = 三张里头，数它最酷
call-earl-fourth = 考文垂伯爵，亲自驾到
call-snip = 咔
call-snap = 嚓
call-snorum = 咚
call-hickockalorum = 稀里哗啦
call-jig = 跳起来
ending-one-left = 只剩一个人手里有牌，对局结束。
ending-bankruptcy = 有人破产后只剩一个人手里有牌，对局结束。
ending-elimination = { $name }被淘汰，只剩一个人手里有牌，对局结束。
ending-out = { $name }出完了最后一张，这一局结束。
ending-piled-out = { $name }扣下了最后一张，这一局结束。
ending-blocked = 连着四手没人往桌上出牌，这一局结束。
ending-done = 谁都没有活牌了，这一局结束。
ending-played = 七墩打完，这一轮结束。
ending-passed-out = { $name }没有明牌了还过，输了。
ending-shichi-narabe-points-bankruptcy = { $name }破产，这一局结束。
ending-shichi-narabe-points-out = { $name }出完了，这一局结束。
ending-ristiseiska-blocked = 转了四圈没人出牌，这一局结束。
ending-pai-qi-done = 大家手里都没牌了，这一局结束。
ending-nanatoridori-out = 只剩{ $name }手里有牌，这一轮结束。
