board-sit = 중간에 앉기
sit-page = 이 방에서 하고 있지 않지만 컴퓨터 자리에 앉을 수 있어요. { $when ->
        [now] 그 손패를 그대로 받아 바로 시작해요. **그러면 이 게임은 모두에게 레이팅이 반영되지 않아요.**
       *[next] 다음에 카드를 나눌 때부터예요. 다른 사람의 레이팅에는 반영되지만 내 레이팅에는 반영되지 않아요.
    }
sit-for = { $name } 자리
sit-coming = 다음에 카드를 나눌 때 { $name } 자리에 앉아요.
sit-stay-out = 앉지 않기
sit-stayed-out = 앉지 않기로 했어요.
sit-came = { $name } 자리에 앉았어요. 이제 함께해요.
sit-told = { $when ->
        [now] { $name } 님이 { $computer } 자리에 앉았어요
       *[next] 다음에 카드를 나눌 때 { $name } 님이 { $computer } 자리에 앉아요
    }
sit-in-between = { $name } 님이 중간에 앉음
refused-seat-taken = 다른 사람이 먼저 앉았어요.
refused-no-seat = 지금은 이 방에 앉을 수 없어요. 끝나면 다음 게임에 들어올 수 있어요.
refused-seat-asked = 지금 누군가에게 비밀로 묻고 있어요. 그 차례가 끝난 뒤 다시 눌러 주세요.
refused-seat-left = 이 게임에서 나갔어요. 끝나면 다음 게임에 들어올 수 있어요.
setup-sit-down = 중간에 앉기
setup-sit-down-meaning = 게임 중에 다른 사람이 컴퓨터 자리에 앉을 수 있는지
setup-sit-down-value = { $sit_down ->
        [next_deal] 다음에 나눌 때부터
        [at_once] 바로 (레이팅 제외)
       *[never] 안 됨
    }
result-sat-down = { $name } 님이 판 도중에 앉아서 레이팅에 반영되지 않아요.
