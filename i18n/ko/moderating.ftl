command-table = 방
command-table-description = 운영진용: 방을 닫거나 누군가의 참가를 막아요
command-close = 닫기
command-close-description = 한 번 물어본 뒤 이 채널의 방을 닫아요
command-bar = 참가금지
command-bar-description = 누군가가 이 서버의 방에 못 들어오게 해요
command-unbar = 금지해제
command-unbar-description = 누군가가 이 서버에서 다시 할 수 있게 해요
option-bar-user-description = 이제 방을 열거나 참가할 수 없는 사람
option-unbar-user-description = 다시 할 수 있는 사람
moderating-close-question = 여기 **{ $game }** 방을 완전히 닫을까요? 참가자: { $names }. { $stage ->
    [playing] 게임은 결과 없이 끝나고 어디에도 집계되지 않아요.
   *[lobby] 게임은 아직 시작하지 않았어요.
} 방 메시지가 참가자들에게 알려 줘요.
moderating-close = 방 닫기
moderating-closed = 방을 닫았어요.
moderating-barred = { $name } 님은 이제 이 서버에서 방을 열거나 참가할 수 없어요. **/방 금지해제**로 풀 수 있고, 목록은 **/설정**에 있어요.
moderating-barred-left = { $channel }: { $what ->
    [lobby] 대기실에서 내보냈어요.
    [match] 컴퓨터가 대신 해요.
   *[closed] 다른 사람이 없어서 방을 닫았어요.
}
moderating-unbarred = { $name } 님은 이 서버에서 다시 할 수 있어요.
