leaderboard-title = ## { $game }：順位表（{ $where ->
    [everywhere] 全サーバー
   *[here] このサーバー
}）
leaderboard-rank = { $rank }位
leaderboard-hidden = 別のサーバーの人
stats-hidden = { $name }の成績は、同じサーバーにいる人にだけ表示されます。
leaderboard-no-rank = –
leaderboard-line = { $rank } **{ $name }** – { $rating }、{ $games }戦{ $wins }勝、平均{ $place }位
leaderboard-unrated = レートなし
leaderboard-rated = レート{ $rating }
leaderboard-provisional = レート{ $rating }（暫定）
leaderboard-empty = { $where ->
    [everywhere] まだ最後まで遊んだ人がいません。
   *[here] このサーバーには、まだ最後まで遊んだ人がいません。
}**/遊ぶ** で卓を開けます。
stats-title = ## { $name }さんの成績
stats-line = **{ $game }** – { $rating }、{ $games }戦{ $wins }勝、平均{ $place }位
stats-empty = { $name }さんは、まだ最後まで遊んだゲームがありません。
leaderboard-you = { $line } ◂ あなた
leaderboard-unplaced = あなたはまだ順位に入っていません。あと1回、二人以上でのレート対象の対局が必要です。{ $settled }回でレートは暫定でなくなります。
leaderboard-missing = あなたのレートは暫定です。あと{ $matches }回のレート対象の対局で確定します。
leaderboard-page = { $page }/{ $pages }ページ（{ $people }人）
leaderboard-everywhere = 全サーバー
leaderboard-here = { daily-board }
leaderboard-no-server = サーバーのランキングは、私を招待したサーバーで表示されます。
leaderboard-computers = コンピューターとの対戦
leaderboard-other = ほかの順位表
against-title = ## { $game }：コンピューターとの対戦
against-levels = **コンピューターの強さ別の成績（全サーバー）**
against-level = { $level } – { $rating }、{ $matches }対局、1位{ $share }%
against-levels-none = -# まだ対局なし：{ $levels }
against-own = **あなたの成績（全サーバー）**
against-own-line = **{ $game }** – { $levels }
against-own-level = { $level }：{ $matches }対局{ $wins }勝（{ $share }%）
against-own-none = コンピューターとの対局をまだ終えていません。**/遊ぶ** で卓を開けます。
against-note = -# コンピューターのレートは、人や別の強さとの対局で決まります。あなたのレートは人との対局だけで決まります。
against-back = 順位表
stats-page = { $page }/{ $pages }ページ
scores-before = { rules-before }
scores-after = { rules-after }
option-board-description = どの順位表か。省くと、最後に遊んだゲームになります
