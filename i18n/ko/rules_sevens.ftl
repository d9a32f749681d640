rules-parliament-start = 바닥은 처음에 비어 있어요. 7이 그 무늬의 줄을 열고, { $order ->
    [six-first] 다음은 반드시 6이고 그 뒤로는 양쪽으로
    [eight-first] 다음은 반드시 8이고 그 뒤로는 양쪽으로
   *[free] 이어서 6과 8, 그렇게
} 에이스와 킹까지 한 차례에 한 장씩 바깥으로 이어 가요. { $voluntary ->
    [yes] 못 내거나 내기 싫으면 그냥 패스하고,
   *[no] 낼 수 있으면 꼭 내고 못 내면 그냥 패스하고,
} { $ends ->
    [all-out] 카드를 든 사람이 한 명만 남을 때까지 하며, { $score ->
        [places] 일찍 다 낼수록 점수가 적어요
       *[other] 그 사람의 남은 카드가 벌점이 돼요
    }.
   *[first-out] 누군가 카드를 다 내면 판이 끝나며, { $score ->
        [places] 남은 카드가 적을수록 순위가 높아요
       *[other] 남은 카드가 벌점이 돼요
    }.
}
rules-parliament-aim = 카드를 줄이고, 점수를 되도록 적게 모으세요.
rules-parliament-deal-table = 모두 같은 장수를 받고, 남는 카드는 바닥에 앞면으로 놓아요.
rules-parliament-over = { $seats }명이면 { $over ->
    [0] 남는 카드가 없어요
   *[other] { $over }장이 남아요
}.
rules-parliament-begins = { $first ->
    [seven-of-hearts] 7♥
    [seven-of-clubs] 7♣
    [seven-of-spades] 7♠
   *[seven-of-diamonds] 7♦
}를 든 사람이 시작하고 그 카드를 꼭 내야 해요. 그다음 차례는 왼쪽으로 돌아요.{ $leftover ->
    [table] {" "}그 카드가 바닥에 놓여 있으면 딜러의 왼쪽 사람이 시작하고 그것을 꼭 내야 해요.
   *[dealt] {""}
}
rules-parliament-turn = **카드를 한 장 내요.** 7은 언제든 낼 수 있고 그 줄을 열어요. { $order ->
    [six-first] 그 무늬의 다른 카드보다 6이 먼저 나와야 해요. 6 다음에는 양쪽으로, 위로는 8부터, 아래로는 5부터 이어 가요.
    [eight-first] 그 무늬의 다른 카드보다 8이 먼저 나와야 해요. 8 다음에는 양쪽으로, 위로는 9부터, 아래로는 6부터 이어 가요.
   *[free] 다른 카드는 같은 무늬의 이웃 카드 옆에 내요. 바닥에 6♣부터 9♣까지 있으면 5♣와 10♣를 낼 수 있어요.
}
rules-parliament-pass = **맞는 카드가 없으면** 패스해요. 아무것도 내지 않고 몇 번이든 패스할 수 있어요.
rules-parliament-voluntary = **일부러 패스:** 낼 카드가 있어도 패스할 수 있어요. 바로 앞에서 카드를 든 남들이 모두 패스했다면, 낼 수 있을 때는 내야 해요.
rules-parliament-table = **바닥의 카드:** 손패 대신 앞면으로 놓인 카드를 한 장 낼 수 있어요. 그래도 손패는 줄지 않아요. 손패에 맞는 카드가 없고 바닥의 카드가 맞으면, { $voluntary ->
    [yes] 그것을 내거나 패스해요
   *[no] 그것을 꼭 내야 해요
}. 바닥에 남은 카드는 아무에게도 세지 않아요.
rules-parliament-end = { $ends ->
    [all-out] 다 낸 사람은 건너뛰고, 카드를 든 사람이 한 명만 남으면 판이 끝나요.
   *[first-out] 누군가 손패의 마지막 카드를 내면 판이 끝나요.
}
rules-parliament-counts = { $score ->
    [pips-10] 남은 카드는 에이스가 1점, 2부터 10은 숫자 그대로, 잭과 퀸과 킹은 10점씩이에요.
    [pips-13] 남은 카드는 에이스가 1점, 2부터 10은 숫자 그대로, 잭은 11점, 퀸은 12점, 킹은 13점이에요.
    [places] 처음 다 낸 사람이 1점, 다음이 2점, 이렇게 세요. 카드가 남은 사람은 그 뒤에, 적은 사람부터예요. 같으면 같은 순위예요.
   *[cards] 손에 남은 카드마다 1점이에요.
}
rules-brief-order = { $order ->
    [eight-first] 8 먼저
   *[six-first] 6 먼저
}
rules-brief-sevens-score = { $score ->
    [places] 순위로 점수
    [pips-10] 숫자로 10까지
   *[pips-13] 숫자로 13까지
}
rules-brief-all-out = 한 명이 남을 때까지
rules-brief-leftover = 남는 카드는 바닥에
rules-brief-voluntary = 일부러 패스 가능
rules-brief-sevens-first = { $first ->
    [left-of-dealer] 딜러 왼쪽부터
    [seven-of-hearts] 7♥부터
    [seven-of-clubs] 7♣부터
   *[seven-of-spades] 7♠부터
}
picture-six-first = 표시된 자리에는 어디든 낼 수 있어요. ♥는 7뿐이라 다음은 6♥예요. 6이 나온 ♠와 ♣는 양쪽으로 이어져요.
picture-eight-first = 표시된 자리에는 어디든 낼 수 있어요. ♥는 7뿐이라 다음은 8♥예요. 8이 나온 ♠와 ♣는 양쪽으로 이어져요.
picture-leftover = 아래는 남은 카드예요. 누구나 낼 수 있고, 여기서는 9♥가 그래요.
prompt-sevens-community = **내 차례예요.** 손패에 맞는 카드가 없지만, 바닥의 카드를 내거나 패스할 수 있어요.
prompt-sevens-community-only = **내 차례예요.** 손패에 맞는 카드가 없으니, 바닥의 카드를 내세요.
ending-sevens-one-left = 카드를 든 사람이 한 명만 남아서 이번 판이 끝났어요.
