hand-not-your-turn = 輪到別人 · 桌面是你上次看到的樣子
hand-moved = { $where ->
    [up] 你的手牌在上面。
    [message] 你的手牌在私訊裡。
    [table] 你的手牌在[牌桌]({ $link })那裡。
   *[down] 你的手牌在下面。
}
hand-away = 你暫時離開了，由電腦代打。按**我回來了**就能回到座位。
hand-all-away = 你暫時離開了，也沒有其他人在，所以遊戲先停下來等。按**我回來了**就會繼續。都沒有人回來的話，{ $until }結束。
hand-out = 你的牌出完了，打得漂亮！
hand-out-place = 你的牌出完了，第{ $place }名，打得漂亮！
hand-koroshi-out = 你沒有牌可以出了，可以看其他人打完。
hand-fallen = { $how ->
    [out] 你出局了，可以看其他人打完。
    [eliminated] 你被淘汰了，可以看其他人打完。
   *[bankrupt] 你破產了，可以看其他人打完。
}
hand-revokes = 你這一局藏牌{ $count }次，別人還不知道。局末要為此付{ $due }枚籌碼；如果當時能開新的一列，還要付更多。
hand-left = 你已經離開這場遊戲，由電腦接手你的座位。
hand-left-idle = 你已經離開這場遊戲。你的座位已經沒事可做，其他人會繼續打。
hand-left-ended = 你已經離開這場遊戲。因為沒有人留下，遊戲就此結束，不計結果。
hand-left-over = 你在結束前離開了這場遊戲，現在它已經結束。
hand-over = 這場遊戲結束了。
hand-closed = 管理員關閉了牌桌，這場對局不列入任何計算。
hand-keep = 不，回去看手牌
hand-timed-out = 時間到了，電腦替你出了一手。
hand-channel-trouble = { $why ->
    [permission] 我沒有在這個頻道發言的權限，所以無法顯示牌桌。請告訴這個伺服器的管理員。
   *[refused] Discord 不接受我的訊息，所以無法在頻道顯示牌桌。遊戲可以在這裡繼續；有人按按鈕時我會再試一次。請告訴架設這個機器人的人。
}
page-before = ◀ 前面的牌
page-after = 後面的牌 ▶
card-joker = 鬼牌
card-suit = { $suit ->
    [S] 黑桃
    [H] 紅心
    [D] 方塊
   *[C] 梅花
}
card-in-words = { card-suit }{ $rank }
card-colour = { $colour ->
    [R] 紅
    [Y] 黃
    [G] 綠
    [B] 藍
   *[P] 紫
}
card-coloured = { card-colour }{ $numbers }
move-pass = Pass
move-pass-left = Pass（剩{ $left }次）
move-pass-taking = Pass，用掉{ $card }
move-bankrupt = { $how ->
    [out] 出局
   *[bankrupt] 宣告破產
}
move-joker = 鬼牌當{ $card }
move-joker-with = 鬼牌當{ $card }，加上{ $then }
move-on-joker = { $card }蓋在鬼牌上
move-substitute = { $card }放進{ card-suit }列
move-community = 拿公牌來出：{ $play }
move-set = { $suits } { $first }到{ $last }（{ $count }張）
move-group = { $cards }{ $extra ->
    [0] {""}
   *[other] {" "}+ 明牌{ $extra }張
}{ $count ->
    [1] （第{ $first }張）
   *[other] （第{ $first }到{ $last }張）
}
move-give = 給{ $cards }
move-bid = 叫{ $card }
move-pile = 蓋{ $card }
# 收進手牌的牌
move-take = 收進手牌
move-take-first = 第1格：▾ { $after }
move-take-between = 第{ $position }格：{ $before } ▾ { $after }
move-take-last = 第{ $position }格：{ $before } ▾
move-take-spoken = 第{ $position }格：{ $where ->
    [first] 在{ $after }前面
    [last] 在{ $before }後面
   *[between] 在{ $before }和{ $after }之間
}
move-talk = 跟座位{ $seat }的幽靈說話
move-cover = 蓋住鬼牌
move-leave = 先留著
move-draw = 抽牌
move-beg = 討一張牌
move-decline = 不給
move-end = 結束這一手
move-discard = 丟掉
