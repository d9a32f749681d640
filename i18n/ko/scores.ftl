leaderboard-title = ## { $game }: { $where ->
    [everywhere] 모든 서버
   *[here] 이 서버
} 순위표
leaderboard-rank = { $rank }\.
leaderboard-hidden = 다른 서버의 사람
stats-hidden = { $name } 님의 기록은 같은 서버에 있는 사람에게만 보여요.
leaderboard-no-rank = –
leaderboard-line = { $rank } **{ $name }** – { $rating }, { $games }번 중 { $wins }번 승리, 평균 { $place }위
leaderboard-unrated = 레이팅 없음
leaderboard-rated = 레이팅 { $rating }
leaderboard-provisional = 레이팅 { $rating } (임시)
leaderboard-empty = { $where ->
    [everywhere] 아직 이 게임을 끝까지 한 사람이 없어요.
   *[here] 아직 이 서버에서 이 게임을 끝까지 한 사람이 없어요.
} **/플레이**로 방을 열 수 있어요.
stats-title = ## { $name } 님의 전적
stats-line = **{ $game }** – { $rating }, { $games }번 중 { $wins }번 승리, 평균 { $place }위
stats-empty = { $name } 님은 아직 끝까지 한 게임이 없어요.
leaderboard-you = { $line } ◂ 나
# Below it, for who reads it
leaderboard-unplaced = 아직 여기에 순위가 없어요. 두 명 이상이 한 레이팅 게임이 한 번 필요해요. { $settled }번 하면 임시 레이팅에서 벗어나요.
leaderboard-missing = 지금은 임시 레이팅이에요: 레이팅 게임을 { $matches }번 더 하면 정해져요.
leaderboard-page = { $page }/{ $pages }쪽, { $people }명
leaderboard-everywhere = 모든 서버
leaderboard-here = { daily-board }
leaderboard-no-server = 서버의 순위표는 저를 초대한 서버에서 볼 수 있어요.
leaderboard-computers = 컴퓨터 상대 전적
leaderboard-other = 다른 순위표
# The page of the button leaderboard-computers
against-title = ## { $game }: 컴퓨터 상대 전적
against-levels = **실력별, 모든 서버**
against-level = { $level } – { $rating }, { $matches }번, 1위 { $share }%
against-levels-none = -# 아직 나오지 않은 실력: { $levels }
against-own = **내 게임, 모든 서버**
against-own-line = **{ $game }** – { $levels }
against-own-level = { $level }: { $matches }번 중 { $wins }번 승리 ({ $share }%)
against-own-none = 아직 컴퓨터와 끝까지 한 게임이 없어요. **/플레이**로 방을 열 수 있어요.
against-note = -# 컴퓨터의 레이팅은 사람이나 다른 실력의 컴퓨터와 한 게임으로 매겨요. 내 레이팅에는 사람과 한 것만 들어가요.
against-back = 순위표
stats-page = { $page }/{ $pages }쪽
scores-before = { rules-before }
scores-after = { rules-after }
option-board-description = 어느 순위표인지. 비우면 마지막에 한 게임이에요
