rules-title = ## { $game }: 게임 방법
rules-title-page = ## { $game }: 게임 방법 ({ $page }/{ $pages })
rules-before = ◀ 이전
rules-after = 다음 ▶
rules-section-start = 한눈에 보기
rules-section-aim = 목표
rules-section-deal = 카드 나누기
rules-section-turn = 내 차례
rules-section-special = 특별 규칙
rules-section-end = 끝내기
rules-section-options = 설정
rules-section-credits = 게임의 출처
rules-seats = { $most-seats ->
    [2] 두 명이
   *[other] { $least-seats }~{ $most-seats }명이
} 해요.
rules-all-dealt = 카드 52장을 모두 나눠요.
rules-dealt-even = { $seats }명이면 { $cards-least }장씩이에요.
rules-dealt-uneven = { $seats }명이면 { $cards-least }장이나 { $cards-most }장씩이에요.
rules-ante = 먼저 모두 판돈에 칩을 1개씩 내요. 남보다 카드를 적게 받은 사람은 1개 더 내요.
rules-dealer-once = 딜러는 무작위로 정해요.
rules-dealer-winner = 첫 딜러는 무작위로 정하고, 그 뒤로는 판을 이긴 사람이 다음 판의 딜러예요.
rules-dealer-left = 첫 딜러는 무작위로 정하고, 판마다 왼쪽 사람에게 넘어가요.
rules-left-begins = 딜러의 왼쪽 사람이 시작하고, 차례는 왼쪽으로 돌아요.
rules-hands = { $hands ->
    [1] **한 게임**은 한 판이에요.
   *[other] **한 게임**은 { $hands }판이에요.
}
rules-most-chips = 모두 칩 { $chips }개로 시작하고, 가진 것보다 많이 내는 일은 없어요. 판이 끝날 때 칩이 없는 사람이 있으면 게임도 거기서 끝나요. 칩이 가장 많은 사람이 이기고, 수가 같으면 같은 순위예요.
rules-most-points = 점수가 가장 많은 사람이 이기고, 같으면 같은 순위예요.
rules-least-points = 점수가 가장 적은 사람이 이기고, 같으면 같은 순위예요.
rules-revokes = **카드 아끼기.** 낼 카드가 있어도 패스할 수 있어요. 보통 패스와 똑같아 보이고 칩도 똑같이 1개 내지만, 판이 끝나면 이긴 사람까지 누구나 그런 패스 한 번에 칩 3개를 판돈에 더 내요. 그때가 되어야 밝혀져요. 바로 앞에서 남들이 모두 패스했다면, 낼 수 있을 때는 내야 해요.
rules-passes-anew = 패스는 판마다 새로 세요.
rules-brief-passes = { $passes ->
    [0] 패스 없음
   *[other] 패스 { $passes }번씩
}
rules-brief-first = { $first ->
    [dealer] 딜러부터
    [left-of-dealer] 딜러 왼쪽부터
    [random] 무작위로 시작
    [seven-of-hearts] 7♥부터
   *[seven-of-diamonds] 7♦부터
}
rules-brief-jokers = 조커 { $jokers }장, { $joker-play ->
    [single] 혼자 내기
   *[skip] 다음 카드와 함께
}, { $joker-exchange ->
    [stack] 진짜 카드로 덮기
   *[take] 진짜 카드와 바꾸기
}
rules-brief-tunnel = { $tunnel ->
    [open] 열린 터널
   *[closed] 닫힌 터널
}
rules-brief-held = 7은 손에
rules-brief-must-play = 일부러 패스 금지
rules-brief-ghost = 유령
rules-brief-hands = { $hands }판
rules-brief-chips = 칩 { $chips }개씩
rules-brief-decks = 카드 두 벌
rules-brief-revokes = 카드 아끼기는 벌칙
rules-brief-limit-over = { $limit }점을 넘을 때까지
rules-brief-limit-reached = { $limit }점까지
rules-brief-pile-cards = 카드마다 1점
rules-brief-shared = 모두 정산
rules-brief-close = 에이스나 킹이 무늬를 닫음
rules-brief-all-down = 모두 엎기 있음
rules-brief-rounds = 7라운드
rules-brief-piiko = 피코
rules-brief-mode = { $mode ->
    [advanced] 고급: 점수, 10점까지
    [duel] 듀얼, 한 라운드
   *[basic] 기본: 펭귄 두 마리씩
}
rules-brief-kill = { $kill ->
    [sides] 좌우가 막히면 죽음
    [strip] 짧은 직선도 죽음
    [group] 벌레 먹기: 덩어리째 죽음
   *[cell] 한 칸씩 죽음
}
rules-brief-diagonal = 대각선으로도 놓기
rules-brief-edges = { $tunnel ->
    [yes] 터널 있음
   *[no] 터널 없음
}
rules-brief-dead = { $dead ->
    [in-hand] 죽은 카드는 손에
   *[face-down] 죽은 카드는 뒷면
}
rules-brief-rows = 줄 { $rows ->
    [SHCD] ♠♥♣♦
   *[SHDC] ♠♥♦♣
}
rules-brief-dropouts = 탈락하면 꼴찌부터
rules-brief-dropouts-count = 탈락해도 똑같이 순위
rules-brief-remains = 탈락한 사람의 카드는 바닥에
rules-brief-first-beg = 첫 차례부터 얻기
