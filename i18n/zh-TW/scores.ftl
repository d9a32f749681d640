leaderboard-title = ## { $game }：{ $where ->
    [everywhere] 所有伺服器
   *[here] 這個伺服器
}的排行榜
leaderboard-rank = { $rank }\.
leaderboard-hidden = 其他伺服器的人
stats-hidden = { $name }的戰績只給在同一個伺服器的人看。
leaderboard-no-rank = –
leaderboard-line = { $rank } **{ $name }** – { $rating }，{ $games }場，贏{ $wins }場，平均第{ $place }名
leaderboard-unrated = 沒有等級分
leaderboard-rated = 等級分{ $rating }
leaderboard-provisional = 等級分{ $rating }（暫定）
leaderboard-empty = { $where ->
    [everywhere] 還沒有人打完過這個遊戲。
   *[here] 這個伺服器還沒有人打完過這個遊戲。
}**/開桌** 可以開一桌。
stats-title = ## { $name }的戰績
stats-line = **{ $game }** – { $rating }，{ $games }場，贏{ $wins }場，平均第{ $place }名
stats-empty = { $name }還沒有打完任何一場。
leaderboard-you = { $line } ◂ 你
# 在榜單下面，給正在看的人
leaderboard-unplaced = 你還沒上榜：還差1場計分對局，至少要有兩個人。打完{ $settled }場之後，等級分就不再是暫定的。
leaderboard-missing = 你的等級分是暫定的：再打{ $matches }場計分對局就會確定。
leaderboard-page = 第{ $page }/{ $pages }頁，{ $people }人
leaderboard-everywhere = 所有伺服器
leaderboard-here = { daily-board }
leaderboard-no-server = 伺服器的排行榜在邀請了我的伺服器裡查看。
leaderboard-computers = 對電腦
leaderboard-other = 其他排行榜
# 按下「對電腦」之後的頁面
against-title = ## { $game }：對電腦
against-levels = **各種打法，所有伺服器**
against-level = { $level } – { $rating }，{ $matches }場，{ $share }%拿第一
against-levels-none = -# 還沒有人對戰過：{ $levels }
against-own = **你的對局，所有伺服器**
against-own-line = **{ $game }** – { $levels }
against-own-level = { $level }：{ $matches }場贏{ $wins }場（{ $share }%）
against-own-none = 你還沒有打完任何一場對電腦的對局。**/開桌** 可以開一桌。
against-note = -# 打法的等級分來自它與人、與其他打法的對局。你自己的等級分只算與人的對局。
against-back = 排行榜
stats-page = 第{ $page }/{ $pages }頁
scores-before = { rules-before }
scores-after = { rules-after }
option-board-description = 哪個排行榜；不填就是你最近玩的遊戲
