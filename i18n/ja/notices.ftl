notice-fault = こちらで問題が起きました。ゲームの記録は失われていません。もう一度お試しください。
notice-storage = いま記録を保存できないため、進行を止めています。ゲームの記録は失われていません。少し待ってからもう一度お試しください。
notice-outdated = これは以前のバージョンのもので、もう使えません。今の様子は **/遊ぶ** か **/手札** でわかります。
notice-pressed-gone = 操作は済みましたが、押したメッセージはもう消されています。
notice-forbidden = このチャンネルでの権限が足りません。サーバーの管理者に知らせてください。
notice-place = { $place ->
   *[own] ダイレクトメッセージでは、コンピューターを相手に一人で遊びます。ほかの人と遊ぶには、サーバーかグループDMで **/遊ぶ** を使ってください。
    [forced] このサーバーは「外部アプリを使用」を切っているので、返事はあなたにしか見えません。ほかの人は卓に参加できませんが、コンピューターを相手に一人で遊べます。
}
notice-missing = ここでは卓を開けません。このチャンネルで次の権限が足りません：{ $permissions }。
notice-missing-thread = ここではプライベートスレッドを開けません。このチャンネルで次の権限が足りません：{ $permissions }。
notice-no-table = このチャンネルには卓がありません。**/遊ぶ** で開けます。
notice-leave-question = { $others ->
    [0] ゲームを途中でやめますか？ ほかに遊んでいる人がいないため、**ゲームは終了し**、結果は残りません。
   *[other] ゲームを途中でやめますか？ { $more ->
        [no] あなたの席の番はもうありません。
       *[yes] 席はコンピューターが引き継ぎます。
    }このゲームはレートの対象のままで、あなたは最後まで残った人より下の順位になります。
}
notice-leave-yes = 途中でやめる
notice-leave-end = やめて終了する
notice-leave-no = 続ける
notice-step-away = 離席する
notice-step-away-question = 「離席する」なら、戻るまでの間だけコンピューターが代わりにプレイし、席はそのまま残ります。終わるまで戻らないと、途中でやめた人と同じように最下位になります。
notice-step-away-alone = 「離席する」なら、戻るまで一日のあいだゲームを止めて待ちます。コンピューターが代わりにプレイすることはありません。
notice-stepped-away = 離席しました。
notice-back = おかえりなさい。席に戻りました。
notice-again-players = 同じメンバーで次を開けるのは、参加していた人だけです。**/遊ぶ** でだれでも卓を開けます。
ping-lobby = { $how ->
    [again] { $names }：**{ $host }** さんが{ $game }をもう一度遊びたいそうです。遊ばない人は「席を立つ」を押してください。{ $link }
    [role] { $names }：**{ $host }** さんが{ $game }の参加者を募集しています。{ $link }
   *[invited] { $names }：**{ $host }** さんから{ $game }への招待です。{ $link }
}
ping-turn = { $mention }さん、あなたの番です。
ping-again = { $mention }さん、まだあなたの番です。残り時間がわずかです。
ping-all-away = { $mention }さん、だれもいなくなったため、ゲームを止めて待っています。「戻りました」を押すと再開します。
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-private-threads = プライベートスレッドの作成
permission-attach-files = ファイルを添付
unread-close-note = サーバーを管理する人は、この卓をあきらめて閉じることもできます。閉じた卓は再開できませんが、ここで新しい卓を開けるようになります。
unread-close = この卓を閉じる
unread-closed = 卓を閉じました。**/遊ぶ** で新しい卓を開けます。
