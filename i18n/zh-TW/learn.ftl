command-learn = 學習
command-learn-description = 邊玩邊學：專屬於你的練習桌，步步有提示
option-learn-game-description = 要學哪個遊戲
learn-button = 邊玩邊學
learn-which = ## 邊玩邊學
    只屬於你的練習桌：三個電腦對手，不趕時間，每一步都有提示。別人看不到，也不列入任何計算。
learn-running = 你的**{ $game }**練習還開著，開新的練習就會關掉它。
learn-go-on = 繼續：{ $game }
learn-heading = -# { $reached ->
    [yes] 達成目標 ✓
   *[no] 目標：{ $goal }
}
learn-goal-row = 在同一列出兩張牌
learn-goal-three = 出三張牌
learn-goal-trick = 吃一墩
learn-goal-sequence = 接完一串，喊「吉格舞」
learn-goal-beat = 大過桌上的牌
learn-reached = **達成目標了！** 接下來就試著贏吧。
learn-stop = 結束練習
learn-again = 再練一次
learn-now = 馬上開打
learn-other = 換個遊戲
learn-your-choice = { $what ->
    [passing] **選要傳出去的牌。**
    [bidding] **選要叫的牌。**
   *[place] **要收下這些牌，還是丟掉？**
}
learn-advice = **提示：** 我會選**{ $move }**。
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
learn-watching = 這一{ $part ->
    [round] 輪
   *[hand] 局
}你已經沒事可做，看看其他人怎麼打完吧。
learn-between = **這一{ $part ->
    [round] 輪
   *[hand] 局
}結束了。** 可以繼續，或者就到這裡：你已經會玩了。
learn-over = ### 練習結束：{ $game }
learn-over-stopped = 想練的時候隨時可以重新開始。

learn-lesson-rows-goal = **目標：** 比別人先出完手上的牌。從桌上四張7開始，往下接到A，往上接到K。
learn-lesson-rows-playable = **什麼能出：** 緊接在一列兩端的牌，例如8♦後面的9♦。能出的會升起來並打勾，也都有按鈕。
learn-lesson-rows-pass = **Pass：** 一局可以 Pass 三次，有牌能出也可以。Pass 用完又沒有牌能出，就破產了。
learn-lesson-rows-order = **先出哪張？** 後面接得上自己牌的，出了不吃虧。只會幫到別人的，趁還有 Pass 可以先扣住。
learn-lesson-rows-signs = **記號：** 有鎖頭的牌要等別人的牌，畫斜線的位置要等你的牌。
learn-lesson-must-goal = **目標：** 比別人先出完手上的牌。7開出一列，往下接到A，往上接到K。
learn-lesson-must-order = **先出哪張？** 後面接得上自己牌的先出。只有別人在等的牌，趁還有別的能出就先扣住。
learn-lesson-chips-stuck = **能出就一定要出。** 不能出就付一枚籌碼到底池，底池歸贏家。
learn-lesson-trumps-trump = **王牌**也可以放進別種花色的列，頂替同點數的牌。
learn-lesson-trumps-stuck = **能出就一定要出。** 手上沒有的話，可以拿一張能接的公牌來出。
learn-lesson-beg-six = **7的後面**一定要先接6，之後這一列才往兩邊接。
learn-lesson-beg-stuck = **沒有牌能出，** 右邊的人就給你一張。最後手上每剩一張就是一個罰分。
learn-lesson-beg-again = **出了A或K**之後，同一手還可以再出，也可以結束。
learn-lesson-parliament-pass = **能出就一定要出。** 不能出就 Pass，不用付出代價。最後手上剩的牌都是罰分。
learn-lesson-stops-goal = **目標：** 比別人先出完手上的牌。有人先出一張，後面接同花色大一點的牌，最多五張。
learn-lesson-stops-lead = **先出：** 想出哪張都行。要是最後一張是你接的，就還是你先出。
learn-lesson-stops-follow = **接牌：** 有要接的那張就一定要出，沒有就 Pass。接完的人先出下一張。
learn-lesson-piles-goal = **目標：** 自己蓋的分數越少越好。從7開始，往下接到A，往上接到K，能出就一定要出。
learn-lesson-piles-stuck = **沒有牌能出：** 選一張蓋在自己面前，A罰1分，K罰13分。那一列裡比它更外面的牌從此不能出。
learn-lesson-cells-goal = **目標：** 罰牌越少越好。每張牌都有自己的位置，要出在桌上某張牌的上下左右。
learn-lesson-cells-kill = **封殺：** 四周全被填滿的空格就死了。那張牌在誰手上，就算誰的罰牌。
learn-lesson-cells-danger = **小心：** 你的位置只剩一邊是空的時，下一張牌就可能把它封殺。趁早放上去。
learn-lesson-cells-pass = **Pass：** 三次，有牌能出也可以。Pass 用完又沒有牌能出，就出局了。
learn-lesson-tricks-bid = **目標：** 用一張手牌的數字，叫出七墩裡要吃幾墩。叫得最大的那張，顏色就是王牌。
learn-lesson-tricks-lead = **先出：** 想出哪張都行。其他人有同色或同數字的牌就一定要跟。
learn-lesson-tricks-follow = **跟牌：** 能跟首張的顏色或數字就要跟。最大的王牌吃下這墩；沒有王牌，就是跟得最大的那張。
learn-lesson-tricks-score = **得分：** 剛好吃到，得2分加上叫的墩數。每多一墩或少一墩扣1分。
learn-lesson-tricks-passing = **傳牌：** 傳幾張出去，就收到幾張。顏色留少一點，而且各色大小都有。
learn-lesson-tricks-keep = **替叫牌著想：** 別把你想叫的數字傳掉。
learn-lesson-tricks-middle = **叫2、3、4有風險：** 不知道自己會不會最大，也就不知道王牌會是什麼顏色。
learn-lesson-tricks-sevens = **先出7：** 更大的7可以跟上來吃掉它。由小到大是紅、黃、綠、藍、紫。
learn-lesson-tricks-trumps = **清王牌：** 想多吃幾墩時，先出一張小王牌，之後你的大牌就安全多了。
learn-lesson-groups-goal = **目標：** 別當最後一個還有牌的人，不然兩隻企鵝就少一隻。手牌的順序永遠不變。
learn-lesson-groups-group = **同號牌：** 相鄰的同號牌一起出。桌上沒有牌時，想出什麼都可以。
learn-lesson-groups-beat = **大過：** 張數多的大過張數少的，不管數字。張數一樣就比數字大小。
learn-lesson-groups-pass = **Pass：** 從牌堆抽一張，插進手牌任何地方，或是丟掉。下次輪到你還可以出牌。
learn-lesson-groups-place = **大過之後：** 把被你大過的牌收進手牌的同一處，或丟掉。放在同號牌旁邊會變成更大的一組。
learn-lesson-groups-drawn = **抽到的牌：** 放在同號牌旁邊會變成更大的一組。哪裡都不合，就丟掉。
