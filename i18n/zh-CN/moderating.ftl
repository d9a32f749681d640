command-table = 牌桌
command-table-description = 管理员用：关掉一桌，或者禁止某人上桌
command-close = 关闭
command-close-description = 关掉本频道的牌桌，会先问一声
command-bar = 禁入
command-bar-description = 不让某人在本服务器上桌
command-unbar = 解禁
command-unbar-description = 让某人重新在本服务器上桌
option-bar-user-description = 谁不能再开桌和加入
option-unbar-user-description = 谁可以重新上桌
moderating-close-question = 要永久关掉这里的 **{ $game }** 吗？桌上有：{ $names }。{ $stage ->
    [playing] 对局没有结果，也不计入任何成绩。
   *[lobby] 对局还没开始。
}牌桌的消息会告诉桌上的人。
moderating-close = 关掉这一桌
moderating-closed = 这一桌关掉了。
moderating-barred = { $name }从现在起不能在本服务器开桌或加入。用 **/牌桌 解禁** 解除，名单在 **/设置** 里。
moderating-barred-left = { $channel }：{ $what ->
    [lobby] 已请出还没开打的牌桌。
    [match] 由电脑继续打。
   *[closed] 没有别人在了，这一桌已经关掉。
}
moderating-unbarred = { $name }可以重新在本服务器上桌了。
