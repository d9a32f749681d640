rules-parliament-start = 开局桌面是空的：出7开一排，{ $order ->
    [six-first] 接着必须是6，然后两头都能接
    [eight-first] 接着必须是8，然后两头都能接
   *[free] 然后接6和8
}，往外接到A和K，一手一张。{ $voluntary ->
    [yes] 没牌能出或者不想出就过，不用交什么。
   *[no] 能出必须出，出不了就过，不用交什么。
}{ $ends ->
    [all-out] 一直打到只有一个人手里有牌，{ $score ->
        [places] 出完得越早罚分越少
       *[other] 他剩的牌算罚分
    }。
   *[first-out] 有人出完这一局就结束，{ $score ->
        [places] 手里剩的牌越少名次越好
       *[other] 手里剩的牌算罚分
    }。
}
rules-parliament-aim = 把牌出掉，罚分越少越好。
rules-parliament-deal-table = 每人发一样多的牌，多出来的亮着放在桌上。
rules-parliament-over = { $seats }个人打，{ $over ->
    [0] 没有多出来的牌
   *[other] 多出{ $over }张牌
}。
rules-parliament-begins = 手里有{ $first ->
    [seven-of-hearts] 7♥
    [seven-of-clubs] 7♣
    [seven-of-spades] 7♠
   *[seven-of-diamonds] 7♦
}的人先出，而且必须出它，然后依次轮到下家。{ $leftover ->
    [table] 它亮在桌上的话，由庄家的下家先出，必须出它。
   *[dealt] {""}
}
rules-parliament-turn = **出一张牌。**7随时能出，出了就开一排。{ $order ->
    [six-first] 这个花色的下一张必须是6。有了6以后，两头都能接：往上从8开始，往下从5开始。
    [eight-first] 这个花色的下一张必须是8。有了8以后，两头都能接：往上从9开始，往下从6开始。
   *[free] 别的牌要接在同花色相邻的牌旁边：桌上有6♣到9♣，就能出5♣和10♣。
}
rules-parliament-pass = **没牌能出**就过。过不用交什么，过几次都行。
rules-parliament-voluntary = **故意过牌。**有牌能出也可以过。如果手里还有牌的其他人都刚刚过了，你有牌能出就必须出。
rules-parliament-table = **桌上的牌。**可以不出手牌，改出一张亮在桌上的牌，这样手牌不会变少。手里没牌能出、桌上的牌能出，{ $voluntary ->
    [yes] 就可以出它，也可以过
   *[no] 就必须出它
}。留在桌上的牌不算谁的分。
rules-parliament-end = { $ends ->
    [all-out] 出完的人跳过；只剩一个人手里有牌，这一局就结束。
   *[first-out] 有人出完最后一张手牌，这一局就结束。
}
rules-parliament-counts = { $score ->
    [pips-10] 手里剩的牌A算1分，2到10按点数，J、Q、K都算10分。
    [pips-13] 手里剩的牌A算1分，2到10按点数，J算11分，Q算12分，K算13分。
    [places] 第一个出完的得1分，第二个2分，以此类推。手里还有牌的人排在后面，剩得少的在前；一样多的名次并列。
   *[cards] 手里剩的牌每张算一分。
}
rules-brief-order = { $order ->
    [eight-first] 先8
   *[six-first] 先6
}
rules-brief-sevens-score = { $score ->
    [places] 按名次计分
    [pips-10] 按点数，最多10
   *[pips-13] 按点数，最多13
}
rules-brief-all-out = 打到只剩一个人
rules-brief-leftover = 多出来的牌放在桌上
rules-brief-voluntary = 可以故意过
rules-brief-sevens-first = { $first ->
    [left-of-dealer] 庄家下家先出
    [seven-of-hearts] 有7♥的先出
    [seven-of-clubs] 有7♣的先出
   *[seven-of-spades] 有7♠的先出
}
picture-six-first = 标出的位置都能接牌。♥只有7，下一张得是6♥；♠和♣已经有6，两头都能接。
picture-eight-first = 标出的位置都能接牌。♥只有7，下一张得是8♥；♠和♣已经有8，两头都能接。
picture-leftover = 底下是多出来的牌：谁都可以出，比如这里的9♥。
prompt-sevens-community = **轮到你了。**手里没有能出的牌，可以出一张桌上的牌，也可以过。
prompt-sevens-community-only = **轮到你了。**手里没有能出的牌：出一张桌上的牌。
ending-sevens-one-left = 只剩一个人手里有牌，这一局结束。
