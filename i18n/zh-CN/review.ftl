review-button = 复盘
review-title = ### { $game }：你的选择
review-choices = { $count }次选择
# 这样判断的电脑并不能赢的玩法里
review-opinion = 电脑的看法
review-counting = 正在找你的选择……
review-waiting = { $ahead ->
    [0] 马上轮到你的复盘。
   *[other] 你的复盘前面还有{ $ahead }个。
}
review-under-way = 已经看完**{ $done }次选择，共{ $total }次**。
review-patience = 正要出牌的电脑先想。复盘会显示在这里，也会存着：以后点**复盘**马上就能看。
# 期间又要看另一个复盘
review-one-at-a-time = 一次只做一个复盘，现在是这个。做完以后再点**复盘**。
review-failed = 复盘没做完。点**复盘**再试一次。
review-no-choice = { $others ->
    [0] 这场对局你每次都只有一种走法，没什么可复盘的。
   *[other] 这场对局的选择全是电脑或者超时替你做的，没什么可复盘的。
}
review-none-judged = 这个版本的我没法判断你在这场对局里的选择。
review-good = **没有明显的失误：**以你当时知道的来看，你选的都不比别的差。
review-mistakes = { $count ->
    [1] **亏得最多的一次选择**
   *[other] **亏得最多的{ $count }次选择**
}
review-mistake = { $number }. 第{ $move }步：该选**{ $best }**，你选了**{ $played }**，{ $gain ->
    [places] 平均差{ $places }名
   *[firsts] 更难拿第一
}。
review-missed = 有{ $count }次选择没法判断。
review-by-others = 有{ $count }次选择是电脑或者超时替你做的，不作判断。
# 为什么是这个名次；各项加起来正好
review-apart = { $several ->
    [yes] **撇开运气**，{ $hands }{ $part ->
        [round] 轮
       *[hand] 局
    }平均下来：
   *[no] **撇开运气：**
}平均名次是{ $par }。牌运{ $deal-is ->
    [better] 让你靠前{ $deal }名
    [worse] 让你靠后{ $deal }名
   *[even] 不好也不坏
}，你的选择{ $own-is ->
    [worse] 亏了{ $own }名
   *[even] 没有吃亏
}，剩下的是别人的打法和后来的运气，{ $rest-is ->
    [better] 赚了{ $rest }名
    [worse] 亏了{ $rest }名
   *[even] 没有影响
}：最后名次{ $place }。
review-choice = ### 第{ $number }次选择，共{ $count }次
review-chosen = 你选了**{ $move }**：{ $why }。
review-better = { $gain ->
    [places] 选**{ $move }**的话，平均名次能好{ $places }名：{ $why }。
   *[firsts] 选**{ $move }**的话，更容易拿第一：{ $why }。
}
review-better-although = { $gain ->
    [places] 选**{ $move }**的话，平均名次能好{ $places }名，虽然单看这一点并不占优：{ $why }。
   *[firsts] 选**{ $move }**的话，更容易拿第一，虽然单看这一点并不占优：{ $why }。
}
review-better-likewise = { $gain ->
    [places] **{ $move }**意思一样，但平均名次能好{ $places }名。
   *[firsts] **{ $move }**意思一样，但更容易拿第一。
}
review-measured = 满分100，相差{ $points } ± { $error }分（试算{ $worlds }种发牌）
review-then = 你当时看到的：
review-overview = 📈
review-overview-spoken = 总览
review-choice-button = { $number }
review-choice-button-spoken = 第{ $number }次选择
review-course = 每次选择时的预计名次
review-course-begin = 第一次选择
review-course-end = 结束
# 预计名次图的文字版
course-title-told = { $title }；{ $seats }人里第1名最好。
course-place = { $number ->
    [0] { $place }
   *[other] { $place }（{ $number }）
}
course-hand = { $several ->
    [no] { $chosen ->
        [yes] { $places }；最后是{ $taken }。
       *[no] 没有选择；最后是{ $taken }。
    }
   *[yes] { $part ->
        [round] 第{ $number }轮
       *[hand] 第{ $number }局
    }：{ $chosen ->
        [yes] { $places }；最后是{ $taken }。
       *[no] 没有选择；最后是{ $taken }。
    }
}
course-marks-told = 括号里的数字是亏得最多的几次选择。
