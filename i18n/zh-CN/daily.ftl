command-daily = 今日牌局
command-daily-description = 每天大家都拿同样的牌，只有一次机会
daily-button = 今日牌局
daily-title = ## 今日牌局 { $day } · { $game }
daily-about = 今天大家都拿这副牌，对手是同样的三位庄家电脑。你只有**一次机会**，没有提示。随时可以停下，以后再继续。
daily-begun = 你已经开始了。这一天截止（{ $until }）之前都可以继续。
daily-one-try = 今日牌局只有一次机会。{ $until }之前可以停下，再继续，用 **/今日牌局** 回来。
daily-next = 下一副牌{ $next } · { $people ->
    [0] 还没有人打完
   *[other] { $people }个人打完了
}
daily-play = 开始
daily-go-on = 继续
daily-share = 分享到这里
daily-how = 怎么算
daily-result = **第{ $place }名** · 差距 { $margin }
daily-first = 你是第一个打完的。
daily-among = 到现在为止，在另外{ $others }个人里胜过 **{ $percent }%**。
daily-yesterday = 昨天：{ $result }
daily-sealed = 还有人在打这副牌：{ $until }可以看到所有人的手牌。
daily-shared = Sevens 今日牌局 { $day } · { $game } · 第{ $place }名
daily-better = 胜过 { $percent }%
daily-how-text = ## 怎么算
    - 同一天（UTC）大家拿的牌都一样。对同样的出法，庄家电脑也用同样的出法回应。
    - 先比**名次**，再比**差距**：你的分数或筹码，罚分就取负数。日式排七里是你出完时别人手里还有几张牌；没出完就是你最后手里的张数，取负数。
    - **胜过**的比例算上成绩比你差的人，以及一样的人的一半。
daily-commitments = 这一天{ $closes }截止。牌由一个秘密决定，它的哈希值是 { $today }；明天的是 { $tomorrow }。
refused-not-tried = 这一天的“今日牌局”你还没有打完。
refused-tried = 这一天的“今日牌局”你已经打过了。
refused-day-over = 这一天的“今日牌局”现在不能开始。
refused-one-try = 这副牌只有一次机会：没有提示，也不能悔牌。随时可以停下，以后再继续。
refused-sealed = { $of ->
    [challenge] 挑战的对手还在打这副牌。两个人都打完，或者时间到了（{ $until }），就能看到全部内容。
   *[day] 还有人在打这副牌。这一天截止后（{ $until }）就能看到全部内容。
}
daily-board = 本服务器
daily-board-leave = 不列在这里
daily-board-place = 第{ $place }名
daily-board-month = 这个月：第{ $first }天到第{ $last }天
daily-board-month-line = 平均 { $percent }%，{ $days }天
daily-board-nobody = 还没有人。
daily-board-about = 在这里按过“开始”的人；自己打完以后才能看到。一天的比例在截止之前还会变。这个月：已截止的日子里打满{ $least }天的人，最好的{ $best }天的平均。
daily-board-left = 你不再列在这里。下次在这里开始时又会列上。
daily-presence = 最近{ $of }天里你打了{ $days }天。
daily-world = 全世界
daily-world-title = 所有人的成绩
daily-world-margins = { $low } 到 { $high }
daily-world-line = 第{ $place }名，差距 { $margin }：{ $people }人
daily-world-own = **{ $line }** ← 你
daily-world-open = 还有人在打，这一天截止（{ $until }）之前还会变。
daily-announced = 今天大家还是拿同样的牌，每人一次机会。
daily-announced-yesterday = 昨天 · { $game }
daily-remind = 提醒我
daily-reminder = 今天的牌你还没有打。
daily-reminder-end = 这是你要的提醒。连续三次没有打，我就自动停止。
daily-reminders = ## 提醒
    在你还没有开始的日子，我会在你选的钟点给你发消息。连续三次没有打，我就自动停止。
daily-reminders-at = 我会在你那里的 { $time } 提醒你。
daily-reminders-never = 不提醒
daily-reminders-ended = { $why ->
    [refused] Discord 不让我给你发消息，所以我不再提醒你。
   *[unanswered] 连续三次提醒后都没有打，所以我不再提醒你。
}
