refused-table-gone = 这一桌已经不在了。用 **/开桌** 再开一桌。
refused-unreadable = 我现在读不出这里的这一桌，所以没法打。牌局没有丢：新版本的我还能接着开。在那之前，可以用 **/开桌** 在子区或别的频道开一桌。
refused-elsewhere = 这是别的频道那一桌的，在这里没用。
refused-stopping = 我正在重启。牌局不会丢，请稍等一下再试。
refused-channel-busy = { occupied }
refused-not-seated = 你不在这一桌。等打完了，你可以加入下一场。
refused-already-seated = 你已经在这一桌了。
refused-not-host = 只有房主可以：{ $host }。
refused-not-in-lobby = 已经开打了。
refused-not-started = 还没开始，要等房主开始。
refused-table-full = 坐满了：最多{ $most }人。
refused-too-few = 人不够：至少要{ $least }人，现在有{ $seated }人。
refused-no-computer = 这一桌没有电脑。
refused-not-invited = 没有人邀请你到这一桌。有空位的话，点**加入**。
refused-asked-already = 你选的人已经在桌上，或者已经邀请过了。每人只邀请一次。
refused-asked-enough = 一桌最多邀请{ $most }人。
refused-asked-here = 这一桌已经在这里喊过人了，只能喊一次。
refused-ask-off = 本服务器没有可以喊的身份组。服务器的管理员可以在 **/设置** 里指定一个。
refused-ask-everybody = 不能选 **@everyone**。请选一个愿意被喊的身份组。
refused-role-everybody = **@everyone** 人人都有。想让谁都能开桌，就一个身份组也别选。
refused-bad-setting = 不能设成这个，所以没有改动。请从列表里选。
refused-default-not-here = 默认牌桌的玩法得是这里能打的玩法，所以没有改动。
refused-barred = 本服务器的管理员决定不让你上桌。你仍然可以用 **/学牌** 自己练。
refused-not-barred = 你选的人没有被禁入。
refused-barred-by-manager = 这是由管理服务器的人禁入的，只有拥有**管理服务器**权限的人能解禁。
refused-barred-enough = 一个服务器最多禁入{ $most }人。
refused-cannot-bar = { $who ->
    [self] 不能禁入自己。
    [app] 应用又不打牌，没什么好禁入的。
   *[manager] 能管理服务器的人不能被禁入。
}
refused-channel-not-allowed = 本服务器只能在{ $channels }开桌。
refused-role-needed = 在本服务器开桌需要这些身份组之一：{ $roles }。已经开了的桌谁都能加入。
refused-game-not-here = 本服务器不打这个玩法。**/开桌** 会列出能打的；**/学牌** 里能教的都可以练。
refused-often = { $whose ->
    [own] { $what ->
        [share] 你刚才已经分享了{ $most }个局面，{ $until }可以再分享。
        [film] 你刚才已经分享了{ $most }个动画，{ $until }可以再分享。
        [ask] 你不久前刚喊过人，{ $until }可以再喊。
        [thread] 你刚才已经开了{ $most }个私密子区，{ $until }可以再开。
       *[invite] 你刚才已经邀请了{ $most }次，{ $until }可以再邀请，一次可以选好几个人。
    }
   *[channel] { $what ->
        [share] 本频道刚才已经分享了{ $most }个局面，{ $until }可以再分享。
        [film] 本频道刚才已经分享了{ $most }个动画，{ $until }可以再分享。
        [ask] 本频道不久前刚有人喊过，{ $until }可以再喊。
        [thread] 本频道刚才已经开了{ $most }个私密子区，{ $until }可以再开。
       *[invite] 本频道刚才已经邀请了{ $most }次，{ $until }可以再邀请。
    }
}
refused-opened-often = 你一分钟里已经开了{ $most }桌，{ $seconds }秒后才能再开。
refused-server-opened-often = 本服务器一分钟里已经开了{ $most }桌，请{ $seconds }秒后再试。
refused-hosts-enough = 你在本服务器已经开着{ $most }桌：{ $channels }。等其中一桌结束，才能再开。
refused-server-full = 本服务器已经开着{ $most }桌，不能再多了。你可以加入一桌，或者等有一桌结束再开。
refused-not-moderator = 需要**管理消息**或**管理服务器**权限才能这样做。
refused-no-table-here = 这个频道没有开着的牌桌。
refused-no-threads = 这里不能开私密子区，在服务器的文字频道里可以。
refused-no-ghosts = 要和幽灵搭话，得在我能知道有人发言的频道里。在这里我不知道：请换一个玩法，或者到邀请了我的服务器里玩。
refused-no-pace = 慢速模式需要邀请了我的服务器：在这里，没有人按按钮时计时会停下。
refused-may-not-thread = 你需要有本频道的**创建私密子区**权限。
refused-last-person = 没有别人在打了，你一走对局就结束。
refused-not-your-turn = { illegal-not-your-turn }
refused-stale = 牌局已经往前走了，现在是这样。
refused-illegal = 现在不能这么走。
refused-away = 你暂离了。请先点**我回来了**。
refused-not-away = 你没有暂离，座位一直是你自己的。
refused-stepped-enough = 上一手之后你已经暂离{ $most }次了。下一手之后就可以再暂离。
refused-not-alone = 只有从头到尾都是一个人和电脑打，才能悔牌。
refused-taken-back = 这一步已经撤回了，现在是这样。
refused-not-last = 只能撤回你在这一局里的上一步，现在是这样。
refused-no-hints = { $why ->
    [host] 这一桌没有提示：房主不让用。
   *[people] 不止一个人在打，这里就没有提示了。房主可以在开打前的**{ lobby-set-up }** → **{ lobby-options }**里允许。
}
refused-not-over = 这一局打完才发下一局的牌。
refused-no-talk = 那不算跟这一桌的幽灵搭话。
refused-no-trade = 没有可以撤回的换位，或者已经太晚了。
refused-not-concerned = 这件事只有房主和换位的两个人能决定。
refused-word-bad = 一句话最多{ $most }个字，而且至少要有一个看得见的字。原来的内容不变。
refused-word-often = 一句话在这里最多能加或换{ $most }次，所以保持不变。想撤回就留空。
refused-dealt = 牌已经发了。开打之前才能加话。
refused-no-words = 这一桌是旧版本开的，发牌不能加话。
refused-bad-setup = { $option ->
    [turn_seconds] 每步限时只能是{ $least }到{ $most }秒。
   *[other] 只能是{ $least }到{ $most }。
}
refused-bad-option = 这些规则不能放在一起，所以没有改动。
refused-not-manager = 需要**管理服务器**权限，才能为服务器设置这个。
refused-game-unknown = 我不认得这个玩法。请从 **/开桌** 给的列表里选。
refused-no-match = 没有这个编号的对局。**/回放** 会列出你打过的。
refused-match-unreadable = 这场对局我已经读不出来了。它没有丢：新版本的我也许还能读。
refused-match-not-over = 这场对局打完才能回放。
refused-match-broken-off = 这场对局没有打完，不能回放。
refused-match-of-others = 只有打过这场对局的人，才能在这里回放。
refused-not-played = 只有打过这场对局的人才能复盘，各看各的。
refused-not-over-yet = 对局完整打完以后，才能复盘你的选择。
refused-reviews-busy = 现在做复盘的人太多了，请过几分钟再试。
illegal-hand-over = 这一局已经结束。
illegal-not-your-turn = 还没轮到你。
illegal-not-in-this-game = 现在没有这种走法。
illegal-not-in-hand = 你手里没有{ $card }。
illegal-not-next = { $card }还接不上：得先有人出{ $needs }。
illegal-already-laid = { $card }已经在桌上了。
illegal-tunnel-closed = 这一头被隧道封住了：要先出{ $needs }，才轮到{ $card }。
illegal-suit-closed = { $needs }已经把这个花色关门了，{ $card }再也出不了。
illegal-no-passes-left = 过的次数用完了。
illegal-must-play = 你有牌能出，必须出。
illegal-not-bankrupt = 你还没破产：还能出牌或过。
illegal-bankrupt = 没有能出的牌，也没有过的次数了：你破产了。
illegal-joker-held-card = { $card }在你自己手里，王不能顶替它。
illegal-joker-alone = 王要带上同方向缺的下一张牌一起出。
illegal-nothing-beyond = { $card }后面不缺牌了。
illegal-no-ghost = 这个座位上没有幽灵。
illegal-not-alive = 手里没有牌的人不能跟幽灵搭话。
illegal-not-adjacent = { $card }没有挨着桌上的牌。
illegal-dead = { $card }已经被围死了。
illegal-forced = 现在只能出{ $card }。
illegal-exposed = { $card }是亮着的：等你的第一手过后才能出。
illegal-only-trump-row = { $card }只能放在主牌那排。
illegal-must-follow = 你得跟{ $card }，同颜色或同数字都行。
illegal-does-not-beat = { $number }张{ $rank }压不过桌上的{ $to_beat }张{ $to_beat_rank }。
illegal-not-a-group = 这些不是手里挨在一起的同数字牌。
illegal-not-a-set = 这些牌在每种花色里不是同样的连续点数。
illegal-wrong-number = 你要给{ $number }张牌。
illegal-nothing-to-choose = 现在没有要选的。
refused-talk-alone = 这一桌没有别人。
refused-talk-ghost = 有幽灵的时候不能发快捷短语。想搭话就在频道里说，后果自负。
refused-talk-often = 快捷短语每10秒只能发一次，再等{ $seconds }秒。
refused-talk-off = { $whose ->
    [own] 你在 **/设置** 里关掉了快捷短语。
   *[server] 这个服务器关掉了快捷短语。
}
