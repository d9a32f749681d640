hand-not-your-turn = ほかの人の番です（場は前回のまま）
hand-moved = { $where ->
    [up] 手札はこの上にあります。
    [message] 手札はダイレクトメッセージにあります。
    [table] 手札は[卓]({ $link })にあります。
   *[down] 手札はこの下にあります。
}
hand-away = 離席中なので、コンピューターが代わりにプレイしています。「戻りました」を押すと席に戻れます。
hand-all-away = 離席中で、ほかにもだれもいないため、ゲームを止めています。「戻りました」を押すと再開します。だれも戻らなければ、{ $until }に終了します。
hand-out = カードを出し切りました。おめでとうございます！
hand-out-place = カードを出し切りました。{ $place }位です。おめでとうございます！
hand-koroshi-out = 出せるカードがなくなりました。続きは観戦できます。
hand-fallen = { $how ->
    [out] 脱落しました。続きは観戦できます。
    [eliminated] 脱落しました。続きは観戦できます。
   *[bankrupt] 破産しました。続きは観戦できます。
}
hand-revokes = この回の出し惜しみは{ $count }回です。ほかの人はまだ知りません。回の終わりに罰のチップを{ $due }枚払い、列の始まりのカードを出せたときはさらに払います。
hand-left = このゲームを途中でやめました。席はコンピューターが引き継ぎます。
hand-left-idle = このゲームを途中でやめました。あなたの席の番はもうありません。ゲームはほかのプレイヤーで続きます。
hand-left-ended = このゲームを途中でやめました。遊ぶ人がいなくなったため、結果なしで終了しました。
hand-left-over = このゲームは途中でやめました。ゲームはもう終わっています。
hand-over = このゲームは終わりました。
hand-closed = モデレーターがこの卓を閉じました。この対局はどこにも数えられません。
hand-keep = やめて手札に戻る
hand-timed-out = 時間切れのため、コンピューターが代わりにプレイしました。
hand-channel-trouble = { $why ->
    [permission] チャンネルに書き込む権限がないため、卓を表示できません。サーバーの管理者に知らせてください。
   *[refused] Discordがメッセージを受け付けないため、チャンネルに卓を表示できません。ゲームはここで続けられます。ボタンが押されると、もう一度試します。このアプリの運営者に知らせてください。
}
page-before = ◀ 前のカード
page-after = 次のカード ▶
card-joker = ジョーカー
card-suit = { $suit ->
    [S] スペード
    [H] ハート
    [D] ダイヤ
   *[C] クラブ
}
card-in-words = { card-suit }の{ $rank }
card-colour = { $colour ->
    [R] 赤
    [Y] 黄
    [G] 緑
    [B] 青
   *[P] 紫
}
card-coloured = { card-colour }{ $numbers }
move-pass = パス
move-pass-left = パス（残り{ $left }回）
move-pass-taking = { $card }を取ってパス
move-bankrupt = { $how ->
    [out] 脱落する
   *[bankrupt] 破産する
}
move-joker = ジョーカー（{ $card }）
move-joker-with = ジョーカー（{ $card }）と{ $then }
move-on-joker = { $card }をジョーカーに重ねる
move-substitute = { $card }を{ card-suit }の列へ
move-community = 場札を取って出す：{ $play }
move-set = { $suits } { $first }〜{ $last }（{ $count }枚）
move-group = { $cards }{ $extra ->
    [0] {""}
   *[other] {" "}+ 表向き{ $extra }枚
}{ $count ->
    [1] （{ $first }枚目）
   *[other] （{ $first }〜{ $last }枚目）
}
move-give = { $cards }を渡す
move-bid = { $card }で宣言
move-pile = { $card }を伏せる
# 取り込んだ手
move-take = 手札に取り込む
move-take-first = 1番目：▾ { $after }
move-take-between = { $position }番目：{ $before } ▾ { $after }
move-take-last = { $position }番目：{ $before } ▾
move-take-spoken = { $position }番目：{ $where ->
    [first] { $after }の前
    [last] { $before }のうしろ
   *[between] { $before }と{ $after }の間
}
move-talk = 席{ $seat }のお化けに話しかける
move-cover = ジョーカーに重ねる
move-leave = 重ねない
move-draw = 引く
move-beg = カードをもらう
move-decline = 渡さない
move-end = 番を終える
move-discard = 捨てる
