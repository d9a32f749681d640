review-button = 복기
review-title = ### { $game }: 내 선택
review-choices = 선택 { $count }번
# Where computer players that judge in this way do not win
review-opinion = 컴퓨터의 생각
review-counting = 선택을 찾고 있어요…
review-waiting = { $ahead ->
    [0] 다음이 내 복기예요.
   *[other] 다른 복기 { $ahead }개를 기다리고 있어요.
}
review-under-way = **선택 { $total }번 중 { $done }번**을 살펴봤어요.
review-patience = 차례가 된 컴퓨터의 생각이 먼저예요. 복기는 여기에 나오고 그대로 보관돼서, 다음에는 **복기**를 누르면 바로 볼 수 있어요.
# Somebody asked for another review meanwhile
review-one-at-a-time = 복기는 한 번에 하나씩 해요. 지금은 이 게임이에요. 끝나면 **복기**를 다시 누르세요.
review-failed = 복기를 끝내지 못했어요. **복기**를 눌러 다시 해 보세요.
review-no-choice = { $others ->
    [0] 이 게임에서는 늘 할 수 있는 수가 하나뿐이어서 복기할 것이 없어요.
   *[other] 이 게임에서는 컴퓨터나 시계가 모든 선택을 대신 해서 복기할 것이 없어요.
}
review-none-judged = 지금 버전으로는 이 게임의 선택을 판단할 수 없어요.
review-good = **뚜렷한 실수가 없어요:** 알 수 있는 만큼으로는 모든 선택이 다른 어느 수에도 뒤지지 않았어요.
review-mistakes = { $count ->
    [1] **가장 아쉬운 선택**
   *[other] **가장 아쉬운 선택 { $count }번**
}
review-mistake = { $number }. { $move }수째: **{ $best }** 대신 **{ $played }**, { $gain ->
    [places] 평균 { $places }위 손해
   *[firsts] 1위를 덜 하는 수
}.
review-missed = 선택 { $count }번은 판단할 수 없었어요.
review-by-others = 컴퓨터나 시계가 대신 한 선택 { $count }번은 판단하지 않아요.
# Why a place was taken; the numbers add up
review-apart = { $several ->
    [yes] **운과 실력**({ $hands }{ $part ->
        [round] 라운드
       *[hand] 판
    } 평균):
   *[no] **운과 실력:**
} 평균은 { $par }위. 받은 카드로 { $deal-is ->
    [better] { $deal }위만큼 득
    [worse] { $deal }위만큼 손해
   *[even] 득도 손해도 없음
}, 내 선택으로 { $own-is ->
    [worse] { $own }위만큼 손해
   *[even] 손해 없음
}, 나머지(남들의 수와 그 뒤의 운)로 { $rest-is ->
    [better] { $rest }위만큼 득
    [worse] { $rest }위만큼 손해
   *[even] 득도 손해도 없음
}. 결과는 { $place }위예요.
review-choice = ### 선택 { $number }/{ $count }
review-chosen = 고른 수는 **{ $move }**: { $why }.
review-better = { $gain ->
    [places] **{ $move }** 쪽이었다면 평균 { $places }위 더 높았어요: { $why }.
   *[firsts] **{ $move }** 쪽이었다면 1위를 더 자주 했을 거예요: { $why }.
}
review-better-although = { $gain ->
    [places] **{ $move }** 쪽이었다면 평균 { $places }위 더 높았어요. 다만 이것만으로는 이유가 되지 않아요: { $why }.
   *[firsts] **{ $move }** 쪽이었다면 1위를 더 자주 했을 거예요. 다만 이것만으로는 이유가 되지 않아요: { $why }.
}
review-better-likewise = { $gain ->
    [places] **{ $move }** 쪽도 뜻은 같지만 평균 { $places }위 더 높았어요.
   *[firsts] **{ $move }** 쪽도 뜻은 같지만 1위를 더 자주 했을 거예요.
}
review-measured = 100점 만점에 { $points } ± { $error }점 ({ $worlds }가지 패)
review-then = 그때 보이던 것:
review-overview = 📈
review-overview-spoken = 전체
review-choice-button = { $number }
review-choice-button-spoken = 선택 { $number }
review-course = 선택마다 예상 순위
review-course-begin = 첫 선택
review-course-end = 끝
# The picture of expected places in words
course-title-told = { $title }. { $seats }명 중 1위가 가장 좋아요.
course-place = { $number ->
    [0] { $place }
   *[other] { $place } ({ $number })
}
course-hand = { $several ->
    [no] { $chosen ->
        [yes] { $places }. 결과는 { $taken }.
       *[no] 선택 없음. 결과는 { $taken }.
    }
   *[yes] { $part ->
        [round] { $number }라운드
       *[hand] { $number }판
    }: { $chosen ->
        [yes] { $places }. 결과는 { $taken }.
       *[no] 선택 없음. 결과는 { $taken }.
    }
}
course-marks-told = 괄호 안의 번호는 가장 손해가 큰 선택이에요.
