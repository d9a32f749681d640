hint-button = 提示
hint-advice = **提示：** 我會選**{ $move }**：{ $why }。
hint-likewise = **提示：** 我會選**{ $move }**：{ $why }。**{ $other }**也是如此，但{ $but ->
    [fewer-own] 自己更近一步的牌更少
    [more-others] 別人更近一步的牌更多
   *[nothing] 看起來並不更好
}。
hint-although = **提示：** 我會選**{ $move }**：{ $why }，不過沒有更好的選擇。
hint-only = 現在只有**{ $move }**可選：{ $why }。
hint-question = 要看提示嗎？ **看了之後這場對局就不算你的成績**：不列入等級分，也不列入戰績。{ $others ->
    [yes] 其他人的成績照算。結果會註明你用了幾次提示
   *[no] 結果會註明用了幾次提示
}。
hint-no = 不看提示
hint-count = 用了{ $times }次提示
uncounted-unrated = 不計等級分
setup-hints = 提示
setup-hints-meaning = 輪到自己時可以問最好的一手和理由；誰問了，這場對局就不算誰的成績
setup-hints-value = { $hints ->
    [automatic] 單人時有
    [allowed] 允許
   *[forbidden] 沒有
}
setup-rated = 計等級分
setup-rated-meaning = 這場對局是否列入等級分和戰績
setup-days-away = 外出的日子
setup-days-away-meaning = 有人外出的日子，是否停住他的時間
