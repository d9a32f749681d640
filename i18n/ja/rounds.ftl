rounds-number = { $part ->
    [round] 第{ $number }ラウンド
   *[hand] 第{ $number }回
}{ $most ->
    [0] {""}
   *[other] （全{ $most }{ $part ->
        [round] ラウンド
       *[hand] 回
    }）
}
rounds-dealing = 親：{ $name }
rounds-ready = 準備完了
rounds-between = この{ $part ->
    [round] ラウンド
   *[hand] 回
}は終わりです。{ $timed ->
    [no] 全員の準備ができたら、次を配ります。
   *[yes] { $until }に、または全員の準備ができたら、次を配ります。
}
rounds-next-dealer = 次の親は **{ $name }** です。
rounds-over = この{ $part ->
    [round] ラウンド
   *[hand] 回
}は終わりです。準備ができたら「{ $button }」を押してください。
rounds-waiting = この{ $part ->
    [round] ラウンド
   *[hand] 回
}は終わりです。全員の準備ができたら次が始まります。
rounds-next = 次の{ $part ->
    [round] ラウンド
   *[hand] 回
}へ
rounds-scores = 得点表
rounds-scores-title = ### { $number }までの得点表
rounds-none = まだ得点はありません。最初の{ $part ->
    [round] ラウンド
   *[hand] 回
}の途中です。
rounds-single = このゲームは1回で終わるため、得点表はありません。
rounds-total = { $unit ->
    [chips] チップ{ $total }枚
    [penguins] ペンギン{ $total }匹
    [hands] { $total }回勝ち
    [penalties] 罰札{ $total }枚
    [penalty-points] 失点{ $total }点
   *[points] { $total }点
}
rounds-time = 期限は{ $until }です。
# At a slow table, where a match lasts days. $until is a date; $bank: whether the bank runs
slow-until = { $bank ->
    [runs] 持ち時間が切れ、予備の時間に入りました。{ $until }までです。
   *[none] 期限は{ $until }です。
}
slow-bank = そのあと予備が{ $bank }あります。
slow-hours = { $hours }時間
slow-days = { $days }日
