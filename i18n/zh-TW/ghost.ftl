ghost-seat = 👻 幽靈，破產
ghost-counts = 👻 **跟幽靈說話：** 手上還有牌的人，如果在這個頻道跟幽靈說話，就會和它交換位置。算說話的有：回覆幽靈當了幽靈之後寫的訊息，以及提及幽靈，事後編輯訊息加上去的也算。{ $strict ->
    [yes] **這桌很嚴格：** 對幽靈的訊息按反應，或在它發言後{ $seconds }秒內、中間沒有別人發言時接著發言，也算。
   *[no] 其他都不算：在這裡按反應，或只是接著發言，都很安全。
}
ghost-short = 👻 回覆或提及幽靈的人，會和它交換位置。{ $strict ->
    [yes] 對它的訊息按反應，或在{ $seconds }秒內接著發言的人也會。
   *[no] {""}
}
ghost-new = { $number ->
    [1] 👻 { $names }破產了，從現在起是幽靈。
   *[other] 👻 { $names }破產了，從現在起都是幽靈。
}
ghost-may-talk = 幽靈想說什麼都可以。
ghost-private = { $how ->
    [talked] 👻 **你跟幽靈說話了。** 你和{ $other }交換了位置，對方會用你的牌打下去，而你成了幽靈。
    [undone] 👻 **交換收回了。** 牌又回到{ $other }手上，你還是原來那個幽靈。
   *[bankrupt] 👻 **你破產了，現在是幽靈。**
}
ghost-tempt = 你可以在頻道裡隨意發言。去引誘活人吧：問他們問題，說些讓人忍不住回嘴的話，跟他們道早安。誰一不小心跟你說了話，就得把牌交給你，換他當幽靈。
ghost-traded = 👻 { $talker }跟幽靈{ $ghost }說話了：{ $way ->
    [reply] [回覆了它]({ $link })
    [mention] [提及了它]({ $link })
    [reaction] [對它的訊息按了反應]({ $link })
   *[next] [緊接著它發言]({ $link })
}。兩人交換位置：{ $ghost }用{ $talker }的牌打下去，{ $talker }成了幽靈。
ghost-take-back = 收回
ghost-take-back-until = 如果雙方都同意，房主可以收回這次交換。{ $until }截止。
ghost-asked = 房主想收回這次交換，雙方都同意就收回。{ $until }截止。
ghost-agree = { $name }同意
ghost-undone = **已收回：** 兩人都坐回原位。
ghost-stands = 沒有及時得到所有人的同意：交換照算。
ghost-asks = 👻 **{ $ghost }：** { $name }，跟我說！{ $question }
ghost-question-1 = 你最喜歡哪個花色？
ghost-question-2 = 哪張牌你絕對不會給別人？
ghost-question-3 = 你的手牌會按花色排，還是根本不排？
ghost-question-4 = 是誰教你打牌的？
ghost-question-5 = 有沒有哪張牌老是跑到你手上？
ghost-question-6 = 你寧願拿到四張A還是四張K？
ghost-question-7 = 你的幸運數字是多少？為什麼是7？
ghost-question-8 = 你覺得誰會贏？
ghost-question-9 = 你該不會藏了什麼牌吧？
ghost-question-10 = Pass 幾次才算太多？
ghost-question-11 = 今天到目前為止過得好嗎？
ghost-question-12 = 這星期吃過最好吃的是什麼？
ghost-question-13 = 茶還是咖啡？
ghost-question-14 = 貓派還是狗派？
ghost-question-15 = 你那邊天氣怎麼樣？
ghost-question-16 = 你腦中一直重播的是哪首歌？
ghost-question-17 = 早餐該吃什麼好？
ghost-question-18 = 海邊還是山上？
ghost-question-19 = 最近有讀到什麼好書嗎？
ghost-question-20 = 今晚可以飛去任何地方的話，你想去哪？
ghost-question-21 = 小時候你想當什麼？
ghost-question-22 = 打牌的時候你都吃什麼零食？
ghost-question-23 = 現在睡覺會不會太早？
ghost-question-24 = 上一次讓你笑出來的是什麼？
ghost-question-25 = 你相信有幽靈嗎？
ghost-question-26 = 這邊有點冷，可以遞條毯子給我嗎？
ghost-question-27 = 你最適合哪個季節？
ghost-question-28 = 可以告訴我現在幾點嗎？幽靈沒有手錶。
