asking-last-pass = 這是你**最後一次 Pass**，而且你有牌可以出。真的要 Pass 嗎？
asking-revoke = 你有牌可以出。現在 Pass 先付一枚籌碼，**局末還要再付三枚**；如果你能開新的一列，還要付更多。在那之前別人看不出來。真的要 Pass 嗎？
asking-pass-anyway = 還是 Pass
asking-kill = 出{ $card }會**封殺**{ $count }張牌：{ $killed }。{ $own ->
    [none] {""}
    [all] { $count ->
        [1] 這張是你自己的。
       *[other] 這些都是你自己的。
    }
   *[some] 其中{ $yours }是你自己的。
}要出嗎？
asking-play-it = 出{ $card }
asking-place = 你的手牌會變成：{ $cards }。要收在這裡嗎？
asking-place-here = 收在這裡
controls-gift = 選{ $count }張牌傳出去
controls-gap = 選手牌的空隙
controls-group = 選擇要出的牌
controls-joker = 出鬼牌
controls-substitute = 把王牌放進別列
controls-several = 一次出好幾張
asking-eliminated = 出完這張，你手上就只剩鬼牌，**會被淘汰**。真的要出嗎？
asking-loses = 你已經沒有明牌了：這次 Pass **馬上就輸**。真的要 Pass 嗎？
asking-ristiseiska-revoke = 你有牌可以出。現在 Pass 的話，**其他每個人都可以塞一張牌給你**。真的要 Pass 嗎？
why-not = 為什麼不能出
why-not-title = ### 為什麼不能出？
why-not-waiting = 還沒輪到你。以目前的桌面來說，這些牌不能出：
why-not-none = 你的牌現在每張都能出。
why-not-none-waiting = 還沒輪到你。以目前的桌面來說，你的牌每張都能出。
why-not-then = -# 這是你問的時候的情況；每出一手都可能改變。
why-not-line = { $cards }：{ $why }
why-not-needs = 要先有{ $needs }，但還沒出現
why-not-tunnel = 隧道封住了這一邊；要先有{ $needs }，但還沒出現
why-not-closed = { $needs }已經讓這個花色關門
why-not-no-base = 要先有5或9，但都還沒出現
why-not-forced = 現在只能出{ $needs }
why-not-exposed = 這張是亮出的牌，要等你的第一手結束才能出
why-not-joker-needs-next = 要和後面那張一起出，但那些牌你都沒有
why-not-joker-held = 它能頂替的牌都在你自己手上
why-not-not-wanted = 能接的{ $count ->
    [1] 只有{ $needs }
   *[other] 只有這些：{ $needs }
}
why-not-dead = 已被封殺
why-not-not-adjacent = 這一格旁邊還沒有牌
why-not-must-follow = 首張是{ $needs }，要跟顏色或數字
why-not-bid-before = 這一輪已經用它叫過了
why-not-does-not-beat = { $number }張{ $rank }大不過{ $to_beat }張{ $to_beat_rank }
why-not-choose-first = 要先決定別的事
always = 以後都幫我做
# A menu of what is seldom pressed in a turn, in words mode
controls-seldom = 這一手的協助...
always-set = 從現在起，只有一種選擇時我就直接替你做。可以用 **/設定** 關掉。
take-back = 收回{ $move }
take-back-question = 要收回**{ $move }**和之後的每一手嗎？ **收回之後這場對局就不算數**：不列入等級分，也不列入戰績。過程、重播和對局紀錄都會註明有人收回。
take-back-no = 不收回
take-back-done = 已收回。
# 用在過程和結果：幾手、共幾次
taken-back = { $name }收回了{ $moves }手{ $times ->
    [1] {""}
   *[other] （共{ $times }次）
}
taken-back-count = 收回{ $times }次
