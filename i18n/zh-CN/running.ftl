# `/games`: one's own open tables
command-games = 进行中
command-games-description = 你正在打的桌：轮到谁、到几点为止
games-title = ## 你在打的桌
games-line = - { $game }：{ $state }
games-yours = **轮到你了。**
games-theirs = 轮到{ $names }。
games-waits = 正在等。
games-lobby = 还没开始。
games-none = 你没有在打的桌。用 **/开桌** 开一桌。
games-more = - 另外还有{ $tables }桌
slow-message = { $reminds ->
    [yes] { $game }：**时间快到了**，到{ $until }为止。
   *[no] **{ $game }**：轮到你了，到{ $until }为止。
}
slow-message-also = 还有这些桌在等你：
slow-message-line = - { $game }：到{ $until }为止
slow-message-refused = Discord 不让我给你发私信。这一天里我改为在牌桌上提及你。
plan = 预定...
plan-is = -# 预定：{ $cards }。轮到你时，我稍等一下替你出其中第一张能出的；都出不了就问你。只有你看得到。
plan-is-groups = -# 预定：{ $cards }。轮到你时，我替你出其中第一个压得过的；什么都出不了就过。压下来的和摸到的牌收到同数字的牌旁边，没有就弃掉。需要你选时就问你。只有你看得到。
plan-next = 预定的第{ $number }张
plan-next-group = 预定的第{ $number }个数字
plan-drop = 取消预定
plan-dropped = 预定取消了。
