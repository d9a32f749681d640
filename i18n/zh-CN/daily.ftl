refused-tried = 这一天的“今日牌局”你已经打过了。
refused-day-over = 这一天的“今日牌局”现在不能开始。
refused-one-try = “今日牌局”只有一次机会：没有提示，也不能悔牌。随时可以停下，以后再接着打。
refused-sealed = 还有人在打这副牌。这一天截止后（{ $until }）就能看到全部内容。
