rounds-number = { $part ->
    [round] { $number }라운드
   *[hand] { $number }판
}{ $most ->
    [0] {""}
   *[other] {" "}(모두 { $most }{ $part ->
        [round] 라운드
       *[hand] 판
    })
}
rounds-dealing = 딜러: { $name }
rounds-ready = 준비됨
rounds-between = 이번 { $part ->
    [round] 라운드가
   *[hand] 판이
} 끝났어요. { $timed ->
    [no] 모두 준비되면 다음 카드를 나눠요.
   *[yes] { $until }, 또는 모두 준비되면 다음 카드를 나눠요.
}
rounds-next-dealer = 다음 딜러는 **{ $name }** 님이에요.
rounds-over = 이번 { $part ->
    [round] 라운드가
   *[hand] 판이
} 끝났어요. 준비되면 **{ $button }** 버튼을 누르세요.
rounds-waiting = 이번 { $part ->
    [round] 라운드가
   *[hand] 판이
} 끝났어요. 모두 준비되면 다음을 시작해요.
rounds-next = 다음 { $part ->
    [round] 라운드
   *[hand] 판
}
rounds-scores = 점수표
rounds-scores-title = ### { $number }까지의 점수
rounds-none = 아직 점수가 없어요. 첫 { $part ->
    [round] 라운드를
   *[hand] 판을
} 하는 중이에요.
rounds-single = 점수표가 없어요. 한 판으로 끝나는 게임이에요.
rounds-total = { $unit ->
    [chips] 칩 { $total }개
    [penguins] 펭귄 { $total }마리
    [hands] { $total }판 승
    [penalties] 벌점 카드 { $total }장
    [penalty-points] 벌점 { $total }점
   *[points] { $total }점
}
rounds-time = { $until } 시간이 끝나요.
# At a slow table, where a match lasts days. $until is a date; $bank: whether the bank runs
slow-until = { $bank ->
    [runs] 제한 시간이 지나 예비 시간을 쓰고 있어요. { $until }까지예요.
   *[none] { $until }까지 낼 수 있어요.
}
slow-bank = 그다음에는 예비 시간이 { $bank } 있어요.
slow-hours = { $hours }시간
slow-days = { $days }일
