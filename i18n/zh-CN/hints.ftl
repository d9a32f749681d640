hint-button = 提示
hint-advice = **提示：**换我会选**{ $move }**：{ $why }。
hint-likewise = **提示：**换我会选**{ $move }**：{ $why }。**{ $other }**也是如此，但{ $but ->
    [fewer-own] 你更近一步的牌更少
    [more-others] 别人更近一步的牌更多
   *[nothing] 看起来并不更好
}。
hint-although = **提示：**换我会选**{ $move }**：{ $why }，不过没有更好的走法。
hint-only = 现在只有**{ $move }**这一种走法：{ $why }。
hint-question = 要看提示吗？**看了以后这场对局不算你的成绩**：不进等级分，也不进战绩。{ $others ->
    [yes] 别人的成绩照算。结果里会写你用了几次提示
   *[no] 结果里会写用了几次提示
}。
hint-no = 不看
hint-count = 用了{ $times }次提示
uncounted-unrated = 不计等级分
setup-hints = 提示
setup-hints-meaning = 轮到自己时可以问怎么走最好、为什么；谁问过，这场对局就不算谁的成绩
setup-hints-value = { $hints ->
    [automatic] 一个人打时有
    [allowed] 允许
   *[forbidden] 没有
}
setup-rated = 计等级分
setup-rated-meaning = 这场对局算不算等级分和战绩
setup-days-away = 外出的日子
setup-days-away-meaning = 有人外出的日子，是否停住他的时间
