command-privacy = 隐私
command-privacy-description = 我保存了你的哪些数据；可以导出成文件，也可以删除
privacy-title = ## 我保存了你的哪些数据
privacy-text = 你的消息我从来不读。我保存的是：你给发牌加的话、你在牌桌上用💬说的话，以及：
privacy-results = - 对局结果：{ $results ->
    [0] 无
   *[other] { $results }场
}；由此算出的等级分：{ $ratings ->
    [0] 无
   *[other] { $ratings }个
}
privacy-tables = - 记着你的名字、Discord编号和打过的牌的牌桌日志：{ $tables ->
    [0] 无
   *[other] { $tables }桌
}
privacy-reviews = - 你的复盘：{ $reviews ->
    [0] 无
   *[other] { $reviews }份
}
privacy-tries = - 今日牌局：{ $tries ->
    [0] 无
   *[other] { $tries }次
}；挑战：{ $challenges ->
    [0] 无
   *[other] { $challenges }场
}
privacy-settings = - 设置：{ $settings ->
    [yes] 有，还有对局结束时你在各服务器用的名字
   *[no] 无
}
privacy-more = 全部内容和保存多久，写在{ $address ->
    [none] 机器人的 *docs/privacy.md* 
   *[other] [隐私文档]({ $address })
}里。
privacy-reached = 这个机器人的运营者：{ $where }
privacy-export = 导出成文件
privacy-delete = 全部删除
privacy-delete-question = **要删除你的全部数据吗？**你的战绩、等级分、复盘和设置会在所有服务器上彻底删除。对局日志里你会变成*一位玩家*，别人仍然可以回放。还开着的牌桌会替你退出：正在打的对局由电脑继续打。如果有服务器把你禁入，这一条会保留，因为它属于那个服务器。
privacy-delete-yes = 彻底删除
privacy-back = { picker-back }
privacy-deleted = 你的全部数据已经删除。
privacy-deleted-later = { $channels }里还有一桌没打完，你在那里坐过。一打完，你的名字就会从那里删除。
privacy-a-player = 一位玩家
privacy-exported = 这就是我保存的你的全部数据。不在里面的有：别人的东西，也就是他们的名字和牌，以及决定发牌的秘密数字；还有你最后一次点牌桌公开消息时的令牌，因为用它可以改那条消息。
privacy-file = 机器人保存的你的数据
privacy-server-text = ### 本服务器
    你可以管理它，所以也可以删除我保存的它的数据：设置、排行榜、禁入名单，以及在这里打过哪些对局。
privacy-server-delete = 删除本服务器的数据
privacy-server-question = **要删除本服务器的全部数据吗？**开着的牌桌会关掉，不计入任何成绩。设置、禁入名单和排行榜会彻底删除。打过的人的战绩仍归他们自己，只是不再有本服务器的名字。
privacy-server-deleted = 本服务器的全部数据已经删除。
