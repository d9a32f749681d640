listing-description = 在频道或私信里和朋友打排七和它的各路亲戚：{ game-shichi-narabe }、{ game-fan-tan }、{ game-insidious-sevens }、{ game-nanatoridori }、{ game-pai-qi }等二十种游戏，近四十套规则。手牌只有自己看得见，点按钮出牌，牌桌是一张图，空位由电脑补上。还有{ daily-button }、教学、回放、复盘和等级分。免费，没有广告。
operator-server = [支持服务器]({ $address })
