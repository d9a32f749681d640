rules-title = ## { $game }：怎么玩
rules-title-page = ## { $game }：怎么玩（第{ $page }页，共{ $pages }页）
rules-before = ◀ 上一页
rules-after = 下一页 ▶
rules-section-start = 一句话说清
rules-section-aim = 目标
rules-section-deal = 发牌
rules-section-turn = 轮到你
rules-section-special = 特别规则
rules-section-end = 结束
rules-section-options = 选项
rules-section-credits = 来历
rules-seats = { $most-seats ->
    [2] 两人
   *[other] { $least-seats }到{ $most-seats }人
}可以打。
rules-all-dealt = 52张牌全部发完。
rules-dealt-even = { $seats }个人打，每人{ $cards-least }张。
rules-dealt-uneven = { $seats }个人打，每人{ $cards-least }张或{ $cards-most }张。
rules-ante = 每人先交一个筹码到底池。比别人少发一张牌的，再多交一个。
rules-dealer-once = 庄家随机决定。
rules-dealer-winner = 第一局的庄家随机决定，之后谁赢谁坐庄。
rules-dealer-left = 第一局的庄家随机决定，之后每局轮到下家坐庄。
rules-left-begins = 庄家的下家先出，然后依次轮到下家。
rules-hands = { $hands ->
    [1] **一场对局**只打一局。
   *[other] **一场对局**打{ $hands }局。
}
rules-most-chips = 每人开始有{ $chips }个筹码，交的时候有多少交多少，不会欠账。一局打完有人没有筹码了，对局就此结束。筹码最多的赢，一样多的名次并列。
rules-most-points = 分最多的赢，一样多的名次并列。
rules-least-points = 分最少的赢，一样多的名次并列。
rules-revokes = **有牌不出。**有牌能出也可以过。看起来和普通的过一样，也是交一个筹码；但一局打完时，每这样过一次要多交三个到底池，赢家也不例外，到那时才公布。如果你前面所有人都刚刚过了，你有牌能出就必须出。
rules-passes-anew = 过的次数每局重新算。
rules-brief-passes = { $passes ->
    [0] 不能过
   *[other] 每人能过{ $passes }次
}
rules-brief-first = { $first ->
    [dealer] 庄家先出
    [left-of-dealer] 庄家下家先出
    [random] 随机一人先出
    [seven-of-hearts] 有7♥的先出
   *[seven-of-diamonds] 有7♦的先出
}
rules-brief-jokers = { $jokers }张王，{ $joker-play ->
    [single] 单独出
   *[skip] 带后一张
}，{ $joker-exchange ->
    [stack] 真牌盖在王上
   *[take] 真牌换走王
}
rules-brief-tunnel = { $tunnel ->
    [open] 开放隧道
   *[closed] 封闭隧道
}
rules-brief-held = 7留在手里
rules-brief-must-play = 不能故意过
rules-brief-ghost = 幽灵
rules-brief-hands = { $hands }局
rules-brief-chips = 每人{ $chips }个筹码
rules-brief-decks = 两副牌
rules-brief-revokes = 有牌不出要罚
rules-brief-limit-over = 打到超过{ $limit }分
rules-brief-limit-reached = 打到{ $limit }分
rules-brief-pile-cards = 扣牌每张一分
rules-brief-shared = 互相结算
rules-brief-close = 出A或K就关门
rules-brief-all-down = 算全扣
rules-brief-rounds = 7轮
rules-brief-piiko = 皮可
rules-brief-mode = { $mode ->
    [advanced] 进阶：比分，打到10分
    [duel] 对决，只打一轮
   *[basic] 基础：每人两只企鹅
}
rules-brief-kill = { $kill ->
    [sides] 左右夹住就死
    [strip] 短线也能围死
    [group] 虫蛀：成片围死
   *[cell] 单格围死
}
rules-brief-diagonal = 斜角也能接
rules-brief-edges = { $tunnel ->
    [yes] 有隧道
   *[no] 没有隧道
}
rules-brief-dead = { $dead ->
    [in-hand] 死牌留在手里
   *[face-down] 死牌扣着
}
rules-brief-rows = 各排 { $rows ->
    [SHCD] ♠♥♣♦
   *[SHDC] ♠♥♦♣
}
rules-brief-dropouts = 出局者排在最后
rules-brief-dropouts-count = 出局者和大家一起排
rules-brief-remains = 出局者的牌放进牌阵
rules-brief-first-beg = 第一手就可以讨牌
