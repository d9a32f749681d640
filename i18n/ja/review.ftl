review-button = 振り返り
review-title = ### { $game }：あなたの選択
review-choices = 選択{ $count }回
review-opinion = コンピューターの見立て
review-counting = あなたの選択を探しています…
review-waiting = { $ahead ->
    [0] 次があなたの振り返りです。
   *[other] ほかの振り返り{ $ahead }件を待っています。
}
review-under-way = **{ $total }回の選択のうち{ $done }回**を調べました。
review-patience = 番が来たコンピューターの考える時間が優先されます。振り返りはここに表示され、保存されます。次からは **振り返り** ですぐに見られます。
review-one-at-a-time = 振り返りは一度に1件ずつ作ります。今はこの対局です。終わってから、もう一度 **振り返り** を押してください。
review-failed = 振り返りを最後まで作れませんでした。**振り返り** をもう一度押してください。
review-no-choice = { $others ->
    [0] この対局では、あなたに出せる手がいつも1つだけだったため、振り返る選択がありません。
   *[other] この対局では、コンピューターか時計がすべての選択をしたため、振り返る選択がありません。
}
review-none-judged = この対局の選択は、今のバージョンでは調べられません。
review-good = **はっきりしたミスはありません。** あなたにわかる範囲では、どの選択もほかの手に劣りませんでした。
review-mistakes = **最も損をした選択（{ $count }回）**
review-mistake = { $number }. { $move }手目：**{ $best }** ではなく **{ $played }**。{ $gain ->
    [places] 平均で{ $places }位分の損
   *[firsts] 1位になりにくい手
}。
review-missed = { $count }回の選択は調べられませんでした。
review-by-others = コンピューターか時計が代わりにした選択{ $count }回は調べていません。
review-apart = { $several ->
    [yes] **運と実力**（{ $hands }{ $part ->
        [round] ラウンド
       *[hand] 回
    }の平均）：
   *[no] **運と実力：**
}平均は{ $par }位。配られたカードで{ $deal-is ->
    [better] { $deal }位分の得
    [worse] { $deal }位分の損
   *[even] 損得なし
}、あなたの選択で{ $own-is ->
    [worse] { $own }位分の損
   *[even] 損なし
}、残り（ほかの人のプレイとその後の運）で{ $rest-is ->
    [better] { $rest }位分の得
    [worse] { $rest }位分の損
   *[even] 損得なし
}。結果は{ $place }位です。
review-choice = ### 選択 { $number }/{ $count }
review-chosen = 選んだのは **{ $move }**：{ $why }。
review-better = { $gain ->
    [places] **{ $move }** なら平均で{ $places }位上でした：{ $why }。
   *[firsts] **{ $move }** なら1位になることがもっと多かったでしょう：{ $why }。
}
review-better-although = { $gain ->
    [places] **{ $move }** なら平均で{ $places }位上でした（これだけでは理由になりません：{ $why }）。
   *[firsts] **{ $move }** なら1位になることがもっと多かったでしょう（これだけでは理由になりません：{ $why }）。
}
review-better-likewise = { $gain ->
    [places] **{ $move }** も意味は同じですが、平均で{ $places }位上でした。
   *[firsts] **{ $move }** も意味は同じですが、1位になることがもっと多かったでしょう。
}
review-measured = 100点中{ $points } ± { $error }点（{ $worlds }通りで試算）
review-then = そのときに見えていたもの：
review-overview = 📈
review-overview-spoken = 全体
review-choice-button = { $number }
review-choice-button-spoken = 選択{ $number }
review-course = 選択ごとの予想順位
review-course-begin = 最初の選択
review-course-end = 終わり
course-title-told = { $title }。{ $seats }人中1位が最もよい順位です。
course-place = { $number ->
    [0] { $place }
   *[other] { $place }（{ $number }）
}
course-hand = { $several ->
    [no] { $chosen ->
        [yes] { $places }。結果は{ $taken }。
       *[no] 選択なし。結果は{ $taken }。
    }
   *[yes] { $part ->
        [round] 第{ $number }ラウンド
       *[hand] 第{ $number }回
    }：{ $chosen ->
        [yes] { $places }。結果は{ $taken }。
       *[no] 選択なし。結果は{ $taken }。
    }
}
course-marks-told = かっこの中の番号は、最も損をした選択です。
