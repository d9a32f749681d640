private-more = { lobby-more }
private-channel = 到頻道裡玩
private-channel-about = 這裡的人都看得到牌桌，但看不到你的手牌
private-placed = 這張牌桌現在在頻道裡了。
private-waits = 這張牌桌只有你看得到，會等你一天；在哪裡都能用 **/手牌** 回來。
private-cards = 再打一次對局{ $table }的牌，不計入任何成績。在哪裡都能用 **/手牌** 回來。
private-open = 你還有自己的牌桌沒打完，要繼續哪一桌？
private-go-on = 繼續：{ $game }
private-idle = 一天沒有動靜，你自己的這張牌桌已經關閉。
refused-tables-enough = 你自己的牌桌已經開了{ $most }張。先打完一張，或在「{ private-more }」裡離開一張。
occupied-alone = 你隨時可以一個人和電腦玩，那張牌桌只有你看得到。
refused-no-cards = { $why ->
    [unfinished] 打完的對局，才能再打一次它的牌。
    [others] 只有打過這場對局的人，才能再打這副牌。
    [people] 只有一個人開桌、從頭到尾只和電腦打的對局，才能再打一次它的牌。
    [ghosts] 幽靈要在頻道裡說話，所以這副牌不能一個人再打。
    [day] 某一天的牌在那一天的頁面上可以再打：用 **/今日牌局** 加編號開啟。
   *[seed] 這副牌怎麼發的沒有用可以重現的方式記下來。
}
