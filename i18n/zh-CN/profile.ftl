# 战绩图，以及同样内容的文字
profile-curve = 等级分：{ $board }
profile-games = 各玩法的名次{ $most ->
    [0] {""}
   *[other] （打得最多的{ $most }种）
}
profile-people = 和本服务器的人交手{ $most ->
    [0] {""}
   *[other] （交手最多的{ $most }人）
}
profile-computers = 和电脑交手
profile-stand-in = 玩家
profile-place = 第{ $place }名{ $later ->
    [yes] 及以下
   *[no] {""}
}
profile-none = 还没打过。
profile-rating = { $board }的等级分：{ $rating }。
profile-ratings = 最近{ $matches }场计分对局（{ $since }到{ $until }）：{ $ratings }；最低{ $lowest }，最高{ $highest }。
profile-game = { $game }，{ $matches }场：{ $times }。
profile-times = { $place }{ $times }次
profile-games-told = 打得最多的{ $most }种玩法：
profile-people-told = 和本服务器的人交手{ $most ->
    [0] {""}
   *[other] （交手最多的{ $most }人）
}：{ $results }。
profile-computers-told = 和电脑交手：{ $results }。
profile-against = { $name }：{ $meetings }场里领先{ $ahead }场{ $level ->
    [0] {""}
   *[other] ，打平{ $level }场
}
profile-streaks = 最长连胜：{ $longest }场。现在：{ $now }场。
# 电脑的水平
profile-level = { $level ->
    [easy] 新手
    [normal] 普通
    [strong] 高手
    [hoarder] 憋牌党
    [opener] 开路党
    [killer] 杀手
    [gambler] 赌徒
   *[other] { $level }
}
# 图下面的排行榜菜单
stats-curve = 看哪个玩法的等级分走势
profile-outcome = { $outcome ->
    [ahead] 领先
    [level] 打平
   *[behind] 落后
}
