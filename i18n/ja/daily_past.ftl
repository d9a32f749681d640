daily-among-final = ほかの{ $others }人のうち、**{ $percent }%** を上回りました。
daily-only = ほかに終えた人はいません。
daily-mine = 自分の対局
daily-archive = これまでの一局
daily-best = 最高の対局
daily-best-name = 最高
daily-again = この手札で遊ぶ
daily-day = 第{ $day }回
daily-not-tried = この日は挑戦していません。
daily-unfinished = この日は始めましたが、終えていません。
daily-past = { $date } · { $people ->
    [0] 終えた人はいません
   *[other] { $people }人が終えました
}
daily-again-over = { daily-result }
daily-again-among = その日の{ $people }人のうち、**{ $percent }%** を上回ります。
daily-again-alone = その日に終えた人はいません。
daily-again-about = 終わった日の手札なので、どの記録にも数えません。
option-day = 回
option-day-description = 終わった日の番号（省略すると今日）
refused-day-open = この手札でもう一度遊んだり、ほかの人の対局を見たりできるのは、その日の受付が終わってからです。
refused-day-unknown = この番号の「今日の一局」はありません。1から今日の{ $last }までです。
refused-no-game = この対局は保存されていないか、もう残っていません。
daily-turns = 手番は{ $turns }回。カードを出したのは{ $cards }回、パスは{ $passes }回。
