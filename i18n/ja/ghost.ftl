ghost-seat = 👻 お化け（破産）
ghost-counts = 👻 **お化けに話しかけると：** 手札の残っている人がこのチャンネルでお化けに話しかけると、お化けと入れ替わります。話しかけたことになるのは、お化けになってからの発言への返信と、お化けへのメンション（後からの編集で付けた場合も）です。{ $strict ->
    [yes] **この卓は厳しめ：** お化けの発言へのリアクションと、お化けの発言から{ $seconds }秒以内に（間にだれも書かずに）続けて書くことも数えます。
   *[no] それ以外は数えません。リアクションや、続けて書くだけなら大丈夫です。
}
ghost-short = 👻 お化けに返信やメンションをすると、入れ替わります。{ $strict ->
    [yes] お化けの発言へのリアクションや、{ $seconds }秒以内に続けて書くことも同じです。
   *[no] {""}
}
ghost-new = { $number ->
   *[other] 👻 { $names }は破産し、お化けになりました。
}
ghost-may-talk = お化けは自由に話してかまいません。
ghost-private = { $how ->
    [talked] 👻 **お化けに話しかけてしまいました。** { $other }と入れ替わり、あなたの手札は相手が続けます。今度はあなたがお化けです。
    [undone] 👻 **入れ替わりは取り消されました。** 手札は{ $other }に戻り、あなたは元のお化けに戻りました。
   *[bankrupt] 👻 **破産して、お化けになりました。**
}
ghost-tempt = チャンネルでは自由に話してかまいません。質問したり、つい返事をしたくなることを言ったり、あいさつしたりして、手札のある人を誘ってみましょう。うっかりあなたに話しかけた人は、手札をあなたに渡して、あなたの場所に移ります。
ghost-traded = 👻 { $talker }がお化けの{ $ghost }に話しかけました：{ $way ->
    [reply] [返信]({ $link })
    [mention] [メンション]({ $link })
    [reaction] [発言へのリアクション]({ $link })
   *[next] [直後の発言]({ $link })
}。二人は入れ替わり、{ $ghost }が{ $talker }の手札で続け、{ $talker }がお化けになります。
ghost-take-back = 取り消す
ghost-take-back-until = 二人が同意すれば、ホストはこれを取り消せます。{ $until }に締め切ります。
ghost-asked = ホストが取り消しを希望しています。二人とも同意すれば取り消されます。{ $until }に締め切ります。
ghost-agree = { $name }：同意する
ghost-undone = **取り消されました：** 二人とも元の席に戻りました。
ghost-stands = 時間内に全員の同意がそろわなかったので、入れ替わりはそのままです。
ghost-asks = 👻 **{ $ghost }：** ねえ、{ $name }さん。{ $question }
ghost-question-1 = どのスートが一番好きですか？
ghost-question-2 = 絶対に手放したくないカードはどれですか？
ghost-question-3 = 手札はスートごとに並べる派ですか？
ghost-question-4 = トランプはだれに教わりましたか？
ghost-question-5 = なぜかいつも手元に来るカードはありますか？
ghost-question-6 = エース全部とキング全部、持つならどちらがいいですか？
ghost-question-7 = ラッキーナンバーは何ですか？ やっぱり7ですか？
ghost-question-8 = だれが勝つと思いますか？
ghost-question-9 = もしかして、何か止めていませんか？
ghost-question-10 = パスは何回までなら許せますか？
ghost-question-11 = 今日はいい日でしたか？
ghost-question-12 = 今週食べたもので一番おいしかったのは何ですか？
ghost-question-13 = お茶とコーヒー、どちらが好きですか？
ghost-question-14 = 猫と犬、どちらが好きですか？
ghost-question-15 = そちらの天気はどうですか？
ghost-question-16 = 頭から離れない曲はありますか？
ghost-question-17 = 朝ごはんは何がいいと思いますか？
ghost-question-18 = 海と山、どちらが好きですか？
ghost-question-19 = 最近、何か面白い本を読みましたか？
ghost-question-20 = 今夜どこへでも飛んでいけるなら、どこへ行きますか？
ghost-question-21 = 子どものころは何になりたかったですか？
ghost-question-22 = トランプをするときのおやつは何ですか？
ghost-question-23 = もう寝るには早すぎますか？
ghost-question-24 = 最近、何に笑いましたか？
ghost-question-25 = お化けを信じますか？
ghost-question-26 = こちら側は少し寒いです。毛布を取ってもらえますか？
ghost-question-27 = どの季節が一番自分に合っていますか？
ghost-question-28 = 今何時か教えてもらえますか？ お化けは時計を持っていないんです。
