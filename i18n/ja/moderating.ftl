command-table = 卓
command-table-description = モデレーター用：卓を閉じる、参加を止める
command-close = 閉じる
command-close-description = このチャンネルの卓を、確認のあとで閉じます
command-bar = 参加を止める
command-bar-description = このサーバーの卓で遊べないようにします
command-unbar = 参加を認める
command-unbar-description = このサーバーでまた遊べるようにします
option-bar-user-description = 卓を開くことも参加することもできなくする人
option-unbar-user-description = また遊べるようにする人
moderating-close-question = ここの **{ $game }** の卓を閉じますか？ 参加者：{ $names }。{ $stage ->
    [playing] 対局は結果なしで終わり、どこにも数えられません。
   *[lobby] 対局はまだ始まっていません。
}参加者には卓のメッセージで伝わります。
moderating-close = 卓を閉じる
moderating-closed = 卓を閉じました。
moderating-barred = { $name }さんは、このサーバーで卓を開くことも参加することもできなくなりました。**/卓 参加を認める** で元に戻せます。一覧は **/設定** にあります。
moderating-barred-left = { $channel }：{ $what ->
    [lobby] ロビーから外しました。
    [match] コンピューターが代わりにプレイします。
   *[closed] ほかにだれもいなかったので、卓を閉じました。
}
moderating-unbarred = { $name }さんは、このサーバーでまた遊べます。
