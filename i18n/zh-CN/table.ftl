board-has-chosen = 选好了
board-shown = 明牌：{ $cards }
board-cover = 有人出了王。谁有它顶替的那张牌，现在可以盖上去。
# 图中座位牌上的字：不再打牌的人怎样了
plate-out = 出完
plate-bankrupt = 破产
plate-dropped-out = 出局
plate-eliminated = 淘汰
plate-ghost = 幽灵
# 中间筹码上方
plate-pot = 底池
