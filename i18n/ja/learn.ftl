command-learn = 練習
command-learn-description = 自分だけの練習卓で、ヒントを見ながらゲームを覚えます
option-learn-game-description = どのゲームを練習するか
learn-button = 遊んで覚える
learn-which = ## 遊んで覚える
    コンピューター3人と遊ぶ、あなただけの練習卓です。時間制限はなく、毎回ヒントが出ます。ほかの人には見えず、成績にも残りません。
learn-running = **{ $game }**の練習が途中です。新しく始めると、途中の練習は終わります。
learn-game = **{ $game }** – { $about }
learn-go-on = 続きから：{ $game }
learn-title = ### 遊んで覚える：{ $game }
learn-stop = 練習をやめる
learn-refresh = 今の場を見る
learn-again = もう一度練習
learn-play = みんなと遊ぶ
learn-your-turn = **あなたの番です。**
learn-your-choice = { $what ->
    [passing] **渡すカードを選んでください。**
    [bidding] **宣言するカードを選んでください。**
   *[place] **カードを手札に入れますか、捨てますか？**
}
learn-advice = **ヒント：** おすすめは**{ $move }**です。{ $why }。
learn-only = 今できるのは**{ $move }**だけです。{ $why }。
learn-agreed = これがおすすめです。{ $why }。
learn-rather = { $likewise ->
    [yes] { $why }。**{ $other }**でも同じで、そちらのほうが少しおすすめです。
   *[no] { $why }。おすすめは**{ $other }**です：{ $other-why }。
}
learn-followed = **{ $move }**を選びました：{ $why }。
learn-instead = { $likewise ->
    [yes] **{ $move }**を選びました：{ $why }。**{ $other }**でも同じで、そちらのほうが少しおすすめでした。
   *[no] **{ $move }**を選びました：{ $why }。おすすめは**{ $other }**でした：{ $other-why }。
}
learn-waiting = ほかの人の番です。あなたの番になると、できることが自動でここに出ます。
learn-last = **直前の動き**
learn-watching = { $part ->
    [round] このラウンド
   *[hand] この回
}であなたがすることは、もうありません。続きを見ていましょう。
learn-between = **{ $part ->
    [round] このラウンド
   *[hand] この回
}は終わりです。** 結果を見て、次へ進んでください。遊び方がわかったら、ここでやめてもかまいません。
learn-over = ### 練習は終わりです：{ $game }
learn-over-stopped = いつでもまた始められます。
learn-over-place = { $rank ->
    [1] **1位です！** 今度はみんなと遊んでみましょう。
   *[other] **{ $seats }人中{ $rank }位でした。** 遊び方はもうわかりましたね。あとは慣れるだけです。
}
learn-over-more = ほかのルールは**/ルール**で読めます。卓のホストはルールをいろいろ変えられます。

learn-lesson-rows-goal = **目的：** だれよりも先に手札をなくすことです。場には4枚の7が出ています。そこから下はAまで、上はKまで、1枚ずつ並べていきます。
learn-lesson-rows-playable = **出せるカード：** 列の端のすぐ隣のカードだけです。8♦の次なら9♦です。あなたのカードは、場の自分の位置に台つきで立っています。出せるカードは上に出てチェックが付き、ボタンにもなっています。錠前のカードはほかの人のカードを待っていて、斜線の場所はあなたのカードを待っています。
learn-lesson-rows-pass = **パス：** 出せるときでも、3回までパスできます。6や8を止めると、その列を待つ人が困ります。ただし、出せるカードもパスもなくなると破産です。
learn-lesson-rows-order = **どれから出すか：** 先に自分のカードが続くなら、損はありません。ほかの人だけが得をするカードは、パスがあるうちは止めておけます。
learn-lesson-cells-goal = **目的：** 罰札をできるだけ少なくすることです。どのカードにも、スートの段と数字の列で決まったマスがあり、出ているカードの上下左右の隣に置けます。
learn-lesson-cells-kill = **殺し：** 上下左右がすべて埋まった空きマスは殺されます。そこのカードはもう出せず、持っている人の罰札になります。何かを殺すカードを出す前には、確認が出ます。
learn-lesson-cells-danger = **注意：** 空いた隣があと1つしかない自分のマスは、次の1枚で殺されます。早めに出すか、まわりを埋めないようにしましょう。
learn-lesson-cells-pass = **パス：** 出せるときでも、3回までパスできます。出せるカードもパスもなくなると脱落し、残りの手札はすべて罰札になります。
learn-lesson-tricks-bid = **目的：** 7回のトリックのうち何回取るかを宣言し、ぴったり取ることです。宣言は手札の1枚でします。その数字が取る回数です。カードは手札に残ります。一番強い宣言の色が切り札になります。
learn-lesson-tricks-lead = **最初に出す：** どのカードでも出せます。ほかの人は、同じ色か同じ数字のカードがあれば、それを出さなければなりません。
learn-lesson-tricks-follow = **続けて出す：** 最初のカードと同じ色か同じ数字があれば、それを出します。なければ何でもかまいません。一番強い切り札、それもなければ、最初のカードと色か数字の同じカードのうち一番強いものが取ります。
learn-lesson-tricks-score = **得点：** ぴったりなら、2点に宣言の数を足した点になります。多すぎても少なすぎても、1回につき1点減ります。
learn-lesson-tricks-passing = **カードを渡す：** このラウンドは宣言の前にカードを渡し、同じ枚数をもらいます。手札の色をなるべく少なくし、残した色には大きい数字も小さい数字もあるようにしましょう。
learn-lesson-tricks-keep = **宣言を見すえて：** 宣言には手札のカードを使います。宣言したい数字のカードを渡してしまわないようにしましょう。
learn-lesson-tricks-middle = **中くらいの宣言は危険：** 2、3、4では、自分の宣言が一番強くなるか、つまりどの色が切り札になるかがわかりません。小さい宣言なら切り札はなくてもよく、大きい宣言なら自分の色が切り札になります。
learn-lesson-tricks-sevens = **7から始める：** 7で始めると、もっと強い7が数字を合わせて出され、負けてしまいます。7で取りたいなら、それより強い7がすべて出るまで待ちましょう。強さは赤、黄、緑、青、紫の順です。
learn-lesson-tricks-trumps = **切り札を出させる：** トリックを取りたいときは、弱い切り札から始めるのもよい手です。ほかの人の切り札が減り、自分の強いカードで取りやすくなります。
learn-lesson-groups-goal = **目的：** 最後までカードを持っている人にならないことです。最後の人は、2匹のペンギンのうち1匹を失います。手札の並び順は変えられません。
learn-lesson-groups-group = **組：** 隣り合った同じ数字は、まとめて出せます。場に何もないので、何を出してもかまいません。
learn-lesson-groups-beat = **勝つには：** 枚数が多いほうが、数字に関係なく勝ちます。同じ枚数なら、大きい数字が勝ちます。
learn-lesson-groups-pass = **パス：** 山札から1枚引き、手札の好きな場所に入れるか、捨てます。次の番にはまた出せます。
learn-lesson-groups-place = **勝った後：** 負かしたカードを手札の1か所に入れるか、捨てます。同じ数字の隣なら組が大きくなり、ほかの場所なら手札が増えるだけです。
learn-lesson-groups-drawn = **引いたカード：** 同じ数字の隣に入れると組が大きくなります。合う場所がなければ捨てましょう。

learn-why-nothing-fits = 出せるカードがありません
learn-why-no-way = 出せるカードもパスも残っていません
learn-why-opens-own = 続けて自分の{ $cards }が出せるようになります
learn-why-nears-own = 自分の{ $cards }に近づきます（あと{ $number }枚はほかの人が出します）
learn-why-ends-row = この先に続くカードがなく、だれの助けにもなりません
learn-why-frees-others = { $number ->
    [0] 次の{ $cards }はほかの人のカードですが、もうパスは残っていません
   *[other] 次の{ $cards }はほかの人のカードですが、パスを使わずにすみます
}
learn-why-holds-back = パスを1回使い、ほかの人が待っている{ $cards }を止めます
learn-why-kills = ほかの人の{ $cards }を殺します
learn-why-kills-own = 自分の{ $cards }を殺します
learn-why-rescues = 次の1枚で殺されそうな{ $cards }が助かります
learn-why-closes-in = あと1枚で、ほかの人の{ $cards }を殺せるようになります
learn-why-exposes = 手札は減りますが、{ $cards }は次の1枚で殺されるかもしれません
learn-why-quiet = 手札が減り、自分のカードも危なくなりません
learn-why-spares-own = 今出せるカードは、どれも自分のカードを殺してしまいます
learn-why-waits = パスを1回使い、場をそのままにします
learn-why-gives-low = 強いカードが残り、多く取りやすくなります
learn-why-gives-high = 弱いカードが残り、少ない宣言を守りやすくなります
learn-why-gives-colour = 手札が{ $number }色だけになり、宣言を守りやすくなります
learn-why-gives-bid = この手札で宣言したい{ $number }がなくなってしまいます
learn-why-bid-open = この色が切り札になれば{ $number }回くらい取れそうですが、中くらいの宣言では切り札になるとは限りません
learn-why-bid-fits = この手札なら{ $number }回くらい取れそうです
learn-why-bid-high = 多めの宣言です。この手札で取れそうなのは{ $number }回くらいです
learn-why-bid-low = 少なめの宣言です。この手札なら{ $number }回くらい取れそうです
learn-why-wins = このトリックを取れそうです。宣言どおりにするには、あと{ $number }回必要です
learn-why-saves = このトリックはほかの人に譲り、あと{ $number }回のために強いカードを残します
learn-why-risks-seven = もっと強い7（{ $cards }）に負けるかもしれません。宣言どおりにするには、あと{ $number }回必要です
learn-why-draws-trumps = ほかの人に切り札を出させ、あと{ $number }回のために強いカードを残します
learn-why-tries = 運がよければこのトリックを取れます。宣言どおりにするには、あと{ $number }回必要です
learn-why-leaves = このトリックは取れません。宣言どおりにするには、あと{ $number }回必要です
learn-why-ducks = 宣言した数はもう取ったので、弱いカードで取らずにすませます
learn-why-sheds = このトリックを取らずに、あとで取ってしまいそうなカードを手放せそうです
learn-why-overtakes = 宣言より多く取ってしまうかもしれません
learn-why-last-cards = これで手札がなくなります
learn-why-brings-together = 出した後、同じ数字が{ $number }枚並びます
learn-why-many = 一度に{ $number }枚減らせます
learn-why-one = 1枚だけのカードを手放せます
learn-why-breaks-up = 組がくずれ、{ $number }枚残ります
learn-why-nothing-beats = 場のカードに勝てるカードがありません
learn-why-keeps-groups = 組を後のために残し、1枚引きます
learn-why-enlarges = { $number }枚の組になります
learn-why-splits = 自分の組が分かれてしまいます
learn-why-adds = 1枚だけで残り、手札が増えます
learn-why-discards = 手札を増やさずにすみます
learn-why-only-one = ほかに出せるカードがありません
