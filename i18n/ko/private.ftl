private-more = { lobby-more }
private-channel = 채널에서 하기
private-channel-about = 여기 있는 모두가 바닥을 보게 돼요. 내 손패는 안 보여요
private-placed = 이제 이 방은 채널에 있어요.
private-waits = 나에게만 보이는 방이에요. 다음 차례를 하루 동안 기다려요. **/손패**로 어디서든 돌아올 수 있어요.
private-cards = 게임 { $table }의 카드로 다시 해요. 어디에도 집계되지 않아요. **/손패**로 어디서든 돌아와요.
private-open = 혼자 하던 방이 아직 열려 있어요. 어느 것을 이어서 할까요?
private-go-on = 이어서 하기: { $game }
private-idle = 하루 동안 아무 일도 없어서 혼자 하던 방을 닫았어요.
refused-tables-enough = 혼자 하는 방이 벌써 { $most }개 열려 있어요. 하나를 끝내거나 **{ private-more }**에서 나가 주세요.
occupied-alone = 컴퓨터하고는 언제든 혼자 할 수 있어요. 그 방은 나에게만 보여요.
refused-no-cards = { $why ->
    [unfinished] 끝까지 한 게임의 카드만 다시 할 수 있어요.
    [others] 이 게임을 한 사람만 이 카드로 다시 할 수 있어요.
    [people] 방을 연 사람이 혼자 컴퓨터하고만 한 게임의 카드만 다시 할 수 있어요.
    [ghosts] 유령에게는 채널에서 말을 걸어야 해서, 이 카드를 혼자 다시 할 수는 없어요.
    [day] 지난 날의 카드는 **/오늘의한판**에 번호를 넣어 연 화면에서 다시 할 수 있어요.
   *[seed] 이 카드를 나눈 방법이 다시 할 수 있게 남아 있지 않아요.
}
