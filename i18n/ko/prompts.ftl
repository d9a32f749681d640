prompt-turn = **내 차례예요.** 카드를 고르거나 패스하세요.
prompt-play = **내 차례예요.** 카드를 고르세요.
prompt-only-pass = **내 차례예요.** 맞는 카드가 없어서 패스만 할 수 있어요.
prompt-fan-tan-only-pass = **내 차례예요.** 맞는 카드가 없어서 판돈에 칩 1개를 내고 패스해요.
prompt-five-or-nine-only-pass = { prompt-fan-tan-only-pass }
prompt-domino-sevens-only-pass = **내 차례예요.** 맞는 카드도 뽑을 카드도 없어서 판돈에 칩 1개를 내고 패스해요.
prompt-bankrupt = **내 차례예요.** 맞는 카드도 남은 패스도 없어서 **파산**이에요. 손패를 모두 바로 바닥에 깔고, 아직 하고 있는 사람 모두보다 아래 순위가 돼요.
prompt-shichi-narabe-points-bankrupt = **내 차례예요.** 맞는 카드도 남은 패스도 없어서 **파산**이에요. 이번 판이 끝나고 내 손패만 벌점이 돼요.
prompt-koroshi-bankrupt = **내 차례예요.** 맞는 카드도 남은 패스도 없어서 **탈락**이에요. { $remains ->
    [laid] 손패는 바로 제 칸에 놓이{ $counted ->
        [yes] 지만, 그래도 벌점 카드로 세요
       *[no] 고 벌점 카드로 세지 않아요
    }.
   *[aside] 들고 있는 카드가 모두 벌점 카드가 돼요.
}
prompt-passing = { $side ->
    [left] 왼쪽
   *[right] 오른쪽
} **{ $name }** 님에게 줄 카드를 **{ $count }장** 고르세요. 받는 카드는 모두가 고른 뒤에 볼 수 있어요.
prompt-bidding = **공약:** 카드를 한 장 고르세요. 그 숫자가 더도 덜도 말고 딱 따고 싶은 트릭 수예요. 공약 중 가장 높은 카드의 색이 으뜸 색이 돼요. 카드는 다시 손으로 돌아와요.
prompt-chosen = 고른 카드: { $cards }. 다른 사람들이 아직 고르고 있어요.
prompt-give = { $must ->
    [may] **{ $name }** 님이 낼 카드가 있는데도 패스했어요. **{ $name }** 님에게 아무 카드나 한 장 주거나, 안 줄 수 있어요.
   *[must] **{ $name }** 님이 카드를 달라고 해요. 줄 카드를 고르세요.
} 무슨 카드인지는 둘만 볼 수 있어요.
prompt-beg = **내 차례예요.** 맞는 카드가 없어서 **{ $name }** 님에게 한 장 얻어요.
prompt-beg-or-pass = **내 차례예요.** 맞는 카드가 없어요. 첫 차례라서 패스하거나 **{ $name }** 님에게 한 장 얻을 수 있어요.
prompt-extra = 에이스나 킹을 내서 **한 번 더** 할 수 있어요. 계속 내거나 차례를 끝내세요.
prompt-extra-none = 에이스나 킹을 내서 한 번 더 할 수 있지만 맞는 카드가 없어요. 차례를 끝내세요.
prompt-place = 이긴 카드 **{ $number }**{ $count ->
    [1] {""}
   *[other] {" "}{ $count }장
}, { $count ->
    [1] {""}
   *[other] 모두 한곳으로{" "}
}손패에 넣을까요, 버릴까요? 넣으려면 두 카드 사이의 틈을 고르세요. 정하기 전에 손패를 보여 드려요.
prompt-place-drawn = 뽑은 카드는 **{ $card }**, 손패에 넣을까요, 버릴까요? 넣으려면 두 카드 사이의 틈을 고르세요. 정하기 전에 손패를 보여 드려요.
prompt-cover = 조커가 내 **{ $card }** 자리에 놓였어요. 지금 조커를 덮을까요, 두었다가 나중에 낼까요? 물어본 사실은 아무도 몰라요.
prompt-draw = **내 차례예요.** 맞는 카드가 없어서 { $count }장 뽑아요.
prompt-domino-sevens-draw = **내 차례예요.** 맞는 카드가 나올 때까지 칩 1개를 내고 한 장 뽑아요.
prompt-pile = **내 차례예요.** 맞는 카드가 없어요. 한 장을 골라 내 앞에 엎어 놓으세요. 벌점이 돼요.
prompt-community = **내 차례예요.** 맞는 카드가 없지만, 공용 카드를 가져와 내거나 패스할 수 있어요.
prompt-community-only = **내 차례예요.** 맞는 카드가 없고 모두 패스했으니, 공용 카드를 가져와 내세요.
prompt-lead = **먼저 낼 차례예요.** 아무 카드나 내세요.
prompt-follow = **내 차례예요.** 첫 카드는 **{ $card }**, 같은 색이나 같은 숫자를 내세요.
prompt-follow-free = **내 차례예요.** 첫 카드는 **{ $card }**, 그 색도 숫자도 없으니 아무 카드나 내세요.
prompt-continue = **내 차례예요.** 이어서 낼 수 있는 카드: { $cards }.
prompt-continue-pass = **내 차례예요.** 이어지는 카드({ $cards })가 없어서 패스만 할 수 있어요.
prompt-play-or-pay-continue-pass = **내 차례예요.** 이어지는 카드({ $cards })가 없어서 판돈에 칩 1개를 내고 패스해요.
prompt-group-lead = **먼저 낼 차례예요.** 한 장이나, 나란히 있는 같은 숫자를 내세요.
prompt-group = **내 차례예요.** 이길 카드: **{ $cards }**. 더 많은 장수나, 같은 장수로 더 높은 숫자를 내세요. 패스하면: { $passing ->
    [draw] 한 장 뽑아요
    [take] 앞면 카드 한 장을 써요
    [lose] 앞면 카드가 없어서 바로 져요
   *[nothing] 뽑을 카드는 이제 없어요
}.
prompt-group-only-pass = **내 차례예요.** 이길 카드: **{ $cards }**. 이길 수 없어서 패스해요: { $passing ->
    [draw] 한 장 뽑아요
    [take] 앞면 카드 한 장을 써요
    [lose] 앞면 카드가 없어서 져요
   *[nothing] 뽑을 카드는 이제 없어요
}.
board-choosing = 아직 고르는 중: { $names }.
since-drew = 뽑은 카드: { $cards }.
since-given = **{ $name }** 님에게 받은 카드: { $cards }.
since-exchanged = 내 { $cards } 카드가 바닥에 놓이고 대신 조커를 가져왔어요.
since-stacked = 내 { $cards } 카드가 조커 위에 놓였어요.
since-killed = **{ $name }** 님이 내 { $cards } 카드를 죽였어요.
since-others = { $which ->
    [last] 방금:
    [first] 지금까지:
   *[all] 그 뒤로:
} { $events }
