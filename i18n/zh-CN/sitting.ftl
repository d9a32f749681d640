board-sit = 中途加入
sit-page = 你不在这一桌，不过电脑可以把位子让给你：{ $when ->
        [now] 马上坐下，接过它的手牌。**这样这场对局谁都不计等级分。**
       *[next] 从下一次发牌起。别人照样计等级分，你不计。
    }
sit-for = 替下{ $name }
sit-coming = 下次发牌时，你替下{ $name }坐下。
sit-stay-out = 不坐了
sit-stayed-out = 好，你不坐下了。
sit-came = 你已经替下{ $name }，开始打牌吧。
sit-told = { $when ->
        [now] { $name }替下{ $computer }坐下了
       *[next] 下次发牌时，{ $name }替下{ $computer }
    }
sit-in-between = { $name }中途加入
refused-seat-taken = 别人快了一步，这个位子已经有人了。
refused-no-seat = 现在不能中途加入这一桌。等打完了，你可以加入下一场。
refused-seat-asked = 现在正在悄悄问一位玩家。等这一手过去再按一次。
refused-seat-left = 你已经退出这场对局。等打完了，你可以加入下一场。
setup-sit-down = 中途加入
setup-sit-down-meaning = 打牌途中别人能不能接替电脑的位子
setup-sit-down-value = { $sit_down ->
        [next_deal] 从下次发牌起
        [at_once] 马上（不计等级分）
       *[never] 不能
    }
result-sat-down = { $name }在一局中途加入，所以不计等级分。
