result-title = ### { $game }: 결과
# Who won: a name or several
result-won = { $names } 님의 승리
result-line = { $rank }위 **{ $name }**
result-by = { $reason ->
    [out] 다 냄
    [holding] 카드가 남음
    [last-left] 마지막까지 남음
    [eliminated] 탈락
    [bankrupt] 파산
    [done] 끝냄
   *[dropped-out] 탈락
}{ $order ->
    [0] {""}
   *[other] {" "}({ $order }번째)
}
result-left = 중간에 나가서 꼴찌
result-away = 끝날 때 자리를 비워서 꼴찌
result-rule = { $unit ->
    [penguins] 펭귄이 없는 사람이 지고, 나머지는 모두 똑같이 이겨요.
    [penalties] 벌점 카드가 적을수록 이겨요.
   *[penalty-points] 벌점이 적을수록 이겨요.
}
result-equal = 수가 같으면 먼저 끝낸 사람이 앞서요.
result-rating = 레이팅 { $rating } ({ $change })
result-rated = 레이팅을 새로 매겼어요. **/순위표**를 보세요.
result-unrated = 레이팅에는 안 들어가요. 두 명 이상이 하고, 한 명이라도 끝까지 해야 들어가요.
result-not-rated = 집계되지 않아요: 방장이 레이팅 없는 게임으로 정했어요.
result-cards = 게임 { $table }의 카드로 다시 했어요. 어디에도 집계되지 않아요.
result-cards-before =
    지난번: { $then }
    이번: { $now }
result-taken-back = 집계되지 않아요: 무르기 { $times }번.
result-hinted = { $name } 님에게는 집계되지 않아요: 힌트 { $times }번.
result-remark = ★ { $remark }
# What was remarkable about a match; `$name` is a player
remark-ghost = { $name } 님은 유령이 됐는데도 이겼어요.
remark-swept = { $name } 님이 { $number }{ $part ->
    [round] 라운드를
   *[other] 판을
} 모두 이겼어요.
remark-perfect-bids = { $name } 님은 { $number }라운드 내내 공약한 만큼 딱 트릭을 땄어요.
remark-all-bases = { $name } 님은 { $number } 네 장을 모두 받았어요.
remark-comeback = { $name } 님은 마지막 { $part ->
    [round] 라운드
   *[other] 판
} 전까지 꼴찌였는데 이겼어요.
remark-streak = { $name } 님은 이 게임 { $number }연승이에요.
remark-first-match = { $name } 님은 이 게임 첫판에서 바로 이겼어요.
remark-first-win = { $name } 님의 이 게임 첫 승리예요. 그 전까지 { $number }번 했어요.
remark-far-ahead = { $name } 님이 다 냈을 때 남들은 모두 { $number }장 이상 들고 있었어요.
remark-killed = { $name } 님은 카드 한 장으로 { $number }장을 죽였어요.
remark-held-back = { $name } 님은 { $card } 카드를 { $number }차례 동안 쥐고 버텼어요.
# `$unit`: of the score
remark-narrow = { $name } 님이 단 { $unit ->
    [chips] 칩 1개
    [penguins] 펭귄 1마리
    [hands] 1승
    [penalties] 벌점 카드 1장
   *[points] 1점
} 차이로 이겼어요.
remark-no-passes = { $name } 님은 패스 한 번 없이 이겼어요.
remark-worst-deal = { $name } 님은 가장 나쁜 패로 이겼어요. 줄이 시작되는 곳에서 누구보다 먼 카드들이었어요.
remark-none-left = { $name } 님은 패스를 다 쓰고도 이겼어요.
result-again = 한 판 더
log-title = ### 지금까지의 진행, 최신순
log-title-part = ### 지금까지의 진행, 최신순 ({ $count }수 중 { $last }~{ $first }수)
log-empty = 아직 아무것도 나오지 않았어요.
# The newest moves stand first
page-newer = ◀ 나중
page-older = 이전 ▶
# How often the hand has gone around the table
log-lap = { $number }바퀴째
log-replay = 다시보기로 보기
