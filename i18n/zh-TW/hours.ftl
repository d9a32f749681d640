# When one's clock runs where a match lasts days: time zone, quiet hours, days away
settings-hours = 你的時間
hours-title = ## 你的時間
hours-text = 要打好幾天的對局裡，在你的安靜時段你的時間不會走，我也不傳訊息給你。別人可能從截止時間猜出這個時段。
hours-no-zone = 還不知道你的時區。請用 **/設定** 的 **城市**，從清單裡選。
hours-zone = { $city }：那裡現在是{ $time }。用 **/設定** 的 **城市** 可以更改。
hours-unknown = 找不到這個城市。請輸入同一時區的大城市名（拉丁字母）或現在的時間，再從清單裡選。
hours-question = **{ $city }**：你那裡現在是{ $time }，對嗎？
hours-yes = 對
hours-no = 不對
hours-quiet = **安靜時段** { $begin }到{ $end }
hours-quiet-none = **安靜時段**：無
hours-quiet-from = 從{ $time }開始
hours-quiet-until = 到{ $time }為止
hours-quiet-from-what = 安靜時段開始
hours-quiet-until-what = 安靜時段結束
hours-quiet-off = 不設安靜時段
hours-away = **外出**：從今天起，整天整天地停住你的時間。
    -# { $left ->
        [0] 今年的14天已經用完。
       *[other] 今年還剩{ $left }天。
    }
hours-away-what = 外出到哪天
hours-away-none = 不外出
hours-away-until = 外出到{ $date }
option-city = 城市
option-city-description = 你的時區，用於打好幾天的對局：城市名（拉丁字母）或現在的時間
