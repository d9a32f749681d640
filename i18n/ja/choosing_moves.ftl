asking-last-pass = これが**最後のパス**で、出せるカードもあります。本当にパスしますか？
asking-revoke = 出せるカードがあります。パスすると、今チップを1枚、回の終わりに**罰のチップを3枚以上**払います。それまでほかの人にはわかりません。本当にパスしますか？
asking-pass-anyway = それでもパスする
asking-kill = { $card }を出すと、{ $count }枚を**殺します**：{ $killed }。{ $own ->
    [none] {""}
    [all] { $count ->
        [1] これはあなたのカードです。
       *[other] どれもあなたのカードです。
    }
   *[some] このうち{ $yours }はあなたのカードです。
}出しますか？
asking-play-it = { $card }を出す
asking-place = 手札は { $cards } になります。ここに入れますか？
asking-place-here = ここに入れる
controls-gift = 渡すカードを{ $count }枚選ぶ
controls-gap = 入れるすき間を選ぶ
controls-group = 出すカードを選ぶ
controls-joker = ジョーカーを出す
controls-substitute = 切り札をほかの列へ出す
controls-several = 何枚かまとめて出す
asking-eliminated = これを出すと手札がジョーカーだけになり、**脱落します**。本当に出しますか？
asking-loses = 表向きのカードが残っていないので、パスすると**その場で負けます**。本当にパスしますか？
asking-ristiseiska-revoke = 出せるカードがあります。パスすると、**ほかの人がそれぞれカードを1枚渡せます**。本当にパスしますか？
why-not = 出せない理由
why-not-title = ### 出せない理由
why-not-waiting = まだあなたの番ではありません。今の場に出せないのは次のカードです。
why-not-none = 今出せないカードはありません。
why-not-none-waiting = まだあなたの番ではありません。今の場には、手札のどのカードも出せます。
why-not-then = -# たずねたときの状況です。手が進むと変わることがあります。
why-not-line = { $cards }：{ $why }
why-not-needs = まだ出ていない{ $needs }が先です
why-not-tunnel = トンネルで閉じた側です。まだ出ていない{ $needs }が先です
why-not-closed = { $needs }でこのスートは閉じました
why-not-no-base = 5か9がまだ出ていません
why-not-forced = 今出せるのは{ $needs }だけです
why-not-exposed = 公開中です。自分の最初の番が終わると出せます
why-not-joker-needs-next = その先の次のカードと一緒に出しますが、それを持っていません
why-not-joker-held = 代わりになれるカードは、すべて自分で持っています
why-not-not-wanted = 次に出せるのは{ $needs }{ $count ->
    [1] だけです
   *[other] のどれかです
}
why-not-dead = 殺されています
why-not-not-adjacent = 隣にカードがまだ出ていません
why-not-must-follow = 最初に出た{ $needs }と同じ色か数字を出します
why-not-bid-before = この回ですでに宣言に使いました
why-not-does-not-beat = { $rank }が{ $number }枚では、場の{ $to_beat_rank }{ $to_beat }枚に勝てません
why-not-choose-first = 先に決めることがあります
always = 次からも自動で行う
# A menu of what is seldom pressed in a turn, in words mode
controls-seldom = この手番のヘルプ...
always-set = これからは、ほかにできることがないときは自動で進めます。**/設定** でやめられます。
take-back = 待った：{ $move }
take-back-question = **{ $move }** とその後の手をすべて取り消しますか。**取り消すと、この対局は成績の対象外になり**、レートにも成績にも入りません。手を取り消したことは、ログ、リプレイ、対局の記録に残ります。
take-back-no = 取り消さない
take-back-done = 取り消しました。
# ログと結果の中：手の数と回数
taken-back = { $name }が{ $moves }手を取り消しました{ $times ->
    [1] {""}
   *[other] （合わせて{ $times }回）
}
taken-back-count = 待った{ $times }回
