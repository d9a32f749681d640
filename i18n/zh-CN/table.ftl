board-has-chosen = 选好了
board-is-choosing = 正在选
board-bid = 赢了{ $tricks }墩，叫{ $bid }墩
board-penalty = 罚牌{ $cards }张
board-face-down = 扣牌{ $cards }张
board-shown = 明牌：{ $cards }
board-total = 总计{ $total }
board-penguins = 企鹅{ $total }只
board-pot = 底池{ $chips }个筹码
board-stock = 牌堆{ $cards }张
board-trump = 主牌：{ $suit }
board-trump-colour = 主牌：{ $colour ->
    [R] 红
    [Y] 黄
    [G] 绿
    [B] 蓝
   *[P] 紫
}
board-community = 公共牌：{ $cards }
board-closed = 关门：{ $suits }
board-wanted = 要接：{ $cards }
board-group = 要压：{ $cards }
board-dead = 死格{ $cards }个
board-cover = 有人出了王。谁有它顶替的那张牌，现在可以盖上去。
# 图中座位牌上的字：不再打牌的人怎样了
plate-out = 出完
plate-bankrupt = 破产
plate-dropped-out = 出局
plate-eliminated = 淘汰
plate-ghost = 幽灵
# 中间筹码上方
plate-pot = 底池
