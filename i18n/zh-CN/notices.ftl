notice-fault = 我这边出了点问题。牌局没有丢，请再试一次。
notice-storage = 我现在什么也存不下来，牌局先停一停。牌局没有丢，请稍后再试一次。
notice-outdated = 这是旧版本的我留下的，我已经不认得它的意思了。用 **/开桌** 和 **/手牌** 看看现在的情况。
notice-pressed-gone = 办好了，只是你点的那条消息已经不在了。
notice-forbidden = 我在这个频道缺少权限，请告诉服务器的管理员。
notice-place = { $place ->
   *[own] 在私信里，你一个人和电脑玩。想和别人一起玩，请到服务器或群聊里用 **/开桌**。
    [forced] 这个服务器关闭了“使用外部应用”，我的回复只有你看得到，所以别人不能加入牌桌。你可以一个人和电脑玩。
}
notice-missing = 我没法在这里开桌。在这个频道我缺少：{ $permissions }。
notice-missing-thread = 我没法在这里开私密子区。在这个频道我缺少：{ $permissions }。
notice-no-table = 这个频道现在没有牌桌。用 **/开桌** 开一桌。
notice-leave-question = { $others ->
    [0] 真的要退出吗？没有别人在打了，**对局会就此结束**，没有结果。
   *[other] 真的要退出吗？{ $more ->
        [no] 你的座位已经没什么可打的了。
       *[yes] 你的座位由电脑继续打。
    }这场对局照样计等级分，你排在所有留下的人后面。
}
notice-leave-yes = 退出
notice-leave-end = 退出并结束对局
notice-leave-no = 留下
notice-step-away = 暂离
notice-step-away-question = 也可以只是**暂离**：你回来之前由电脑代打，座位还是你的。打完时还没回来的人排在最后，和退出一样。
notice-step-away-alone = 也可以只是**暂离**：牌局停下来等你一天，电脑不代打。
notice-stepped-away = 你暂离了。
notice-back = 欢迎回来！座位又是你的了。
notice-again-players = 只有刚才打过的人才能叫原班人马再来一场。用 **/开桌** 开一桌，谁都能加入。
ping-lobby = { $how ->
    [again] { $names }：**{ $host }** 想再来一场 { $game }。不想打的人点**退出**。 { $link }
    [role] { $names }：**{ $host }** 在喊人打 { $game }。 { $link }
   *[invited] { $names }：**{ $host }** 邀请你打 { $game }。 { $link }
}
ping-turn = { $mention }，轮到你了。
ping-again = { $mention }，还轮到你，时间快到了。
ping-all-away = { $mention }，大家都不在了，牌局停下来等你。点**我回来了**就继续。
permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-create-private-threads = 创建私密子区
permission-attach-files = 附加文件
unread-close-note = 服务器的管理员也可以放弃这一桌：它会永久关闭，这里就能开新的了。
unread-close = 永久关闭
unread-closed = 这一桌关掉了。用 **/开桌** 再开一桌。
