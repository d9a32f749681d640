lobby-title = ### { $game }
lobby-borrowed = 這一桌靠按鈕維持：最後一次按下後一刻鐘就會休眠，計時也跟著停下。這裡沒有幽靈。
lobby-house-rules = { $game }（自訂規則）
lobby-changed = **和通常不同：**
    { $changes }
lobby-too-many = **已經有{ $seated }人入座，但照這個規則最多{ $most }人能玩。** 這樣沒辦法開始。
lobby-seats = **入座（{ $seated }/{ $most }人）：** { $names }
lobby-seat = { $name }{ $host ->
    [yes] （房主）
   *[no] {""}
}
lobby-closes = 由房主開始遊戲。{ $minutes ->
    [1440] 一天
   *[other] { $minutes }分鐘
}內都沒人動作，牌桌就會自動關閉。
occupied = 這個頻道已經有一張牌桌了。
occupied-lobby = **{ $game }** 快要開始了。入座的有：{ $names }。{ $room ->
    [0] 已經滿了。
   *[other] 還可以再坐{ $room }人。
}
occupied-playing = { $stage ->
    [between] { $names }正在玩 **{ $game }**，馬上要發下一{ $part ->
        [round] 輪
       *[hand] 局
    }的牌。
   *[playing] { $names }正在玩 **{ $game }**。
}
occupied-number = （{ $number }）
occupied-wait = 結束之後，你可以加入下一場。
occupied-seated = 你也坐在這桌。
occupied-left = 你已經離開這桌。
occupied-below = 我在下面重新貼一次。
occupied-go = 前往牌桌
lobby-join = 加入
lobby-full = 牌桌已滿
lobby-leave = 離開
lobby-how = 怎麼玩
lobby-start = 開始
lobby-filled = { $computers }個電腦
lobby-start-too-many = 開始（多了{ $over }人）
lobby-set-up = 設定...
lobby-panel-title = ### 設定牌桌
lobby-more = 更多...
lobby-guest = { $role ->
    [host] 你是這桌的房主，已經入座。「開始」在牌桌訊息下方。
    [guest] 你已經入座。等{ $host }開始後，手牌就會顯示在這裡，按**我的手牌**也能看。
   *[none] 房主是{ $host }，由房主開始遊戲。
}
lobby-options = 選項
lobby-missing = 還缺{ $missing }人
lobby-fill = 用電腦補滿
lobby-decline = 這次不玩
lobby-invite = 邀請...
lobby-ask = 在這裡揪人
lobby-thread = 私人討論串
lobby-moved = 牌桌搬到{ $thread }了，只有同桌的人、受邀的人和能管理討論串的人看得到。
lobby-stays = 我沒辦法把任何人加進私人討論串，所以牌桌留在這裡。可能是他們看不到這個頻道。
lobby-not-added = 我沒辦法把{ $names }加進討論串，可能是他們看不到這個頻道。
lobby-left-out = 沒有邀請：{ $names }。
lobby-left-out-one = { $name }{ $why ->
    [app] （應用程式不能玩）
    [self] （就是你自己）
    [absent] （看不到這個頻道）
    [barred] （不能在這個伺服器玩）
    [seated] （已經坐在這桌）
   *[asked] （已經邀請過）
}
lobby-invited = **已邀請：** { $names }
lobby-invited-one = { $name }{ $answer ->
    [no] （這次不玩）
   *[none] {""}
}
lobby-add = +1
lobby-remove = −1
lobby-levels = 電腦的打法
lobby-level-of = { $what ->
    [add] 加一個電腦，並選擇打法
   *[all] 所有電腦
}
lobby-level-ask = { $what ->
    [add] **加一個電腦。** 要它怎麼打？
    [all] **所有電腦：** 要它們怎麼打？
   *[one] **{ $name }：** 要它怎麼打？
}
lobby-level-no-strong = 這個玩法裡「普通」就是最強的，推演再多也不會更強。
lobby-level-chosen = { $what ->
    [add] **{ $name }** 上桌了：{ $level }。
    [all] 所有電腦：{ $level }。
   *[one] **{ $name }：** { $level }。
}
lobby-level-which = { $what ->
    [add] 加一個電腦，打法是...
   *[other] 打法
}
lobby-level-name = { $level ->
    [easy] 簡單
    [strong] 厲害
    [hoarder] 囤牌王
    [opener] 開路先鋒
    [killer] 殺手
    [gambler] 賭徒
   *[normal] 普通
}
lobby-level-about = { $level ->
    [easy] 像新手一樣會出錯
    [strong] 出手前會推演許多種發牌
    [hoarder] 喜歡扣著牌，早早就 Pass
    [opener] 喜歡替大家開路，不愛 Pass
    [killer] 喜歡讓別人吃虧的打法
    [gambler] 一心搶第一，墊底也不怕
   *[normal] 打得不錯，但不會想太久
}
lobby-cancel = 取消
lobby-turn-time = 每手限時
lobby-turn-time-alone = 只和電腦玩時不限時
lobby-pace-of = 慢速：每手{ $time }
lobby-pace-about = 一場打好幾天，每人另有一次{ $bank }備用時間
slow-start-where = **慢速對局要打好幾天。** 要不要開一個專用的討論串？留在這個頻道的話，打完之前這裡不能再開桌。
slow-start-here = 就在這裡開始
lobby-turn-time-of = { $seconds ->
    [30] 每手30秒
    [60] 每手1分鐘
    [90] 每手90秒
   *[other] { $minutes ->
        [0] 每手{ $seconds }秒
        [1] 每手{ $seconds }秒
       *[other] 每手{ $minutes }分鐘
    }
}
lobby-closed = { $ending ->
    [cancelled] 牌桌在遊戲開始前關閉了。**/開桌** 可以開新的一桌。
    [moderated] 管理員關閉了牌桌{ $stage ->
        [played] ，所以這場對局不列入任何計算
       *[lobby] {""}
    }。**/開桌** 可以開新的一桌。
    [moved] 牌桌搬到私人討論串了，同桌的人和受邀的人可以在那裡找到它。
    [channel_gone] 我無法再待在這個頻道，所以關閉了牌桌。**/開桌** 可以開新的一桌。
   *[deserted] { $stage ->
        [played] 已經沒有人在，遊戲就此結束。
       *[lobby] 這裡有一陣子沒人動作，所以關閉了牌桌。**/開桌** 可以開新的一桌。
    }
}
