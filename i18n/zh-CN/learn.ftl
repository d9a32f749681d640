command-learn = 学牌
command-learn-description = 边打边学：一张只属于你的练习桌，带提示
option-learn-game-description = 学哪个玩法
learn-button = 边打边学
learn-which = ## 边打边学
    只属于你的练习桌：三个电脑陪你打，不限时，每一步都有提示。别人看不见，也不算成绩。
learn-running = 你的 **{ $game }** 还没练完。再开一桌，这一桌就关掉了。
learn-game = **{ $game }** – { $about }
learn-go-on = 接着练：{ $game }
learn-title = ### 边打边学：{ $game }
learn-stop = 不练了
learn-refresh = 看看现在的桌面
learn-again = 再练一次
learn-play = 和大家一起打
learn-your-turn = **轮到你了。**
learn-your-choice = { $what ->
    [passing] **选要传出去的牌。**
    [bidding] **选你叫的牌。**
   *[place] **把牌收进手里，还是弃掉？**
}
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
learn-last = **刚才的出牌**
learn-watching = 这一{ $part ->
    [round] 轮
   *[hand] 局
}你已经没事了，看别人怎么打完吧。
learn-between = **这一{ $part ->
    [round] 轮
   *[hand] 局
}打完了。**看看谁得了多少，然后继续；想停也行，你已经会了。
learn-over = ### 练完了：{ $game }
learn-over-stopped = 想再练，随时都行。
learn-over-place = { $rank ->
    [1] **你赢了！**去和真人打打看吧。
   *[other] **{ $seats }人里你是第{ $rank }名。**怎么打你已经会了，剩下的就是多练。
}
learn-over-more = 规则里还有更多：**/规则** 里全都有，房主也能改很多选项。

learn-lesson-rows-goal = **目标：**比别人先出完牌。四张7摆在桌上，每种花色从7开始，往下接到A，往上接到K。
learn-lesson-rows-playable = **什么能出：**只有紧挨着一排两头的牌，比如8♦后面的9♦。你的牌按位置插在小牌架上：能出的会抬起来、打上勾，也都有按钮；带锁的要等别人的牌；画斜线的空位在等你的牌。
learn-lesson-rows-pass = **过：**一局可以过三次，有牌能出也能过。憋着6或8，要用那一排的人都得等。可要是过的次数用完、又没牌能出，就破产了。
learn-lesson-rows-order = **先出哪张？**后面接的是自己的牌，出了不亏。只帮了别人的牌，过的次数还够就先憋着。
learn-lesson-piles-goal = **目标：**自己扣的分越少越好。7♠先出，每种花色从7开始，往下接到A，往上接到K。能出必须出，所有的牌都要打完。
learn-lesson-piles-stuck = **没牌能出：**从手里挑一张扣在自己面前。A罚1分，K罚13分。别人看不见，但这一排里比它更靠外的牌从此就出不来了，你自己的也一样。
learn-lesson-piles-order = **先出哪张？**后面接的是自己的牌，就先出它。只有别人在等的牌，趁还有别的能出就先憋着：没牌可出的人只好扣牌。
learn-lesson-cells-goal = **目标：**罚牌越少越好。每张牌都有自己的格子：花色定在哪一排，点数定在哪一列。桌上的牌的上下左右，都可以接着放。
learn-lesson-cells-kill = **围死：**四周都放满的空格就死了，手里有那张牌的人再也放不下它，算一张罚牌。你要出的牌会围死别的牌时，会先问你一声。
learn-lesson-cells-danger = **当心：**你的格子旁边只剩一个空格时，下一张牌就可能把它围死。赶紧放上，要不就别往那边凑。
learn-lesson-cells-pass = **过：**可以过三次，有牌能出也能过。过的次数用完、又没牌能出，就出局了，手里的牌全算罚牌。
learn-lesson-tricks-bid = **目标：**先叫七墩里要赢几墩，然后正好赢那么多。叫的时候用一张手牌，它的数字就是你叫的墩数，叫完还是你的。叫得最大的那张牌，颜色当主。
learn-lesson-tricks-lead = **领出：**随便领出哪张都行。其他人有同颜色或同数字的牌，就得跟。
learn-lesson-tricks-follow = **跟牌：**有和第一张同颜色或同数字的牌就得跟，没有就随便出。最大的主牌赢这墩；没人出主，就由跟上的牌里最大的赢。数字大的赢小的。
learn-lesson-tricks-score = **得分：**正好叫中得2分，再加叫的墩数。每多一墩或少一墩扣1分。
learn-lesson-tricks-passing = **传牌：**这一轮叫之前要传几张牌出去，也会收到几张。尽量让手里的颜色少一点，留下的颜色大小都要有。
learn-lesson-tricks-keep = **先想好叫几：**叫的时候要用手里的牌，所以想叫的那个数字别传出去。
learn-lesson-tricks-middle = **叫中间的数有风险：**叫2、3、4的话，不知道自己叫得是不是最大，也就不知道什么颜色当主。叫得小不用靠主，叫得大主就是你定。
learn-lesson-tricks-sevens = **领出7：**更大的7数字相同也能跟，会压过你。想用7赢一墩，就等更大的7都出完再领；7从小到大是红、黄、绿、蓝、紫。
learn-lesson-tricks-trumps = **吊主：**想多赢几墩，领出一张小主往往不错。别人得跟主，主出掉了，你的大牌就更稳。
learn-lesson-groups-goal = **目标：**别当最后一个手里有牌的人。谁垫底，谁就从两只企鹅里丢一只。手牌的顺序永远不能动。
learn-lesson-groups-group = **成组：**挨在一起的同数字牌可以一起出。现在桌面是空的，想出什么都行。
learn-lesson-groups-beat = **压牌：**张数多的压张数少的，不管数字。张数一样，数字大的赢。
learn-lesson-groups-pass = **过：**从牌堆摸一张，插到手牌里任何位置，或者弃掉。下次轮到你还能出。
learn-lesson-groups-place = **压过之后：**把被压的牌收进手牌的同一处，或者弃掉。放在同数字旁边能凑成更大的组，放别处只会让手牌变多。
learn-lesson-groups-drawn = **摸到的牌：**放在同数字旁边，组就变大了。哪里都不合适就弃掉。
