# When one's clock runs where a match lasts days: time zone, quiet hours, days away
settings-hours = 你的时间
hours-title = ## 你的时间
hours-text = 要打好几天的对局里，在你的安静时段你的时间不会走，我也不发消息给你。别人可能从截止时间猜出这个时段。
hours-no-zone = 还不知道你的时区。请用 **/设置** 的 **城市**，从列表里选。
hours-zone = { $city }：那里现在是{ $time }。用 **/设置** 的 **城市** 可以更改。
hours-unknown = 没找到这个城市。请输入同一时区的大城市名（拉丁字母）或现在的时间，再从列表里选。
hours-question = **{ $city }**：你那里现在是{ $time }，对吗？
hours-yes = 对
hours-no = 不对
hours-quiet = **安静时段** { $begin }到{ $end }
hours-quiet-none = **安静时段**：无
hours-quiet-from = 从{ $time }开始
hours-quiet-until = 到{ $time }为止
hours-quiet-from-what = 安静时段开始
hours-quiet-until-what = 安静时段结束
hours-quiet-off = 不设安静时段
hours-away = **外出**：从今天起，整天整天地停住你的时间。
    -# { $left ->
        [0] 今年的14天已经用完。
       *[other] 今年还剩{ $left }天。
    }
hours-away-what = 外出到哪天
hours-away-none = 不外出
hours-away-until = 外出到{ $date }
option-city = 城市
option-city-description = 你的时区，用于打好几天的对局：城市名（拉丁字母）或现在的时间
