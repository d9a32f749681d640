prompt-turn = **あなたの番です。** カードを選ぶか、パスしてください。期限は{ $until }です。
prompt-play = **あなたの番です。** カードを選んでください。期限は{ $until }です。
prompt-only-pass = **あなたの番です。** 出せるカードがないので、パスしてください。期限は{ $until }です。
prompt-fan-tan-only-pass = **あなたの番です。** 出せるカードがないので、チップを1枚ポットに払ってパスします。期限は{ $until }です。
prompt-five-or-nine-only-pass = { prompt-fan-tan-only-pass }
prompt-domino-sevens-only-pass = **あなたの番です。** 出せるカードも引くカードもないので、チップを1枚ポットに払ってパスします。期限は{ $until }です。
prompt-bankrupt = **あなたの番です。** 出せるカードもパスも残っていないので、破産です。期限は{ $until }です。
prompt-koroshi-bankrupt = **あなたの番です。** 出せるカードもパスも残っていないので、脱落です。期限は{ $until }です。
prompt-passing = { $side ->
    [left] 左
   *[right] 右
}隣の**{ $name }**さんに渡すカードを**{ $count }枚**選んでください。もらうカードは、全員が選んだあとに見られます。期限は{ $until }です。
prompt-bidding = **宣言：** カードを1枚選んでください。その数字が、ちょうど取りたいトリックの数になります。宣言の中で一番強いカードの色が切り札です。カードは手札に戻ります。期限は{ $until }です。
prompt-chosen = 選んだカード：{ $cards }。ほかの人が選び終わるまでお待ちください。
prompt-give = { $must ->
    [may] **{ $name }**さんは、出せるカードがあるのにパスしました。好きなカードを1枚渡せます。渡さなくてもかまいません。
   *[must] **{ $name }**さんがカードを求めています。渡すカードを1枚選んでください。
}何を渡したかは二人にしか見えません。期限は{ $until }です。
prompt-beg = **あなたの番です。** 出せるカードがないので、右隣の**{ $name }**さんからカードを1枚もらいます。期限は{ $until }です。
prompt-beg-or-pass = **あなたの番です。** 出せるカードがありません。最初の番なので、パスしても、右隣の**{ $name }**さんからカードを1枚もらってもかまいません。期限は{ $until }です。
prompt-extra = AかKを出したので、**もう一度**出せます。続けて出すか、番を終えてください。期限は{ $until }です。
prompt-extra-none = AかKを出したのでもう一度出せますが、出せるカードがありません。番を終えてください。期限は{ $until }です。
prompt-place = 場にあった**{ $number }**{ $count ->
    [1] を手札に入れますか？
   *[other] （{ $count }枚）を、まとめて手札に入れますか？
} それとも捨てますか？ 入れるなら、すき間（▾）を選んでください。決める前に手札を確かめられます。期限は{ $until }です。
prompt-place-drawn = **{ $card }**を引きました。手札に入れますか？ それとも捨てますか？ 入れるなら、すき間（▾）を選んでください。決める前に手札を確かめられます。期限は{ $until }です。
prompt-cover = ジョーカーが、あなたの**{ $card }**の代わりに置かれました。今すぐ重ねますか？ 重ねずに、あとで出すこともできます。聞かれていることはほかの人にはわかりません。期限は{ $until }です。
prompt-draw = **あなたの番です。** 出せるカードがないので、{ $count }枚引きます。期限は{ $until }です。
prompt-domino-sevens-draw = **あなたの番です。** 出せるカードがないので、チップを1枚ポットに払って1枚引きます。出せるカードが来るまで繰り返します。期限は{ $until }です。
prompt-pile = **あなたの番です。** 出せるカードがないので、1枚選んで自分の前に伏せてください。あなたの失点になります。期限は{ $until }です。
prompt-community = **あなたの番です。** 出せるカードがありません。場札を取って出すか、パスしてください。期限は{ $until }です。
prompt-community-only = **あなたの番です。** 出せるカードがなく、ほかの全員がパスしたので、場札を取って出してください。期限は{ $until }です。
prompt-lead = **あなたから始めます。** 好きなカードを出してください。期限は{ $until }です。
prompt-follow = **あなたの番です。** 最初のカードは**{ $card }**です。同じ色か同じ数字のカードを出してください。期限は{ $until }です。
prompt-follow-free = **あなたの番です。** 最初のカードは**{ $card }**です。同じ色も数字もないので、どのカードでも出せます。期限は{ $until }です。
prompt-continue = **あなたの番です。** 続きの{ $cards }を出せます。期限は{ $until }です。
prompt-continue-pass = **あなたの番です。** 続きの{ $cards }がないので、パスしてください。期限は{ $until }です。
prompt-play-or-pay-continue-pass = **あなたの番です。** 続きの{ $cards }がないので、チップを1枚ポットに払ってパスします。期限は{ $until }です。
prompt-group-lead = **あなたから始めます。** 1枚か、隣り合った同じ数字をまとめて出してください。期限は{ $until }です。
prompt-group = **あなたの番です。** 場の**{ $cards }**より多い枚数か、同じ枚数で大きい数字を出せます。{ $passing ->
    [draw] パスなら1枚引きます。
    [take] パスなら表向きのカードを1枚使います。
    [lose] パスすると、表向きのカードがないので負けます。
   *[nothing] パスもできます（山札はもうありません）。
}期限は{ $until }です。
prompt-group-only-pass = **あなたの番です。** 場の**{ $cards }**に勝てるカードがないので、パスしてください（{ $passing ->
    [draw] 1枚引きます
    [take] 表向きのカードを1枚使います
    [lose] 表向きのカードがないので負けになります
   *[nothing] 山札はもうありません
}）。期限は{ $until }です。
prompt-confirm = 期限は{ $until }です。
board-choosing = { $names }さんがまだ選んでいます。期限は{ $until }です。
since-drew = { $cards }を引きました。
since-given = **{ $name }**さんから{ $cards }をもらいました。
since-exchanged = あなたの{ $cards }が場に置かれ、代わりにジョーカーを取りました。
since-stacked = あなたの{ $cards }がジョーカーに重ねられました。
since-killed = **{ $name }**さんに{ $cards }を殺されました。
since-others = { $which ->
    [last] 最近：
   *[all] その後：
}{ $events }
