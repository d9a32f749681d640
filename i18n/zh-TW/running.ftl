# `/games`: one's own open tables
command-games = 進行中
command-games-description = 你正在玩的牌桌：輪到誰、到什麼時候為止
games-title = ## 你在玩的牌桌
games-line = - { $game }：{ $state }
games-yours = **輪到你了。**
games-theirs = 輪到{ $names }。
games-waits = 正在等。
games-lobby = 還沒開始。
games-none = 你沒有在玩的牌桌。用 **/開桌** 開一桌。
games-more = - 另外還有{ $tables }桌
slow-message = { $reminds ->
    [yes] { $game }：**時間快到了**，到{ $until }為止。
   *[no] **{ $game }**：輪到你了，到{ $until }為止。
}
slow-message-also = 還有這些牌桌在等你：
slow-message-line = - { $game }：到{ $until }為止
slow-message-refused = Discord 不讓我傳私訊給你。這一天我改在牌桌上提及你。
plan = 預定...
plan-is = -# 預定：{ $cards }。輪到你時，我稍等一下替你出其中第一張能出的；都出不了就問你。只有你看得到。
plan-is-groups = -# 預定：{ $cards }。輪到你時，我替你出其中第一個大得過的；什麼都出不了就 Pass。被你大過的和抽到的牌收到同號牌旁邊，沒有就丟掉。需要你選時就問你。只有你看得到。
plan-next = 預定的第{ $number }張
plan-next-group = 預定的第{ $number }個數字
plan-drop = 取消預定
plan-dropped = 預定取消了。
