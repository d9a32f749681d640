hint-button = 힌트
hint-advice = **힌트:** 저라면 **{ $move }**, 왜냐하면: { $why }.
hint-likewise = **힌트:** 저라면 **{ $move }**, 왜냐하면: { $why }. **{ $other }** 쪽도 마찬가지지만 { $but ->
    [fewer-own] 가까워지는 내 카드가 더 적어요
    [more-others] 가까워지는 남의 카드가 더 많아요
   *[nothing] 더 나아 보이지는 않아요
}.
hint-although = **힌트:** 저라면 **{ $move }**: { $why }. 그래도 더 나은 수는 없어 보여요.
hint-only = 지금은 **{ $move }** 하나뿐이에요: { $why }.
hint-question = 힌트를 볼까요? **그러면 이 게임은 나에게 집계되지 않아요.** 레이팅에도 통계에도 들어가지 않아요. { $others ->
    [yes] 다른 사람에게는 그대로 집계돼요. 결과에는 내가 힌트를 몇 번 봤는지 나와요
   *[no] 결과에는 힌트를 몇 번 봤는지 나와요
}.
hint-no = 힌트 안 보기
hint-count = 힌트 { $times }번
uncounted-unrated = 레이팅 없음
setup-hints = 힌트
setup-hints-meaning = 자기 차례에 가장 좋은 수와 이유를 물어볼 수 있어요. 한 번이라도 본 사람에게는 그 게임이 집계되지 않아요
setup-hints-value = { $hints ->
    [automatic] 혼자 할 때만
    [allowed] 허용
   *[forbidden] 없음
}
setup-rated = 레이팅 반영
setup-rated-meaning = 레이팅과 통계에 집계할지 정해요
setup-days-away = 자리 비우는 날
setup-days-away-meaning = 누가 자리를 비운 날에 시계를 멈출지
