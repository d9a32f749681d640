reason-nothing-fits = 你没有能出的牌
reason-no-way = 没有能出的牌，也没有过的次数了
reason-opens-own = 你自己的{ $cards }就能接上
reason-nears-own = 离你的{ $cards }更近了，中间还差别人的{ $number }张
reason-ends-row = 后面没有牌可接，帮不了别人
reason-frees-others = { $number ->
    [0] 后面的{ $cards }都是别人的，只帮了别人，可你已经不能过了
   *[other] 后面的{ $cards }是别人的，不过省下一次过
}
reason-holds-back = 用掉一次过，憋住别人等着的{ $cards }
reason-keeps-back = 用掉一次过，把{ $cards }留到以后，不过没人在等它
reason-kills = 能围死{ $cards }，都不是你的
reason-kills-own = 会围死你自己的{ $cards }
reason-rescues = 救了{ $cards }，不然下一张牌就能围死它
reason-closes-in = 再来一张，就能围死别人的{ $cards }
reason-exposes = 手牌少了一张，但要盯紧{ $cards }：下一张牌就能围死它
reason-quiet = 手牌少了一张，自己的牌也没有危险
reason-spares-own = 现在出哪张都会围死自己的牌
reason-waits = 用掉一次过，桌面保持原样
reason-gives-low = 大牌留着，好多赢几墩
reason-gives-high = 小牌留着，叫得小也容易守住
reason-gives-colour = 手里只剩{ $number }种颜色，颜色越少，叫的墩数越容易守住
reason-gives-bid = 会把你唯一的{ $number }传出去，而你的牌正适合叫{ $number }
reason-bid-open = 这个颜色当主的话，你的牌大约能赢{ $number }墩，可叫中间的数不一定能当主
reason-bid-fits = 你的牌大约能赢{ $number }墩
reason-bid-high = 叫得偏多，你的牌大约能赢{ $number }墩
reason-bid-low = 叫得偏少，你的牌大约能赢{ $number }墩
reason-wins = 很可能赢下这墩，你还差{ $number }墩
reason-saves = 这墩多半让给别人，好牌留着赢还差的{ $number }墩
reason-risks-seven = 很可能被能跟上的更大的7压过：{ $cards }；你还差{ $number }墩
reason-draws-trumps = 吊出别人的主，好牌留着赢还差的{ $number }墩
reason-tries = 运气好能赢下这墩，你还差{ $number }墩
reason-leaves = 这墩赢不了，你还差{ $number }墩
reason-ducks = 出小的，叫的墩数已经够了
reason-sheds = 这墩多半不会赢，还甩掉一张以后可能多赢的牌
reason-overtakes = 可能会赢下这墩，那就多了
reason-last-cards = { $number ->
    [1] 这是你最后一张牌
   *[other] 这是你最后{ $number }张牌
}
reason-brings-together = 出完以后，{ $number }张同数字的牌会挨到一起
reason-many = 一次出掉{ $number }张
reason-one = 出掉一张单牌
reason-breaks-up = 会拆散一组，还剩{ $number }张
reason-nothing-beats = 手里没有能压过桌面的牌
reason-keeps-groups = { $number ->
    [0] 成组的牌留着以后用
   *[other] 成组的牌留着以后用，再摸一张
}
reason-enlarges = 能凑成{ $number }张一组
reason-splits = 会把你的一组隔开
reason-adds = 它在那里是单牌，手牌还变多了
reason-discards = 手牌不会变多
reason-only-one = 按规则只能这么走
reason-talks = 你和幽灵换位
reason-frees-anyway = 接下来能接的只有别人的牌：{ $cards }
reason-shuts-own = 隧道一封，你自己的{ $cards }就不能从这一头出了
reason-shuts-others = 隧道一封，别人的{ $cards }就不能从这一头出了
reason-fixes-base = 各排都要从这张牌的点数开始
reason-replaces = 你少了一张主，{ $cards }从此只能放在主牌那排
reason-community = 手牌没有变少，接下来能接的又只有别人的牌
reason-joker-taken = 王出手了：有{ $cards }的人得放下它，把王拿走
reason-joker-stays = 王出手了：有{ $cards }的人得放下它，王退出这一局
reason-joker-on-own = 你马上把自己的{ $cards }盖上去，两张一起出手
reason-joker-costs = 王出手了，不然最后要罚{ $number }分
reason-eliminates = 手里就只剩王了，会被淘汰
reason-keeps-joker = 王留着，虽然现在能出的只有它
reason-covers = { $cards }出手了，不然最后要罚{ $number }分
reason-leaves-joker = { $cards }留着，以后轮到你还能盖在王上
reason-holds-back-paying = 能憋住{ $cards }，但现在要交一个筹码，最后再交三个
reason-holds-back-taking = 能憋住{ $cards }，但别人每人可以塞给你一张牌
reason-ends-turn = 什么也不亏，还憋住了{ $cards }
reason-leaves-community = 什么也不亏，桌面保持原样
reason-takes-none = 没有能出的牌，讨牌又会多一张
reason-takes-one = 没有能出的牌，会多一张
reason-piles-far = 这张要等最久，前面还差{ $number }张
reason-piles-cheap = 这张罚得最少，只有{ $number }分
reason-piles-near = 这张很快就能出，前面只差{ $number }张
reason-ends-hand = 扣下最后一张，这一局就结束，但要罚{ $number }分
reason-gives-far = 这张要等最久，前面还差{ $number }张
reason-gives-near = 这张很快就能出，前面只差{ $number }张
reason-gives-playable = 这张现在就能出
reason-gives-nothing = 你的牌都留着
reason-continues = 能接着往下，后面的牌在别人手里
reason-ends-sequence = 后面接不下去了，下一张由你领出
reason-not-held = 你没有{ $cards }
reason-leads-again = 最后一张{ $cards }是你的，又能由你领出
reason-leads-alone = 没有牌能接它，又能由你领出
reason-follows-own = 还能带走你自己的{ $number }张
reason-only-led = 前面的牌都接不到它了，只能靠领出打掉
reason-only-of-rank = 这个点数你只有这一张
reason-others-follow = 后面能接的{ $number }张都在别人手里
reason-with-face-up = 加上你面前的明牌，一次出掉{ $number }张
reason-takes-match = 用这张明牌能凑成{ $number }张一组
reason-uses-up = 用掉一张明牌，它和你手里的都配不上
reason-loses = 没有明牌了，你就输了
