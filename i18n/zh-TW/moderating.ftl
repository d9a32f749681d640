command-table = 牌桌
command-table-description = 管理員用：關閉牌桌，禁止或恢復某人上桌
command-close = 關閉
command-close-description = 確認後關閉這個頻道的牌桌
command-bar = 禁止
command-bar-description = 不讓某人上這個伺服器的牌桌
command-unbar = 解除禁止
command-unbar-description = 讓某人可以再次在這個伺服器玩
option-bar-user-description = 誰不能再開桌或加入
option-unbar-user-description = 誰可以再次來玩
moderating-close-question = 要永久關閉這裡的**{ $game }**牌桌嗎？同桌的有：{ $names }。{ $stage ->
    [playing] 對局會就此結束，沒有結果，也不列入任何計算。
   *[lobby] 對局還沒開始。
}牌桌的訊息會告知玩家。
moderating-close = 關閉牌桌
moderating-closed = 牌桌已關閉。
moderating-barred = 從現在起{ $name }不能在這個伺服器開桌或加入牌桌。**/牌桌 解除禁止** 可以取消，名單在 **/設定** 裡。
moderating-barred-left = { $channel }：{ $what ->
    [lobby] 已將對方移出等候室。
    [match] 由電腦代打。
   *[closed] 沒有其他人在場，所以關閉了牌桌。
}
moderating-unbarred = { $name }可以再次在這個伺服器玩了。
