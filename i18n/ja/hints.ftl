hint-button = ヒント
hint-advice = **ヒント：** おすすめは**{ $move }**です。{ $why }。
hint-likewise = **ヒント：** おすすめは**{ $move }**です。{ $why }。**{ $other }**も同じですが、{ $but ->
    [fewer-own] 自分のカードはあまり近づきません
    [more-others] ほかの人のカードがもっと近づきます
   *[nothing] より良くはなさそうです
}。
hint-although = **ヒント：** おすすめは**{ $move }**です。{ $why }が、もっと良い手はなさそうです。
hint-only = 今できるのは**{ $move }**だけです。{ $why }。
hint-question = ヒントを見ますか？ **見ると、この対局はあなたの成績の対象外になり**、レートにも成績にも入りません。{ $others ->
    [yes] ほかの人の成績には影響しません。あなたがヒントを見た回数は対局の結果に出ます。
   *[no] ヒントの回数は対局の結果に出ます。
}
hint-no = 見ない
hint-count = ヒント{ $times }回
uncounted-unrated = レートなし
setup-hints = ヒント
setup-hints-meaning = 自分の番に、おすすめの手と理由を見られます。見た人は、その対局が成績の対象外になります
setup-hints-value = { $hints ->
    [automatic] 一人のときだけ
    [allowed] あり
   *[forbidden] なし
}
setup-rated = レート戦
setup-rated-meaning = レートと成績の対象にするかどうか
setup-days-away = お休みの日
setup-days-away-meaning = お休みの人がいる日に持ち時間を止めるかどうか
