prompt-turn = **輪到你了。** 選一張牌，或 Pass。
prompt-play = **輪到你了。** 選一張牌。
prompt-only-pass = **輪到你了**，但沒有牌能出，只能 Pass。
prompt-fan-tan-only-pass = **輪到你了**，但沒有牌能出：付一枚籌碼到底池並 Pass。
prompt-five-or-nine-only-pass = { prompt-fan-tan-only-pass }
prompt-domino-sevens-only-pass = **輪到你了**，但沒有牌能出，牌堆也抽完了：付一枚籌碼到底池並 Pass。
prompt-bankrupt = **輪到你了。** 沒有牌能出，Pass 也用完了，所以你**破產**了：你的牌會馬上擺到桌上，名次排在所有還在打的人之後。
prompt-shichi-narabe-points-bankrupt = **輪到你了。** 沒有牌能出，Pass 也用完了，所以你**破產**了：這一局就此結束，只算你手上的牌。
prompt-koroshi-bankrupt = **輪到你了。** 沒有牌能出，Pass 也用完了，所以你**出局**了：{ $remains ->
    [laid] 你的牌會馬上擺到各自的格子{ $counted ->
        [yes] ，但還是算你的罰牌
       *[no] {""}
    }。
   *[aside] 你手上的牌全都算罰牌。
}
prompt-passing = 選**{ $count }張牌**傳給{ $side ->
    [left] 左邊
   *[right] 右邊
}的**{ $name }**。等大家都選好，你才看得到自己拿到什麼。
prompt-bidding = **叫牌：** 選一張牌，上面的數字就是你要吃的墩數，不多也不少。所有人叫的牌裡最大的那張，顏色就是王牌。牌會還給你。
prompt-chosen = 你選了：{ $cards }。其他人還在選。
prompt-give = { $must ->
    [may] **{ $name }**有牌可出卻 Pass。你可以任選一張牌塞給**{ $name }**，不給也行。
   *[must] **{ $name }**向你討牌：選一張給出去。
}只有你們兩個看得到是哪張。
prompt-beg = **輪到你了。** 沒有牌能出，要向**{ $name }**討一張。
prompt-beg-or-pass = **輪到你了。** 沒有牌能出。這是你的第一手，可以 Pass，也可以向**{ $name }**討一張。
prompt-extra = 出了A或K，可以**再出一手**：繼續出，或結束這一手。
prompt-extra-none = 出了A或K可以再出一手，但沒有牌能出：結束這一手吧。
prompt-place = 大過的{ $count ->
    [1] **{ $number }**要收進手牌
   *[other] { $count }張**{ $number }**要一起收進手牌
}，還是丟掉？要收的話，選兩張牌之間的空隙；確定之前看得到手牌的樣子。
prompt-place-drawn = 你抽到**{ $card }**。要收進手牌，還是丟掉？要收的話，選兩張牌之間的空隙；確定之前看得到手牌的樣子。
prompt-cover = 鬼牌頂替的是你的**{ $card }**。現在就蓋上去，還是先留著以後再出？別人不會知道問的是你。
prompt-draw = **輪到你了。** 沒有牌能出，要抽{ $count }張。
prompt-domino-sevens-draw = **輪到你了。** 沒有牌能出：付一枚籌碼抽一張，直到能出為止。
prompt-pile = **輪到你了。** 沒有牌能出：選一張蓋在自己面前，會算罰分。
prompt-community = **輪到你了。** 沒有牌能出，但可以拿一張公牌來出，或 Pass。
prompt-community-only = **輪到你了。** 沒有牌能出，其他人也都 Pass 了：拿一張公牌來出。
prompt-lead = **由你先出：** 任選一張牌。
prompt-follow = **輪到你了。** 首張是**{ $card }**：要跟同色或同數字。
prompt-follow-free = **輪到你了。** 首張是**{ $card }**。你沒有同色也沒有同數字的牌，出哪張都行。
prompt-continue = **輪到你了。** 可以接{ $cards }。
prompt-continue-pass = **輪到你了**，但你沒有{ $cards }，只能 Pass。
prompt-play-or-pay-continue-pass = **輪到你了**，但你沒有{ $cards }：付一枚籌碼到底池並 Pass。
prompt-group-lead = **由你開始：** 出一張牌，或幾張相鄰的同號牌。
prompt-group = **輪到你了。** 要大過：**{ $cards }**。張數更多，或張數相同但數字更大；也可以 Pass：{ $passing ->
    [draw] 抽一張牌
    [take] 用掉一張明牌
    [lose] 已經沒有明牌，馬上就輸
   *[nothing] 牌堆已經抽完
}。
prompt-group-only-pass = **輪到你了。** 要大過：**{ $cards }**，但你沒有。只能 Pass：{ $passing ->
    [draw] 抽一張牌
    [take] 用掉一張明牌
    [lose] 已經沒有明牌，你輸了
   *[nothing] 牌堆已經抽完
}。
board-choosing = 還在選：{ $names }。
since-drew = 你抽到{ $cards }。
since-given = **{ $name }**給了你{ $cards }。
since-exchanged = 你的{ $cards }被放上桌，換來鬼牌。
since-stacked = 你的{ $cards }被蓋在鬼牌上。
since-killed = **{ $name }**封殺了你的{ $cards }。
since-others = { $which ->
    [last] 最近：
    [first] 剛才：
   *[all] 後來：
}{ $events }
