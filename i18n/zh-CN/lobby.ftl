lobby-title = ### { $game }
lobby-borrowed = 这一桌靠按钮维持：最后一次按下后一刻钟就会休眠，计时也随之停下。这里没有幽灵。
lobby-house-rules = { $game }（自定规则）
lobby-changed = **和平时不一样：**
    { $changes }
lobby-too-many = **坐了{ $seated }人，可按这套规则最多{ $most }人。**这样没法开始。
lobby-seats = **已上桌（{ $seated }/{ $most }人）：**{ $names }
lobby-seat = { $name }{ $host ->
    [yes] （房主）
   *[no] {""}
}
lobby-closes = 由房主开始。{ $minutes ->
    [1440] 一天
   *[other] { $minutes }分钟
}没有动静，这一桌会自动关掉。
occupied = 这个频道已经有一桌了。
occupied-lobby = **{ $game }** 马上要开始了。桌上有：{ $names }。{ $room ->
    [0] 已经坐满。
   *[other] 还能坐{ $room }个人。
}
occupied-playing = { $stage ->
    [between] { $names }正在打 **{ $game }**，马上要发下一{ $part ->
        [round] 轮
       *[hand] 局
    }的牌。
   *[playing] { $names }正在打 **{ $game }**。
}
occupied-number = （{ $number }）
occupied-wait = 等打完了，你可以加入下一场。
occupied-seated = 你就在这一桌。
occupied-left = 你已经退出这一桌。
occupied-below = 我在下面重新发一遍。
occupied-go = 去那一桌
lobby-join = 加入
lobby-full = 坐满了
lobby-leave = 退出
lobby-how = 怎么玩
lobby-start = 开始
lobby-filled = { $computers }个电脑
lobby-start-too-many = 开始（多了{ $over }人）
lobby-set-up = 设置...
lobby-panel-title = ### 设置牌桌
lobby-more = 更多...
lobby-guest = { $role ->
    [host] 你是这一桌的房主，已经入座。“开始”在牌桌消息下面。
    [guest] 你已经入座。等{ $host }开始以后，手牌就显示在这里，点**我的手牌**也能看。
   *[none] 房主是{ $host }，由房主开始。
}
lobby-options = 选项
lobby-missing = 还差{ $missing }人
lobby-fill = 用电脑补满
lobby-decline = 这次不了
lobby-invite = 邀请...
lobby-ask = 在这里喊人
lobby-thread = 私密子区
lobby-moved = 这一桌搬到了{ $thread }，只有桌上的人、受邀的人和能管理子区的人看得见。
lobby-stays = 没能把任何人加进私密子区，所以这一桌留在这里。他们可能没有权限看这个频道。
lobby-not-added = 没能把{ $names }加进子区，他们可能没有权限看这个频道。
lobby-left-out = 没有邀请：{ $names }。
lobby-left-out-one = { $name }{ $why ->
    [app] （应用不能打牌）
    [self] （就是你自己）
    [absent] （看不到这个频道）
    [barred] （在本服务器被禁入）
    [seated] （已经在桌上）
   *[asked] （已经邀请过）
}
lobby-invited = **已邀请：**{ $names }
lobby-invited-one = { $name }{ $answer ->
    [no] （这次不了）
   *[none] {""}
}
lobby-add = +1
lobby-remove = −1
lobby-levels = 电脑的打法
lobby-level-of = { $what ->
    [add] 加一个电脑，并选打法
   *[all] 所有电脑
}
lobby-level-ask = { $what ->
    [add] **加一个电脑。**用哪种打法？
    [all] **所有电脑：**用哪种打法？
   *[one] **{ $name }：**用哪种打法？
}
lobby-level-no-strong = 在这种玩法里，“普通”就是最强的：推演再多也不会更强。
lobby-level-chosen = { $what ->
    [add] **{ $name }** 上桌了：{ $level }。
    [all] 所有电脑：{ $level }。
   *[one] **{ $name }：**{ $level }。
}
lobby-level-which = { $what ->
    [add] 加一个这样打的电脑...
   *[other] 选打法
}
lobby-level-name = { $level ->
    [easy] 新手
    [strong] 高手
    [hoarder] 憋牌党
    [opener] 开路党
    [killer] 杀手
    [gambler] 赌徒
   *[normal] 普通
}
lobby-level-about = { $level ->
    [easy] 像新手一样会出错
    [strong] 出牌前会推演很多种牌
    [hoarder] 爱憋牌，早早就过
    [opener] 爱给大家开路，不爱过
    [killer] 专走让别人吃亏的牌
    [gambler] 一心想拿第一，不怕垫底
   *[normal] 打得不错，不会想太久
}
lobby-cancel = 取消
lobby-turn-time = 每步限时
lobby-turn-time-alone = 只和电脑打时不限时
lobby-pace-of = 慢速：每步{ $time }
lobby-pace-about = 一场打好几天，每人另有一次{ $bank }备用时间
slow-start-where = **慢速对局要打好几天。**要不要开一个专用的子区？留在这个频道的话，打完之前这里不能再开桌。
slow-start-here = 就在这里开始
lobby-turn-time-of = { $seconds ->
    [30] 每步30秒
    [60] 每步1分钟
    [90] 每步90秒
   *[other] { $minutes ->
        [0] 每步{ $seconds }秒
        [1] 每步{ $seconds }秒
       *[other] 每步{ $minutes }分钟
    }
}
lobby-closed = { $ending ->
    [cancelled] 还没开打，这一桌就取消了。用 **/开桌** 再开一桌。
    [moderated] 服务器的管理员关掉了这一桌{ $stage ->
        [played] ，这场对局不计入任何成绩
       *[lobby] {""}
    }。用 **/开桌** 再开一桌。
    [moved] 这一桌搬到了私密子区，桌上的人和受邀的人可以在那里找到它。
    [channel_gone] 我进不了这个频道了，所以关掉了这一桌。用 **/开桌** 再开一桌。
   *[deserted] { $stage ->
        [played] 已经没有人在了，对局就此结束。
       *[lobby] 很久没有动静，这一桌关掉了。用 **/开桌** 再开一桌。
    }
}
