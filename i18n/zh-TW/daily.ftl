command-daily = 今日牌局
command-daily-description = 每天大家都拿同樣的牌，只有一次機會
daily-button = 今日牌局
daily-title = ## 今日牌局 { $day } · { $game }
daily-about = 今天大家都拿這副牌，對手是同樣的三位莊家電腦。你只有**一次機會**，沒有提示。隨時可以停下來，之後再繼續。
daily-begun = 你已經開始了。這一天截止（{ $until }）以前都可以繼續。
daily-one-try = 今日牌局只有一次機會。{ $until }以前可以停下再繼續，用 **/今日牌局** 回來。
daily-next = 下一副牌{ $next } · { $people ->
    [0] 還沒有人打完
   *[other] { $people }個人打完了
}
daily-play = 開始
daily-go-on = 繼續
daily-share = 分享到這裡
daily-how = 怎麼計算
daily-result = **第{ $place }名** · 差距 { $margin }
daily-first = 你是第一個打完的。
daily-among = 到目前為止，在另外{ $others }個人當中勝過 **{ $percent }%**。
daily-yesterday = 昨天：{ $result }
daily-sealed = 還有人在打這副牌：{ $until }可以看到所有人的手牌。
daily-shared = Sevens 今日牌局 { $day } · { $game } · 第{ $place }名
daily-better = 勝過 { $percent }%
daily-how-text = ## 怎麼計算
    - 同一天（UTC）大家拿的牌都一樣。對同樣的出法，莊家電腦也用同樣的出法回應。
    - 先比**名次**，再比**差距**：你的分數或籌碼，罰分則取負數。日式排七裡是你出完時別人手上還有幾張牌；沒出完就是你最後手上的張數，取負數。
    - **勝過**的比例算上成績比你差的人，以及一樣的人的一半。
daily-commitments = 這一天{ $closes }截止。牌由一個祕密決定，它的雜湊值是 { $today }；明天的是 { $tomorrow }。
refused-not-tried = 這一天的「今日牌局」你還沒有打完。
refused-tried = 這一天的「今日牌局」你已經打過了。
refused-day-over = 這一天的「今日牌局」現在不能開始。
refused-one-try = 這副牌只有一次機會：沒有提示，也不能收回。隨時可以停下來，之後再繼續。
refused-sealed = { $of ->
    [challenge] 挑戰的對手還在打這副牌。兩個人都打完，或是時間到了（{ $until }），就能看到全部內容。
   *[day] 還有人在打這副牌。這一天截止後（{ $until }）就能看到全部內容。
}
daily-board = 這個伺服器
daily-board-leave = 不列在這裡
daily-board-place = 第{ $place }名
daily-board-month = 這個月：第{ $first }天到第{ $last }天
daily-board-month-line = 平均 { $percent }%，{ $days }天
daily-board-nobody = 還沒有人。
daily-board-about = 在這裡按下「開始」的人；自己打完之後才看得到。一天的比例在截止以前還會變。這個月：已截止的日子裡打滿{ $least }天的人，最好的{ $best }天的平均。
daily-board-left = 你不再列在這裡。下次在這裡開始時又會列上。
daily-presence = 最近{ $of }天裡你打了{ $days }天。
daily-world = 全世界
daily-world-title = 所有人的成績
daily-world-margins = { $low } 到 { $high }
daily-world-line = 第{ $place }名，差距 { $margin }：{ $people }人
daily-world-own = **{ $line }** ← 你
daily-world-open = 還有人在打，這一天截止（{ $until }）以前還會變。
daily-announced = 今天大家還是拿同樣的牌，每人一次機會。
daily-announced-yesterday = 昨天 · { $game }
daily-remind = 提醒我
daily-reminder = 今天的牌你還沒有打。
daily-reminder-end = 這是你要的提醒。連續三次沒有打，我就自動停止。
daily-reminders = ## 提醒
    在你還沒有開始的日子，我會在你選的鐘點傳訊息給你。連續三次沒有打，我就自動停止。
daily-reminders-at = 我會在你那裡的 { $time } 提醒你。
daily-reminders-never = 不提醒
daily-reminders-ended = { $why ->
    [refused] Discord 不讓我傳訊息給你，所以我不再提醒你。
   *[unanswered] 連續三次提醒後都沒有打，所以我不再提醒你。
}
