command-privacy = 隱私
command-privacy-description = 我保存了你的哪些資料；可以取得檔案或刪除
privacy-title = ## 我保存了你的哪些資料
privacy-text = 我從不讀取你的訊息。我保存的是：你為發牌加的話、你在牌桌上用💬說的話，以及：
privacy-results = - 對局結果：{ $results ->
    [0] 無
   *[other] { $results }場
}；由此算出的等級分：{ $ratings ->
    [0] 無
   *[other] { $ratings }個
}
privacy-tables = - 記著你的名字、Discord 編號和打過的牌的牌桌過程：{ $tables ->
    [0] 無
   *[other] { $tables }桌
}
privacy-reviews = - 你的覆盤：{ $reviews ->
    [0] 無
   *[other] { $reviews }份
}
privacy-tries = - 今日牌局：{ $tries ->
    [0] 無
   *[other] { $tries }次
}；挑戰：{ $challenges ->
    [0] 無
   *[other] { $challenges }場
}
privacy-settings = - 設定：{ $settings ->
    [yes] 有，還有對局結束時你在各伺服器的名稱
   *[no] 無
}
privacy-more = 全部的內容和保存多久，寫在{ $address ->
    [none] 機器人的 *docs/privacy.md*
   *[other] [隱私文件]({ $address })
}。
privacy-reached = 這個機器人的營運者：{ $where }
privacy-export = 取得檔案
privacy-delete = 全部刪除
privacy-delete-question = **要刪除關於你的一切嗎？** 你的戰績、等級分、覆盤和設定會在所有伺服器永久消失。在對局的過程裡你會變成*一位玩家*，讓其他人仍然能重播。還開著的牌桌會替你離開：正在打的對局由電腦代打。如果有伺服器禁止你上桌，那會保留，因為那屬於該伺服器。
privacy-delete-yes = 永久刪除
privacy-back = { picker-back }
privacy-deleted = 關於你的一切都刪除了。
privacy-deleted-later = { $channels }還有你坐過的牌桌開著，結束之後就會把你的名字從那裡刪除。
privacy-a-player = 一位玩家
privacy-exported = 這是我保存的關於你的一切。不在裡面的有：別人的東西，也就是他們的名字和牌，以及決定發牌的祕密數字；還有你最後一次按牌桌公開訊息時的權杖，因為用它可以修改那則訊息。
privacy-file = 機器人保存的關於你的資料
privacy-server-text = ### 這個伺服器
    你可以管理這個伺服器，所以能刪除我保存的伺服器資料：設定、排行榜、禁止名單，以及在這裡打過對局這件事。
privacy-server-delete = 刪除這個伺服器的資料
privacy-server-question = **要刪除關於這個伺服器的一切嗎？** 還開著的牌桌會關閉，不列入任何計算。設定、禁止名單和排行榜會永久消失。玩家的戰績仍屬於他們自己，但不再帶有這個伺服器的名稱。
privacy-server-deleted = 關於這個伺服器的一切都刪除了。
