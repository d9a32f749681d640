fair-button = 验证发牌
fair-check = 验牌
fair-title = ## 公平发牌
fair-none = 这一桌的牌是按旧版本的方法发的，没法验证。
fair-before = 这是第{ $table }桌，开桌时就抽好了一个秘密数，它的SHA-256是
    `{ $commitment }`
    请把两个都记下来：打完以后会公布这个秘密数。
fair-how = 所有的牌都由这个秘密数，和之后大家入座、开始时Discord给每次点击的编号算出来。所以哪个玩家都没法自己挑牌；能挑牌的只有运营这个机器人的人。打完以后点**牌谱**，再点**验牌**，会列出全部数据，你可以自己重新发一遍牌。
fair-how-words = 所有的牌都由这个秘密数、同桌的人先后加上的一句话，以及游戏、规则和座位算出来。秘密数在任何一句话之前就定好了，所以连运营这个机器人的人也没法挑你那句话带来的结果。最后一句话最管用：你加完以后要是玩家、规则或别人的话变了，就换一句。一句话都没有的话，就改用Discord给大家每次点击的编号。打完以后点**牌谱**，再点**验牌**，会列出全部数据，你可以自己重新发一遍牌。
fair-checked = { $follow ->
    [no] ❌ 这场对局的发牌**不是**由秘密数和下面的内容得出的，有问题。
   *[yes] ✅ 这场对局每一次发牌，都由秘密数和下面的内容得出。
}
fair-committed = 第{ $table }桌，秘密数的哈希值：`{ $commitment }`
fair-brief = `{ $commitment }`{ $given ->
    [some] ，加的话：{ $words }
   *[none] ，发牌没有人加话：能挑牌的只有运营这个机器人的人。
}
fair-commitment = 秘密数的哈希值：`{ $commitment }`
fair-secret = 秘密数：`{ $secret }`
fair-joined = { $name }入座：`{ $press }`
fair-started = 开始对局：`{ $press }`
fair-self = 想自己验证，就用牌谱运行 `python -m engine verify`。要是开打前或打牌时显示过哈希值，就和这个对一对。这些数怎么变成牌，写在 *docs/fair-deals.md* 里，任何程序都能照做。
fair-table = 桌号：`{ $table }`
fair-rules = 规则：`{ $rules }`
fair-word = { $name }：“{ $word }”
fair-word-deleted = { $name }：已删除，留下的标记是`{ $mark }`
fair-alone = 这次发牌没有人加话：能挑这些牌的只有运营这个机器人的人。
fair-last = 秘密数在这些话之前就定好了。所以能挑这些牌的，只有运营这个机器人的人，而且得和加了最后一句话的{ $name }串通。
fair-add = 加一句话
fair-change = 换一句话
fair-form = 给发牌加一句话
fair-form-label = 你的话
fair-form-hint = 这里的人都看得到。最多{ $most }个字，留空就是不加。
fair-word-in = { $given ->
    [no] 这次发牌里没有你的话。
   *[yes] 你的话加进去了，点**验证发牌**谁都看得到。
}
fair-day = 这是“今日牌局”{ $day }的牌，大家都一样：只由那一天的秘密数决定。它的哈希值从前一天起就写在**怎么算**里。能挑这个秘密数的只有运营这个机器人的人。
fair-cards = 这是你的对局{ $table }的牌，由那一桌的秘密数发出，它的哈希值在那场对局之前就显示过。这些牌你见过，所以这场对局不计入任何成绩。其他座位是庄家电脑：对同样的出法，它们也用同样的出法回应。{ $later ->
    [winner] 第一局是一样的。以后由赢家发牌，发牌的座位相同，那一局才一样。
   *[left] 第一局是一样的，以后各局也一样。
}
