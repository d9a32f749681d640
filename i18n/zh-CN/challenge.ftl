option-challenge = 挑战
option-challenge-description = 三天之内和你打同样三副牌的朋友
option-challenge-game-description = 挑战的玩法；不填就是日式排七·封闭隧道
challenge-title = ## 挑战 · { $game }
challenge-deal-title = ## 挑战第{ $deal }副 · { $game }
challenge-about = 你和{ $name }在{ $until }之前打同样的{ $deals }副牌，各打各的，对手是同样的庄家电脑。每副一次机会，没有提示，不计等级分。两个人都打完，或者时间到了，就能看到全部内容。
challenge-commitment = -# 哈希值：`{ $commitment }…`
challenge-one-try = 挑战的第{ $deal }副，只有一次机会。{ $until }之前可以停下，再继续，用 **/手牌** 回来。
challenge-own = 第{ $deal }副：{ $mine }
challenge-both = 第{ $deal }副：你 { $mine } · { $name } { $theirs }
challenge-result = 第{ $place }名（{ $margin }）
challenge-unfinished = { $begun ->
    [yes] 没打完
   *[no] 没打
}
challenge-nobody = 已删除的人
challenge-state = { $how ->
    [open] { $name }打完了{ $deals }副里的{ $done }副。
    [declined] 对方谢绝了，不打。
    [gone] 对方删除了自己的数据，所以到此为止。
    [won] **你赢了**，{ $mine }比{ $theirs }。
    [lost] **{ $name }赢了**，{ $theirs }比{ $mine }。
   *[even] **平手**，{ $mine }比{ $theirs }。
}
challenge-share = 共{ $deals }副，第{ $deal }副
challenge-sealed = 两个人都打完，或者时间到了（{ $until }），才能看到对方的结果和所有人的手牌。
challenge-play = 打第{ $deal }副
challenge-open = 看这场挑战
challenge-accept = 应战
challenge-decline = 谢绝
challenge-list = 挑战
challenge-list-title = ## 你的挑战
challenge-list-none = 还没有。用 **/今日牌局** 的“挑战”约一个朋友。
challenge-list-line = **{ $number }** · { $game }：{ $state }
challenge-games = 一步一步看对局...
challenge-game = { $whose ->
    [own] 第{ $deal }副：你
   *[other] 第{ $deal }副：对方
}
challenge-sent = 挑战已经发在频道里，你可以马上开始。
challenge-invited = { $name }：**{ $asker }** 向你挑战 **{ $game }**：两个人打同样的三副牌，各打各的，到{ $until }为止。
challenge-declined = **{ $name }** 谢绝了这场挑战（{ $game }）。
fair-challenge = 这是挑战第{ $deal }副的牌，两个人都一样：只由这场挑战的秘密数决定。它的哈希值从一开始就写在挑战的页面上。能挑这个秘密数的只有运营这个机器人的人。
refused-tried-deal = 这副牌你已经打过了。
refused-ended-challenge = 这场挑战结束了，不能再开始哪一副。
refused-unknown-challenge = 这是别人两个的挑战，或者已经不在了。你也可以用 **/今日牌局** 向朋友挑战。
refused-begun-challenge = 只有被挑战的人可以谢绝，而且要在开打之前。
refused-challenged = 你们两个已经有一场挑战，或者它被谢绝了。两个人都打完，或者{ $until }，才能再来一场。
refused-challenges-enough = 你发起的挑战还有{ $most }场没结束。先打完一场。
refused-options-of-challenge = 在“挑战”里选一个朋友，要的话再选“玩法”；或者只填“编号”。
refused-no-challenge-game = 这种玩法没有挑战，请从列表里选。
