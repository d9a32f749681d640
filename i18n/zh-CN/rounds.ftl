rounds-number = { $part ->
    [round] 第{ $number }轮
   *[hand] 第{ $number }局
}{ $most ->
    [0] {""}
   *[other] （共{ $most }{ $part ->
        [round] 轮
       *[hand] 局
    }）
}
rounds-dealing = { $name }坐庄
rounds-ready = 准备好了
rounds-between = 这一{ $part ->
    [round] 轮
   *[hand] 局
}打完了。{ $timed ->
    [no] 大家都准备好了就发下一{ $part ->
        [round] 轮
       *[hand] 局
    }。
   *[yes] { $until }发下一{ $part ->
        [round] 轮
       *[hand] 局
    }，大家都准备好了就提前发。
}
rounds-next-dealer = 由 **{ $name }** 坐庄。
rounds-over = 这一{ $part ->
    [round] 轮
   *[hand] 局
}打完了。准备好了就点**{ $button }**。
rounds-waiting = 这一{ $part ->
    [round] 轮
   *[hand] 局
}打完了。大家都准备好就开始下一{ $part ->
    [round] 轮
   *[hand] 局
}。
rounds-next = 下一{ $part ->
    [round] 轮
   *[hand] 局
}
rounds-scores = 计分表
rounds-scores-title = ### 打完{ $number }的计分表
rounds-none = 还没有得分：第一{ $part ->
    [round] 轮
   *[hand] 局
}还没打完。
rounds-single = 没有计分表：这个玩法只打一局。
rounds-total = { $unit ->
    [chips] { $total }个筹码
    [penguins] { $total }只企鹅
    [hands] 赢{ $total }局
    [penalties] { $total }张罚牌
    [penalty-points] 罚{ $total }分
   *[points] { $total }分
}
rounds-time = { $until }截止。
# At a slow table, where a match lasts days. $until is a date; $bank: whether the bank runs
slow-until = { $bank ->
    [runs] 时间已到，正在用备用时间，到{ $until }为止。
   *[none] { $until }截止。
}
slow-bank = 之后还有{ $bank }备用时间。
slow-hours = { $hours }小时
slow-days = { $days }天
