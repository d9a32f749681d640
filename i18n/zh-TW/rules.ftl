rules-title = ## { $game }：怎麼玩
rules-title-page = ## { $game }：怎麼玩（第{ $page }/{ $pages }頁）
rules-before = ◀ 上一頁
rules-after = 下一頁 ▶
rules-section-start = 簡單說
rules-section-aim = 目標
rules-section-deal = 發牌
rules-section-turn = 輪到你時
rules-section-special = 特別規則
rules-section-end = 結束
rules-section-options = 選項
rules-section-credits = 遊戲的來歷
rules-seats = { $most-seats ->
    [2] 兩個人
   *[other] { $least-seats }到{ $most-seats }個人
}玩。
rules-all-dealt = 52張牌全部發完。
rules-dealt-even = { $seats }個人玩時，每人{ $cards-least }張。
rules-dealt-uneven = { $seats }個人玩時，每人{ $cards-least }或{ $cards-most }張。
rules-ante = 每人先付一枚籌碼到底池。發到的牌比別人少的人再多付一枚。
rules-dealer-once = 莊家由隨機抽出。
rules-dealer-winner = 第一個莊家由隨機抽出。之後由贏的人發下一局。
rules-dealer-left = 第一個莊家由隨機抽出。之後每局往左換人發牌。
rules-left-begins = 由莊家左邊的人開始，往左輪流。
rules-hands = { $hands ->
    [1] **對局**只打一局。
   *[other] **對局**打{ $hands }局。
}
rules-most-chips = 每人一開始有{ $chips }枚籌碼，沒有人會付超過自己所有的。局末有人沒有籌碼，對局就到此結束。籌碼最多的人贏，一樣多就名次相同。
rules-most-points = 得分最多的人贏，一樣多就名次相同。
rules-least-points = 分數最少的人贏，一樣多就名次相同。
rules-revokes = **藏牌。** 有牌可出也可以 Pass。它看起來和其他 Pass 沒兩樣，也付一枚籌碼；但到了局末，每個人（包括贏家）要為每次這樣的 Pass 再付三枚到底池，那時才會公開。如果前面其他人全都 Pass，你能出就一定要出。
rules-passes-anew = 每一局的 Pass 次數重新計算。
rules-brief-passes = { $passes ->
    [0] 不能 Pass
   *[other] 每人 Pass { $passes }次
}
rules-brief-first = { $first ->
    [dealer] 莊家先出
    [left-of-dealer] 莊家左邊先出
    [random] 隨機先出
    [seven-of-hearts] 7♥先出
   *[seven-of-diamonds] 7♦先出
}
rules-brief-jokers = { $jokers }張鬼牌，{ $joker-play ->
    [single] 單獨出
   *[skip] 和下一張一起出
}，{ $joker-exchange ->
    [stack] 由真牌蓋上
   *[take] 和真牌交換
}
rules-brief-tunnel = { $tunnel ->
    [open] 開放隧道
   *[closed] 封閉隧道
}
rules-brief-held = 7留在手上
rules-brief-must-play = 不能故意 Pass
rules-brief-ghost = 幽靈
rules-brief-hands = { $hands }局
rules-brief-chips = 每人{ $chips }枚籌碼
rules-brief-decks = 兩副牌
rules-brief-revokes = 藏牌要罰
rules-brief-limit-over = 打到超過{ $limit }分
rules-brief-limit-reached = 打到{ $limit }分
rules-brief-pile-cards = 蓋的牌每張一分
rules-brief-shared = 互相結算
rules-brief-close = 出A或K就關門
rules-brief-all-down = 有全蓋
rules-brief-rounds = 七輪
rules-brief-piiko = 皮可
rules-brief-mode = { $mode ->
    [advanced] 進階：計分，打到10分
    [duel] 對決，一輪
   *[basic] 基本：每人兩隻企鵝
}
rules-brief-kill = { $kill ->
    [sides] 左右夾住就封殺
    [strip] 短線也封殺
    [group] 蟲蛀：整群封殺
   *[cell] 單格封殺
}
rules-brief-diagonal = 斜角也能接
rules-brief-edges = { $tunnel ->
    [yes] 有隧道
   *[no] 沒有隧道
}
rules-brief-dead = { $dead ->
    [in-hand] 死牌留在手上
   *[face-down] 死牌蓋著
}
rules-brief-rows = 列序{ $rows ->
    [SHCD] ♠♥♣♦
   *[SHDC] ♠♥♦♣
}
rules-brief-dropouts = 出局者排最後
rules-brief-dropouts-count = 出局者和大家一樣排
rules-brief-remains = 出局者的牌擺進方陣
rules-brief-first-beg = 第一手就能討牌
