replay-button = 重播
replay-title = ### 重播：第{ $move }手，共{ $moves }手
replay-number = #{ $table }
replay-move = 第{ $move }手，共{ $moves }手
replay-eyes-onlooker = 旁觀者的視角
replay-eyes-seat = { $name }的視角
replay-eyes-open = 所有手牌攤開
replay-dealt = 發好牌了。
# 別人看不到，或還看不出結果的選擇
replay-unseen = 有人做了決定，這裡看不到。
replay-jump = 跳到某一刻
replay-moment = { $move }. { $event }
replay-whose = 誰的視角
replay-share = 分享
replay-film = 分享動圖
# 貼在頻道，給大家看
replay-shared = **{ $name }** 分享了{ $game }的一個牌面。
replay-film-shared = **{ $name }** 分享了一整場{ $game }。
replay-film-alt = 一場{ $game }的動畫。結果：{ $standings }。
replay-standing = { $rank }. { $name }
replay-share-eyes = 只能分享旁觀者看到的，或所有手牌攤開的樣子。請先選其中一種視角。
replay-share-elsewhere = 對局只能在打它的那個伺服器分享。
replay-share-silent = 你不能在這個頻道發言，所以我也不替你貼。
replay-share-missing = 我沒辦法貼在這裡。我在這個頻道缺少：{ $permissions }。
replay-none-played = 你還沒有打完任何一場對局。**/開桌** 可以開一桌。
replay-match = #{ $table }・{ $day }・{ $game }・{ $seats }人中第{ $place }名
replay-turn = { $to ->
    [first] 最前
    [back] 上一手
    [last] 最後
   *[forward] 下一手
}
