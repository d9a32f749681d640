listing-description = 在頻道或私訊裡和朋友玩排七和它的各種變化：{ game-shichi-narabe }、{ game-fan-tan }、{ game-insidious-sevens }、{ game-nanatoridori }、{ game-pai-qi }等二十種遊戲，近四十套規則。手牌只有自己看得到，按按鈕出牌，牌桌是一張圖，空位由電腦補上。還有{ daily-button }、教學、重播、覆盤和等級分。免費，沒有廣告。
operator-server = [支援伺服器]({ $address })
