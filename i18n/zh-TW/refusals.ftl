refused-table-gone = 這張牌桌已經關了。**/開桌** 可以開新的一桌。
refused-unreadable = 我目前讀不出這裡的牌桌，所以沒辦法在這桌打。資料都還在：我更新之後可以再接續。在那之前 **/開桌** 會在討論串或其他頻道開桌。
refused-elsewhere = 這屬於另一個頻道的牌桌，在這裡沒有作用。
refused-stopping = 我正在重新啟動。遊戲沒有任何損失，請稍後再試。
refused-channel-busy = { occupied }
refused-not-seated = 你不在這桌。結束之後，你可以加入下一場。
refused-already-seated = 你已經坐在這桌了。
refused-not-host = 只有房主可以這麼做：{ $host }。
refused-not-in-lobby = 遊戲已經開始了。
refused-not-started = 遊戲還沒開始，要由房主開始。
refused-table-full = 牌桌滿了：最多{ $most }人能玩。
refused-too-few = 人太少了：至少要{ $least }人，現在有{ $seated }人。
refused-no-computer = 這桌沒有電腦玩家。
refused-not-invited = 沒有人邀請你來這桌。有空位的話，請按**加入**。
refused-asked-already = 你選的人已經坐在這桌，或已經邀請過。每個人只會邀請一次。
refused-asked-enough = 一張牌桌最多邀請{ $most }人。
refused-asked-here = 這桌已經在這裡揪過人了，只能揪一次。
refused-ask-off = 這個伺服器沒有可以揪的身分組。管理者可以在 **/設定** 指定一個。
refused-ask-everybody = 不能選 **@everyone**。請選一個想被通知的人才有的身分組。
refused-role-everybody = 大家都有 **@everyone**。想讓所有人都能開桌，就什麼身分組都不要選。
refused-bad-setting = 不能這樣設定，所以沒有任何變更。請從清單裡選。
refused-default-not-here = 預設牌桌的遊戲必須是這裡能玩的遊戲。沒有任何變更。
refused-barred = 這個伺服器的管理員決定不讓你上這裡的牌桌。**/學習** 還是可以讓你自己練習。
refused-not-barred = 你選的人在這裡並沒有被禁止。
refused-barred-by-manager = 這是由管理伺服器的人禁止的，只有擁有**管理伺服器**權限的人能解除。
refused-barred-enough = 一個伺服器最多禁止{ $most }人。
refused-cannot-bar = { $who ->
    [self] 不能禁止你自己。
    [app] 應用程式不會玩，沒有人可以禁止。
   *[manager] 管理這個伺服器的人不能被禁止上桌。
}
refused-channel-not-allowed = 這個伺服器只在這些頻道開桌：{ $channels }。
refused-role-needed = 在這個伺服器開桌，需要其中一個身分組：{ $roles }。已經開好的牌桌誰都可以加入。
refused-game-not-here = 這個伺服器不玩這個遊戲。**/開桌** 會列出能玩的遊戲；**/學習** 可以練習所有教學遊戲。
refused-often = { $whose ->
    [own] { $what ->
        [share] 你剛才已經分享了{ $most }個牌面，{ $until }可以再分享。
        [film] 你剛才已經分享了{ $most }個動畫，{ $until }可以再分享。
        [ask] 你不久前才揪過人，{ $until }可以再揪。
        [thread] 你剛才已經開了{ $most }個私人討論串，{ $until }可以再開。
       *[invite] 你剛才已經邀請了{ $most }次，{ $until }可以再邀請，一次可以選好幾個人。
    }
   *[channel] { $what ->
        [share] 這個頻道剛才已經分享了{ $most }個牌面，{ $until }可以再分享。
        [film] 這個頻道剛才已經分享了{ $most }個動畫，{ $until }可以再分享。
        [ask] 這個頻道不久前才有人揪過，{ $until }可以再揪。
        [thread] 這個頻道剛才已經開了{ $most }個私人討論串，{ $until }可以再開。
       *[invite] 這個頻道剛才已經邀請了{ $most }次，{ $until }可以再邀請。
    }
}
refused-opened-often = 你一分鐘內開了{ $most }張牌桌。{ $seconds }秒後可以再開。
refused-server-opened-often = 這個伺服器一分鐘內開了{ $most }張牌桌。請在{ $seconds }秒後再試。
refused-hosts-enough = 你在這個伺服器已經是{ $most }張牌桌的房主：{ $channels }。其中一張結束後，就能再開。
refused-server-full = 這個伺服器已經開了{ $most }張牌桌，不能再多。你可以加入其中一桌，或等有牌桌結束再開。
refused-not-moderator = 要有**管理訊息**或**管理伺服器**的權限才能這麼做。
refused-no-table-here = 這個頻道沒有開著的牌桌。
refused-no-threads = 這裡不能開私人討論串，伺服器的文字頻道才可以。
refused-no-ghosts = 要和幽靈搭話，得在我能知道有人發言的頻道裡。在這裡我不知道：請換一個遊戲，或到邀請了我的伺服器玩。
refused-no-pace = 慢速模式需要邀請了我的伺服器：在這裡，沒有人按按鈕時計時會停下。
refused-may-not-thread = 你在這個頻道需要**建立私人討論串**的權限。
refused-last-person = 沒有其他人在玩：你一走遊戲就結束了。
refused-not-your-turn = { illegal-not-your-turn }
refused-stale = 在那之後遊戲已經往下進行。現在的狀況是這樣。
refused-illegal = 現在不能這麼做。
refused-away = 你暫時離開了。請先按**我回來了**。
refused-not-away = 你沒有離開：座位就在你手上。
refused-stepped-enough = 上一手之後你已經暫離{ $most }次了。下一手之後就可以再暫離。
refused-not-alone = 從對局一開始就只有一個人和電腦對打時，才能收回。
refused-taken-back = 這一手已經收回了。現在的狀況是這樣。
refused-not-last = 只能收回這一局裡你最後一次的選擇。現在的狀況是這樣。
refused-no-hints = { $why ->
    [host] 這桌沒有提示：房主關掉了。
   *[people] 有不只一個人在玩，所以這裡不再有提示。房主可以在等候室的**{ lobby-set-up }** → **{ lobby-options }**裡允許提示。
}
refused-not-over = 這一局結束後才會發下一局。
refused-no-talk = 那不算跟這桌的幽靈說話。
refused-no-trade = 沒有可以收回的交換，或者已經太晚了。
refused-not-concerned = 只有房主和交換位置的兩個人能決定這件事。
refused-word-bad = 一句話最多{ $most }個字，而且至少要有一個看得見的字。原本的內容不變。
refused-word-often = 一句話在這裡最多能加或換{ $most }次，所以維持不變。想收回就留空。
refused-dealt = 牌已經發了。開始之前才能加話。
refused-no-words = 這張牌桌是用舊版開的，發牌時不能加話。
refused-bad-setup = { $option ->
    [turn_seconds] 每手限時可以是{ $least }到{ $most }秒。
   *[other] 可以是{ $least }到{ $most }。
}
refused-bad-option = 這些規則不能搭配，所以沒有任何變更。
refused-not-manager = 要有**管理伺服器**的權限，才能替伺服器設定這個。
refused-game-unknown = 我不認識這個遊戲。請從 **/開桌** 的清單裡選一個。
refused-no-match = 我找不到這個編號的對局。**/重播** 會列出你玩過的對局。
refused-match-unreadable = 我讀不出這場對局了。資料都還在：我更新之後或許能再讀。
refused-match-not-over = 這場對局結束後才能重播。
refused-match-broken-off = 這場對局沒有打完，所以不能重播。
refused-match-of-others = 在這裡只有玩過這場對局的人能重播。
refused-not-played = 只有玩過這場對局的人有覆盤，而且只看自己的選擇。
refused-not-over-yet = 對局要打到結束，才能覆盤你的選擇。
refused-reviews-busy = 現在正在做的覆盤太多了，請過幾分鐘再試。
illegal-hand-over = 這一局結束了。
illegal-not-your-turn = 還沒輪到你。
illegal-not-in-this-game = 這個遊戲現在沒有這種走法。
illegal-not-in-hand = 你沒有{ $card }。
illegal-not-next = { $card }還沒有位置：要先有{ $needs }。
illegal-already-laid = { $card }已經出過了。
illegal-tunnel-closed = 隧道封住了這一邊：{ $needs }要在{ $card }之前。
illegal-suit-closed = { $needs }已經讓這個花色關門，{ $card }再也不能出。
illegal-no-passes-left = 你的 Pass 用完了。
illegal-must-play = 你有牌能出，就一定要出。
illegal-not-bankrupt = 你還沒破產：還能出牌或 Pass。
illegal-bankrupt = 你沒有牌能出，Pass 也用完了：你破產了。
illegal-joker-held-card = { $card }在你自己手上，鬼牌不能頂替它。
illegal-joker-alone = 鬼牌必須和同方向下一張缺的牌一起出。
illegal-nothing-beyond = { $card }後面沒有缺牌了。
illegal-no-ghost = 這個座位沒有幽靈。
illegal-not-alive = 沒有牌的人不能跟幽靈說話。
illegal-not-adjacent = { $card }旁邊沒有桌上的牌。
illegal-dead = { $card }已被封殺。
illegal-forced = 現在只能出{ $card }。
illegal-exposed = { $card }是亮出的牌：要等你的第一手結束才能出。
illegal-only-trump-row = { $card }只能放進王牌列。
illegal-must-follow = 你必須跟{ $card }的顏色或數字。
illegal-does-not-beat = { $number }張{ $rank }大不過桌上的{ $to_beat }張{ $to_beat_rank }。
illegal-not-a-group = 這些不是你手上相鄰的同號牌。
illegal-not-a-set = 這些在各花色裡不是同樣的連續點數。
illegal-wrong-number = 你必須給{ $number }張牌。
illegal-nothing-to-choose = 現在沒有要選的。
refused-talk-alone = 這張牌桌沒有別人。
refused-talk-ghost = 有幽靈的時候不能傳快速訊息。想搭話就在頻道裡說，後果自負。
refused-talk-often = 快速訊息每10秒只能傳一次，再等{ $seconds }秒。
refused-talk-off = { $whose ->
    [own] 你在 **/設定** 關掉了快速訊息。
   *[server] 這個伺服器關掉了快速訊息。
}
