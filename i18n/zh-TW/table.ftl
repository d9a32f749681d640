board-has-chosen = 選好了
board-is-choosing = 正在選
board-bid = 吃{ $tricks }墩，叫{ $bid }
board-penalty = 罰牌{ $cards }張
board-face-down = 蓋牌{ $cards }張
board-shown = 明牌：{ $cards }
board-total = 總計{ $total }
board-penguins = 企鵝{ $total }隻
board-pot = 底池{ $chips }枚籌碼
board-stock = 牌堆{ $cards }張
board-trump = 王牌：{ $suit }
board-trump-colour = 王牌：{ $colour ->
    [R] 紅色
    [Y] 黃色
    [G] 綠色
    [B] 藍色
   *[P] 紫色
}
board-community = 公牌：{ $cards }
board-closed = 關門：{ $suits }
board-wanted = 要接：{ $cards }
board-group = 要大過：{ $cards }
board-dead = 死格{ $cards }個
board-cover = 有人出了鬼牌。持有被頂替那張牌的人現在可以蓋上去。
# 圖片裡座位牌上：不再打的人怎麼了
plate-out = 出完
plate-bankrupt = 破產
plate-dropped-out = 出局
plate-eliminated = 淘汰
plate-ghost = 幽靈
# 在中間的籌碼上方
plate-pot = 底池
