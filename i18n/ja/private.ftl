private-more = { lobby-more }
private-channel = チャンネルで遊ぶ
private-channel-about = 場はここにいる全員に見えます（手札は見えません）
private-placed = この卓はチャンネルに移りました。
private-waits = この卓はあなただけに見えています。次の手を1日待ちます。**/手札** でどこからでも戻れます。
private-cards = 対局{ $table }の手札をもう一度。どの記録にも数えません。**/手札** でどこからでも戻れます。
private-open = 自分だけの卓がまだ開いています。どれを続けますか？
private-go-on = 続きから：{ $game }
private-idle = 1日何も起きなかったので、自分だけの卓を閉じました。
refused-tables-enough = 自分だけの卓がもう{ $most }卓開いています。どれかを終えるか、「{ private-more }」から途中でやめてください。
occupied-alone = コンピューターとなら、いつでも一人で遊べます。その卓はあなただけに見えます。
refused-no-cards = { $why ->
    [unfinished] もう一度遊べるのは、最後まで遊んだ対局の手札だけです。
    [others] この手札でもう一度遊べるのは、この対局をした人だけです。
    [people] もう一度遊べるのは、卓を開いた人が一人でコンピューターと遊んだ対局の手札だけです。
    [ghosts] お化けとはチャンネルで話すので、この手札を一人でもう一度遊ぶことはできません。
    [day] 終わった日の手札は、**/今日の一局** に番号を付けて開くページからもう一度遊べます。
   *[seed] この手札の配り方は、再現できる形で残っていません。
}
