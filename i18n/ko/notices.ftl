notice-fault = 제 쪽에서 문제가 생겼어요. 게임에서 사라진 것은 없으니 다시 해 주세요.
notice-storage = 지금은 아무것도 저장할 수 없어서 진행을 멈추고 있어요. 게임에서 사라진 것은 없으니 잠시 뒤에 다시 해 주세요.
notice-outdated = 예전 버전의 제가 만든 거라 이제 무슨 뜻인지 모르겠어요. 지금 상황은 **/플레이**와 **/손패**로 볼 수 있어요.
notice-pressed-gone = 처리했어요. 누른 메시지는 그사이 사라졌지만요.
notice-forbidden = 이 채널에서 제 권한이 모자라요. 서버 관리자에게 알려 주세요.
notice-place = { $place ->
   *[own] 개인 메시지에서는 컴퓨터와 혼자 해요. 다른 사람과 하려면 서버나 그룹 채팅에서 **/플레이**를 써 주세요.
    [forced] 이 서버는 외부 앱 사용을 꺼 두어서 제 답이 나에게만 보여요. 다른 사람은 방에 들어올 수 없지만, 컴퓨터와 혼자 할 수는 있어요.
}
notice-missing = 여기서는 방을 열 수 없어요. 이 채널에서 없는 권한: { $permissions }.
notice-missing-thread = 여기서는 비공개 스레드를 열 수 없어요. 이 채널에서 없는 권한: { $permissions }.
notice-no-table = 이 채널에는 방이 없어요. **/플레이**로 열 수 있어요.
notice-leave-question = { $others ->
    [0] 정말 게임에서 나갈까요? 하고 있는 다른 사람이 없어서 **게임이** 결과 없이 **끝나요**.
   *[other] 정말 게임에서 나갈까요? { $more ->
        [no] 이 자리에서 더 할 일은 없어요.
       *[yes] 자리는 컴퓨터가 이어받아요.
    } 이 게임은 그래도 레이팅에 들어가고, 끝까지 남은 모든 사람보다 아래가 돼요.
}
notice-leave-yes = 아주 나가기
notice-leave-end = 나가고 게임 끝내기
notice-leave-no = 계속하기
notice-step-away = 자리 비우기
notice-step-away-question = 대신 **자리 비우기**를 하면 돌아올 때까지만 컴퓨터가 대신 하고, 자리는 그대로 남아요. 끝날 때까지 돌아오지 않으면 나간 것처럼 꼴찌가 돼요.
notice-step-away-alone = 대신 **자리 비우기**를 하면 돌아올 때까지 하루 동안 게임이 기다려요. 컴퓨터가 대신 하지 않아요.
notice-stepped-away = 자리를 비웠어요.
notice-back = 어서 와요! 다시 자리에 앉았어요.
notice-again-players = 같은 사람들과의 다음 게임은 함께 한 사람만 열 수 있어요. **/플레이**는 누구나 들어올 수 있는 방을 열어요.
ping-lobby = { $how ->
    [again] { $names }: **{ $host }** 님이 한 번 더 하고 싶대요. 게임: { $game }. 안 할 사람은 **나가기**를 눌러 주세요. { $link }
    [role] { $names }: **{ $host }** 님이 같이 할 사람을 찾아요. 게임: { $game }. { $link }
   *[invited] { $names }: **{ $host }** 님이 초대했어요. 게임: { $game }. { $link }
}
ping-turn = { $mention } 님, 차례예요.
ping-again = { $mention } 님, 아직 차례예요. 남은 시간이 얼마 없어요.
ping-all-away = { $mention } 님, 아무도 없어서 게임이 기다리고 있어요. **돌아왔어요**를 누르면 이어져요.
permission-view-channel = 채널 보기
permission-send-messages = 메시지 보내기
permission-send-messages-in-threads = 스레드에서 메시지 보내기
permission-create-private-threads = 비공개 스레드 만들기
permission-attach-files = 파일 첨부
unread-close-note = 서버를 관리하는 사람은 이 방을 포기할 수도 있어요. 그러면 방이 완전히 닫히고 여기에 새 방을 열 수 있어요.
unread-close = 완전히 닫기
unread-closed = 방을 닫았어요. **/플레이**로 새 방을 열 수 있어요.
