command-learn = 學習
command-learn-description = 邊玩邊學：專屬於你的練習桌，步步有提示
option-learn-game-description = 要學哪個遊戲
learn-button = 邊玩邊學
learn-which = ## 邊玩邊學
    只屬於你的練習桌：三個電腦對手，不趕時間，每一步都有提示。別人看不到，也不列入任何計算。
learn-running = 你的**{ $game }**練習還開著，開新的練習就會關掉它。
learn-game = **{ $game }** – { $about }
learn-go-on = 繼續：{ $game }
learn-title = ### 邊玩邊學：{ $game }
learn-stop = 結束練習
learn-refresh = 顯示目前的桌面
learn-again = 再練一次
learn-play = 跟別人玩
learn-your-turn = **輪到你了。**
learn-your-choice = { $what ->
    [passing] **選要傳出去的牌。**
    [bidding] **選要叫的牌。**
   *[place] **要收下這些牌，還是丟掉？**
}
learn-agreed = 我也會這樣：{ $why }。
learn-rather = { $likewise ->
    [yes] 這表示{ $why }。**{ $other }**也一樣，我寧可選那個。
   *[no] 這表示{ $why }。我寧可選**{ $other }**：{ $other-why }。
}
learn-followed = 你選了**{ $move }**：{ $why }。
learn-instead = { $likewise ->
    [yes] 你選了**{ $move }**：{ $why }。**{ $other }**效果一樣，我稍微喜歡它一點。
   *[no] 你選了**{ $move }**：{ $why }。我會選**{ $other }**：{ $other-why }。
}
learn-waiting = 其他人正在打。輪到你時，能做的事會自動出現在這裡。
learn-last = **剛才**
learn-watching = 這一{ $part ->
    [round] 輪
   *[hand] 局
}你已經沒事可做，看看其他人怎麼打完吧。
learn-between = **這一{ $part ->
    [round] 輪
   *[hand] 局
}結束了。** 看看大家得了多少，然後繼續下一{ $part ->
    [round] 輪
   *[hand] 局
}，或者就到這裡：你已經會玩了。
learn-over = ### 練習結束：{ $game }
learn-over-stopped = 想練的時候隨時可以重新開始。
learn-over-place = { $rank ->
    [1] **你贏了！** 去找真人試試看吧。
   *[other] **{ $seats }個人裡你是第{ $rank }名。** 你已經會玩了，剩下的就是多練習。
}
learn-over-more = 規則還不只這些：**/規則** 全都有，房主還能改掉不少。

learn-lesson-rows-goal = **目標：** 比別人先出完手上的牌。四張7已經在桌上，每張7往下接到A，往上接到K，各成一列。
learn-lesson-rows-playable = **什麼能出：** 只有緊接在一列兩端的牌，例如8♦後面的9♦。你的牌都插在自己的位置上。能出的會升起來並打勾，每張都是一個按鈕；有鎖頭的要等別人的牌；畫斜線的位置要等你的牌。
learn-lesson-rows-pass = **Pass：** 一局可以 Pass 三次，有牌能出也可以。扣住6或8，要那一列的人就得乾等。但 Pass 用完又沒有牌能出，就破產了。
learn-lesson-rows-order = **先出哪張？** 後面接得上自己牌的，出了不吃虧。只會幫到別人的，趁還有 Pass 可以先等等。
learn-lesson-piles-goal = **目標：** 自己蓋的分數越少越好。由7♠開始，每張7往下接到A，往上接到K，各成一列。能出就一定要出，所有的牌都要打完。
learn-lesson-piles-stuck = **沒有牌能出：** 從手牌選一張蓋在自己面前。A罰1分，K罰13分。別人看不到，但那一列裡比它更外面的牌從此再也不能出，你自己的也一樣。
learn-lesson-piles-order = **先出哪張？** 後面接得上自己牌的先出。只有別人在等的牌，趁還有別的能出就先扣住：沒有牌能出的人只好蓋牌。
learn-lesson-cells-goal = **目標：** 罰牌越少越好。每張牌都有自己的位置，也就是花色的那一列、點數的那一行，要出在桌上某張牌的旁邊：左、右、上或下。
learn-lesson-cells-kill = **封殺：** 空格的四周全被填滿就死了。拿著那張牌的人再也出不了，還要算罰牌。出會封殺的牌之前，會先問你。
learn-lesson-cells-danger = **小心：** 你的位置如果只剩一邊是空的，下一張牌就可能把它封殺。趁早把牌放上去，不然就別碰那附近。
learn-lesson-cells-pass = **Pass：** 三次，有牌能出也可以。Pass 用完又沒有牌能出就出局，手上的全都算罰牌。
learn-lesson-tricks-bid = **目標：** 說好七墩裡要吃幾墩，然後剛好吃到那麼多。用手上一張牌來叫：牌上的數字就是你叫的墩數，牌還是留在手上。叫得最大的那張，顏色就是王牌。
learn-lesson-tricks-lead = **先出：** 想出哪張都行。其他人有同色或同數字的牌就一定要跟。
learn-lesson-tricks-follow = **跟牌：** 能跟首張的顏色或數字就要跟，不能就隨便出。最大的王牌吃下這墩；沒有王牌，就是跟得最大的那張。數字大的贏數字小的。
learn-lesson-tricks-score = **得分：** 剛好吃到，得2分加上叫的墩數。每多一墩或少一墩扣1分。
learn-lesson-tricks-passing = **傳牌：** 這一輪叫牌之前要傳幾張牌出去，也會收到一樣多張。盡量只留少數幾種顏色，而且各色大小都有。
learn-lesson-tricks-keep = **替叫牌著想：** 叫牌要用手上的牌，所以別把你想叫的數字傳掉。
learn-lesson-tricks-middle = **叫中間的數字有風險：** 叫2、3、4時，不知道自己會不會最大，也就不知道王牌會是什麼顏色。叫小的不需要王牌，叫大的自己就能決定王牌。
learn-lesson-tricks-sevens = **先出7：** 更大的7可以憑數字跟上來吃掉它。想用7贏的話，等更大的7都出光了再出；順序是紅、黃、綠、藍、紫。
learn-lesson-tricks-trumps = **清王牌：** 想多吃幾墩時，先出一張小王牌往往不錯。別人得跟王牌，之後你的大牌就安全多了。
learn-lesson-groups-goal = **目標：** 別當最後一個還有牌的人。最後的人要失去兩隻企鵝中的一隻。手牌的順序永遠不變。
learn-lesson-groups-group = **同號牌：** 相鄰的同號牌一起出。現在桌上沒有牌，想出什麼都可以。
learn-lesson-groups-beat = **大過：** 張數多的大過張數少的，不管數字。張數一樣就比數字大小。
learn-lesson-groups-pass = **Pass：** 從牌堆抽一張，插進手牌任何地方，或是丟掉。下次輪到你還可以出牌。
learn-lesson-groups-place = **大過之後：** 把被你大過的牌收進手牌的同一處，或丟掉。放在同號牌旁邊會變成更大的一組，放別處只會讓手牌變長。
learn-lesson-groups-drawn = **抽到的牌：** 放在同號牌旁邊會變成更大的一組。哪裡都不合，就丟掉。
