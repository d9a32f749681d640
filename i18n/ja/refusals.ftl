refused-table-gone = この卓はもう閉じています。**/遊ぶ** で新しい卓を開けます。
refused-unreadable = 今はここの卓を読み込めないため、ここでは遊べません。記録は失われておらず、新しいバージョンで続きを遊べるようになります。それまでは、スレッドか別のチャンネルで **/遊ぶ** を使ってください。
refused-elsewhere = これは別のチャンネルの卓のものなので、ここでは使えません。
refused-stopping = 再起動しているところです。ゲームの記録は失われていません。少し待ってからもう一度お試しください。
refused-channel-busy = { occupied }
refused-not-seated = この卓には参加していません。終わったら、次のゲームに参加できます。
refused-already-seated = もうこの卓に参加しています。
refused-not-host = この操作ができるのはホストの{ $host }さんだけです。
refused-not-in-lobby = ゲームはもう始まっています。
refused-not-started = ゲームはまだ始まっていません。ホストが開始します。
refused-table-full = 満席です。遊べるのは{ $most }人までです。
refused-too-few = 人数が足りません。{ $least }人以上必要ですが、今は{ $seated }人です。
refused-no-computer = コンピューターは参加していません。
refused-not-invited = この卓に招待されていません。空きがあれば「参加する」を押してください。
refused-asked-already = 選んだ人は、もう参加しているか招待済みです。招待は1人につき1回だけです。
refused-asked-enough = 1つの卓に招待できるのは{ $most }人までです。
refused-asked-here = この卓ではもう呼びかけました。呼びかけは1回だけです。
refused-ask-off = このサーバーでは、呼びかけるロールが決まっていません。サーバーを管理する人が **/設定** で決められます。
refused-ask-everybody = **@everyone** は選べません。呼びかけを受けたい人のロールを選んでください。
refused-role-everybody = **@everyone** は全員が持つロールです。全員が卓を開けるようにするには、ロールを何も選ばないでください。
refused-bad-setting = その値にはできないので、変更しませんでした。一覧から選んでください。
refused-default-not-here = いつもの卓のゲームは、ここで遊べるゲームから選んでください。変更しませんでした。
refused-barred = このサーバーのモデレーターが、あなたは卓で遊べないと決めました。**/練習** で一人で練習することはできます。
refused-not-barred = 選んだ人は参加を止められていません。
refused-barred-by-manager = サーバーを管理する人が止めたため、元に戻せるのも**サーバー管理**の権限を持つ人だけです。
refused-barred-enough = 1つのサーバーで参加を止められるのは{ $most }人までです。
refused-cannot-bar = { $who ->
    [self] 自分の参加は止められません。
    [app] アプリは遊ばないので、参加を止める必要はありません。
   *[manager] サーバーを管理できる人の参加は止められません。
}
refused-channel-not-allowed = このサーバーで卓を開けるのは { $channels } です。
refused-role-needed = このサーバーで卓を開くには、次のロールのどれかが必要です：{ $roles }。開いている卓にはだれでも参加できます。
refused-game-not-here = このゲームは、このサーバーで遊べるゲームに入っていません。**/遊ぶ** の一覧から選んでください。**/練習** での練習はできます。
refused-often = { $whose ->
    [own] { $what ->
        [share] 場面を続けて{ $most }回共有しました。次の共有は{ $until }にできます。
        [film] アニメーションを続けて{ $most }回共有しました。次の共有は{ $until }にできます。
        [ask] 少し前に呼びかけたばかりです。次の呼びかけは{ $until }にできます。
        [thread] プライベートスレッドを続けて{ $most }回作りました。次は{ $until }に作れます。
       *[invite] 招待を続けて{ $most }回送りました。次の招待は{ $until }に送れます。一度に何人か選べます。
    }
   *[channel] { $what ->
        [share] このチャンネルで場面が続けて{ $most }回共有されました。次の共有は{ $until }にできます。
        [film] このチャンネルでアニメーションが続けて{ $most }回共有されました。次の共有は{ $until }にできます。
        [ask] このチャンネルでは少し前に呼びかけがありました。次の呼びかけは{ $until }にできます。
        [thread] このチャンネルでプライベートスレッドが続けて{ $most }回作られました。次は{ $until }に作れます。
       *[invite] このチャンネルで招待が続けて{ $most }回送られました。次の招待は{ $until }に送れます。
    }
}
refused-opened-often = 1分のあいだに{ $most }卓を開きました。あと{ $seconds }秒で次の卓を開けます。
refused-server-opened-often = このサーバーでは1分のあいだに{ $most }卓が開かれました。{ $seconds }秒後にもう一度お試しください。
refused-hosts-enough = あなたはこのサーバーで{ $most }卓のホストになっています（{ $channels }）。どれかが終われば、次の卓を開けます。
refused-server-full = このサーバーでは、上限の{ $most }卓が開いています。参加するか、どれかが終わってから開いてください。
refused-not-moderator = この操作ができるのは、**メッセージの管理**か**サーバー管理**の権限を持つ人だけです。
refused-no-table-here = このチャンネルに開いている卓はありません。
refused-no-threads = ここにはプライベートスレッドを作れません。サーバーのテキストチャンネルでは作れます。
refused-no-ghosts = お化けには、書き込みがあったことが私にわかるチャンネルで話しかけます。ここではわからないので、別のゲームを選ぶか、私を招待したサーバーで遊んでください。
refused-no-pace = ゆっくり対局には、私を招待したサーバーが必要です。ここでは、だれも押さないあいだ時計が止まります。
refused-may-not-thread = このチャンネルで**プライベートスレッドの作成**の権限が必要です。
refused-last-person = ほかに遊んでいる人がいないため、やめるとゲームは終了します。
refused-not-your-turn = { illegal-not-your-turn }
refused-stale = その後ゲームが進みました。今はこうなっています。
refused-illegal = 今はそれはできません。
refused-away = 離席中です。先に「戻りました」を押してください。
refused-not-away = 離席していません。席はあなたのものです。
refused-stepped-enough = 前の手からもう{ $most }回席を外しました。次の手のあとで、また席を外せます。
refused-not-alone = 手を取り消せるのは、最初から一人でコンピューターと遊んでいる卓だけです。
refused-taken-back = この手はもう取り消してあります。今はこうなっています。
refused-not-last = 取り消せるのは、この回に最後に自分で決めた手だけです。今はこうなっています。
refused-no-hints = { $why ->
    [host] この卓はヒントなしです。ホストがそう決めました。
   *[people] 2人以上で遊んでいるので、ヒントはありません。ホストはロビーの**{ lobby-set-up }** → **{ lobby-options }**でヒントありにできます。
}
refused-not-over = この回はまだ続いています。
refused-no-talk = この卓のお化けとの会話にはあたりません。
refused-no-trade = 取り消せる入れ替わりがないか、もう時間切れです。
refused-not-concerned = これを決められるのは、ホストと入れ替わった二人だけです。
refused-word-bad = ひとことは{ $most }文字までで、目に見える文字が1つは必要です。前のひとことはそのままです。
refused-word-often = ここでひとことを加えたり変えたりできるのは{ $most }回までです。今のままになります。取り消すには空欄にしてください。
refused-dealt = カードはもう配られました。ひとことを加えられるのは開始の前だけです。
refused-no-words = この卓は以前の版で開かれたので、ひとことは加えられません。
refused-bad-setup = { $option ->
    [turn_seconds] 一手の持ち時間は{ $least }〜{ $most }秒にできます。
   *[other] { $least }〜{ $most }にできます。
}
refused-bad-option = この組み合わせはできないので、変更しませんでした。
refused-not-manager = このサーバーの設定を変えられるのは、**サーバー管理**の権限を持つ人だけです。
refused-game-unknown = そのゲームは見つかりません。**/遊ぶ** の候補から選んでください。
refused-no-match = その番号の対局は見つかりません。**/リプレイ** の候補から選んでください。
refused-match-unreadable = この対局は今は読み込めません。記録は失われておらず、新しいバージョンで読めるようになるかもしれません。
refused-match-not-over = リプレイは、対局が終わってから見られます。
refused-match-broken-off = この対局は最後まで行われなかったため、リプレイできません。
refused-match-of-others = ここでこの対局のリプレイを見られるのは、参加した人だけです。
refused-not-played = 振り返りを見られるのはこの対局に参加した人だけで、見られるのは自分の選択だけです。
refused-not-over-yet = 振り返りは、対局が最後まで行われたあとで見られます。
refused-reviews-busy = 今はたくさんの振り返りを作っています。数分後にもう一度お試しください。
illegal-hand-over = この回は終わっています。
illegal-not-your-turn = まだあなたの番ではありません。
illegal-not-in-this-game = 今はその手はありません。
illegal-not-in-hand = { $card }は手札にありません。
illegal-not-next = { $card }はまだ出せません。先に{ $needs }が必要です。
illegal-already-laid = { $card }はもう場に出ています。
illegal-tunnel-closed = トンネルで閉じた側です。{ $card }より先に{ $needs }が必要です。
illegal-suit-closed = { $needs }でこのスートは閉じたので、{ $card }はもう出せません。
illegal-no-passes-left = パスはもう残っていません。
illegal-must-play = 出せるカードがあるときは、出さなければなりません。
illegal-not-bankrupt = まだ破産ではありません。カードを出すかパスできます。
illegal-bankrupt = 出せるカードもパスも残っていないので、破産です。
illegal-joker-held-card = { $card }は自分で持っているので、ジョーカーで代用できません。
illegal-joker-alone = ジョーカーは、同じ向きの次のカードと一緒に出します。
illegal-nothing-beyond = { $card }の先には、足りないカードがありません。
illegal-no-ghost = その席にお化けはいません。
illegal-not-alive = 手札のない人はお化けに話しかけられません。
illegal-not-adjacent = { $card }は場のカードに隣り合っていません。
illegal-dead = { $card }は殺されています。
illegal-forced = 今出せるのは{ $card }だけです。
illegal-exposed = { $card }は公開中です。自分の最初の番が終わってから出せます。
illegal-only-trump-row = { $card }は切り札の列にしか出せません。
illegal-must-follow = { $card }と同じ色か数字を出してください。
illegal-does-not-beat = { $rank }が{ $number }枚では、場の{ $to_beat_rank }{ $to_beat }枚に勝てません。
illegal-not-a-group = 手札で隣り合った同じ数字のカードではありません。
illegal-not-a-set = 選んだカードは、どのスートも同じ数字の並びになっていなければなりません。
illegal-wrong-number = { $number }枚渡してください。
illegal-nothing-to-choose = 今は選ぶものがありません。
refused-talk-alone = この卓には、ほかの人がいません。
refused-talk-ghost = お化けがいるあいだは、スタンプは使えません。話すならチャンネルで、自己責任でどうぞ。
refused-talk-often = スタンプは10秒に1回までです。あと{ $seconds }秒待ってください。
refused-talk-off = { $whose ->
    [own] **/設定** でスタンプをオフにしています。
   *[server] このサーバーでは、スタンプはオフになっています。
}
