notice-fault = 我這邊出了點問題。遊戲沒有任何損失，請再試一次。
notice-storage = 我現在什麼都存不下來，遊戲先停一下。遊戲沒有任何損失，請稍後再試一次。
notice-outdated = 這是我舊版留下的，我已經不知道它的意思。**/開桌** 和 **/手牌** 會顯示現在的狀況。
notice-pressed-gone = 已經完成，只是你按的那則訊息已經不在了。
notice-forbidden = 我在這個頻道少了某項權限。請告訴這個伺服器的管理員。
notice-place = { $place ->
   *[own] 在私訊裡，你一個人和電腦玩。想和別人一起玩，請到伺服器或群組訊息裡輸入 **/開桌**。
    [forced] 這個伺服器關閉了「使用外部應用程式」，我的回覆只有你看得到，所以別人不能加入牌桌。你可以一個人和電腦玩。
}
notice-missing = 我沒辦法在這裡開桌。我在這個頻道缺少：{ $permissions }。
notice-missing-thread = 我沒辦法在這裡開私人討論串。我在這個頻道缺少：{ $permissions }。
notice-no-table = 這個頻道沒有牌桌。**/開桌** 可以開一桌。
notice-leave-question = { $others ->
    [0] 真的要離開這場遊戲嗎？沒有其他人在玩，所以**遊戲會結束**，沒有結果。
   *[other] 真的要離開這場遊戲嗎？{ $more ->
        [no] 你的座位已經沒事可做。
       *[yes] 電腦會接手你的座位打下去。
    }這場對局照樣計等級分，你會排在所有留下的人之後。
}
notice-leave-yes = 離開不回來
notice-leave-end = 離開並結束遊戲
notice-leave-no = 留下
notice-step-away = 暫時離開
notice-step-away-question = 改成**暫時離開**的話，電腦只會代打到你回來為止，座位還是你的。到結束都沒回來的人算最後一名，跟離開一樣。
notice-step-away-alone = 改成**暫時離開**的話，遊戲會停下來等你一天，電腦不會代打。
notice-stepped-away = 你暫時離開了。
notice-back = 歡迎回來！座位又是你的了。
notice-again-players = 只有剛才玩的人能和同一群人開下一場。**/開桌** 可以開一桌讓大家加入。
ping-lobby = { $how ->
    [again] { $names }：**{ $host }** 想再玩一場{ $game }。不想玩的人請按**離開**。 { $link }
    [role] { $names }：**{ $host }** 在揪人玩{ $game }。 { $link }
   *[invited] { $names }：**{ $host }** 邀請你玩{ $game }。 { $link }
}
ping-turn = { $mention }，輪到你了。
ping-again = { $mention }，還是輪到你，時間快到了。
ping-all-away = { $mention }，大家都不在了，遊戲正停著等你。按**我回來了**就會繼續。
permission-view-channel = 檢視頻道
permission-send-messages = 發送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-create-private-threads = 建立私人討論串
permission-attach-files = 附加檔案
unread-close-note = 管理員也可以放棄它：它會永久關閉，這裡就能開新的牌桌。
unread-close = 永久關閉
unread-closed = 牌桌已關閉。**/開桌** 可以開新的一桌。
