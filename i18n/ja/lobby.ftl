lobby-title = ### { $game }
lobby-borrowed = この卓はボタンが押されているあいだ動きます。最後に押されてから15分で眠り、時計も止まります。お化けはありません。
lobby-house-rules = { $game }（独自ルール）
lobby-changed = **通常と違うところ：**
    { $changes }
lobby-too-many = **{ $seated }人が参加していますが、このルールで遊べるのは{ $most }人までです。** このままでは始められません。
lobby-seats = **参加者（{ $seated }/{ $most }人）：** { $names }
lobby-seat = { $name }{ $host ->
    [yes] （ホスト）
   *[no] {""}
}
lobby-closes = ホストが「開始」を押すと始まります。{ $minutes ->
    [1440] 1日
   *[other] { $minutes }分間
}だれも操作しないと、自動で閉じます。
occupied = このチャンネルにはもう卓があります。
occupied-lobby = **{ $game }** がこれから始まります。参加者：{ $names }。{ $room ->
    [0] 満席です。
   *[other] あと{ $room }人参加できます。
}
occupied-playing = { $stage ->
    [between] { $names }が **{ $game }** で遊んでいます。まもなく次の{ $part ->
        [round] ラウンド
       *[hand] 回
    }が配られます。
   *[playing] { $names }が **{ $game }** で遊んでいます。
}
occupied-number = （{ $number }）
occupied-wait = 終わったら、次のゲームに参加できます。
occupied-seated = あなたも参加しています。
occupied-left = あなたは途中でやめました。
occupied-below = 下に表示し直します。
occupied-go = 卓へ移動
lobby-join = 参加する
lobby-full = 満席です
lobby-leave = 席を立つ
lobby-how = 遊び方
lobby-start = 開始
lobby-filled = コンピューター{ $computers }人
lobby-start-too-many = 開始（{ $over }人多い）
lobby-set-up = 準備...
lobby-panel-title = ### 卓の準備
lobby-more = その他...
lobby-guest = { $role ->
    [host] あなたはこの卓のホストで、席に着いています。「開始」はロビーの下にあります。
    [guest] 席に着きました。{ $host }さんが開始したら、ここに手札が出ます。「手札を見る」でも見られます。
   *[none] ホストは{ $host }さんです。ホストが「開始」を押すと始まります。
}
lobby-options = 設定
lobby-missing = あと{ $missing }人必要
lobby-fill = コンピューターで埋める
lobby-decline = 今はやめる
lobby-invite = 招待する...
lobby-ask = ここで呼びかける
lobby-thread = プライベートスレッドへ
lobby-moved = 卓を{ $thread }に移しました。参加者、招待した人、スレッドを管理できる人だけに見えます。
lobby-stays = プライベートスレッドにだれも追加できなかったので、卓はここに残ります。このチャンネルを見られないのかもしれません。
lobby-not-added = { $names }をスレッドに追加できませんでした。このチャンネルを見られないのかもしれません。
lobby-left-out = 招待できませんでした：{ $names }。
lobby-left-out-one = { $name }{ $why ->
    [app] （アプリは参加できません）
    [self] （あなた自身です）
    [absent] （このチャンネルを見られません）
    [barred] （このサーバーでは遊べません）
    [seated] （もう参加しています）
   *[asked] （もう招待しました）
}
lobby-invited = **招待中：** { $names }
lobby-invited-one = { $name }{ $answer ->
    [no] （今はやめる）
   *[none] {""}
}
lobby-add = +1
lobby-remove = −1
lobby-levels = コンピューターの強さと性格
lobby-level-of = { $what ->
    [add] 強さを選んでコンピューターを追加
   *[all] コンピューター全員
}
lobby-level-ask = { $what ->
    [add] **コンピューターを追加**します。強さか性格を選んでください。
    [all] **コンピューター全員**の強さか性格を選んでください。
   *[one] **{ $name }**の強さか性格を選んでください。
}
lobby-level-no-strong = このゲームでは「普通」がいちばん強いです（深く読んでも強くなりません）。
lobby-level-chosen = { $what ->
    [add] **{ $name }**（{ $level }）が卓に加わりました。
    [all] コンピューター全員：{ $level }。
   *[one] **{ $name }**：{ $level }。
}
lobby-level-which = { $what ->
    [add] 追加するコンピューターの強さと性格
   *[other] 強さと性格
}
lobby-level-name = { $level ->
    [easy] 弱い
    [strong] 強い
    [hoarder] ためこみ屋
    [opener] 気前よし
    [killer] 殺し屋
    [gambler] 勝負師
   *[normal] 普通
}
lobby-level-about = { $level ->
    [easy] 初心者のように間違えます
    [strong] 多くの配り方を考えてから出します
    [hoarder] カードを出し惜しみ、早くからパスします
    [opener] みんなが続けるカードを好み、パスは嫌いです
    [killer] ほかの人が損をする手を好みます
    [gambler] 1位を狙い、最下位になっても構いません
   *[normal] 深くは読みませんが、よい手を選びます
}
lobby-cancel = 中止
lobby-turn-time = 一手の持ち時間
lobby-turn-time-alone = コンピューターだけが相手なら、時間制限はありません
lobby-pace-of = ゆっくり：一手{ $time }
lobby-pace-about = 何日もかけて対局します。予備の時間は1回だけ{ $bank }
slow-start-where = **ゆっくりの対局は何日も続きます。**専用のスレッドで始めますか？ このチャンネルで始めると、終わるまでここでほかの卓は開けません。
slow-start-here = ここで開始
lobby-turn-time-of = { $seconds ->
    [30] 一手30秒
    [60] 一手1分
    [90] 一手90秒
   *[other] { $minutes ->
        [0] 一手{ $seconds }秒
        [1] 一手{ $seconds }秒
       *[other] 一手{ $minutes }分
    }
}
lobby-closed = { $ending ->
    [cancelled] 始まる前に中止されました。**/遊ぶ** で新しい卓を開けます。
    [moderated] モデレーターがこの卓を閉じました。{ $stage ->
        [played] この対局はどこにも数えられません。
       *[lobby] {""}
    }**/遊ぶ** で新しい卓を開けます。
    [moved] 卓はプライベートスレッドに移りました。参加者と招待された人はそちらで遊べます。
    [channel_gone] このチャンネルが使えなくなったため、卓を閉じました。**/遊ぶ** で新しく開けます。
   *[deserted] { $stage ->
        [played] だれもいなくなったため、ゲームを終了しました。
       *[lobby] しばらく操作がなかったため、卓を閉じました。**/遊ぶ** で新しい卓を開けます。
    }
}
