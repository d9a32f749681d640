event-by-clock = （時間切れ）{ $event }
event-played = { $name }：{ $cards }
event-played-in-row = { $name }：{ $cards }を{ $suit }の列へ
event-passed = { $name }：パス
event-passed-counted = { $name }：パス{ $number }
event-passed-paid = { $name }：パス（チップ{ $amount }枚払い）
event-passed-taking = { $name }：パス（表向きの{ $cards }を使用）
event-bankrupt = { $name }：破産！ 手札は{ $cards }
event-bankrupt-unseen = { $name }：破産！
event-out = { $name }が上がりました
event-out-placed = { $name }が{ $number }位で上がりました
event-eliminated = { $name }が脱落しました
event-joker-played = { $name }：ジョーカー（{ $cards }）
event-joker-played-with = { $name }：ジョーカー（{ $cards }）と{ $then }
event-exchanged = { $name }が{ $cards }を置いてジョーカーを取りました
event-stacked = { $name }が{ $cards }をジョーカーに重ねました
event-traded = { $way ->
    [taken_back] 入れ替わりは取り消され、{ $name }と{ $other }は元の席に戻りました
   *[talked] { $name }がお化けの{ $other }に話しかけ、入れ替わりました
}
event-drew = { $name }が{ $cards }を引きました
event-drew-unseen = { $name }が{ $number }枚引きました
event-piled = { $name }が{ $cards }を伏せました
event-piled-unseen = { $name }：1枚伏せ
event-suit-closed = { $name }が{ $suit }を閉じました。もうだれも出せません
event-row-opened = { $name }が{ $suit }の列を始めました
event-row-completed = { $name }が{ $suit }の列をそろえました
event-pile-counted = { $name }：伏せたカード{ $count }点{ $doubled ->
    [0] {""}
   *[other] （2倍で{ $doubled }点）
}
event-pile-empty = { $name }は1枚も伏せませんでした（走通）
event-pile-laid-none = { $name }は全部伏せたので0点です（全蓋）
event-begged = { $name }が{ $other }にカードを求めました
event-gave = { $name }が{ $other }に{ $cards }を渡しました
event-gave-unseen = { $name }が{ $other }に{ $number }枚渡しました
event-declined = { $name }は何も渡しませんでした
event-turn-ended = { $name }が番を終えました
event-killed = { $name }の{ $cards }が{ $other }に殺されました
event-killed-own = { $name }が自分の{ $cards }を殺しました
event-killed-by = { $name }が{ $cards }を殺しました
event-chose = { $name }が選び終えました
event-bid = { $name }の宣言：{ $cards }
event-scored-piiko = { $name }：ピーコ（1点）。宣言し直します
event-redealt = カードを配り直しました
event-trump-chosen = 切り札は{ $colour ->
    [R] 赤
    [Y] 黄
    [G] 緑
    [B] 青
   *[P] 紫
}です。{ $name }から始めます
event-won-trick = { $name }がトリックを取りました（{ $number }つ目）
event-took = { $name }が{ $cards }を手札に入れました
event-took-unseen = { $name }が{ $number }枚を手札に入れました
event-discarded = { $name }が{ $cards }を捨てました
event-discarded-unseen = { $name }が{ $number }枚捨てました
event-cleared = 場が流れ、{ $name }から始めます
event-leads = { $name }が新しく始めます
event-called = { $name }：「{ $call }」
event-paid = { $name }がチップを{ $amount }枚払いました
event-paid-to = { $name }が{ $other }にチップを{ $amount }枚払いました
event-paid-for = { $name }が{ $cards }の出し惜しみの罰で、{ $other }にチップを{ $amount }枚払いました
event-revoked = { $name }の出し惜しみは{ $number }回、罰はチップ{ $amount }枚です（1回につき3枚）
event-revoked-short = { $name }の出し惜しみは{ $number }回、罰はチップ{ $due }枚のところ、残っていた{ $amount }枚を払いました
event-won-pot = { $name }がポットのチップ{ $amount }枚を取りました
event-koroshi-out = { $name }の生きたカードがなくなりました
event-koroshi-bankrupt = { $name }が脱落しました。手札は{ $cards }
event-koroshi-bankrupt-unseen = { $name }が脱落しました
event-nanatoridori-out-placed = { $name }が{ $number }番目に上がりました
call-earl-first = これほど立派な{ $rank ->
    [ace] エース
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] ジャック
    [queen] クイーン
   *[king] キング
}はない
call-earl-second = 負けずに立派な{ $rank ->
    [ace] エース
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] ジャック
    [queen] クイーン
   *[king] キング
}がいる
call-earl-third = 三人のうちで一番だ
call-earl-fourth = さあ、コヴェントリー伯爵のお出ましだ
call-snip = スニップ
call-snap = スナップ
call-snorum = スノーラム
call-hickockalorum = ヒコッカローラム
call-jig = ジグ
ending-one-left = 手札のある人が一人になったので、ゲームは終わりです。
ending-bankruptcy = この破産で手札のある人が一人になったので、ゲームは終わりです。
ending-elimination = { $name }の脱落で手札のある人が一人になったので、ゲームは終わりです。
ending-out = { $name }が最後のカードを出したので、この回は終わりです。
ending-piled-out = { $name }が最後のカードを伏せたので、この回は終わりです。
ending-blocked = 4回続けて場にカードが出なかったので、この回は終わりです。
ending-done = 生きたカードがなくなったので、この回は終わりです。
ending-played = 7つのトリックが終わったので、このラウンドは終わりです。
ending-passed-out = { $name }は表向きのカードがないのにパスしたので、負けです。
ending-shichi-narabe-points-bankruptcy = { $name }が破産したので、この回は終わりです。
ending-shichi-narabe-points-out = { $name }の手札がなくなったので、この回は終わりです。
ending-ristiseiska-blocked = 4周の間場にカードが出なかったので、この回は終わりです。
ending-pai-qi-done = 全員の手札がなくなったので、この回は終わりです。
ending-nanatoridori-out = 手札があるのは{ $name }だけになったので、このラウンドは終わりです。
