event-by-clock = (시간 초과) { $event }
event-played = { $name }: { $cards }
event-played-in-row = { $name }: { $cards }, { $suit } 줄에
event-passed = { $name }: 패스
event-passed-counted = { $name }: { $number }번째 패스
event-passed-paid = { $name }: 패스, 칩 { $amount }개 냄
event-passed-taking = { $name }: 패스, 앞면 { $cards } 사용
event-bankrupt = { $name }: 파산! 손패는 { $cards }
event-bankrupt-unseen = { $name }: 파산!
event-out = { $name } 님이 카드를 다 냈어요
event-out-placed = { $name } 님이 { $number }위로 카드를 다 냈어요
event-eliminated = { $name } 님이 탈락했어요
event-joker-played = { $name }: 조커를 { $cards } 자리에
event-joker-played-with = { $name }: 조커를 { $cards } 자리에, { $then } 함께
event-exchanged = { $name } 님이 { $cards } 카드를 놓고 조커를 가져갔어요
event-stacked = { $name } 님이 { $cards } 카드로 조커를 덮었어요
event-traded = { $way ->
    [taken_back] 자리 바꾸기가 취소됐어요: { $name } 님과 { $other } 님이 원래 자리로 돌아갔어요
   *[talked] { $name } 님이 유령 { $other } 님에게 말을 걸어 자리를 바꿨어요
}
event-drew = { $name } 님이 { $cards } 카드를 뽑았어요
event-drew-unseen = { $name } 님이 { $number }장 뽑았어요
event-piled = { $name } 님이 { $cards } 카드를 엎어 놓았어요
event-piled-unseen = { $name }: 한 장 엎음
event-suit-closed = { $name } 님이 { $suit } 무늬를 닫아서 이제 아무도 못 내요
event-row-opened = { $name } 님이 { $suit } 줄을 열었어요
event-row-completed = { $name } 님이 { $suit } 줄을 다 채웠어요
event-pile-counted = { $name } 님: 엎은 카드 { $count }점{ $doubled ->
    [0] {""}
   *[other] , 두 배로 { $doubled }점
}
event-pile-empty = { $name } 님은 한 장도 엎지 않았어요
event-pile-laid-none = { $name } 님은 모두 엎어서 0점이에요
event-begged = { $name } 님이 { $other } 님에게 카드를 달라고 했어요
event-gave = { $name } 님이 { $other } 님에게 준 카드: { $cards }
event-gave-unseen = { $name } 님이 { $other } 님에게 { $number }장 줬어요
event-declined = { $name } 님은 아무것도 안 줬어요
event-turn-ended = { $name } 님이 차례를 끝냈어요
event-killed = { $name } 님의 { $cards } 카드가 { $other } 님에게 죽었어요
event-killed-own = { $name } 님이 자기 카드를 죽였어요: { $cards }
event-killed-by = { $name } 님이 { $cards } 카드를 죽였어요
event-chose = { $name } 님이 골랐어요
event-bid = { $name } 님의 공약: { $cards }
event-scored-piiko = { $name }: 피코, 1점. 모두 다시 공약해요
event-redealt = 카드를 새로 나눴어요
event-trump-chosen = 으뜸패는 { $colour ->
    [R] 빨강이에요
    [Y] 노랑이에요
    [G] 초록이에요
    [B] 파랑이에요
   *[P] 보라예요
}. { $name } 님이 먼저 내요
event-won-trick = { $name } 님이 트릭을 땄어요 (지금까지 { $number }개)
event-took = { $name } 님이 { $cards } 카드를 손패에 넣었어요
event-took-unseen = { $name } 님이 { $number }장을 손패에 넣었어요
event-discarded = { $name } 님이 { $cards } 카드를 버렸어요
event-discarded-unseen = { $name } 님이 { $number }장 버렸어요
event-cleared = 바닥을 비우고 { $name } 님이 새로 시작해요
event-leads = { $name } 님이 먼저 내요
event-called = { $name }: “{ $call }”
event-paid = { $name } 님이 칩 { $amount }개를 냈어요
event-paid-to = { $name } 님이 { $other } 님에게 칩 { $amount }개를 줬어요
event-paid-for = { $name } 님이 { $cards } 카드를 아낀 벌로 { $other } 님에게 칩 { $amount }개를 줬어요
event-revoked = { $name } 님은 카드를 { $number }번 아껴서 칩 { $amount }개를 내요 (한 번에 3개)
event-revoked-short = { $name } 님은 카드를 { $number }번 아껴서 칩 { $due }개를 내야 하지만, { $amount ->
    [0] 남은 칩이 없어요
   *[other] { $amount }개밖에 없어요
}
event-won-pot = { $name } 님이 판돈을 땄어요: 칩 { $amount }개
event-koroshi-out = { $name } 님에게 살아 있는 카드가 없어요
event-koroshi-bankrupt = { $name } 님이 탈락했어요. 손패는 { $cards }
event-koroshi-bankrupt-unseen = { $name } 님이 탈락했어요
event-nanatoridori-out-placed = { $name } 님이 { $number }번째로 다 냈어요
call-earl-first = 이만큼 훌륭한 { $rank ->
    [ace] 에이스
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] 잭
    [queen] 퀸
   *[king] 킹
} 또 없다네
call-earl-second = 그에 못지않은 { $rank ->
    [ace] 에이스
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] 잭
    [queen] 퀸
   *[king] 킹
} 여기 있네
call-earl-third = 셋 중에 으뜸이 여기 있네
call-earl-fourth = 코번트리 백작님 납시오
call-snip = 스닙
call-snap = 스냅
call-snorum = 스노럼
call-hickockalorum = 히코칼로럼
call-jig = 지그
ending-one-left = 카드를 든 사람이 한 명만 남아서 게임이 끝났어요.
ending-bankruptcy = 이 파산으로 카드를 든 사람이 한 명만 남아서 게임이 끝났어요.
ending-elimination = { $name } 님이 탈락해 카드를 든 사람이 한 명만 남아서 게임이 끝났어요.
ending-out = { $name } 님이 마지막 카드를 내서 이번 판이 끝났어요.
ending-piled-out = { $name } 님이 마지막 카드를 엎어 놓아서 이번 판이 끝났어요.
ending-blocked = 네 차례 동안 바닥에 카드가 나오지 않아서 이번 판이 끝났어요.
ending-done = 살아 있는 카드를 든 사람이 없어서 이번 판이 끝났어요.
ending-played = 트릭 일곱 개가 모두 끝나서 이번 라운드가 끝났어요.
ending-passed-out = { $name } 님은 앞면 카드 없이 패스해서 졌어요.
ending-shichi-narabe-points-bankruptcy = { $name } 님이 파산해서 이번 판이 끝났어요.
ending-shichi-narabe-points-out = { $name } 님이 카드를 다 내서 이번 판이 끝났어요.
ending-ristiseiska-blocked = 네 바퀴 동안 카드가 나오지 않아서 이번 판이 끝났어요.
ending-pai-qi-done = 모두의 손패가 없어져서 이번 판이 끝났어요.
ending-nanatoridori-out = { $name } 님만 카드를 들고 있어서 이번 라운드가 끝났어요.
