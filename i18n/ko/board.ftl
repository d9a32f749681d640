board-title = ### { $game }
board-asleep = 방이 잠들었고 시계도 멈췄어요. 계속하려면 **방**을 누르세요.
board-wake = 방
board-seat = **{ $name }** – { $state }
board-left = 나가서 컴퓨터가 대신 하는 중
board-away = 자리를 비워 컴퓨터가 대신 하는 중
board-days-away = { $until }까지 자리를 비워요
board-hurried = 봇이 붐벼서 몇 번은 ‘보통’ 실력으로 냈어요
board-away-waits = 자리를 비움
board-all-away = 아무도 없어서 게임이 { $names } 님을 기다려요. 아무도 돌아오지 않으면 { $until } 끝나요.
board-turn = { $names } 님 차례예요.
board-turn-computer = { $names } 차례예요.
board-unsaved = 지금은 수를 저장할 수 없어서 게임이 멈춰 있어요. 사라진 것은 없고, 다시 저장할 수 있으면 저절로 이어져요.
board-last-calls = **방금 나온 수**
board-untold = 지금은 이 방의 상황을 다 보여 드릴 수 없어요.{ $stage ->
    [over] {""}
   *[playing] {" "}게임은 계속되고 있어요. **내 손패**를 누르면 낼 수 있는 카드를 볼 수 있어요.
}
board-hand = 내 손패
board-back = 돌아왔어요
board-rules = 규칙
board-log = 진행 내역
board-leave = 나가기
name-computer = { $name } (컴퓨터{ $level ->
    [unsaid] {""}
   *[other] , { $level }
})
# Somebody whose name is not kept any more, in an old match.
name-unknown = 플레이어 { $number }
name-drawn = { $name } ({ $level })
list-comma = {", "}
list-or = { $others } 또는 { $last }
list-dot = {" · "}
list-semicolon = {" / "}
list-space = {" "}
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
