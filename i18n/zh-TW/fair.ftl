fair-button = 驗證發牌
fair-check = 檢查發牌
fair-title = ## 公正發牌
fair-none = 這張牌桌的牌是用舊版的方式發的，無法檢查。
fair-before = 這是牌桌{ $table }，開桌時抽了一個祕密，它的 SHA-256 是
    `{ $commitment }`
    請把兩者都記下來：遊戲結束後會公開這個祕密。
fair-how = 所有的牌都由這個祕密，加上 Discord 給大家入座和開始時每次按按鈕的編號推算出來。所以玩家都無法挑牌；能挑牌的只有營運這個機器人的人。遊戲結束後按**對局紀錄**，再按**檢查發牌**，就會顯示一切，你可以自己重新發一次。
fair-how-words = 所有的牌都由這個祕密、同桌的人依序加上的一句話，以及遊戲、規則和座位推算出來。祕密在任何一句話之前就定好了，所以連營運這個機器人的人也無法挑選你那句話帶來的結果。最後一句話最有效：如果你加完之後玩家、規則或別人的話變了，就換一句。一句話都沒有的話，就改用 Discord 給大家每次按按鈕的編號。遊戲結束後按**對局紀錄**，再按**檢查發牌**，就會顯示一切，你可以自己重新發一次。
fair-checked = { $follow ->
    [no] ❌ 這場遊戲的發牌與祕密和以下內容**不符**，有問題。
   *[yes] ✅ 這場遊戲的每次發牌都符合祕密和以下內容。
}
fair-committed = 牌桌{ $table }，祕密的雜湊值：`{ $commitment }`
fair-brief = `{ $commitment }`{ $given ->
    [some] ，加的話：{ $words }
   *[none] ，發牌沒有人加話：能挑牌的只有營運這個機器人的人。
}
fair-commitment = 祕密的雜湊值：`{ $commitment }`
fair-secret = 祕密：`{ $secret }`
fair-joined = { $name }入座：`{ $press }`
fair-started = 遊戲開始：`{ $press }`
fair-self = 想自己檢查的話，就用對局紀錄執行 `python -m engine verify`。如果結束前在等候室或牌桌上顯示過雜湊值，就和這個核對。牌怎麼從這些數字算出來，寫在 *docs/fair-deals.md*，任何程式都能重做一遍。
fair-table = 牌桌：`{ $table }`
fair-rules = 規則：`{ $rules }`
fair-word = { $name }「{ $word }」
fair-word-deleted = { $name }：已刪除，留下的標記是`{ $mark }`
fair-alone = 這次發牌沒有人加話：能挑這些牌的只有營運這個機器人的人。
fair-last = 祕密在這些話之前就定好了。所以能挑這些牌的，只有營運這個機器人的人，而且要和加了最後一句話的{ $name }聯手。
fair-add = 加一句話
fair-change = 換一句話
fair-form = 為發牌加一句話
fair-form-label = 你的話
fair-form-hint = 這裡的人都看得到。最多{ $most }個字，留空就是不加。
fair-word-in = { $given ->
    [no] 這次發牌裡沒有你的話。
   *[yes] 你的話加進去了，按**驗證發牌**大家都看得到。
}
fair-day = 這是「今日牌局」{ $day }的牌，大家都一樣：只由那一天的祕密決定。它的雜湊值從前一天起就寫在**怎麼計算**裡。能挑這個祕密的只有營運這個機器人的人。
fair-cards = 這是你的對局{ $table }的牌，由那一桌的祕密發出，它的雜湊值在那場對局之前就顯示過。這些牌你看過，所以這場對局不計入任何成績。其他座位是莊家電腦：對同樣的出法，它們也用同樣的出法回應。{ $later ->
    [winner] 第一局是一樣的。之後由贏家發牌，發牌的座位相同，那一局才一樣。
   *[left] 第一局是一樣的，之後各局也一樣。
}
