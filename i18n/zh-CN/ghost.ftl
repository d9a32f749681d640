ghost-seat = 👻 幽灵，已破产
ghost-counts = 👻 **跟幽灵搭话：**手里还有牌的人，在这个频道跟幽灵搭话，就和它换位。算数的有：回复它成了幽灵以后发的消息，或者@它，后来编辑消息加上的也算。{ $strict ->
    [yes] **这一桌从严：**给幽灵的消息加反应，或者中间没有别人说话、{ $seconds }秒内紧接着发消息，也算。
   *[no] 别的都不算：加个反应，或者只是接着发消息，在这里都没事。
}
ghost-short = 👻 回复幽灵或@幽灵的人，会和它换位。{ $strict ->
    [yes] 给它的消息加反应，或者{ $seconds }秒内紧接着发消息，也会。
   *[no] {""}
}
ghost-new = { $number ->
    [1] 👻 { $names }破产了，从现在起是幽灵。
   *[other] 👻 { $names }破产了，从现在起都是幽灵。
}
ghost-may-talk = 幽灵想说什么就说什么。
ghost-private = { $how ->
    [talked] 👻 **你跟幽灵搭了话。**你和{ $other }换了位：对方拿你的牌继续，你现在是幽灵。
    [undone] 👻 **换位撤回了。**{ $other }拿回了牌，你又是原来的幽灵。
   *[bankrupt] 👻 **你破产了，现在是幽灵。**
}
ghost-tempt = 你可以在频道里随便说。去逗逗还活着的人：问点什么，说句让人忍不住接的话，道声早安。谁一不留神跟你搭了话，牌就归你，他来当幽灵。
ghost-traded = 👻 { $talker }跟幽灵{ $ghost }搭了话：{ $way ->
    [reply] [回复了它]({ $link })
    [mention] [@了它]({ $link })
    [reaction] [给它的消息加了反应]({ $link })
   *[next] [紧接着它发了消息]({ $link })
}。两人换位：{ $ghost }拿{ $talker }的牌继续，{ $talker }现在是幽灵。
ghost-take-back = 撤回
ghost-take-back-until = 双方都同意的话，房主可以撤回。{ $until }截止。
ghost-asked = 房主想撤回这次换位，双方都同意就撤。{ $until }截止。
ghost-agree = { $name }同意
ghost-undone = **已撤回：**两人各回原位。
ghost-stands = 没能等到大家都同意，换位有效。
ghost-asks = 👻 **{ $ghost }：**{ $name }，告诉我嘛！{ $question }
ghost-question-1 = 你最喜欢哪种花色？
ghost-question-2 = 哪张牌你打死也不送人？
ghost-question-3 = 你理牌是按花色，还是从来不理？
ghost-question-4 = 打牌是谁教你的？
ghost-question-5 = 有没有哪张牌老是跑到你手里？
ghost-question-6 = 四个A和四个K，你更想拿哪一手？
ghost-question-7 = 你的幸运数字是几？为什么是七？
ghost-question-8 = 你猜，这场谁会赢？
ghost-question-9 = 你手里是不是憋着什么？
ghost-question-10 = 过几次才算太多？
ghost-question-11 = 今天过得还好吗？
ghost-question-12 = 这星期吃到的最好吃的是什么？
ghost-question-13 = 茶还是咖啡？
ghost-question-14 = 猫还是狗？
ghost-question-15 = 你那边天气怎么样？
ghost-question-16 = 你脑子里在循环哪首歌？
ghost-question-17 = 早饭该吃什么好？
ghost-question-18 = 看海还是爬山？
ghost-question-19 = 最近看了什么好书吗？
ghost-question-20 = 今晚就能飞的话，你想飞去哪儿？
ghost-question-21 = 小时候你想当什么？
ghost-question-22 = 打牌的时候你爱吃什么零嘴？
ghost-question-23 = 现在睡觉是不是太早了？
ghost-question-24 = 上一次把你逗笑的是什么？
ghost-question-25 = 你信不信有鬼？
ghost-question-26 = 这边有点冷，能递条毯子给我吗？
ghost-question-27 = 你最适合哪个季节？
ghost-question-28 = 能告诉我几点了吗？幽灵没有手表。
