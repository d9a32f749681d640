result-title = ## { $game }：結果
result-line = { $rank }位 **{ $name }**
result-total = { $total }点
result-rating = レート{ $rating }（{ $change }）
result-rated = レートを更新しました。**/順位表** で確認できます。
result-unrated = レートの対象外です。二人以上が最後まで打ったゲームだけが対象になります。
result-again = もう一度遊ぶ
log-title = ### これまでの流れ（{ $page }/{ $pages }ページ）
log-empty = まだだれも打っていません。
page-older = ◀ 前へ
page-newer = 次へ ▶
leaderboard-title = ## { $game }：順位表（{ $where ->
    [everywhere] 全サーバー
   *[here] このサーバー
}）
leaderboard-line = { $rank }位 **{ $name }** – レート{ $rating }、{ $games }戦{ $wins }勝、平均{ $place }位
leaderboard-unrated = なし
leaderboard-provisional = { $rating }（暫定）
leaderboard-empty = まだ最後まで遊んだ人がいません。**/遊ぶ** で卓を開けます。
stats-title = ## { $name }さんの成績
stats-line = **{ $game }** – レート{ $rating }、{ $games }戦{ $wins }勝、平均{ $place }位
stats-empty = { $name }さんは、まだ最後まで遊んだゲームがありません。
