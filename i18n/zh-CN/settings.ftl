settings-title = ## 你的设置
settings-text = 只对你自己生效，在哪个服务器都一样。
settings-no-server = 服务器的设置在邀请了我的服务器里。
# 设置的名字和作用，旁边的按钮是当前的值
settings-suits-what = **颜色**
    -# 私下发给你的牌是红黑两色，还是每种花色各用一种颜色。
settings-suits-on = 四色
settings-suits-off = 两色
settings-large-what = **大牌面**
    -# 图更大，装饰更少：私下发给你的牌只有点数和花色，能多大就多大。
settings-on = 开
settings-off = 关
settings-pings-what = **提醒**
    -# 轮到你、你又没在看手牌的时候（每手一次），还有别人邀请你或想再来一场的时候，我在频道里@你。
settings-auto-what = **自动出牌**
    -# 只有一种走法时，稍等一下就替你走。如果别人本来看不出你是不是故意过的，那种过总是留给你自己点。
settings-auto-on = 开
settings-auto-off = 关
settings-auto-slow-what = **慢速对局的自动出牌**
    -# 要打好几天的对局里也一样。
settings-auto-slow-on = { settings-auto-on }
settings-auto-slow-off = { settings-auto-off }
settings-turn-what = **慢速对局里轮到你时**
    -# 在牌桌上提及你，或者发一条带手牌的私信：一天最多三条，安静时段不发。
settings-turn-on = 私信
settings-turn-off = 提及
settings-talk-what = **快捷短语**
    -# 点手牌下的 💬 可以发六句短语，别人发的会出现在只有你看得到的消息里。关闭后两样都没有。频道里的牌桌大家共用，在那里仍看得到。
settings-seen-what = **对所有人公开**
    -# 在所有服务器的排行榜和 **/战绩** 里，不在同一个服务器的人也看得到你的名字。关闭时，他们只看得到名次。
settings-shown-what = **图片还是文字**
    -# 你的手牌和牌桌用图片显示，或者全用文字，方便读屏软件和慢网络。
settings-shown = 图片还是文字
settings-shown-server = 跟随各服务器
settings-shown-pictures = 手牌总用图片
settings-shown-words = 手牌和牌桌总用文字
settings-language-what = **语言**
    -# 我单独对你说的话用这种语言。牌桌用服务器的语言。
settings-language = 语言
settings-language-own = 跟随你的Discord语言
settings-server = 本服务器
settings-server-title = ## 本服务器
settings-server-text = 你可以管理这个服务器，这里的设置对服务器里所有人生效。
settings-server-back = 你自己的设置
settings-server-pages = 本服务器的其他设置...
settings-server-page-tables = 外观与语言
settings-server-page-calls = 提醒与快捷短语
settings-server-page-opening = 开桌
settings-server-page-games = 玩法
settings-server-page-limits = 限时、桌数与回放
settings-server-page-people = 禁入名单
settings-server-text-what = **牌桌**
    -# 用图片，或者全用文字，方便手机和读屏软件。自己选了图片的人，手牌仍然是图片。
settings-server-text-off = 图片
settings-server-text-on = 文字
settings-server-suits-what = **牌桌的颜色**
    -# 用于大家都看得见的牌桌，也用于自己没选过颜色的人的手牌。
settings-server-suits-on = 四色
settings-server-suits-off = 两色
settings-server-replays-what = **回放**
    -# 回放会公开一场打完的对局里所有人的手牌。打过的人总能看；频道里其他人要你允许才能看。
settings-server-replays-on = 所有人
settings-server-replays-off = 打过的人
settings-server-pings-what = **提醒**
    -# 轮到谁、邀请谁、有人想再来一场的时候，我会@他们。关掉以后这里谁也不@，也没有*在这里喊人*。
settings-server-talk-what = **快捷短语**
    -# 几个人同桌时，点手牌下的 💬 可以发六句短语，显示在名字旁，到下一手为止。关闭后，这里就不能发。
settings-server-ask = 在这里喊人：不喊
settings-server-ask-text = **在这里喊人**
    -# 开打前可以@这个身份组，每桌一次。不选身份组就没有这个按钮。选的必须是我能@的身份组。
settings-server-language-what = **牌桌的语言**
    -# 从下一桌开始生效。我单独对谁说话，用他自己的语言。
settings-server-language = 牌桌的语言
settings-server-language-none = 跟随本服务器的Discord语言
settings-server-channels-what = **频道**
    -# 可以在这些频道和它们的子区里开桌。一个都不选，就哪里都能开。
settings-server-channels = 所有频道
settings-server-roles-what = **身份组**
    -# 有其中一个身份组的人可以开桌，加入则谁都行。一个都不选，就谁都能开。能管理服务器的人总能开。
settings-server-roles = 所有人
settings-server-most-what = **最多几桌**
    -# 本服务器同时开了这么多桌以后，新的要等一等。
settings-server-most = 最多几桌
settings-server-most-none = 按我的上限
settings-server-most-number = { $number }桌
settings-server-games-what = **玩法**
    -# 这里只能打这些。一个都不选，就全都能打。
settings-server-games = 所有玩法
settings-server-default-what = **默认牌桌**
    -# 用 **/开桌** 时排在最前面。{ $is_set ->
    [yes] 现在是 **{ $game }**。
   *[no] 现在没有。
}房主如果能管理服务器，也可以在**{ lobby-set-up }** → **{ lobby-options }**里把自己那一桌的规则存成默认。
settings-server-default = 默认牌桌的玩法
settings-server-default-none = 没有默认牌桌
settings-server-preset = 默认牌桌的规则
settings-server-turn-what = **每步限时**
    -# 用于规则里没写限时的新牌桌。房主开打前可以改。只和电脑打时不限时。
settings-server-turn = 每步限时
settings-server-turn-none = 一般的限时
settings-server-page-daily = { daily-button }
settings-server-daily-what = **在哪里通知今日牌局**
    -# 每天一条静音消息，不提醒任何人：本服务器昨天的名单，和一个开始的按钮。不选频道就不发。
settings-server-daily = 没有频道
settings-server-daily-refused = { $ended ->
    [yes] Discord 连续{ $times }次拒绝了发到{ $channel }的消息，所以我不再发了。请让我可以在那里发言，再选一次频道。
   *[no] Discord 拒绝了上一条发到{ $channel }的消息：我不能在那里发言。
}
settings-server-hour-what = **几点**
    -# UTC 的钟点；牌在 0:00 UTC 更换。
settings-server-hour = 钟点
settings-server-hour-none = 不发
settings-server-hour-number = { $number }:00 UTC
settings-server-barred-what = **禁入名单**
    -# 这些人在本服务器既不能开桌也不能加入。用 **/牌桌 禁入** 和 **/牌桌 解禁** 修改；管理员也可以改。
settings-server-barred-none = 没有人被禁入。
settings-server-unbar = 让谁重新上桌
