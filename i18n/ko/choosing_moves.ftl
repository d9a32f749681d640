asking-last-pass = **마지막 패스**예요. 낼 수 있는 카드도 있고요. 정말 패스할까요?
asking-revoke = 낼 수 있는 카드가 있어요. 패스하면 지금 칩 1개를 내고, **판이 끝날 때 3개를 더** 내요. 줄을 시작할 수 있었다면 그보다 더 내요. 그때까지 다른 사람은 몰라요. 정말 패스할까요?
asking-pass-anyway = 그래도 패스
asking-kill = { $card } 카드를 내면 { $count }장이 **죽어요**: { $killed }.{ $own ->
    [none] {""}
    [all] {" "}{ $count ->
        [1] 내 카드예요.
       *[other] 모두 내 카드예요.
    }
   *[some] {" "}그중 { $yours } 카드는 내 거예요.
} 낼까요?
asking-play-it = { $card } 내기
asking-place = 손패는 이렇게 돼요: { $cards }. 여기에 넣을까요?
asking-place-here = 여기에 넣기
controls-gift = 넘겨줄 카드 { $count }장 고르기
controls-gap = 손패의 틈 고르기
controls-group = 낼 카드 고르기
controls-joker = 조커 내기
controls-substitute = 으뜸패를 다른 줄에 내기
controls-several = 여러 장 한 번에
asking-eliminated = 이 카드를 내면 조커만 남아서 **탈락해요**. 정말 낼까요?
asking-loses = 앞면 카드가 남아 있지 않아서, 지금 패스하면 **바로 져요**. 정말 패스할까요?
asking-ristiseiska-revoke = 낼 수 있는 카드가 있어요. 지금 패스하면 **다른 사람이 저마다 카드를 한 장씩 줄 수 있어요**. 정말 패스할까요?
why-not = 왜 못 내요?
why-not-title = ### 왜 못 내요?
why-not-waiting = 아직 차례가 아니에요. 지금 바닥에 낼 수 없는 카드는 이래요.
why-not-none = 지금 못 내는 카드는 없어요.
why-not-none-waiting = 아직 차례가 아니에요. 지금 바닥이라면 손패를 무엇이든 낼 수 있어요.
why-not-then = -# 물어봤을 때의 상황이에요. 수가 진행되면 달라질 수 있어요.
why-not-line = { $cards }: { $why }
why-not-needs = 아직 안 나온 { $needs } 카드가 먼저 나와야 해요
why-not-tunnel = 터널 때문에 이쪽은 막혔어요. 아직 안 나온 { $needs } 카드가 먼저 나와야 해요
why-not-closed = { $needs } 카드가 이 무늬를 닫았어요
why-not-no-base = 5나 9가 먼저 나와야 하는데 아직 없어요
why-not-forced = 지금은 { $needs } 카드만 낼 수 있어요
why-not-exposed = 공개된 카드라서 첫 차례가 끝나야 낼 수 있어요
why-not-joker-needs-next = 그다음 카드와 함께 내야 하는데 손에 없어요
why-not-joker-held = 대신할 수 있는 카드를 모두 내가 들고 있어요
why-not-not-wanted = { $count ->
    [1] 지금 이어지는 카드는 { $needs }뿐이에요
   *[other] 지금 이어지는 카드는 이것뿐이에요: { $needs }
}
why-not-dead = 죽었어요
why-not-not-adjacent = 그 칸 옆에 나온 카드가 없어요
why-not-must-follow = 첫 카드 { $needs }, 그 색이나 숫자를 따라 내야 해요
why-not-bid-before = 이번 라운드에 이미 공약에 쓴 카드예요
why-not-does-not-beat = { $rank } { $number }장으로는 { $to_beat_rank } { $to_beat }장을 이길 수 없어요
why-not-choose-first = 먼저 골라야 할 것이 있어요
always = 늘 대신 해 주기
# A menu of what is seldom pressed in a turn, in words mode
controls-seldom = 이번 차례 도움말...
always-set = 앞으로 할 수 있는 수가 하나뿐이면 대신 할게요. **/설정**에서 끌 수 있어요.
take-back = 무르기: { $move }
take-back-question = **{ $move }** 수와 그 뒤의 모든 수를 무를까요? **그러면 이 게임은 집계되지 않아요.** 레이팅에도 통계에도 들어가지 않아요. 진행 내역, 다시보기, 게임 기록에는 무른 사실이 남아요.
take-back-no = 그대로 두기
take-back-done = 물렀어요.
# In the log and in the result. How many moves, and how many times
taken-back = { $name } 님이 { $moves }수를 물렀어요{ $times ->
    [1] {""}
   *[other] {" "}(모두 { $times }번)
}
taken-back-count = 무르기 { $times }번
