hand-not-your-turn = 다른 사람 차례예요 · 바닥은 지난번에 본 그대로예요
hand-moved = { $where ->
    [up] 손패는 위에 있어요.
    [message] 손패는 다이렉트 메시지에 있어요.
    [table] 손패는 [방]({ $link })에 있어요.
   *[down] 손패는 아래에 있어요.
}
hand-away = 자리를 비워서 컴퓨터가 대신 하고 있어요. **돌아왔어요**를 누르면 다시 앉을 수 있어요.
hand-all-away = 자리를 비웠고 다른 사람도 없어서 게임이 기다려요. **돌아왔어요**를 누르면 이어져요. 아무도 돌아오지 않으면 { $until } 끝나요.
hand-out = 카드를 다 냈어요. 잘했어요!
hand-out-place = 카드를 다 내고 { $place }위를 했어요. 잘했어요!
hand-koroshi-out = 이제 낼 수 있는 카드가 없어요. 남은 게임은 구경하면 돼요.
hand-fallen = { $how ->
    [out] 탈락했어요. 남은 게임은 구경할 수 있어요.
    [eliminated] 탈락했어요. 남은 게임은 구경할 수 있어요.
   *[bankrupt] 파산했어요. 남은 게임은 구경할 수 있어요.
}
hand-revokes = 이번 판에 카드를 { $count }번 아꼈어요. 다른 사람은 아무도 몰라요. 판이 끝나면 칩 { $due }개를 내고, 줄을 시작할 수 있었다면 더 내요.
hand-left = 게임에서 나갔어요. 자리는 컴퓨터가 이어서 해요.
hand-left-idle = 게임에서 나갔어요. 이 자리에서 더 할 일은 없고, 다른 사람들은 계속해요.
hand-left-ended = 게임에서 나갔어요. 남은 사람이 없어서 결과 없이 끝났어요.
hand-left-over = 이 게임은 도중에 나갔어요. 지금은 끝난 게임이에요.
hand-over = 이 게임은 끝났어요.
hand-closed = 운영진이 이 방을 닫았어요. 이 게임은 어디에도 집계되지 않아요.
hand-keep = 아니요, 손패로 돌아가기
hand-timed-out = 시간이 다 돼서 컴퓨터가 대신 냈어요.
hand-channel-trouble = { $why ->
    [permission] 채널에 글을 쓸 권한이 없어서 방을 보여 줄 수 없어요. 서버 관리자에게 알려 주세요.
   *[refused] Discord에서 메시지를 받아 주지 않아 채널에 방을 보여 줄 수 없어요. 게임은 여기서 계속할 수 있고, 누군가 버튼을 누르면 다시 해 볼게요. 이 봇을 운영하는 사람에게 알려 주세요.
}
page-before = ◀ 이전
page-after = 다음 카드 ▶
card-joker = 조커
card-suit = { $suit ->
    [S] 스페이드
    [H] 하트
    [D] 다이아
   *[C] 클로버
}
card-in-words = { card-suit } { $rank }
card-colour = { $colour ->
    [R] 빨강
    [Y] 노랑
    [G] 초록
    [B] 파랑
   *[P] 보라
}
card-coloured = { card-colour } { $numbers }
move-pass = 패스
move-pass-left = 패스 ({ $left }번 남음)
move-pass-taking = { $card } 가져오며 패스
move-bankrupt = { $how ->
    [out] 탈락하기
   *[bankrupt] 파산하기
}
move-joker = 조커를 { $card } 자리에
move-joker-with = 조커를 { $card } 자리에, { $then } 함께
move-on-joker = { $card } 조커 위에
move-substitute = { $card } → { card-suit } 줄
move-community = 공용 카드 내기: { $play }
move-set = { $suits } { $first }~{ $last } ({ $count }장)
move-group = { $cards }{ $extra ->
    [0] {""}
   *[other] {" "}+ 앞면 { $extra }장
} { $count ->
    [1] ({ $first }번째)
   *[other] ({ $first }~{ $last }번째)
}
move-give = { $cards } 주기
move-bid = { $card } 공약
move-pile = { $card } 엎어 놓기
# A block that was taken in
move-take = 손패에 넣기
move-take-first = 1: ▾ { $after }
move-take-between = { $position }: { $before } ▾ { $after }
move-take-last = { $position }: { $before } ▾
move-take-spoken = { $position }: { $where ->
    [first] { $after } 앞
    [last] { $before } 뒤
   *[between] { $before }, { $after } 사이
}
move-talk = { $seat }번 자리 유령에게 말 걸기
move-cover = 조커 덮기
move-leave = 그대로 두기
move-draw = 뽑기
move-beg = 카드 얻기
move-decline = 안 주기
move-end = 차례 끝내기
move-discard = 버리기
