hint-button = 提示
hint-advice = **提示：** 我會選**{ $move }**：{ $why }。
hint-only = 現在只有**{ $move }**可選：{ $why }。
hint-question = 要看提示嗎？ **看了之後這場對局就不算你的成績**：不列入等級分，也不列入戰績。{ $others ->
    [yes] 其他人的成績照算。結果會註明你用了幾次提示
   *[no] 結果會註明用了幾次提示
}。
hint-no = 不看提示
hint-count = 用了{ $times }次提示
setup-hints = 提示
setup-hints-meaning = **提示**會把這一手最好的選擇和理由告訴提問的人。{ $hints ->
    [automatic] 只有一個人和電腦對打時才有。
    [allowed] 這桌的每個人都可以問。
   *[forbidden] 這桌誰都不能問。
}誰用了提示，對局就不算誰的成績。
setup-hints-value = { $hints ->
    [automatic] 單人時有
    [allowed] 允許
   *[forbidden] 沒有
}
lobby-hints = { $hints ->
    [allowed] 允許提示：輪到你時可以問最好的一手。誰問了，這場對局就不算誰的成績，不列入等級分，也不列入戰績。
   *[forbidden] 這桌沒有提示。
}
