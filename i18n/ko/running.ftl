# `/games`: one's own open tables
command-games = 진행중
command-games-description = 참가 중인 방과 누구 차례인지, 언제까지인지 봐요
games-title = ## 참가 중인 방
games-line = - { $game }: { $state }
games-yours = **내 차례예요.**
games-theirs = { $names } 님 차례예요.
games-waits = 기다리고 있어요.
games-lobby = 아직 시작하지 않았어요.
games-none = 참가 중인 방이 없어요. **/플레이**로 열 수 있어요.
games-more = - 그 밖에 { $tables }개
slow-message = { $reminds ->
    [yes] { $game }: **남은 시간이 얼마 없어요.** { $until }까지예요.
   *[no] **{ $game }**: 내 차례예요. { $until }까지예요.
}
slow-message-also = 기다리는 방이 더 있어요:
slow-message-line = - { $game }: { $until }까지
slow-message-refused = Discord 설정 때문에 다이렉트 메시지를 보낼 수 없어요. 하루 동안 대신 방에서 멘션할게요.
plan = 예약...
plan-is = -# 예약: { $cards }. 차례가 되면 잠시 뒤에 이 중 낼 수 있는 첫 카드를 대신 내고, 없으면 물어봐요. 나만 볼 수 있어요.
plan-is-groups = -# 예약: { $cards }. 차례가 되면 이 중 바닥을 이기는 첫 번째를 대신 내고, 낼 수 있는 게 없으면 패스해요. 이긴 카드와 뽑은 카드는 같은 숫자 옆에 넣고, 없으면 버려요. 고를 게 있으면 물어봐요. 나만 볼 수 있어요.
plan-next = 예약할 { $number }번째 카드
plan-next-group = 예약할 { $number }번째 숫자
plan-drop = 예약 취소
plan-dropped = 예약을 취소했어요.
