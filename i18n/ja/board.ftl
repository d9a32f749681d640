board-title = ### { $game }
board-asleep = 卓は眠っていて、時計も止まっています。続けるには **卓** を押してください。
board-wake = 卓
board-seat = **{ $name }** – { $state }
board-left = 途中でやめたため、コンピューターが代わりにプレイしています
board-away = 離席中のため、コンピューターが代わりにプレイしています
board-days-away = { $until }まで不在
board-hurried = 混み合っていたため、「普通」でプレイした手があります
board-away-waits = 離席中
board-all-away = だれもいないため、{ $names }さんが戻るまでゲームを止めています。だれも戻らなければ、{ $until }に終了します。
board-turn = { $names }さんの番です。
board-turn-computer = { $names }の番です。
board-unsaved = いまは手を保存できないため、ゲームを止めています。失われたものはなく、保存できるようになれば自動で再開します。
board-last-calls = **直前の動き**
board-untold = いまはこの卓のすべてを表示できません。{ $stage ->
    [over] {""}
   *[playing] ゲームは続いています。「手札を見る」で出せるカードを確かめられます。
}
board-hand = 手札を見る
board-back = 戻りました
board-rules = ルール
board-log = ログ
board-leave = 途中でやめる
name-computer = { $name }（コンピューター{ $level ->
    [unsaid] {""}
   *[other] ・{ $level }
}）
name-unknown = プレイヤー{ $number }
name-drawn = { $name }（{ $level }）
list-comma = 、
list-or = { $others }か{ $last }
list-dot = ・
list-semicolon = ／
list-space = {""}
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
