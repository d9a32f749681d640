rules-parliament-start = 何もない場から始め、7を出すとそのスートの列ができ、{ $order ->
    [six-first] 次は必ず6で、その後は両側へ
    [eight-first] 次は必ず8で、その後は両側へ
   *[free] 次は6と8、その次は5と9というように
}、AとKへ向かって外側へ1枚ずつつなげます。{ $voluntary ->
    [yes] 出せるカードがないときも、出したくないときも、何も払わずにパスできます。
   *[no] 出せるカードがあれば必ず出し、なければ何も払わずにパスします。
}{ $ends ->
    [all-out] 手札のある人が一人になるまで続け、{ $score ->
        [places] 早く上がるほど失点が少なくなります
       *[other] その人の残った手札が失点になります
    }。
   *[first-out] だれかが手札を出し切ったら終わりで、{ $score ->
        [places] 残った手札の少ない人ほど順位が上です
       *[other] 残った手札が失点になります
    }。
}
rules-parliament-aim = 手札を減らし、失点をできるだけ少なくしましょう。
rules-parliament-deal-table = 全員に同じ枚数ずつ配り、余ったカードは場に表向きに置きます。
rules-parliament-over = { $seats }人なら、{ $over ->
    [0] 余るカードはありません。
   *[other] { $over }枚余ります。
}
rules-parliament-begins = { $first ->
    [seven-of-hearts] 7♥
    [seven-of-clubs] 7♣
    [seven-of-spades] 7♠
   *[seven-of-diamonds] 7♦
}を持っている人から始め、最初に必ずそのカードを出します。番は左隣へ順に回ります。{ $leftover ->
    [table] そのカードが場に表向きにあるときは、親の左隣の人から始め、必ずそれを出します。
   *[dealt] {""}
}
rules-parliament-turn = **カードを1枚出します。** 7はいつでも出せて、そこから列が始まります。{ $order ->
    [six-first] そのスートの次のカードは必ず6です。6の後は、上は8から、下は5から、両側へつなげます。
    [eight-first] そのスートの次のカードは必ず8です。8の後は、上は9から、下は6から、両側へつなげます。
   *[free] ほかのカードは、場にある同じスートの隣の数字につなげて出します。たとえば場に6♣から9♣まで並んでいれば、5♣と10♣が出せます。
}
rules-parliament-pass = **出せるカードがなければ、** パスします。何も払わず、何度でもパスできます。
rules-parliament-voluntary = **出せるときのパス：** 出せるカードがあってもパスできます。直前に、手札のあるほかの全員がパスしたときは、出せるカードがあれば必ず出します。
rules-parliament-table = **場のカード：** 手札の代わりに、場に表向きのカードを1枚出せます。自分の手札は減りません。手札に出せるカードがなく、場のカードが出せるなら、{ $voluntary ->
    [yes] それを出すか、パスします
   *[no] 必ずそれを出します
}。場に残ったカードは、だれの失点にもなりません。
rules-parliament-end = { $ends ->
    [all-out] 上がった人の番は飛ばし、手札のある人が一人になったら、その回は終わりです。
   *[first-out] だれかが手札の最後の1枚を出したら、その回は終わりです。
}
rules-parliament-counts = { $score ->
    [pips-10] 残った手札は、Aが1点、2〜10は数字どおり、JとQとKは10点です。
    [pips-13] 残った手札は、Aが1点、2〜10は数字どおり、Jは11点、Qは12点、Kは13点です。
    [places] 最初に上がった人が1点、次の人が2点というように数えます。手札の残った人はその後で、枚数の少ない人が先です。同じ枚数なら同じ順位です。
   *[cards] 残った手札1枚につき1点です。
}
rules-brief-order = { $order ->
    [eight-first] 7の次は8
   *[six-first] 7の次は6
}
rules-brief-sevens-score = { $score ->
    [places] 順位で数える
    [pips-10] 数字で数える（10まで）
   *[pips-13] 数字で数える（13まで）
}
rules-brief-all-out = 一人が残るまで
rules-brief-leftover = 余ったカードは場に置く
rules-brief-voluntary = 出せるときもパスできる
rules-brief-sevens-first = { $first ->
    [left-of-dealer] 親の左隣から開始
    [seven-of-hearts] 7♥から開始
    [seven-of-clubs] 7♣から開始
   *[seven-of-spades] 7♠から開始
}
picture-six-first = 印のある場所にカードを出せます。♥は7だけなので次は6♥です。6が出ている♠と♣は両側に伸びます。
picture-eight-first = 印のある場所にカードを出せます。♥は7だけなので次は8♥です。8が出ている♠と♣は両側に伸びます。
picture-leftover = 下にあるのは余ったカードです。だれでも出せて、ここでは9♥が出せます。
prompt-sevens-community = **あなたの番です。** 手札に出せるカードがありません。場のカードを出すか、パスしてください。
prompt-sevens-community-only = **あなたの番です。** 手札に出せるカードがないので、場のカードを出してください。
ending-sevens-one-left = 手札のある人が一人になったので、この回は終わりです。
