command-privacy = プライバシー
command-privacy-description = あなたについて保存しているものの確認、書き出し、削除
privacy-title = ## あなたについて保存しているもの
privacy-text = あなたのメッセージは読みません。配り方に加えたひとことと、卓で💬から送ったスタンプのほかに、次のものを保存しています。
privacy-results = - 対局の結果 { $results }件と、それによるレート { $ratings }件
privacy-tables = - { $tables }卓の記録にある、あなたの名前とDiscordの番号、そこで出したカード
privacy-reviews = - あなたの選択の振り返り { $reviews }件
privacy-tries = - 「今日の一局」の挑戦 { $tries }回、対決{ $challenges }件
privacy-settings = - { $settings ->
    [yes] あなたの設定と、対局が終わったときの各サーバーでの名前
   *[no] 設定は保存していません
}
privacy-more = 保存するものと期間のすべては{ $address ->
    [none] 、*docs/privacy.md* 
   *[other] [プライバシーの文書]({ $address })
}に書いてあります。
privacy-reached = 運営者：{ $where }
privacy-export = ファイルで受け取る
privacy-delete = すべて削除する
privacy-delete-question = **あなたについてのすべてを削除しますか？** すべてのサーバーの結果、レート、振り返り、設定が消え、元に戻せません。対局の記録では名前が「プレイヤー」に変わり、ほかの人はそのままリプレイできます。開いている卓からは抜けます。対局中ならコンピューターが代わりにプレイします。サーバーがあなたの参加を止めている場合、それはサーバーの設定なので残ります。
privacy-delete-yes = 完全に削除する
privacy-back = { picker-back }
privacy-deleted = あなたについてのすべてを削除しました。
privacy-deleted-later = { $channels } には、あなたが参加していた卓がまだ開いています。終わりしだい、そこの名前も削除します。
privacy-a-player = プレイヤー
privacy-exported = あなたについて保存しているすべてです。ただし、ほかの人のもの（名前とカード、配り方のもとになる秘密の数）と、卓の公開メッセージであなたが最後に押したボタンのトークン（そのメッセージを書き換えられるため）は含みません。
privacy-file = あなたについて保存しているもの
privacy-server-text = ### このサーバー
    サーバーを管理できるので、このサーバーについて保存しているものを削除できます：設定、順位表、参加を止めた人、ここで対局があったこと。
privacy-server-delete = このサーバーのデータを削除する
privacy-server-question = **このサーバーについてのすべてを削除しますか？** 開いている卓は閉じられ、どこにも数えられません。設定、参加を止めた人、順位表が消え、元に戻せません。参加した人の結果は、サーバーの名前なしで本人に残ります。
privacy-server-deleted = このサーバーについてのすべてを削除しました。
