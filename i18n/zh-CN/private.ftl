private-more = { lobby-more }
private-channel = 到频道里打
private-channel-about = 这里的人都能看到桌面，但看不到你的手牌
private-placed = 这一桌现在在频道里了。
private-waits = 这一桌只有你看得到，会等你一天；在哪里都可以用 **/手牌** 回来。
private-cards = 再打一次对局{ $table }的牌，不计入任何成绩。在哪里都可以用 **/手牌** 回来。
private-open = 你还有自己的牌桌没打完，继续哪一桌？
private-go-on = 继续：{ $game }
private-idle = 一天没有动静，你自己的这一桌已经关掉了。
refused-tables-enough = 你自己的牌桌已经开了{ $most }桌。先打完一桌，或者在“{ private-more }”里退出一桌。
occupied-alone = 你随时可以一个人和电脑打，那一桌只有你看得到。
refused-no-cards = { $why ->
    [unfinished] 打完的对局，才能再打一次它的牌。
    [others] 只有打过这场对局的人，才能再打这副牌。
    [people] 只有一个人开桌、从头到尾只和电脑打的对局，才能再打一次它的牌。
    [ghosts] 幽灵要在频道里搭话，所以这副牌不能一个人再打。
    [day] 某一天的牌在那一天的页面上可以再打：用 **/今日牌局** 加编号打开。
   *[seed] 这副牌怎么发的没有按可以重现的方式记下来。
}
