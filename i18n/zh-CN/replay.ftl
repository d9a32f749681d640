replay-button = 回放
replay-title = ### 回放：第{ $move }步，共{ $moves }步
replay-number = #{ $table }
replay-move = 第{ $move }步，共{ $moves }步
replay-eyes-onlooker = 旁观视角
replay-eyes-seat = { $name }的视角
replay-eyes-open = 全部明牌
replay-dealt = 发牌。
# 别人看不见、或者还没显出来的选择
replay-unseen = 有人做了个选择，这里看不出来。
replay-jump = 跳到某一步
# 列表里的一步
replay-moment = { $move }. { $event }
replay-whose = 谁的视角
replay-share = 分享
replay-film = 分享动图
# 发到频道里，大家都看得见
replay-shared = **{ $name }** 分享了 { $game } 的一个局面。
replay-film-shared = **{ $name }** 分享了 { $game } 的一整场。
replay-film-alt = { $game }一场对局的动画。结果：{ $standings }。
replay-standing = { $rank }. { $name }
replay-share-eyes = 只能分享旁观视角，或者全部明牌。请先选其中一种视角。
replay-share-elsewhere = 只能在打这场对局的服务器里分享。
replay-share-silent = 你不能在这个频道发消息，我也就不替你发了。
replay-share-missing = 我没法发到这里。在这个频道我缺少：{ $permissions }。
replay-none-played = 你还没打完过一场。用 **/开桌** 开一桌。
# 列表里的一场对局：编号、日期、玩法、名次和人数
replay-match = #{ $table } · { $day } · { $game } · { $seats }人第{ $place }名
replay-turn = { $to ->
    [first] 开头
    [back] 上一手
    [last] 结尾
   *[forward] 下一手
}
