command-learn = 練習
command-learn-description = 自分だけの練習卓で、ヒントを見ながらゲームを覚えます
option-learn-game-description = どのゲームを練習するか
learn-button = 遊んで覚える
learn-which = ## 遊んで覚える
    コンピューター3人と遊ぶ、あなただけの練習卓です。時間制限はなく、毎回ヒントが出ます。ほかの人には見えず、成績にも残りません。
learn-running = **{ $game }**の練習が途中です。新しく始めると、途中の練習は終わります。
learn-go-on = 続きから：{ $game }
learn-heading = -# { $reached ->
    [yes] 目標達成 ✓
   *[no] 目標：{ $goal }
}
learn-goal-row = 同じ列に2枚出す
learn-goal-three = カードを3枚出す
learn-goal-trick = トリックを1回取る
learn-goal-sequence = 続きを終わらせて「ジグ」と言う
learn-goal-beat = 場のカードに勝つ
learn-reached = **目標達成です！** ここからは勝ちをめざしましょう。
learn-stop = 練習をやめる
learn-again = もう一度練習
learn-now = 今すぐ遊ぶ
learn-other = ほかのゲーム
learn-your-choice = { $what ->
    [passing] **渡すカードを選んでください。**
    [bidding] **宣言するカードを選んでください。**
   *[place] **カードを手札に入れますか、捨てますか？**
}
learn-advice = **ヒント：** おすすめは**{ $move }**です。
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
learn-watching = { $part ->
    [round] このラウンド
   *[hand] この回
}であなたがすることは、もうありません。続きを見ていましょう。
learn-between = **{ $part ->
    [round] このラウンド
   *[hand] この回
}は終わりです。** 遊び方がわかったら、ここでやめてもかまいません。
learn-over = ### 練習は終わりです：{ $game }
learn-over-stopped = いつでもまた始められます。

learn-lesson-rows-goal = **目的：** だれよりも先に手札をなくします。4枚の7から、下はAまで、上はKまで並べていきます。
learn-lesson-rows-playable = **出せるカード：** 列の端のすぐ隣です。8♦の次は9♦。上に出てチェックが付き、ボタンにもなっています。
learn-lesson-rows-pass = **パス：** 出せるときでも3回までできます。出せるカードもパスもなくなると破産です。
learn-lesson-rows-order = **どれから出す？** 自分のカードが続くものから。ほかの人だけが得をするカードは、パスがあるうちは止めておけます。
learn-lesson-rows-signs = **しるし：** 錠前のカードはほかの人のカードを、斜線の場所はあなたのカードを待っています。
learn-lesson-must-goal = **目的：** だれよりも先に手札をなくします。7からAとKまで並べます。
learn-lesson-must-order = **順番：** 自分のカードが続くものから。ほかの人だけが待つものは後で。
learn-lesson-chips-stuck = **出せるなら必ず出します。** 出せなければ、チップを1枚ポットに払います。ポットは勝った人のものです。
learn-lesson-trumps-trump = **切り札**は、ほかのスートの列でも、同じ数字のカードの代わりに出せます。
learn-lesson-trumps-stuck = **出せるなら必ず出します。** 手札になければ、置ける場札を取って出せます。
learn-lesson-beg-six = **7の次**は必ず6です。列が両側へ伸びるのは、その後です。
learn-lesson-beg-stuck = **出せないとき**は、右隣の人にカードを1枚もらいます。最後に残った手札は失点です。
learn-lesson-beg-again = **AかKを出した後**は、続けてもう一度出しても、番を終えてもかまいません。
learn-lesson-parliament-pass = **出せるなら必ず出します。** 出せなければパスで、何も払いません。最後に残った手札は失点です。
learn-lesson-stops-goal = **目的：** だれよりも先に手札をなくします。一人がカードを出すと、同じスートの大きいカードが5枚まで続きます。
learn-lesson-stops-lead = **最初に出す：** 何でも出せます。自分のカードで終わる続きなら、次もまた自分で選べます。
learn-lesson-stops-follow = **続けて出す：** 次のカードを持っていれば必ず出し、なければパスします。
learn-lesson-piles-goal = **目的：** 自分の前に伏せる点数を少なくします。7からAとKへ並べ、出せるカードがあれば必ず出します。
learn-lesson-piles-stuck = **出せないとき：** 1枚伏せます。Aは1点、Kは13点の失点です。その列でそれより先は、もう出せません。
learn-lesson-cells-goal = **目的：** 罰札を少なくします。カードは決まったマスに、出ているカードの上下左右の隣へ置きます。
learn-lesson-cells-kill = **殺し：** 上下左右がすべて埋まった空きマスは殺されます。そこのカードは持っている人の罰札です。
learn-lesson-cells-danger = **注意：** 空いた隣があと1つの自分のマスは、次の1枚で殺されます。早めに出しましょう。
learn-lesson-cells-pass = **パス：** 出せるときでも3回までできます。出せるカードもパスもなくなると脱落です。
learn-lesson-tricks-bid = **目的：** 7回のトリックのうち何回取るかを、手札の数字で宣言します。一番強い宣言の色が切り札です。
learn-lesson-tricks-lead = **最初に出す：** どのカードでも出せます。ほかの人は、同じ色か同じ数字のカードがあれば、それを出さなければなりません。
learn-lesson-tricks-follow = **続けて出す：** 最初のカードと同じ色か数字を出します。一番強い切り札か、続いた中で一番強いカードが取ります。
learn-lesson-tricks-score = **得点：** ぴったりなら、2点に宣言の数を足した点になります。多すぎても少なすぎても、1回につき1点減ります。
learn-lesson-tricks-passing = **カードを渡す：** 渡した枚数だけもらいます。色は少なく、残す色には大きい数字も小さい数字も残しましょう。
learn-lesson-tricks-keep = **宣言を見すえて：** 宣言したい数字のカードを渡してしまわないようにしましょう。
learn-lesson-tricks-middle = **2、3、4の宣言は危険：** 自分の宣言が一番強いか、どの色が切り札になるかがわかりません。
learn-lesson-tricks-sevens = **7から始める：** もっと強い7が数字を合わせて勝ちます。強さは赤、黄、緑、青、紫の順です。
learn-lesson-tricks-trumps = **切り札を出させる：** トリックを取りたいときは、弱い切り札から。自分の強いカードで取りやすくなります。
learn-lesson-groups-goal = **目的：** 最後までカードを持っていると、2匹のペンギンのうち1匹を失います。手札の並び順は変えられません。
learn-lesson-groups-group = **組：** 隣り合った同じ数字は、まとめて出せます。場に何もなければ、何を出してもかまいません。
learn-lesson-groups-beat = **勝つには：** 枚数が多いほうが、数字に関係なく勝ちます。同じ枚数なら、大きい数字が勝ちます。
learn-lesson-groups-pass = **パス：** 山札から1枚引き、手札の好きな場所に入れるか、捨てます。次の番にはまた出せます。
learn-lesson-groups-place = **勝った後：** 負かしたカードを同じ数字の隣に入れるか、捨てます。
learn-lesson-groups-drawn = **引いたカード：** 同じ数字の隣に入れるか、合わなければ捨てましょう。
