command-daily = 오늘의한판
command-daily-description = 매일 모두 같은 카드로, 도전은 한 번
daily-button = 오늘의 한 판
daily-title = ## 오늘의 한 판 { $day } · { $game }
daily-about = 오늘은 모두 이 카드로 똑같은 하우스 플레이어 셋을 상대해요. 도전은 **한 번**이고 힌트는 없어요. 언제든 멈췄다가 나중에 이어서 할 수 있어요.
daily-begun = 이미 시작했어요. 그날의 판이 마감될 때까지({ $until }) 이어서 할 수 있어요.
daily-one-try = 오늘의 한 판은 한 번만 도전해요. { $until }까지 멈췄다가 이어서 할 수 있고, **/오늘의한판**으로 돌아와요.
daily-next = 다음 카드 { $next } · { $people ->
    [0] 아직 아무도 끝내지 않았어요
   *[other] { $people }명이 끝냈어요
}
daily-play = 시작하기
daily-go-on = 이어서 하기
daily-share = 여기에 공유
daily-how = 계산 방법
daily-result = **{ $place }등** · 차이 { $margin }
daily-first = 가장 먼저 끝냈어요.
daily-among = 지금까지 다른 { $others }명 중 **{ $percent }%**보다 잘했어요.
daily-yesterday = 어제: { $result }
daily-sealed = 다른 사람들이 아직 이 카드로 하고 있어요. 모두의 손패는 { $until } 볼 수 있어요.
daily-shared = 세븐 오늘의 한 판 { $day } · { $game } · { $place }등
daily-better = { $percent }%보다 잘함
daily-how-text = ## 계산 방법
    - 같은 날(UTC)에는 모두 같은 카드를 받아요. 하우스 플레이어는 같은 수에는 같은 수로 답해요.
    - 먼저 **등수**를, 다음으로 **차이**를 봐요. 차이는 점수나 칩이고, 벌점이면 그만큼 빼요. 세븐에서는 다 냈을 때 다른 사람들이 들고 있던 카드 수, 다 내지 못했으면 마지막에 들고 있던 카드 수만큼 빼요.
    - **더 잘한** 비율은 나보다 못한 사람과, 똑같이 한 사람의 절반이에요.
daily-commitments = 그날의 판은 { $closes } 마감돼요. 카드는 비밀 값에서 정해지고, 그 해시는 { $today }예요. 내일 것은 { $tomorrow }예요.
refused-not-tried = 이 ‘오늘의 한 판’을 아직 끝내지 않았어요.
refused-tried = 이 ‘오늘의 한 판’은 이미 도전했어요.
refused-day-over = 이 ‘오늘의 한 판’은 지금 시작할 수 없어요.
refused-one-try = 이 카드는 한 번만 도전할 수 있어요. 힌트도 무르기도 없어요. 언제든 멈췄다가 나중에 이어서 할 수 있어요.
refused-sealed = { $of ->
    [challenge] 대결 상대가 아직 이 카드로 하고 있어요. 둘 다 끝내거나 시간이 다 되면({ $until }) 전부 볼 수 있어요.
   *[day] 다른 사람들이 아직 이 카드로 하고 있어요. 그날의 판이 마감되면({ $until }) 전부 볼 수 있어요.
}
daily-board = 이 서버
daily-board-leave = 이 목록에서 빠지기
daily-board-place = { $place }등
daily-board-month = 이달: { $first }일째~{ $last }일째
daily-board-month-line = 평균 { $percent }%, { $days }일
daily-board-nobody = 아직 아무도 없어요.
daily-board-about = 여기서 시작하기를 누른 사람들이고, 내 도전이 끝나야 볼 수 있어요. 그날의 비율은 마감될 때까지 바뀌어요. 이달은 마감된 날을 { $least }일 이상 한 사람의 가장 잘한 { $best }일 평균이에요.
daily-board-left = 이 목록에서 빠졌어요. 다음에 여기서 시작하는 도전은 다시 목록에 올라요.
daily-presence = 최근 { $of }일 중 { $days }일 했어요.
daily-world = 세계
daily-world-title = 모두의 성적
daily-world-margins = { $low }~{ $high }
daily-world-line = { $place }등, 차이 { $margin }: { $people }명
daily-world-own = **{ $line }** ← 나
daily-world-open = 아직 하는 사람이 있어요. 그날의 판이 마감될 때까지({ $until }) 바뀌어요.
daily-announced = 오늘도 모두 같은 카드예요. 도전은 한 사람에 한 번이에요.
daily-announced-yesterday = 어제 · { $game }
daily-remind = 알림 받기
daily-reminder = 오늘의 카드를 아직 하지 않았어요.
daily-reminder-end = 부탁해서 보내는 알림이에요. 세 번 잇따라 도전이 없으면 저절로 멈춰요.
daily-reminders = ## 알림
    아직 도전을 시작하지 않은 날, 고른 시각에 메시지를 보내요. 세 번 잇따라 도전이 없으면 저절로 멈춰요.
daily-reminders-at = 내 시간으로 { $time }에 알려 드려요.
daily-reminders-never = 알림 없음
daily-reminders-ended = { $why ->
    [refused] Discord에서 메시지를 보낼 수 없어서 알림을 멈췄어요.
   *[unanswered] 세 번 잇따라 도전이 없어서 알림을 멈췄어요.
}
