daily-among-final = 다른 { $others }명 중 **{ $percent }%**보다 잘했어요.
daily-only = 끝낸 사람이 더 없어요.
daily-mine = 내 판
daily-archive = 지난 판
daily-best = 최고의 판
daily-best-name = 최고
daily-again = 이 카드로 하기
daily-day = { $day }번
daily-not-tried = 이날은 도전하지 않았어요.
daily-unfinished = 이날은 시작했지만 끝내지 않았어요.
daily-past = { $date } · { $people ->
    [0] 아무도 끝내지 않았어요
   *[other] { $people }명이 끝냈어요
}
daily-again-over = { daily-result }
daily-again-among = 그날의 { $people }명 중 **{ $percent }%**보다 잘했어요.
daily-again-alone = 그날은 아무도 끝내지 않았어요.
daily-again-about = 지난 날의 판이라 어떤 기록에도 들어가지 않아요.
option-day = 번호
option-day-description = 지난 날의 번호. 비우면 오늘이에요
refused-day-open = 이 카드로 다시 하거나 다른 사람의 판을 보는 것은 그날의 판이 마감된 뒤에 할 수 있어요.
refused-day-unknown = 이 번호의 ‘오늘의 한 판’은 없어요. 1번부터 오늘의 { $last }번까지 있어요.
refused-no-game = 이 판은 저장되어 있지 않거나 더는 남아 있지 않아요.
daily-turns = 차례 { $turns }번: 카드 { $cards }번, 패스 { $passes }번.
