command-learn = 学牌
command-learn-description = 边打边学：一张只属于你的练习桌，带提示
option-learn-game-description = 学哪个玩法
learn-button = 边打边学
learn-which = ## 边打边学
    只属于你的练习桌：三个电脑陪你打，不限时，每一步都有提示。别人看不见，也不算成绩。
learn-running = 你的 **{ $game }** 还没练完。再开一桌，这一桌就关掉了。
learn-go-on = 接着练：{ $game }
learn-heading = -# { $reached ->
    [yes] 目标达成 ✓
   *[no] 目标：{ $goal }
}
learn-goal-row = 在同一排出两张牌
learn-goal-three = 出三张牌
learn-goal-trick = 赢一墩
learn-goal-sequence = 接完一串，喊“跳起来”
learn-goal-beat = 压过桌上的牌
learn-reached = **目标达成！**接下来争取赢吧。
learn-stop = 不练了
learn-again = 再练一次
learn-now = 马上开打
learn-other = 换个玩法
learn-your-choice = { $what ->
    [passing] **选要传出去的牌。**
    [bidding] **选你叫的牌。**
   *[place] **把牌收进手里，还是弃掉？**
}
learn-advice = **提示：**换我会选**{ $move }**。
learn-agreed = 我也会这么走：{ $why }。
learn-rather = { $likewise ->
    [yes] 这样走，{ $why }。**{ $other }**也是这样，我更愿意选它。
   *[no] 这样走，{ $why }。我更愿意选**{ $other }**：{ $other-why }。
}
learn-followed = 你选了**{ $move }**：{ $why }。
learn-instead = { $likewise ->
    [yes] 你选了**{ $move }**：{ $why }。**{ $other }**也是这样，我觉得它稍好一点。
   *[no] 你选了**{ $move }**：{ $why }。换我会选**{ $other }**：{ $other-why }。
}
learn-waiting = 别人正在出牌。轮到你的时候，能走的都会自己显示在这里。
learn-watching = 这一{ $part ->
    [round] 轮
   *[hand] 局
}你已经没事了，看别人怎么打完吧。
learn-between = **这一{ $part ->
    [round] 轮
   *[hand] 局
}打完了。**可以继续，想停也行，你已经会了。
learn-over = ### 练完了：{ $game }
learn-over-stopped = 想再练，随时都行。

learn-lesson-rows-goal = **目标：**比别人先出完牌。从桌上四张7开始，往下接到A，往上接到K。
learn-lesson-rows-playable = **什么能出：**紧挨着一排两头的牌，比如8♦后面的9♦。能出的会抬起来、打上勾，也都有按钮。
learn-lesson-rows-pass = **过：**一局可以过三次，有牌能出也能过。次数用完又没牌能出，就破产了。
learn-lesson-rows-order = **先出哪张？**后面接的是自己的牌，出了不亏。只帮了别人的牌，过的次数还够就先憋着。
learn-lesson-rows-signs = **记号：**带锁的牌在等别人的牌，画斜线的空位在等你的牌。
learn-lesson-must-goal = **目标：**比别人先出完牌。出7开一排，往下接到A，往上接到K。
learn-lesson-must-order = **先出哪张？**后面接的是自己的牌，就先出它。只有别人在等的牌，趁还有别的能出就先憋着。
learn-lesson-chips-stuck = **能出必须出。**出不了就交一个筹码到底池，底池归赢家。
learn-lesson-trumps-trump = **主牌**还能放进别的花色那排，顶替同点数的牌。
learn-lesson-trumps-stuck = **能出必须出。**手里没有，可以拿一张能接的公共牌打出去。
learn-lesson-beg-six = **出了7**，下一张必须是6，然后才能往两头接。
learn-lesson-beg-stuck = **没牌能出，**上家就给你一张。最后手里每剩一张罚一分。
learn-lesson-beg-again = **出了A或K以后，**这一手可以再出一张，也可以结束。
learn-lesson-parliament-pass = **能出必须出。**出不了就过，不用交什么。最后手里剩的牌都要罚分。
learn-lesson-stops-goal = **目标：**比别人先出完牌。有人领出一张，后面依次接同花色更大的牌，最多五张。
learn-lesson-stops-lead = **领出：**出哪张都行。一串要是接到你的牌为止，就再由你领出。
learn-lesson-stops-follow = **接牌：**要的那张在你手里就必须出，不在就过。接完一串的人领出下一张。
learn-lesson-piles-goal = **目标：**自己扣的分越少越好。从7开始，往下接到A，往上接到K，能出必须出。
learn-lesson-piles-stuck = **没牌能出：**挑一张扣在自己面前，A罚1分，K罚13分。这一排里比它更靠外的牌从此就出不来了。
learn-lesson-cells-goal = **目标：**罚牌越少越好。每张牌都有自己的格子，要接在桌上某张牌的上下左右。
learn-lesson-cells-kill = **围死：**四周都放满的空格就死了，那张牌在谁手里，就算谁的罚牌。
learn-lesson-cells-danger = **当心：**你的格子旁边只剩一个空格时，下一张牌就可能把它围死。赶紧放上。
learn-lesson-cells-pass = **过：**可以过三次，有牌能出也能过。次数用完又没牌能出，就出局了。
learn-lesson-tricks-bid = **目标：**用一张手牌的数字，叫出七墩里要赢几墩。叫得最大的那张牌，颜色当主。
learn-lesson-tricks-lead = **领出：**随便领出哪张都行。其他人有同颜色或同数字的牌，就得跟。
learn-lesson-tricks-follow = **跟牌：**有同颜色或同数字的牌就得跟。最大的主牌赢这墩；没人出主，跟上的牌里最大的赢。
learn-lesson-tricks-score = **得分：**正好叫中得2分，再加叫的墩数。每多一墩或少一墩扣1分。
learn-lesson-tricks-passing = **传牌：**传出去几张，就收到几张。颜色留得少一点，留下的颜色大小都要有。
learn-lesson-tricks-keep = **先想好叫几：**想叫的那个数字别传出去。
learn-lesson-tricks-middle = **叫2、3、4有风险：**不知道自己叫得是不是最大，也就不知道什么颜色当主。
learn-lesson-tricks-sevens = **领出7：**更大的7也能跟，会压过你。从小到大是红、黄、绿、蓝、紫。
learn-lesson-tricks-trumps = **吊主：**想多赢几墩，就先领出一张小主，你的大牌会更稳。
learn-lesson-groups-goal = **目标：**别当最后一个手里有牌的人，不然两只企鹅就丢一只。手牌的顺序永远不能动。
learn-lesson-groups-group = **成组：**挨在一起的同数字牌可以一起出。桌面空着的时候，想出什么都行。
learn-lesson-groups-beat = **压牌：**张数多的压张数少的，不管数字。张数一样，数字大的赢。
learn-lesson-groups-pass = **过：**从牌堆摸一张，插到手牌里任何位置，或者弃掉。下次轮到你还能出。
learn-lesson-groups-place = **压过之后：**把被压的牌收进手牌的同一处，或者弃掉。放在同数字旁边能凑成更大的组。
learn-lesson-groups-drawn = **摸到的牌：**放在同数字旁边，组就变大了。哪里都不合适就弃掉。
