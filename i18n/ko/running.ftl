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
    [yes] { $game }: **남은 시간이 얼마 없어요.**
   *[no] { $game }: **내 차례예요.**
}
slow-message-also = 기다리는 방이 더 있어요:
slow-message-line = - { $game }: { $until }까지
slow-message-refused = Discord 설정 때문에 다이렉트 메시지를 보낼 수 없어요. 하루 동안 대신 방에서 멘션할게요.
