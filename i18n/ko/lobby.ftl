lobby-title = ### { $game }
lobby-borrowed = 이 방은 버튼을 누르는 동안 움직여요. 마지막으로 누르고 15분이 지나면 잠들고 시계도 멈춰요. 유령은 없어요.
lobby-house-rules = { $game }, 하우스 룰
lobby-changed = **보통과 다른 점:**
    { $changes }
lobby-too-many = **{ $seated }명이 앉아 있지만 이 규칙으로는 { $most }명까지만 할 수 있어요.** 이대로는 시작할 수 없어요.
lobby-seats = **참가자({ $seated }/{ $most }명):** { $names }
lobby-seat = { $name }{ $host ->
    [yes] {" "}(방장)
   *[no] {""}
}
lobby-closes = 방장이 게임을 시작해요. { $minutes ->
    [1440] 하루
   *[other] { $minutes }분
} 동안 아무도 움직이지 않으면 방이 저절로 닫혀요.
occupied = 이 채널에는 이미 방이 있어요.
occupied-lobby = **{ $game }** 게임이 곧 시작돼요. 참가자: { $names }. { $room ->
    [0] 자리가 다 찼어요.
   *[other] 자리가 { $room }개 남았어요.
}
occupied-playing = { $stage ->
    [between] **{ $game }** 게임을 하는 중이에요: { $names }. 곧 다음 { $part ->
        [round] 라운드
       *[hand] 판
    } 카드를 나눠요.
   *[playing] **{ $game }** 게임을 하는 중이에요: { $names }.
}
occupied-number = ({ $number })
occupied-wait = 끝나면 다음 게임에 들어올 수 있어요.
occupied-seated = 지금 앉아 있는 방이에요.
occupied-left = 이미 나간 방이에요.
occupied-below = 아래에 다시 올려 둘게요.
occupied-go = 방으로 가기
lobby-join = 참가하기
lobby-full = 자리 없음
lobby-leave = 나가기
lobby-how = 게임 방법
lobby-start = 시작
lobby-filled = 컴퓨터 { $computers }명
lobby-start-too-many = 시작 ({ $over }명 초과)
lobby-set-up = 방 설정...
lobby-panel-title = ### 방 설정
lobby-more = 더 보기...
lobby-guest = { $role ->
    [host] 이 방의 방장이고 자리에 앉아 있어요. 시작 버튼은 대기실 아래에 있어요.
    [guest] 자리에 앉았어요. 방장이 시작하면 여기에 손패가 나와요. **내 손패**에서도 볼 수 있어요. 방장: { $host }
   *[none] 방장이 게임을 시작해요. 방장: { $host }
}
lobby-options = 게임 설정
lobby-missing = { $missing }명 더 필요
lobby-fill = 컴퓨터로 채우기
lobby-decline = 지금은 안 할래요
lobby-invite = 초대하기...
lobby-ask = 여기서 모집하기
lobby-thread = 비공개 스레드
lobby-moved = 방을 옮겼어요: { $thread }. 참가자와 초대받은 사람, 스레드를 관리할 수 있는 사람만 볼 수 있어요.
lobby-stays = 비공개 스레드에 아무도 넣지 못해서 방은 여기에 그대로 있어요. 이 채널을 볼 수 없는 사람일지도 몰라요.
lobby-not-added = { $names } 님을 스레드에 넣지 못했어요. 이 채널을 볼 수 없는 사람일지도 몰라요.
lobby-left-out = 초대하지 못했어요: { $names }.
lobby-left-out-one = { $name }{ $why ->
    [app] {" "}(앱은 할 수 없어요)
    [self] {" "}(본인이에요)
    [absent] {" "}(이 채널을 볼 수 없어요)
    [barred] {" "}(이 서버에서 참가 금지)
    [seated] {" "}(이미 앉아 있어요)
   *[asked] {" "}(이미 초대했어요)
}
lobby-invited = **초대한 사람:** { $names }
lobby-invited-one = { $name }{ $answer ->
    [no] {" "}(지금은 안 함)
   *[none] {""}
}
lobby-add = +1
lobby-remove = −1
lobby-levels = 컴퓨터 실력과 성격
lobby-level-of = { $what ->
    [add] 실력을 골라 컴퓨터 추가
   *[all] 모든 컴퓨터
}
lobby-level-ask = { $what ->
    [add] **컴퓨터를 추가해요.** 어떤 실력으로 할까요?
    [all] **모든 컴퓨터:** 어떤 실력으로 할까요?
   *[one] **{ $name }:** 어떤 실력으로 할까요?
}
lobby-level-no-strong = 이 게임에서는 ‘보통’이 가장 강해요. 깊이 따져도 나아지지 않아요.
lobby-level-chosen = { $what ->
    [add] **{ $name }** 님이 앉았어요: { $level }.
    [all] 모든 컴퓨터: { $level }.
   *[one] **{ $name }:** { $level }.
}
lobby-level-which = { $what ->
    [add] 추가할 컴퓨터의 실력과 성격
   *[other] 실력과 성격
}
lobby-level-name = { $level ->
    [easy] 약함
    [strong] 강함
    [hoarder] 구두쇠
    [opener] 기분파
    [killer] 킬러
    [gambler] 승부사
   *[normal] 보통
}
lobby-level-about = { $level ->
    [easy] 초보자처럼 실수를 해요
    [strong] 여러 패를 헤아려 보고 내요
    [hoarder] 카드를 쥐고 버티며 일찍부터 패스해요
    [opener] 패스보다 모두의 줄을 여는 걸 좋아해요
    [killer] 남이 손해 보는 수를 좋아해요
    [gambler] 꼴찌를 무릅쓰고 1위를 노려요
   *[normal] 깊이 따지지 않아도 잘해요
}
lobby-cancel = 취소
lobby-turn-time = 차례 시간
lobby-turn-time-alone = 컴퓨터하고만 할 때는 시간제한이 없어요
lobby-pace-of = 느긋하게: 한 차례 { $time }
lobby-pace-about = 며칠에 걸친 게임이에요. 예비 시간은 한 번, { $bank }
slow-start-where = **느긋한 게임은 며칠 동안 이어져요.** 따로 스레드를 만들까요? 이 채널에서 시작하면 끝날 때까지 여기서 다른 방을 열 수 없어요.
slow-start-here = 여기서 시작
lobby-turn-time-of = { $seconds ->
    [30] 한 차례 30초
    [60] 한 차례 1분
    [90] 한 차례 90초
   *[other] { $minutes ->
        [0] 한 차례 { $seconds }초
        [1] 한 차례 { $seconds }초
       *[other] 한 차례 { $minutes }분
    }
}
lobby-closed = { $ending ->
    [cancelled] 게임을 시작하기 전에 방을 닫았어요. **/플레이**로 새 방을 열 수 있어요.
    [moderated] 운영진이 방을 닫았어요. { $stage ->
        [played] 이 게임은 어디에도 집계되지 않아요.{" "}
       *[lobby] {""}
    }**/플레이**로 새 방을 열 수 있어요.
    [moved] 방을 비공개 스레드로 옮겼어요. 참가자와 초대받은 사람은 그곳에서 볼 수 있어요.
    [channel_gone] 이 채널에 더 있을 수 없어서 방을 닫았어요. **/플레이**로 새 방을 열 수 있어요.
   *[deserted] { $stage ->
        [played] 아무도 없어서 게임이 끝났어요.
       *[lobby] 한동안 아무도 움직이지 않아서 방을 닫았어요. **/플레이**로 새 방을 열 수 있어요.
    }
}
