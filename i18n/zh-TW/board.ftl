board-title = ### { $game }
board-asleep = 這一桌在休眠，計時停著。按 **牌桌** 繼續。
board-wake = 牌桌
board-seat = **{ $name }** – { $state }
board-left = 已離開，由電腦代打
board-away = 暫離，由電腦代打
board-days-away = 離開到{ $until }
board-hurried = 機器人忙碌，有幾手以「普通」出牌
board-away-waits = 暫離
board-all-away = 現在沒有人在，遊戲先停下來等{ $names }。都沒有人回來的話，{ $until }結束。
board-turn = 輪到{ $names }。
board-turn-computer = 輪到{ $names }。
board-unsaved = 我現在存不下任何一手，遊戲先停一下。沒有任何損失，能存的時候就會自動繼續。
board-last-calls = **剛才**
board-untold = 這張牌桌的狀況目前無法全部顯示。{ $stage ->
    [over] {""}
   *[playing] 遊戲還在繼續：按**我的手牌**就能看到可以出的牌。
}
board-hand = 我的手牌
board-back = 我回來了
board-rules = 規則
board-log = 過程
board-leave = 離開
name-computer = { $name }（電腦{ $level ->
    [unsaid] {""}
   *[other] ・{ $level }
}）
# 舊對局裡已不保留名字的人
name-unknown = 玩家{ $number }
name-drawn = { $name }（{ $level }）
list-comma = 、
list-or = { $others }或{ $last }
list-dot = ・
list-semicolon = ；
list-space = {""}
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
