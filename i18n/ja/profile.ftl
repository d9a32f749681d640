profile-curve = レート：{ $board }
profile-games = ゲームごとの順位{ $most ->
    [0] {""}
   *[other] （よく遊ぶ{ $most }つ）
}
profile-people = このサーバーの人との対戦{ $most ->
    [0] {""}
   *[other] （対戦の多い{ $most }人）
}
profile-computers = コンピューターとの対戦
profile-stand-in = プレイヤー
profile-place = { $place }位{ $later ->
    [yes] 以下
   *[no] {""}
}
profile-none = まだ何も遊んでいません。
profile-rating = { $board }のレート：{ $rating }。
profile-ratings = 直近のレート対象の対局{ $matches }回（{ $since }〜{ $until }）：{ $ratings }。最低{ $lowest }、最高{ $highest }。
profile-game = { $game }、{ $matches }対局：{ $times }。
profile-times = { $place }{ $times }回
profile-games-told = よく遊ぶゲーム{ $most }つ：
profile-people-told = このサーバーの人との対戦{ $most ->
    [0] {""}
   *[other] （対戦の多い{ $most }人）
}：{ $results }。
profile-computers-told = コンピューターとの対戦：{ $results }。
profile-against = { $name }：{ $meetings }回中{ $ahead }回上{ $level ->
    [0] {""}
   *[other] 、同じ{ $level }回
}
profile-streaks = 最多連勝：{ $longest }。現在：{ $now }連勝。
profile-level = { $level ->
    [easy] 弱い
    [normal] 普通
    [strong] 強い
    [hoarder] ためこみ屋
    [opener] 気前よし
    [killer] 殺し屋
    [gambler] 勝負師
   *[other] { $level }
}
stats-curve = レートの推移を見るゲーム
profile-outcome = { $outcome ->
    [ahead] 上
    [level] 同じ
   *[behind] 下
}
