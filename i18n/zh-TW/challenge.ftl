option-challenge = 挑戰
option-challenge-description = 三天之內和你打同樣三副牌的朋友
option-challenge-game-description = 挑戰的遊戲；不填就是日式排七・封閉隧道
challenge-title = ## 挑戰 · { $game }
challenge-deal-title = ## 挑戰第{ $deal }副 · { $game }
challenge-about = 你和{ $name }在{ $until }以前打同樣的{ $deals }副牌，各打各的，對手是同樣的莊家電腦。每副一次機會，沒有提示，不計等級分。兩個人都打完，或是時間到了，就能看到全部內容。
challenge-commitment = -# 雜湊值：`{ $commitment }…`
challenge-one-try = 挑戰的第{ $deal }副，只有一次機會。{ $until }以前可以停下再繼續，用 **/手牌** 回來。
challenge-own = 第{ $deal }副：{ $mine }
challenge-both = 第{ $deal }副：你 { $mine } · { $name } { $theirs }
challenge-result = 第{ $place }名（{ $margin }）
challenge-unfinished = { $begun ->
    [yes] 沒打完
   *[no] 沒打
}
challenge-nobody = 已刪除的人
challenge-state = { $how ->
    [open] { $name }打完了{ $deals }副當中的{ $done }副。
    [declined] 對方婉拒了，不打。
    [gone] 對方刪除了自己的資料，所以到此為止。
    [won] **你贏了**，{ $mine }比{ $theirs }。
    [lost] **{ $name }贏了**，{ $theirs }比{ $mine }。
   *[even] **平手**，{ $mine }比{ $theirs }。
}
challenge-share = 共{ $deals }副，第{ $deal }副
challenge-sealed = 兩個人都打完，或是時間到了（{ $until }），才看得到對方的結果和所有人的手牌。
challenge-play = 打第{ $deal }副
challenge-open = 看這場挑戰
challenge-accept = 應戰
challenge-decline = 婉拒
challenge-list = 挑戰
challenge-list-title = ## 你的挑戰
challenge-list-none = 還沒有。用 **/今日牌局** 的「挑戰」約一個朋友。
challenge-list-line = **{ $number }** · { $game }：{ $state }
challenge-games = 一手一手看對局...
challenge-game = { $whose ->
    [own] 第{ $deal }副：你
   *[other] 第{ $deal }副：對方
}
challenge-sent = 挑戰已經發在頻道裡，你可以馬上開始。
challenge-invited = { $name }：**{ $asker }** 向你挑戰 **{ $game }**：兩個人打同樣的三副牌，各打各的，到{ $until }為止。
challenge-declined = **{ $name }** 婉拒了這場挑戰（{ $game }）。
fair-challenge = 這是挑戰第{ $deal }副的牌，兩個人都一樣：只由這場挑戰的祕密決定。它的雜湊值從一開始就寫在挑戰的頁面上。能挑這個祕密的只有營運這個機器人的人。
refused-tried-deal = 這副牌你已經打過了。
refused-ended-challenge = 這場挑戰結束了，不能再開始哪一副。
refused-unknown-challenge = 這是別人兩個的挑戰，或是已經不在了。你也可以用 **/今日牌局** 向朋友挑戰。
refused-begun-challenge = 只有被挑戰的人可以婉拒，而且要在開打之前。
refused-challenged = 你們兩個已經有一場挑戰，或是它被婉拒了。兩個人都打完，或{ $until }，才能再來一場。
refused-challenges-enough = 你發起的挑戰還有{ $most }場沒結束。先打完一場。
refused-options-of-challenge = 在「挑戰」裡選一個朋友，要的話再選「遊戲」；或是只填「編號」。
refused-no-challenge-game = 這個遊戲沒有挑戰，請從清單裡選。
