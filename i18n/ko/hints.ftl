hint-button = 힌트
hint-advice = **힌트:** 저라면 **{ $move }**, 왜냐하면: { $why }.
hint-only = 지금은 **{ $move }** 하나뿐이에요: { $why }.
hint-question = 힌트를 볼까요? **그러면 이 게임은 나에게 집계되지 않아요.** 레이팅에도 통계에도 들어가지 않아요. { $others ->
    [yes] 다른 사람에게는 그대로 집계돼요. 결과에는 내가 힌트를 몇 번 봤는지 나와요
   *[no] 결과에는 힌트를 몇 번 봤는지 나와요
}.
hint-no = 힌트 안 보기
hint-count = 힌트 { $times }번
setup-hints = 힌트
setup-hints-meaning = **힌트**를 청하면 그 차례의 가장 좋은 수와 이유를 알려 줘요. { $hints ->
    [automatic] 한 사람이 컴퓨터하고만 할 때 쓸 수 있어요.
    [allowed] 이 방에서는 누구나 청할 수 있어요.
   *[forbidden] 이 방에서는 아무도 청할 수 없어요.
} 힌트를 한 번이라도 보면 그 게임은 본 사람에게 집계되지 않아요.
setup-hints-value = { $hints ->
    [automatic] 혼자 할 때만
    [allowed] 허용
   *[forbidden] 없음
}
lobby-hints = { $hints ->
    [allowed] 힌트를 볼 수 있어요. 자기 차례에 가장 좋은 수를 물어볼 수 있지만, 한 번이라도 물어본 사람에게는 그 게임이 레이팅에도 통계에도 들어가지 않아요.
   *[forbidden] 이 방에는 힌트가 없어요.
}
