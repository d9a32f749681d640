board-title = ### { $game }
board-asleep = 这一桌在休眠，计时停着。按 **牌桌** 继续。
board-wake = 牌桌
board-seat = **{ $name }** – { $state }
board-left = 已退出，电脑继续打
board-away = 暂离中，电脑代打
board-days-away = 离开到{ $until }
board-hurried = 机器人繁忙，有几手按“普通”打
board-away-waits = 暂离中
board-all-away = 现在没有人在，牌局停下来等{ $names }。要是没有人回来，{ $until }结束。
board-turn = 轮到{ $names }。
board-turn-computer = 轮到{ $names }。
board-unsaved = 我现在存不下新的一步，牌局先停一停。什么都没丢，能存了就自动继续。
board-last-calls = **刚才的出牌**
board-untold = 这一桌的情况暂时没法全部显示。{ $stage ->
    [over] {""}
   *[playing] 牌还在打：点**我的手牌**看看能出什么。
}
board-hand = 我的手牌
board-back = 我回来了
board-rules = 规则
board-log = 出牌记录
board-leave = 退出
name-computer = { $name }（电脑{ $level ->
    [unsaid] {""}
   *[other] ·{ $level }
}）
name-unknown = 玩家{ $number }
name-drawn = { $name }（{ $level }）
list-comma = 、
list-or = { $others }或{ $last }
list-dot = {" · "}
list-semicolon = ；
list-space = {""}
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
