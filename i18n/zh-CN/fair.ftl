fair-button = 发牌公平吗？
fair-check = 验牌
fair-title = ## 公平发牌
fair-none = 这一桌的牌是按旧版本的方法发的，没法验证。
fair-before = 这一桌开桌时就抽好了一个秘密数，它的SHA-256是
    `{ $commitment }`
    请记下来：打完以后会公布这个秘密数。
fair-how = 所有的牌都由这个秘密数，和之后大家入座、开始时Discord给每次点击的编号算出来。所以无论机器人还是哪个玩家，都没法自己挑牌。打完以后点**牌谱**，再点**验牌**，会列出全部数据，你可以自己重新发一遍牌。
fair-checked = { $follow ->
    [no] ❌ 这场对局的发牌**不是**由秘密数和点击编号得出的，有问题。
   *[yes] ✅ 这场对局每一次发牌，都由秘密数和这些点击编号得出。
}
fair-commitment = 秘密数的哈希值：`{ $commitment }`
fair-secret = 秘密数：`{ $secret }`
fair-joined = { $name }入座：`{ $press }`
fair-started = 开始对局：`{ $press }`
fair-self = 想自己验证，就把哈希值和开打前显示的对一对，再用牌谱运行 `python -m engine verify`。这些数怎么变成牌，写在 *docs/fair-deals.md* 里，任何程序都能照做。
