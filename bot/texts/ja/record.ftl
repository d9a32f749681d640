record-button = 棋譜
record-here = このゲームの棋譜です。配られたカードと、すべての手が書いてあります。
record-description = ゲームの棋譜（JSONで1行）
record-players = 棋譜を受け取れるのは、このゲームに参加した人だけです。
record-not-yet = 棋譜はゲームが終わってから受け取れます。
