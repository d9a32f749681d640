rules-koroshi-start = 每张牌在牌阵里都有自己的格子，每种花色一排，每个点数一列；轮到你时，出一张格子挨着桌上的牌的牌，一开始就是挨着四张7{ $passes ->
    [0] {""}
    [1] { $voluntary ->
        [yes] ，或者过，但只有一次
       *[no] ，没牌能出就过，但只有一次
    }
   *[other] { $voluntary ->
        [yes] ，或者过，但只有{ $passes }次
       *[no] ，没牌能出就过，但只有{ $passes }次
    }
}。被围住的格子就死了，手里有那张牌的人再也出不了它。{ $remains ->
    [laid] { $hands ->
        [1] 死掉的牌是罚牌
       *[other] 死掉的牌和出不了的牌是罚牌
    }
   *[aside] 死掉的牌和出不了的牌是罚牌
}，最少的赢。
rules-koroshi-aim = 自己的牌尽量多出，别人的牌尽量围死。
rules-koroshi-deal = 52张牌全部发完。谁有7，开打前都先摆上桌。四张7竖成一列，每种花色在自己的7那一排，A在最左，K在最右。{ $rows ->
    [SHCD] 从上到下是♠ ♥ ♣ ♦。
    [SHDC] 从上到下是♠ ♥ ♦ ♣。
   *[random] 哪种花色在哪一排，随机决定。
}
rules-koroshi-begins = 摆出7♦的人先出，然后依次轮到下家。
rules-koroshi-turn = **出一张牌{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] ，或者过
       *[no] ，没牌能出就过
    }
}。**格子挨着桌上的牌就能出，左、右、上、下都行{ $adjacency ->
    [diagonal] ，斜角也行
   *[orthogonal] {""}
}。两张不必同花色。
rules-koroshi-tunnel = **隧道。**一排的A和K相连，接牌和围死都算，所以牌阵只有上下有边。原来的接法照样能用。
rules-koroshi-kill-cell = **围死。**一个空格左、右、上、下都有牌，就死了。牌阵的边也算牌：靠边三张就能围死，角上两张。
rules-koroshi-kill-cell-tunnel = **围死。**一个空格左、右、上、下都有牌，就死了。最上排的上边和最下排的下边也算牌：那里三张就能围死。
rules-koroshi-kill-sides = **围死。**一个空格左右都有牌，就死了{ $tunnel ->
    [yes] {""}
   *[no] ，牌阵的边也算牌
}。上下有没有牌没关系。
rules-koroshi-kill-strip = **围死。**一个空格左、右、上、下都有牌，就死了。同一排或同一列里，连成直线的两三个空格整个被牌围住，也都死。{ $tunnel ->
    [yes] 上下的边也算牌，直线可以穿过隧道。
   *[no] 牌阵的边也算牌。
}
rules-koroshi-kill-group = **围死（虫蛀）。**上下左右相连的空格是一片。一片空格要同时连到最上排和最下排才是活的，不然整片都死。所以一张牌就能蛀出一个大洞。
rules-koroshi-corners = 斜角只对接牌有用：围不围住、连不连着，都只看上下左右。
rules-koroshi-killed = 只有打出去的牌才能围别人：死格一直空着。一张牌可以一次围死好几张，也可能围死自己的。
rules-koroshi-dead = { $dead ->
    [face-down] **死牌**扣在自己面前，别人知道有几张，不知道是什么。
    [in-hand] **死牌**留在自己手里，别人看不见，再也出不了。
   *[face-up] **死牌**亮在自己面前。
}每张都是罚牌，算一张。
rules-koroshi-dropout = **出局。**轮到自己时{ $passes ->
    [0] 没牌能出
   *[other] 不能过也没牌能出
}，就出局。{ $remains ->
    [laid] 原本还能出的牌马上全部放进牌阵各自的格子，不管挨不挨着别的牌，围住什么就围死什么；死牌留在原处。{ $hands ->
        [1] 放进去的牌不算罚牌。
       *[other] 放进去的牌照样算罚牌：不能让出局反而占便宜。
    }
   *[aside] 手里的牌全变成罚牌，不放进牌阵。
}
rules-koroshi-end = 没有活牌的人就打完了。其他人继续，哪怕只剩一个人，直到谁都没有活牌。罚牌最少的第一名。
rules-koroshi-equal = 一样多的话，先打完的排前面；因同一张牌打完的名次并列。
rules-koroshi-hands = 打{ $hands }局，每人的罚牌加起来，只看总数：最少的赢，一样多的名次并列。每局轮到下家坐庄。
rules-koroshi-dropouts-count = 出局的人也按罚牌张数，和大家一起排。
rules-koroshi-dropouts-last = 在一局里，出局的人不管有几张罚牌，都排在其他人后面；最先出局的最后一名。
rules-insidious-start = 一共七轮，每轮发七张牌，一般先传几张给别人，再用一张牌叫自己要赢几墩。叫得最大的颜色当主；接下来打七墩，有和领出的牌同颜色或同数字的就得跟。赢的墩数和叫的一样就得分，不一样就扣分，总分最高的赢。
rules-insidious-aim = 叫几墩，就正好赢几墩。
rules-insidious-deal = 一共40张牌：红、黄、绿、蓝、紫五种颜色，每种0到7。数字大的赢；数字一样看颜色，从小到大是红、黄、绿、蓝、紫。每轮每人七张。
rules-insidious-pass = **先传牌，**大家同时传：自己选好之前，看不到会收到什么。第2轮和第6轮传一张给下家，第3轮和第5轮传两张给上家，第4轮传三张给下家；第1轮和第7轮不传。
rules-insidious-bid = **再叫墩，**每人暗选一张，同时亮出：数字就是要赢的墩数。最大的那张颜色当主，出它的人领出第一墩。叫完牌都回到各自手里。
rules-insidious-trick = **一墩里**每人出一张，依次轮到下家。手里有和领出的牌同颜色或同数字的，就得出这样的牌，是不是主都行；没有就随便出。最大的主牌赢这墩，没跟上也算。没人出主，就由领出的牌和跟上的牌里最大的赢。赢的人领出下一墩。
rules-insidious-piiko = **皮可。**叫的数加起来正好是七，叫得最大的人马上得一分。叫的牌放到一边，大家用剩下的牌重新叫，可以连着好几次。叫定以后，牌都拿回手里。连着七次皮可，就重新发牌、这一轮从头来，传牌也重来；得的分保留。
rules-insidious-piiko-two = 两个人打总有皮可规则：叫的数加起来是七的话，两人要么都中，要么都不中。
rules-insidious-end = 正好赢了叫的墩数，得2分再加叫的数。不然每多一墩或少一墩扣一分。七轮打完，总分最高的赢，一样高的名次并列。
rules-insidious-credits = Insidious Sevens的作者是Alex Weldon，设计和插画也是他，MJ Games出版（2010）。这里的规则是我们自己的表述。
rules-nanatoridori-start = 手牌不能换位置：轮到你时，出手里挨在一起的几张同数字牌，或者单出一张，或者过。出的牌要压过桌面的：张数多的压张数少的，张数一样数字大的赢。压下来的牌，可以收进手里用得上的地方，也可以弃掉；{ $mode ->
    [duel] 先出完牌的赢。
   *[other] 别当最后一个手里有牌的人。
}
rules-nanatoridori-aim = { $mode ->
    [duel] 比对手先出完牌，或者逼对手多过一次。
   *[other] 出完所有的牌；最后一个手里有牌的人输掉这一轮。
}
rules-nanatoridori-deal = 一共63张牌，1到7各九张。每人发八张，顺序不能动。剩下的扣着当牌堆。
rules-nanatoridori-deal-duel = 一共63张牌，1到7各九张。两人各发十一张，顺序不能动，另外各有两张明牌摆在面前。剩下的牌不用。
rules-nanatoridori-begins = { $mode ->
    [duel] 随机一个人先出
   *[other] 每轮随机一个人先出，依次轮到下家
}。
rules-nanatoridori-turn = **出牌或者过。**桌面没有牌时必须出。
rules-nanatoridori-play = **出牌：**选一张，或者手里挨在一起的几张同数字牌。张数多的压张数少的，不管数字：四张1压三张7。张数一样要数字更大，一样大不行。
rules-nanatoridori-beaten = **压下来的牌**归你处理：一起收进手牌的同一处，或者弃掉。如果你刚出的是最后的牌，你就出完了，压下来的牌弃掉。
rules-nanatoridori-pass = **过：**从牌堆摸一张，插到手牌里任何位置，或者弃掉。牌堆摸光了就不摸。过了还能打：下次轮到你照样能出。
rules-nanatoridori-pass-duel = **过：**从自己的明牌里任选一张，插到手牌里任何位置，或者弃掉。所以最多能过两次：没有明牌了还过，马上就输。
rules-nanatoridori-join = **明牌**数字相同的话，可以和手牌一起出，带一张两张都行，但不能单独出。
rules-nanatoridori-clear = **重新起头。**你出牌以后{ $mode ->
    [duel] 对手过了
   *[other] 其他人都过了
}，又轮到你时，桌面的牌弃掉，你想出什么都行。{ $mode ->
    [duel] {""}
   *[other] 你已经出完的话，就由下一个人起头。
}
rules-nanatoridori-end-basic = 只剩一个人手里有牌时，这一轮结束，他丢一只企鹅。每人开始有两只。有人丢光了，对局就结束：他输，其他人一起赢。
rules-nanatoridori-end-advanced = 只剩一个人手里有牌时，这一轮结束。最先出完的得4分，最后有牌的得0分，其他人得2分。有人到了10分，打完那一轮对局结束；分最多的赢，一样多的名次并列。
rules-nanatoridori-end-duel = 先出完手牌的人赢，还有明牌也没关系。只打一轮。
rules-nanatoridori-credits = 这是纸牌游戏Nanatoridori（ナナトリドリ）的规则，由我们自己表述。一切荣誉归它的作者。
