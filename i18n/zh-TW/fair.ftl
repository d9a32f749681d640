fair-button = 公正嗎？
fair-check = 檢查發牌
fair-title = ## 公正發牌
fair-none = 這張牌桌的牌是用舊版的方式發的，無法檢查。
fair-before = 這張牌桌在開桌時抽了一個祕密，它的 SHA-256 是
    `{ $commitment }`
    請記下來：遊戲結束後會公開這個祕密。
fair-how = 所有的牌都由這個祕密，加上 Discord 給大家入座和開始時每次按按鈕的編號推算出來。所以機器人和玩家都無法挑牌。遊戲結束後按**對局紀錄**，再按**檢查發牌**，就會顯示一切，你可以自己重新發一次。
fair-checked = { $follow ->
    [no] ❌ 這場遊戲的發牌與祕密和按鈕編號**不符**，有問題。
   *[yes] ✅ 這場遊戲的每次發牌都符合祕密和這些按鈕編號。
}
fair-commitment = 祕密的雜湊值：`{ $commitment }`
fair-secret = 祕密：`{ $secret }`
fair-joined = { $name }入座：`{ $press }`
fair-started = 遊戲開始：`{ $press }`
fair-self = 想自己檢查的話，先核對雜湊值和等候室顯示的是否相同，再用對局紀錄執行 `python -m engine verify`。牌怎麼從這些數字算出來，寫在 *docs/fair-deals.md*，任何程式都能重做一遍。
