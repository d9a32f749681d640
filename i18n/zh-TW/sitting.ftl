board-sit = 中途加入
sit-page = 你不在這桌，不過電腦可以把位子讓給你：{ $when ->
        [now] 馬上坐下，接過它的手牌。**這樣這場對局所有人都不計等級分。**
       *[next] 從下一次發牌起。其他人照樣計等級分，你不計。
    }
sit-for = 接替{ $name }
sit-coming = 下次發牌時，你會接替{ $name }坐下。
sit-stay-out = 不坐了
sit-stayed-out = 好，你不坐下了。
sit-came = 你已經接替{ $name }，一起玩吧。
sit-told = { $when ->
        [now] { $name }接替{ $computer }坐下了
       *[next] 下次發牌時，{ $name }會接替{ $computer }
    }
sit-in-between = { $name }中途加入
refused-seat-taken = 別人快了一步，這個位子有人坐了。
refused-no-seat = 現在不能中途加入這桌。結束之後，你可以加入下一場。
refused-seat-asked = 現在正在悄悄問一位玩家。等這一手過後再按一次。
refused-seat-left = 你已經離開這場對局。結束之後，你可以加入下一場。
setup-sit-down = 中途加入
setup-sit-down-meaning = 對局途中別人能不能接替電腦的位子
setup-sit-down-value = { $sit_down ->
        [next_deal] 從下次發牌起
        [at_once] 馬上（不計等級分）
       *[never] 不能
    }
result-sat-down = { $name }在一局途中加入，所以不計等級分。
