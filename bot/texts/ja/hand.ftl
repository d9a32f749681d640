hand-your-turn = **あなたの番です。** カードを選ぶか、パスしてください。{ $until }に時間切れになります。
hand-only-pass = **あなたの番です。** 出せるカードがありません。{ $until }に時間切れになります。
hand-bankrupt = **あなたの番です。** 出せるカードもパスも残っていないので、破産です。{ $until }に時間切れになります。
hand-not-your-turn = まだあなたの番ではありません。番が来ると、出せるカードがここにボタンで並びます。
hand-away = 離席中なので、コンピューターが代わりに打っています。「戻りました」を押すと席に戻れます。
hand-between = この回は終わりです。
hand-waiting-next = この回は終わりです。全員の準備ができたら次が始まります。
hand-out = カードを出し切りました。おめでとうございます！
hand-out-place = カードを出し切りました。{ $place }位です。おめでとうございます！
hand-fallen = { $how ->
    [eliminated] 脱落しました。続きは観戦できます。
   *[bankrupt] 破産しました。続きは観戦できます。
}
hand-over = このゲームは終わりました。
hand-over-rank = このゲームは終わりました。あなたは{ $rank }位でした。
hand-keep = やめて手札に戻る
hand-timed-out = 時間切れのため、コンピューターが代わりに打ちました。
hand-channel-trouble = チャンネルに書き込む権限がないため、卓を表示できません。サーバーの管理者に知らせてください。
page-before = ◀ 前のカード
page-after = 次のカード ▶
card-joker = ジョーカー
move-pass = パス
move-pass-left = パス（残り{ $left }回）
move-pass-taking = { $card }を取ってパス
move-bankrupt = 破産する
move-joker = ジョーカーを{ $card }として出す
move-substitute = { $card }を{ $suit }の列へ
move-community = 場札を取って出す：{ $play }
move-group = { $cards }（{ $first }〜{ $last }枚目）{ $extra ->
    [0] {""}
   *[other] と表のカード{ $extra }枚
}
move-give = { $cards }を渡す
move-bid = { $card }で入札
move-pile = { $card }を伏せる
move-take = { $position }番目に入れる
move-talk = 席{ $seat }のお化けに話しかける
move-cover = ジョーカーに重ねる
move-leave = 重ねない
move-draw = 引く
move-beg = もらう
move-decline = 渡さない
move-end = 番を終える
move-discard = 捨てる
