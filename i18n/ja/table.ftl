board-has-chosen = 選びました
board-shown = 表向き：{ $cards }
board-cover = ジョーカーが置かれました。そのカードを持っている人は、今ジョーカーに重ねられます。
# On a seat's plate in the picture: what became of who no longer plays
plate-out = 上がり
plate-bankrupt = 破産
plate-dropped-out = 脱落
plate-eliminated = 脱落
plate-ghost = お化け
# Over the chips in the middle
plate-pot = ポット
