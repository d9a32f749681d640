rules-parliament-start = 桌面一開始是空的：7開出該花色的一列，{ $order ->
    [six-first] 接著一定要是6，之後才往兩邊接
    [eight-first] 接著一定要是8，之後才往兩邊接
   *[free] 接著是6和8
}，一直往外接到A和K，每手出一張。{ $voluntary ->
    [yes] 沒有牌能出或不想出就 Pass，不用付出代價。
   *[no] 能出就一定要出，不能出就 Pass，不用付出代價。
}{ $ends ->
    [all-out] 打到只有一個人手上有牌為止，{ $score ->
        [places] 越早出完分數越少
       *[other] 他剩的牌算罰分
    }。
   *[first-out] 有人出完這一局就結束，{ $score ->
        [places] 手上剩的牌越少名次越好
       *[other] 手上剩的牌算罰分
    }。
}
rules-parliament-aim = 把手上的牌出掉，罰分越少越好。
rules-parliament-deal-table = 每個人發一樣多的牌，多出來的亮著放在桌上。
rules-parliament-over = { $seats }個人玩時，{ $over ->
    [0] 沒有多出來的牌
   *[other] 多出{ $over }張牌
}。
rules-parliament-begins = 有{ $first ->
    [seven-of-hearts] 7♥
    [seven-of-clubs] 7♣
    [seven-of-spades] 7♠
   *[seven-of-diamonds] 7♦
}的人開始，而且一定要出它；然後往左輪流。{ $leftover ->
    [table] 如果它亮在桌上，就由莊家左邊的人開始，一定要出它。
   *[dealt] {""}
}
rules-parliament-turn = **出一張牌。** 7隨時可以出，並開出一列。{ $order ->
    [six-first] 該花色的6一定要在其他牌之前接上。有了6之後，這一列就往兩邊接：往上從8，往下從5。
    [eight-first] 該花色的8一定要在其他牌之前接上。有了8之後，這一列就往兩邊接：往上從9，往下從6。
   *[free] 其他的牌要接在同花色的鄰牌旁邊：桌上有6♣到9♣時，可以出5♣和10♣。
}
rules-parliament-pass = **沒有牌能出**就 Pass。Pass 不用付出代價，次數也不限。
rules-parliament-voluntary = **故意 Pass。** 有牌可出也可以 Pass。如果手上還有牌的其他人全都剛 Pass，你能出就一定要出。
rules-parliament-table = **桌上的牌。** 可以不出手牌，改出一張亮在桌上的牌，這樣手牌不會變少。手上沒有牌能出、桌上的牌能出，{ $voluntary ->
    [yes] 就可以出它，也可以 Pass
   *[no] 就一定要出它
}。留在桌上的牌不算任何人的分。
rules-parliament-end = { $ends ->
    [all-out] 出完的人就跳過；只有一個人手上有牌時，這一局就結束。
   *[first-out] 有人出完最後一張手牌，這一局就結束。
}
rules-parliament-counts = { $score ->
    [pips-10] 手上剩的牌A算1分，2到10照點數，J、Q、K都算10分。
    [pips-13] 手上剩的牌A算1分，2到10照點數，J算11分，Q算12分，K算13分。
    [places] 第一個出完的得1分，第二個2分，依此類推。手上還有牌的人排在後面，剩得少的在前；一樣多就名次相同。
   *[cards] 手上剩的牌每張算一分。
}
rules-brief-order = { $order ->
    [eight-first] 先8
   *[six-first] 先6
}
rules-brief-sevens-score = { $score ->
    [places] 照名次計分
    [pips-10] 照點數，最多10
   *[pips-13] 照點數，最多13
}
rules-brief-all-out = 打到只剩一個人
rules-brief-leftover = 多出來的牌放在桌上
rules-brief-voluntary = 可以故意 Pass
rules-brief-sevens-first = { $first ->
    [left-of-dealer] 莊家左邊的人開始
    [seven-of-hearts] 有7♥的人開始
    [seven-of-clubs] 有7♣的人開始
   *[seven-of-spades] 有7♠的人開始
}
picture-six-first = 有標記的位置都可以出牌。♥只有7，所以接著是6♥；♠和♣已經有6，兩邊都能接。
picture-eight-first = 有標記的位置都可以出牌。♥只有7，所以接著是8♥；♠和♣已經有8，兩邊都能接。
picture-leftover = 下面是多出來的牌：誰都可以出，例如這裡的9♥。
prompt-sevens-community = **輪到你了。** 手上沒有牌能出，但可以出一張桌上的牌，或 Pass。
prompt-sevens-community-only = **輪到你了。** 手上沒有牌能出：出一張桌上的牌。
ending-sevens-one-left = 只有一個人手上有牌，這一局結束。
