refused-table-gone = 이 방은 이제 열려 있지 않아요. **/플레이**로 새 방을 열 수 있어요.
refused-unreadable = 지금은 이 방을 읽을 수 없어서 아무도 할 수 없어요. 사라진 것은 없고, 더 새로운 버전이 이어받을 수 있어요. 그때까지는 스레드나 다른 채널에서 **/플레이**로 방을 열어 주세요.
refused-elsewhere = 다른 채널의 방 것이라 여기서는 아무 일도 하지 않아요.
refused-stopping = 지금 막 다시 시작하는 중이에요. 게임에서 사라지는 것은 없으니 잠시 뒤에 다시 해 주세요.
refused-channel-busy = { occupied }
refused-not-seated = 이 방에서 하고 있지 않아요. 끝나면 다음 게임에 들어올 수 있어요.
refused-already-seated = 이미 이 방에 앉아 있어요.
refused-not-host = 방장만 할 수 있어요: { $host }.
refused-not-in-lobby = 게임이 이미 시작됐어요.
refused-not-started = 게임이 아직 시작되지 않았어요. 방장이 시작해요.
refused-table-full = 자리가 다 찼어요. { $most }명까지 할 수 있어요.
refused-too-few = 사람이 모자라요. { $least }명은 있어야 하는데 지금 { $seated }명이에요.
refused-no-computer = 이 방에는 컴퓨터가 없어요.
refused-not-invited = 이 방에 초대받지 않았어요. 자리가 있으면 **참가하기**를 누르세요.
refused-asked-already = 고른 사람은 이미 앉아 있거나 초대받았어요. 한 사람은 한 번만 초대해요.
refused-asked-enough = 한 방에는 { $most }명까지 초대할 수 있어요.
refused-asked-here = 이 방은 여기서 이미 모집했어요. 한 번만 할 수 있어요.
refused-ask-off = 이 서버에는 부를 수 있는 역할이 없어요. 서버 관리자가 **/설정**에서 정할 수 있어요.
refused-ask-everybody = **@everyone**은 고를 수 없어요. 불러 주기를 바라는 사람들의 역할을 고르세요.
refused-role-everybody = **@everyone**은 누구나 가지고 있어요. 누구나 방을 열게 하려면 역할을 하나도 고르지 마세요.
refused-bad-setting = 그렇게 설정할 수 없어서 아무것도 바뀌지 않았어요. 목록에서 고르세요.
refused-default-not-here = 기본 방의 게임은 여기서 할 수 있는 게임이어야 해요. 아무것도 바뀌지 않았어요.
refused-barred = 이 서버의 운영진이 이곳 방에 참가하지 못하게 정했어요. **/배우기**로 혼자 연습할 수는 있어요.
refused-not-barred = 고른 사람은 여기서 참가 금지가 아니에요.
refused-barred-by-manager = 서버를 관리하는 사람이 막았어요. **서버 관리** 권한이 있는 사람만 풀 수 있어요.
refused-barred-enough = 한 서버에서 { $most }명까지 참가를 막을 수 있어요.
refused-cannot-bar = { $who ->
    [self] 자기 자신은 막을 수 없어요.
    [app] 앱은 게임을 하지 않으니 막을 것이 없어요.
   *[manager] 서버를 관리하는 사람은 막을 수 없어요.
}
refused-channel-not-allowed = 이 서버에서는 이 채널에서만 방을 열 수 있어요: { $channels }.
refused-role-needed = 이 서버에서 방을 열려면 다음 역할 중 하나가 있어야 해요: { $roles }. 열린 방에는 누구나 들어갈 수 있어요.
refused-game-not-here = 이 서버에서는 하지 않는 게임이에요. **/플레이**에 게임 목록이 있고, **/배우기**로는 가르치는 게임을 모두 연습할 수 있어요.
refused-often = { $whose ->
    [own] { $what ->
        [share] 방금 장면을 { $most }번 공유했어요. { $until } 다시 공유할 수 있어요.
        [film] 방금 애니메이션을 { $most }번 공유했어요. { $until } 다시 공유할 수 있어요.
        [ask] 조금 전에 모집했어요. { $until } 다시 모집할 수 있어요.
        [thread] 방금 비공개 스레드를 { $most }번 만들었어요. { $until } 다시 만들 수 있어요.
       *[invite] 방금 초대를 { $most }번 보냈어요. { $until } 다시 보낼 수 있고, 한 번에 여러 명을 고를 수 있어요.
    }
   *[channel] { $what ->
        [share] 이 채널에서 방금 장면이 { $most }번 공유됐어요. { $until } 다시 공유할 수 있어요.
        [film] 이 채널에서 방금 애니메이션이 { $most }번 공유됐어요. { $until } 다시 공유할 수 있어요.
        [ask] 이 채널에서 조금 전에 모집이 있었어요. { $until } 다시 모집할 수 있어요.
        [thread] 이 채널에서 방금 비공개 스레드가 { $most }번 만들어졌어요. { $until } 다시 만들 수 있어요.
       *[invite] 이 채널에서 방금 초대가 { $most }번 나갔어요. { $until } 다시 보낼 수 있어요.
    }
}
refused-opened-often = 1분 안에 방을 { $most }개 열었어요. { $seconds }초 뒤에 또 열 수 있어요.
refused-server-opened-often = 이 서버에서 1분 안에 방이 { $most }개 열렸어요. { $seconds }초 뒤에 다시 해 주세요.
refused-hosts-enough = 이 서버에서 열린 방 { $most }개의 방장이에요: { $channels }. 하나가 끝나면 또 열 수 있어요.
refused-server-full = 이 서버에는 이미 방이 { $most }개 열려 있고 더는 열 수 없어요. 들어가거나, 하나가 끝나면 열 수 있어요.
refused-not-moderator = **메시지 관리**나 **서버 관리** 권한이 있는 사람만 할 수 있어요.
refused-no-table-here = 이 채널에는 열린 방이 없어요.
refused-no-threads = 여기에는 비공개 스레드를 만들 수 없어요. 서버의 텍스트 채널에서는 돼요.
refused-no-ghosts = 유령에게는 누가 글을 쓰는지 제가 알 수 있는 채널에서 말을 걸어요. 여기서는 알 수 없으니 다른 게임을 고르거나, 저를 초대한 서버에서 해 주세요.
refused-no-pace = 느린 게임에는 저를 초대한 서버가 필요해요. 여기서는 아무도 누르지 않는 동안 시계가 멈춰요.
refused-may-not-thread = 그러려면 이 채널에서 **비공개 스레드 만들기** 권한이 있어야 해요.
refused-last-person = 하고 있는 다른 사람이 없어서, 나가면 게임이 끝나요.
refused-not-your-turn = { illegal-not-your-turn }
refused-stale = 그사이 게임이 더 나아갔어요. 지금은 이런 상황이에요.
refused-illegal = 지금은 할 수 없는 수예요.
refused-away = 자리를 비운 상태예요. 먼저 **돌아왔어요**를 누르세요.
refused-not-away = 자리를 비우지 않았어요. 직접 앉아 있어요.
refused-stepped-enough = 지난 수 뒤로 벌써 { $most }번 자리를 비웠어요. 다음 수가 나온 뒤에 다시 비울 수 있어요.
refused-not-alone = 무르기는 처음부터 한 사람이 컴퓨터하고만 할 때 할 수 있어요.
refused-taken-back = 이 수는 이미 물렀어요. 지금은 이런 상황이에요.
refused-not-last = 이번 판의 마지막 결정만 무를 수 있어요. 지금은 이런 상황이에요.
refused-no-hints = { $why ->
    [host] 이 방에는 힌트가 없어요. 방장이 막아 뒀어요.
   *[people] 사람이 둘 이상이라 여기서는 이제 힌트를 볼 수 없어요. 방장이 대기실의 **{ lobby-set-up }** → **{ lobby-options }**에서 허용할 수 있어요.
}
refused-not-over = 이번 판이 끝나야 다음 판의 카드를 나눠요.
refused-no-talk = 이 방의 유령에게 말을 건 것이 아니었어요.
refused-no-trade = 취소할 자리 바꾸기가 없거나, 너무 늦었어요.
refused-not-concerned = 방장과 자리가 바뀐 두 사람만 정할 수 있어요.
refused-word-bad = 한마디는 { $most }자까지이고, 눈에 보이는 글자가 하나는 있어야 해요. 원래 한마디는 그대로예요.
refused-word-often = 한마디는 대기실마다 { $most }번까지 넣거나 바꿀 수 있어서 지금 그대로예요. 빼려면 칸을 비워 주세요.
refused-dealt = 카드를 이미 나눴어요. 한마디는 시작하기 전에만 넣을 수 있어요.
refused-no-words = 이 방은 예전 버전에서 열려서 한마디를 넣을 수 없어요.
refused-bad-setup = { $option ->
    [turn_seconds] 차례 시간은 { $least }초에서 { $most }초까지예요.
   *[other] { $least }에서 { $most }까지예요.
}
refused-bad-option = 함께 쓸 수 없는 규칙이라 아무것도 바뀌지 않았어요.
refused-not-manager = **서버 관리** 권한이 있는 사람만 서버 설정을 바꿀 수 있어요.
refused-game-unknown = 모르는 게임이에요. **/플레이**에 나오는 목록에서 고르세요.
refused-no-match = 그 번호의 게임은 없어요. **/다시보기**에 해 본 게임이 나와요.
refused-match-unreadable = 이 게임은 이제 읽을 수 없어요. 사라진 것은 없고, 더 새로운 버전이 다시 읽을 수 있을지도 몰라요.
refused-match-not-over = 이 게임은 끝나면 다시 볼 수 있어요.
refused-match-broken-off = 끝나지 않은 게임이라 다시 볼 수 없어요.
refused-match-of-others = 여기서는 이 게임을 한 사람만 다시 볼 수 있어요.
refused-not-played = 이 게임을 한 사람만, 저마다 자기 선택을 복기할 수 있어요.
refused-not-over-yet = 게임이 끝까지 가서 끝나면 선택을 복기할 수 있어요.
refused-reviews-busy = 지금 복기가 너무 많이 밀려 있어요. 몇 분 뒤에 다시 해 주세요.
illegal-hand-over = 이번 판은 끝났어요.
illegal-not-your-turn = 아직 차례가 아니에요.
illegal-not-in-this-game = 지금 이 게임에는 그런 수가 없어요.
illegal-not-in-hand = 손에 { $card } 카드가 없어요.
illegal-not-next = { $card } 카드는 아직 자리가 없어요. { $needs } 카드가 먼저 나와야 해요.
illegal-already-laid = { $card } 카드는 이미 나왔어요.
illegal-tunnel-closed = 터널 때문에 이쪽은 막혔어요: { $card }보다 { $needs } 카드가 먼저 나와야 해요.
illegal-suit-closed = { $needs } 카드가 이 무늬를 닫아서 { $card } 카드는 이제 낼 수 없어요.
illegal-no-passes-left = 남은 패스가 없어요.
illegal-must-play = 낼 카드가 있으니 내야 해요.
illegal-not-bankrupt = 파산이 아니에요. 아직 내거나 패스할 수 있어요.
illegal-bankrupt = 맞는 카드도 남은 패스도 없어서 파산이에요.
illegal-joker-held-card = { $card } 카드를 직접 들고 있어서 조커로 대신할 수 없어요.
illegal-joker-alone = 조커는 같은 방향으로 다음에 빠진 카드와 함께 내야 해요.
illegal-nothing-beyond = { $card } 너머로는 빠진 카드가 없어요.
illegal-no-ghost = 이 자리에는 유령이 없어요.
illegal-not-alive = 카드를 들고 있지 않은 사람은 유령에게 말을 걸 수 없어요.
illegal-not-adjacent = { $card } 칸은 나온 카드와 닿아 있지 않아요.
illegal-dead = { $card } 카드는 죽었어요.
illegal-forced = 지금은 { $card } 카드만 낼 수 있어요.
illegal-exposed = { $card } 카드는 공개돼 있어서, 첫 차례가 끝나야 낼 수 있어요.
illegal-only-trump-row = { $card } 카드는 으뜸 줄에만 낼 수 있어요.
illegal-must-follow = { $card } 카드의 색이나 숫자를 따라 내야 해요.
illegal-does-not-beat = { $rank } { $number }장으로는 바닥의 { $to_beat_rank } { $to_beat }장을 이길 수 없어요.
illegal-not-a-group = 손패에 나란히 있는 같은 카드가 아니에요.
illegal-not-a-set = 무늬마다 똑같이 이어지는 숫자가 아니에요.
illegal-wrong-number = { $number }장을 줘야 해요.
illegal-nothing-to-choose = 지금은 고를 것이 없어요.
refused-talk-alone = 이 방에는 다른 사람이 없어요.
refused-talk-ghost = 유령이 있는 동안에는 빠른 채팅을 쓸 수 없어요. 말을 걸려면 채널에서, 위험을 무릅쓰고 하세요.
refused-talk-often = 빠른 채팅은 10초에 한 번만 할 수 있어요. { $seconds }초만 기다려 주세요.
refused-talk-off = { $whose ->
    [own] **/설정**에서 빠른 채팅을 꺼 두었어요.
   *[server] 이 서버에서는 빠른 채팅을 쓸 수 없어요.
}
