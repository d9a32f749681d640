daily-among-final = 在另外{ $others }个人里胜过 **{ $percent }%**。
daily-only = 没有别人打完。
daily-mine = 我的对局
daily-archive = 往日牌局
daily-best = 最佳对局
daily-best-name = 最佳
daily-again = 打这副牌
daily-day = 第{ $day }局
daily-not-tried = 这一天你没有打。
daily-unfinished = 这一天你开始了，但没有打完。
daily-past = { $date } · { $people ->
    [0] 没有人打完
   *[other] { $people }个人打完了
}
daily-again-over = { daily-result }
daily-again-among = 那一天的{ $people }个人里胜过 **{ $percent }%**。
daily-again-alone = 那一天没有人打完。
daily-again-about = 打的是往日的牌，不计入任何成绩。
option-day = 编号
option-day-description = 往日牌局的编号；不填就是今天
refused-day-open = 要等这一天截止以后，才能再打这副牌，也才能看别人的对局。
refused-day-unknown = 没有这个编号的“今日牌局”：编号从1到今天的{ $last }。
refused-no-game = 这场对局没有保存，或者已经不在了。
daily-turns = 共{ $turns }手：出牌{ $cards }次，过牌{ $passes }次。
