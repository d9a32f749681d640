# 戰績的圖片，以及同樣內容的文字
profile-curve = 等級分：{ $board }
profile-games = 各遊戲的名次{ $most ->
    [0] {""}
   *[other] （最常玩的{ $most }個）
}
profile-people = 與這個伺服器的人對戰{ $most ->
    [0] {""}
   *[other] （最常碰到的{ $most }人）
}
profile-computers = 與電腦對戰
profile-stand-in = 玩家
profile-place = 第{ $place }名{ $later ->
    [yes] 以後
   *[no] {""}
}
profile-none = 還沒玩過任何一場。
profile-rating = { $board }的等級分：{ $rating }。
profile-ratings = 最近{ $matches }場計分對局（{ $since }到{ $until }）：{ $ratings }；最低{ $lowest }，最高{ $highest }。
profile-game = { $game }，{ $matches }場：{ $times }。
profile-times = { $place }{ $times }次
profile-games-told = 最常玩的{ $most }個遊戲：
profile-people-told = 與這個伺服器的人對戰{ $most ->
    [0] {""}
   *[other] （最常碰到的{ $most }人）
}：{ $results }。
profile-computers-told = 與電腦對戰：{ $results }。
profile-against = { $name }：{ $meetings }場中領先{ $ahead }場{ $level ->
    [0] {""}
   *[other] ，平手{ $level }場
}
profile-streaks = 最長連勝：{ $longest }。目前：{ $now }。
profile-level = { $level ->
    [easy] 簡單
    [normal] 普通
    [strong] 厲害
    [hoarder] 囤牌王
    [opener] 開路先鋒
    [killer] 殺手
    [gambler] 賭徒
   *[other] { $level }
}
stats-curve = 看哪個遊戲的等級分變化
profile-outcome = { $outcome ->
    [ahead] 領先
    [level] 平手
   *[behind] 落後
}
