review-button = 覆盤
review-title = ### { $game }：你的選擇
review-choices = { $count }次選擇
# 這種評判方式的電腦並不常贏
review-opinion = 以電腦的看法
review-counting = 正在找出你的選擇……
review-waiting = { $ahead ->
    [0] 下一個就輪到你的覆盤。
   *[other] 你的覆盤前面還有{ $ahead }個。
}
review-under-way = 已評判 **{ $done }/{ $total }次選擇**。
review-patience = 正在對局的電腦會優先思考。覆盤做好會出現在這裡並保留：之後按**覆盤**就會馬上顯示。
review-one-at-a-time = 一次只做一份覆盤，目前做的是這一份。做完後請再按一次**覆盤**。
review-failed = 覆盤沒有做完。請按**覆盤**再試一次。
review-no-choice = { $others ->
    [0] 這場對局裡你從來沒有超過一種選擇，所以沒有可以覆盤的。
   *[other] 這場對局裡所有的選擇都是電腦或計時替你做的，所以沒有可以覆盤的。
}
review-none-judged = 我目前的版本無法評判你在這場對局的選擇。
review-good = **沒有明顯的失誤：** 以你當時所知道的，每個選擇都不比別的差。
review-mistakes = { $count ->
    [1] **代價最大的選擇**
   *[other] **代價最大的{ $count }個選擇**
}
review-mistake = { $number }. 第{ $move }手：該選**{ $best }**，你選了**{ $played }**，{ $gain ->
    [places] 平均差{ $places }名
   *[firsts] 更難拿第一名
}。
review-missed = 有{ $count }個選擇無法評判。
review-by-others = 有{ $count }個選擇是電腦或計時替你做的，不評判。
# 為什麼得到這個名次；數字加得起來
review-apart = { $several ->
    [yes] **撇開運氣**，以{ $hands }{ $part ->
        [round] 輪
       *[hand] 局
    }平均來看：
   *[no] **撇開運氣：**
}平均名次是{ $par }。發到的牌{ $deal-is ->
    [better] 讓你前進{ $deal }名
    [worse] 讓你後退{ $deal }名
   *[even] 沒有幫助也沒有妨礙
}，你的選擇{ $own-is ->
    [worse] 送掉{ $own }名
   *[even] 沒有送掉什麼
}，其餘的，也就是別人的打法和後來的運氣，{ $rest-is ->
    [better] 帶來{ $rest }名
    [worse] 損失{ $rest }名
   *[even] 沒有影響
}：第{ $place }名。
review-choice = ### 第{ $number }個選擇，共{ $count }個
review-chosen = 你選了**{ $move }**：{ $why }。
review-better = { $gain ->
    [places] 選**{ $move }**的話，平均名次能好{ $places }名：{ $why }。
   *[firsts] 選**{ $move }**更常拿到第一名：{ $why }。
}
review-better-although = { $gain ->
    [places] 選**{ $move }**的話，平均名次能好{ $places }名，雖然單看這一點並不占優：{ $why }。
   *[firsts] 選**{ $move }**更常拿到第一名，雖然單看這一點並不占優：{ $why }。
}
review-better-likewise = { $gain ->
    [places] **{ $move }**意思相同，但平均名次能好{ $places }名。
   *[firsts] **{ $move }**意思相同，卻更常拿到第一名。
}
review-measured = 滿分100中的{ $points } ± { $error }分（試算{ $worlds }種發牌）
review-then = 你當時看到的：
review-overview = 📈
review-overview-spoken = 總覽
review-choice-button = { $number }
review-choice-button-spoken = 選擇{ $number }
review-course = 每次選擇時的預期名次
review-course-begin = 第一個選擇
review-course-end = 結束
# 預期名次圖片的文字
course-title-told = { $title }；{ $seats }人中第1名最好。
course-place = { $number ->
    [0] { $place }
   *[other] { $place }（{ $number }）
}
course-hand = { $several ->
    [no] { $chosen ->
        [yes] { $places }；最後{ $taken }。
       *[no] 沒有選擇；最後{ $taken }。
    }
   *[yes] 第{ $number }{ $part ->
        [round] 輪
       *[hand] 局
    }：{ $chosen ->
        [yes] { $places }；最後{ $taken }。
       *[no] 沒有選擇；最後{ $taken }。
    }
}
course-marks-told = 括號裡的數字是代價最大的選擇。
