listing-description = 七並べとその仲間のカードゲームを、チャンネルやDMで友だちと遊べます。{ game-shichi-narabe }、{ game-fan-tan }、{ game-insidious-sevens }、{ game-nanatoridori }、{ game-pai-qi }など20種類、40近いルール。手札は自分だけに見え、ボタンで出し、卓は画像で見えます。空席にはコンピューターが入ります。{ daily-button }、練習、リプレイ、検討、レートつき。無料、広告なし。
operator-server = [サポートサーバー]({ $address })
