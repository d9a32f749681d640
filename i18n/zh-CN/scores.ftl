leaderboard-title = ## { $game }：{ $where ->
    [everywhere] 全服务器排行榜
   *[here] 本服务器排行榜
}
leaderboard-rank = { $rank }\.
leaderboard-hidden = 其他服务器的人
stats-hidden = { $name }的战绩只给在同一个服务器的人看。
leaderboard-no-rank = –
leaderboard-line = { $rank } **{ $name }** – { $rating }，{ $games }场，赢{ $wins }场，平均第{ $place }名
leaderboard-unrated = 没有等级分
leaderboard-rated = 等级分{ $rating }
leaderboard-provisional = 等级分{ $rating }（未定）
leaderboard-empty = { $where ->
    [everywhere] 还没有人打完过这个玩法。
   *[here] 本服务器还没有人打完过这个玩法。
}用 **/开桌** 开一桌。
stats-title = ## { $name }的战绩
stats-line = **{ $game }** – { $rating }，{ $games }场，赢{ $wins }场，平均第{ $place }名
stats-empty = { $name }还没打完过一场。
leaderboard-you = { $line } ◂ 你
# 榜下面，给看榜的人
leaderboard-unplaced = 你还没上榜：还差1场计分对局，要至少两个人打。打满{ $settled }场，等级分就定下来了。
leaderboard-missing = 你的等级分还没定：再打{ $matches }场计分对局就定下来了。
leaderboard-page = 第{ $page }页，共{ $pages }页，{ $people }人
leaderboard-everywhere = 所有服务器
leaderboard-here = { daily-board }
leaderboard-no-server = 服务器的排行榜在邀请了我的服务器里查看。
leaderboard-computers = 对电脑
leaderboard-other = 换一个排行榜
# 按钮 leaderboard-computers 的页面
against-title = ## { $game }：对电脑
against-levels = **各种打法，所有服务器**
against-level = { $level } – { $rating }，{ $matches }场，{ $share }%拿第一
against-levels-none = -# 还没打过：{ $levels }
against-own = **你的对局，所有服务器**
against-own-line = **{ $game }** – { $levels }
against-own-level = { $level }：{ $matches }场赢{ $wins }场（{ $share }%）
against-own-none = 你还没和电脑打完过一场。用 **/开桌** 开一桌。
against-note = -# 电脑的等级分来自和人、和其他电脑打的对局。你自己的等级分只算和人打的。
against-back = 排行榜
stats-page = 第{ $page }页，共{ $pages }页
scores-before = { rules-before }
scores-after = { rules-after }
option-board-description = 哪个排行榜；不填就看你最近打的玩法
