option-challenge = 対決
option-challenge-description = 同じ3つの手札で、3日のうちに腕を比べる友だち
option-challenge-game-description = 対決するゲーム（省略するとトンネル七並べ）
challenge-title = ## 対決 · { $game }
challenge-deal-title = ## 対決 第{ $deal }局 · { $game }
challenge-about = { $until }までに、あなたと{ $name }が同じ{ $deals }局の手札で、それぞれ一人で同じハウスプレイヤーと対局します。挑戦は各局一回で、ヒントもレートもありません。二人とも終えるか時間が来ると、すべて見られます。
challenge-commitment = -# ハッシュ：`{ $commitment }…`
challenge-one-try = 対決の第{ $deal }局。挑戦は一回です。{ $until }まで中断と再開ができます。**/手札** で戻れます。
challenge-own = 第{ $deal }局：{ $mine }
challenge-both = 第{ $deal }局：あなた { $mine } · { $name } { $theirs }
challenge-result = { $place }位（{ $margin }）
challenge-unfinished = { $begun ->
    [yes] 途中まで
   *[no] まだ
}
challenge-nobody = 削除された人
challenge-state = { $how ->
    [open] { $name }は{ $deals }局のうち{ $done }局を終えました。
    [declined] 断られたので、行いません。
    [gone] 相手がデータを削除したので、終わりました。
    [won] **あなたの勝ち**です。{ $mine }対{ $theirs }でした。
    [lost] **{ $name }の勝ち**です。{ $theirs }対{ $mine }でした。
   *[even] **引き分け**です。{ $mine }対{ $theirs }でした。
}
challenge-share = { $deals }局のうち第{ $deal }局
challenge-sealed = 相手の結果と全員の手札は、二人とも終えるか、時間が来ると（{ $until }）見られます。
challenge-play = 第{ $deal }局を遊ぶ
challenge-open = 対決のページ
challenge-accept = 受ける
challenge-decline = 断る
challenge-list = 対決
challenge-list-title = ## あなたの対決
challenge-list-none = まだありません。**/今日の一局** の「対決」で友だちに挑戦できます。
challenge-list-line = **{ $number }** · { $game }：{ $state }
challenge-games = 対局を一手ずつ見る...
challenge-game = { $whose ->
    [own] 第{ $deal }局：あなた
   *[other] 第{ $deal }局：相手
}
challenge-sent = 対決の呼びかけをチャンネルに出しました。すぐに始められます。
challenge-invited = { $name }：**{ $asker }**さんが **{ $game }** の対決を申し込みました。二人とも同じ3局の手札で、{ $until }までに、それぞれ一人で遊びます。
challenge-declined = **{ $name }**さんは、この対決（{ $game }）を断りました。
fair-challenge = これは対決の第{ $deal }局の手札で、二人に共通です。その対決の秘密の値だけから決まり、そのハッシュは始めから対決のページに出ています。秘密の値を選べたとすれば、Sevensを運営する人だけです。
refused-tried-deal = この局はもう挑戦しました。
refused-ended-challenge = この対決は終わっているので、どの局も始められません。
refused-unknown-challenge = この対決はほかの二人のものか、もう保存されていません。**/今日の一局** で、あなたも友だちに挑戦できます。
refused-begun-challenge = 対決を断れるのは、申し込まれた人が遊び始める前だけです。
refused-challenged = この二人の対決はもうあるか、断られています。次の対決は、二人とも終えるか、{ $until }にできます。
refused-challenges-enough = あなたが申し込んだ対決が{ $most }つ続いています。まずどれかを終えてください。
refused-options-of-challenge = 「対決」に友だちを（よければ「ゲーム」も）選ぶか、「回」だけを選んでください。
refused-no-challenge-game = このゲームの対決はありません。一覧から選んでください。
