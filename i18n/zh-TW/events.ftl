event-by-clock = （時間到）{ $event }
event-played = { $name }：{ $cards }
event-played-in-row = { $name }：{ $cards }放進{ $suit }列
event-passed = { $name }：Pass
event-passed-counted = { $name }：Pass { $number }
event-passed-paid = { $name }：Pass，付{ $amount }枚籌碼
event-passed-taking = { $name }：Pass，用掉明牌{ $cards }
event-bankrupt = { $name }：破產！手上有{ $cards }
event-bankrupt-unseen = { $name }：破產！
event-out = { $name }出完了
event-out-placed = { $name }出完了，第{ $number }名
event-eliminated = { $name }被淘汰
event-joker-played = { $name }：鬼牌當{ $cards }
event-joker-played-with = { $name }：鬼牌當{ $cards }，加上{ $then }
event-exchanged = { $name }放上{ $cards }，換走鬼牌
event-stacked = { $name }把{ $cards }蓋在鬼牌上
event-traded = { $way ->
    [taken_back] 交換收回了：{ $name }和{ $other }坐回原位
   *[talked] { $name }跟幽靈{ $other }說了話，兩人交換位置
}
event-drew = { $name }抽到{ $cards }
event-drew-unseen = { $name }抽了{ $number }張
event-piled = { $name }蓋了{ $cards }
event-piled-unseen = { $name }蓋了一張牌
event-suit-closed = { $name }讓{ $suit }關門，誰都不能再出
event-row-opened = { $name }開出{ $suit }的一列
event-row-completed = { $name }接完{ $suit }的一列
event-pile-counted = { $name }：蓋了{ $count }分{ $doubled ->
    [0] {""}
   *[other] ，加倍是{ $doubled }分
}
event-pile-empty = { $name }走通，一張都沒蓋
event-pile-laid-none = { $name }全蓋，算0分
event-begged = { $name }向{ $other }討一張牌
event-gave = { $name }給{ $other }：{ $cards }
event-gave-unseen = { $name }給{ $other }{ $number }張牌
event-declined = { $name }什麼都不給
event-turn-ended = { $name }結束這一手
event-killed = { $name }的{ $cards }被{ $other }封殺
event-killed-own = { $name }封殺了自己的{ $cards }
event-killed-by = { $name }封殺了{ $cards }
event-chose = { $name }選好了
event-bid = { $name }叫{ $cards }
event-scored-piiko = { $name }：皮可！得一分，大家重新叫牌
event-redealt = 重新發牌
event-trump-chosen = 王牌是{ $colour ->
    [R] 紅色
    [Y] 黃色
    [G] 綠色
    [B] 藍色
   *[P] 紫色
}，由{ $name }先出
event-won-trick = { $name }吃下這墩（目前{ $number }墩）
event-took = { $name }把{ $cards }收進手牌
event-took-unseen = { $name }收了{ $number }張進手牌
event-discarded = { $name }丟掉{ $cards }
event-discarded-unseen = { $name }丟掉{ $number }張
event-cleared = 桌面清空，{ $name }重新開始
event-leads = { $name }先出
event-called = { $name }喊：「{ $call }」
event-paid = { $name }付了{ $amount }枚籌碼
event-paid-to = { $name }付給{ $other }{ $amount }枚籌碼
event-paid-for = { $name }因為藏了{ $cards }，付給{ $other }{ $amount }枚籌碼
event-revoked = { $name }藏牌{ $number }次，罰{ $amount }枚籌碼（每次3枚）
event-revoked-short = { $name }藏牌{ $number }次，該罰{ $due }枚籌碼，但只剩{ $amount }枚
event-won-pot = { $name }贏走底池的{ $amount }枚籌碼
event-koroshi-out = { $name }沒有活牌了
event-koroshi-bankrupt = { $name }出局，手上有{ $cards }
event-koroshi-bankrupt-unseen = { $name }出局
event-nanatoridori-out-placed = { $name }出完了：第{ $number }名
call-earl-first = 有張{ $rank ->
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
}好得沒話說
call-earl-second = 這張{ $rank ->
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
}跟它一樣好
call-earl-third = 三張裡面它最好
call-earl-fourth = 科芬特里伯爵駕到
call-snip = 喀
call-snap = 嚓
call-snorum = 轟
call-hickockalorum = 轟隆隆
call-jig = 吉格舞
ending-one-left = 只剩一個人手上有牌，遊戲結束。
ending-bankruptcy = 這次破產後只剩一個人手上有牌，遊戲結束。
ending-elimination = { $name }被淘汰，只剩一個人手上有牌，遊戲結束。
ending-out = { $name }出了最後一張牌，這一局結束。
ending-piled-out = { $name }蓋了最後一張牌，這一局結束。
ending-blocked = 連續四手沒有人出牌到桌上，這一局結束。
ending-done = 沒有人手上還有活牌，這一局結束。
ending-played = 七墩都打完了，這一輪結束。
ending-passed-out = { $name }沒有明牌還 Pass，輸了。
ending-shichi-narabe-points-bankruptcy = { $name }破產，這一局結束。
ending-shichi-narabe-points-out = { $name }出完了，這一局結束。
ending-ristiseiska-blocked = 連續四圈沒有人出牌到桌上，這一局結束。
ending-pai-qi-done = 大家手上都沒有牌了，這一局結束。
ending-nanatoridori-out = 只剩{ $name }手上有牌，這一輪結束。
