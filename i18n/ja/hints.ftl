hint-button = ヒント
hint-advice = **ヒント：** おすすめは**{ $move }**です。{ $why }。
hint-only = 今できるのは**{ $move }**だけです。{ $why }。
hint-question = ヒントを見ますか？ **見ると、この対局はあなたの成績の対象外になり**、レートにも成績にも入りません。{ $others ->
    [yes] ほかの人の成績には影響しません。あなたがヒントを見た回数は対局の結果に出ます。
   *[no] ヒントの回数は対局の結果に出ます。
}
hint-no = 見ない
hint-count = ヒント{ $times }回
setup-hints = ヒント
setup-hints-meaning = **ヒント**は、自分の番におすすめの手とその理由を見られるボタンです。{ $hints ->
    [automatic] コンピューターと一人で遊ぶときだけ使えます。
    [allowed] この卓のだれでも使えます。
   *[forbidden] この卓では使えません。
}ヒントを使うと、その対局は使った人の成績の対象外になります。
setup-hints-value = { $hints ->
    [automatic] 一人のときだけ
    [allowed] あり
   *[forbidden] なし
}
lobby-hints = { $hints ->
    [allowed] ヒントあり：自分の番に、おすすめの手を見られます。見た人だけ、その対局が成績の対象外になります。
   *[forbidden] ヒントなしの卓です。
}
