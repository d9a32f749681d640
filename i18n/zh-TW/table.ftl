board-has-chosen = 選好了
board-shown = 明牌：{ $cards }
board-cover = 有人出了鬼牌。持有被頂替那張牌的人現在可以蓋上去。
# 圖片裡座位牌上：不再打的人怎麼了
plate-out = 出完
plate-bankrupt = 破產
plate-dropped-out = 出局
plate-eliminated = 淘汰
plate-ghost = 幽靈
# 在中間的籌碼上方
plate-pot = 底池
