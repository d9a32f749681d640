board-has-chosen = 選びました
board-is-choosing = 選んでいます
board-bid = { $tricks }トリック（宣言{ $bid }）
board-penalty = 罰札{ $cards }枚
board-face-down = 裏向き{ $cards }枚
board-shown = 表向き：{ $cards }
board-total = 合計{ $total }
board-penguins = ペンギン{ $total }匹
board-pot = ポット{ $chips }枚
board-stock = 山札{ $cards }枚
board-trump = 切り札：{ $suit }
board-trump-colour = 切り札：{ $colour ->
    [R] 赤
    [Y] 黄
    [G] 緑
    [B] 青
   *[P] 紫
}
board-community = 場札：{ $cards }
board-closed = 閉じたスート：{ $suits }
board-wanted = 次に出せるカード：{ $cards }
board-group = 場：{ $cards }
board-dead = 殺されたマス：{ $cards }
board-cover = ジョーカーが置かれました。そのカードを持っている人は、今ジョーカーに重ねられます。
# On a seat's plate in the picture: what became of who no longer plays
plate-out = 上がり
plate-bankrupt = 破産
plate-dropped-out = 脱落
plate-eliminated = 脱落
plate-ghost = お化け
# Over the chips in the middle
plate-pot = ポット
