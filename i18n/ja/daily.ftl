command-daily = 今日の一局
command-daily-description = 毎日、全員が同じ手札で一回だけ挑戦します
daily-button = 今日の一局
daily-title = ## 今日の一局 { $day } · { $game }
daily-about = 今日は全員がこの手札で、同じ3人のハウスプレイヤーと対局します。挑戦は**一回だけ**、ヒントはありません。いつでも中断して、あとで続けられます。
daily-begun = もう始めています。その日の受付が終わる{ $until }まで続けられます。
daily-one-try = 「今日の一局」の挑戦は一回だけです。{ $until }まで中断と再開ができます。**/今日の一局** で戻れます。
daily-next = 次の手札は{ $next } · { $people ->
    [0] まだだれも終えていません
   *[other] { $people }人が終えました
}
daily-play = 遊ぶ
daily-go-on = 続ける
daily-share = ここで見せる
daily-how = 数え方
daily-result = **{ $place }位** · 差 { $margin }
daily-first = 終えたのはあなたが最初です。
daily-among = これまでのほかの{ $others }人のうち、**{ $percent }%** を上回っています。
daily-yesterday = 昨日：{ $result }
daily-sealed = ほかの人がまだこの手札で遊んでいます。全員の手札は{ $until }見られます。
daily-shared = セブンズ 今日の一局 { $day } · { $game } · { $place }位
daily-better = { $percent }% を上回る
daily-how-text = ## 数え方
    - 同じ日（UTC）には全員が同じ手札です。ハウスプレイヤーは、同じ手には同じ手で応じます。
    - まず**順位**、次に**差**を数えます。差は得点かチップ、失点ならその分のマイナスです。七並べでは、上がったときにほかの人が持っていたカードの枚数、上がれなければ最後に持っていた枚数のマイナスです。
    - **上回る**割合は、成績が下の人と、同じ人の半分です。
daily-commitments = その日の受付は{ $closes }終わります。手札は秘密の値から決まり、そのハッシュは{ $today }です。明日のものは{ $tomorrow }です。
refused-not-tried = この「今日の一局」をまだ終えていません。
refused-tried = この「今日の一局」はもう挑戦しました。
refused-day-over = この「今日の一局」は、いまは始められません。
refused-one-try = この手札の挑戦は一回きりです。ヒントも取り消しもありません。いつでも中断して、あとで続けられます。
refused-sealed = { $of ->
    [challenge] 対決の相手がまだこの手札で遊んでいます。この対局のすべては、二人とも終えるか、時間が来ると（{ $until }）見られます。
   *[day] ほかの人がまだこの手札で遊んでいます。この対局のすべては、その日の受付が終わってから（{ $until }）見られます。
}
daily-board = このサーバー
daily-board-leave = この一覧に載らない
daily-board-place = { $place }位
daily-board-month = 今月：第{ $first }日～第{ $last }日
daily-board-month-line = 平均 { $percent }%、{ $days }日
daily-board-nobody = まだだれもいません。
daily-board-about = ここで「遊ぶ」を押した人の一覧で、自分の挑戦のあとに見られます。その日の割合は、受付が終わるまで変わります。月の値は、受付が終わった日を{ $least }日以上遊んだ人の、よかった{ $best }日の平均です。
daily-board-left = この一覧から外れました。次にここで始めた挑戦は、また一覧に載ります。
daily-presence = 最近{ $of }日のうち{ $days }日遊びました。
daily-world = 世界
daily-world-title = 全員の成績
daily-world-margins = { $low }～{ $high }
daily-world-line = { $place }位、差 { $margin }：{ $people }人
daily-world-own = **{ $line }** ← あなた
daily-world-open = まだ遊んでいる人がいます。その日の受付が終わるまで（{ $until }）変わります。
daily-announced = 今日も全員が同じ手札です。挑戦は一人一回です。
daily-announced-yesterday = 昨日 · { $game }
daily-remind = 知らせて
daily-reminder = 今日の手札をまだ遊んでいません。
daily-reminder-end = ご希望によるお知らせです。三回続けて挑戦がなければ、自動でやめます。
daily-reminders = ## お知らせ
    まだ挑戦を始めていない日に、選んだ時刻にメッセージを送ります。三回続けて挑戦がなければ、自動でやめます。
daily-reminders-at = あなたの時間で{ $time }にお知らせします。
daily-reminders-never = お知らせなし
daily-reminders-ended = { $why ->
    [refused] Discordではあなたにメッセージを送れないので、お知らせをやめました。
   *[unanswered] 三回続けて挑戦がなかったので、お知らせをやめました。
}
