refused-tried = 這一天的「今日牌局」你已經打過了。
refused-day-over = 這一天的「今日牌局」現在不能開始。
refused-one-try = 「今日牌局」只有一次機會：沒有提示，也不能收回。隨時可以停下來，之後再繼續。
refused-sealed = 還有人在打這副牌。這一天截止後（{ $until }）就能看到全部內容。
