rounds-number = 第{ $number }{ $most ->
    [0] {""}
   *[other] /{ $most }
}{ $part ->
    [round] 輪
   *[hand] 局
}
rounds-dealing = { $name }發牌
rounds-ready = 準備好了
rounds-between = 這一{ $part ->
    [round] 輪
   *[hand] 局
}結束了。下一{ $part ->
    [round] 輪
   *[hand] 局
}{ $timed ->
    [no] 等大家都準備好就發牌。
   *[yes] 在{ $until }發牌，大家都準備好就提早開始。
}
rounds-next-dealer = 由**{ $name }**發牌。
rounds-over = 這一{ $part ->
    [round] 輪
   *[hand] 局
}結束了。準備好就按**{ $button }**。
rounds-waiting = 這一{ $part ->
    [round] 輪
   *[hand] 局
}結束了。大家都準備好就開始下一{ $part ->
    [round] 輪
   *[hand] 局
}。
rounds-next = 下一{ $part ->
    [round] 輪
   *[hand] 局
}
rounds-scores = 計分表
rounds-scores-title = ### { $number }後的計分表
rounds-none = 還沒有分數：第一{ $part ->
    [round] 輪
   *[hand] 局
}還在打。
rounds-single = 沒有計分表：這個遊戲只打一局。
rounds-total = { $unit ->
    [chips] { $total }枚籌碼
    [penguins] { $total }隻企鵝
    [hands] 贏{ $total }局
    [penalties] { $total }張罰牌
    [penalty-points] { $total }罰分
   *[points] { $total }分
}
rounds-time = { $until }截止。
# At a slow table, where a match lasts days. $until is a date; $bank: whether the bank runs
slow-until = { $bank ->
    [runs] 時間已到，正在用備用時間，到{ $until }為止。
   *[none] { $until }截止。
}
slow-bank = 之後還有{ $bank }備用時間。
slow-hours = { $hours }小時
slow-days = { $days }天
