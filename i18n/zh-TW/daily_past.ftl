daily-among-final = 在另外{ $others }個人當中勝過 **{ $percent }%**。
daily-only = 沒有別人打完。
daily-mine = 我的對局
daily-archive = 往日牌局
daily-best = 最佳對局
daily-best-name = 最佳
daily-again = 打這副牌
daily-day = 第{ $day }局
daily-not-tried = 這一天你沒有打。
daily-unfinished = 這一天你開始了，但沒有打完。
daily-past = { $date } · { $people ->
    [0] 沒有人打完
   *[other] { $people }個人打完了
}
daily-again-over = { daily-result }
daily-again-among = 那一天的{ $people }個人當中勝過 **{ $percent }%**。
daily-again-alone = 那一天沒有人打完。
daily-again-about = 打的是往日的牌，不計入任何成績。
option-day = 編號
option-day-description = 往日牌局的編號；不填就是今天
refused-day-open = 要等這一天截止以後，才能再打這副牌，也才能看別人的對局。
refused-day-unknown = 沒有這個編號的「今日牌局」：編號從1到今天的{ $last }。
refused-no-game = 這場對局沒有儲存，或者已經不在了。
daily-turns = 共{ $turns }手：出牌{ $cards }次，Pass { $passes }次。
