result-title = ## { $game }: the result
result-line = { $rank }\. **{ $name }**
result-by = { $reason ->
    [out] out of cards
    [holding] still held cards
    [eliminated] eliminated
    [bankrupt] bankrupt
    [done] done
   *[dropped-out] dropped out
}{ $order ->
    [0] {""}
    [1] {" "}first
    [2] {" "}second
    [3] {" "}third
   *[other] {" "}{ $order }th
}
result-rule = { $unit ->
    [penguins] Whoever has no penguin left loses, and all others win equally.
    [penalties] The fewest penalty cards win.
   *[penalty-points] The fewest penalty points win.
}
result-equal = Of two with equally many, whoever was done earlier comes first.
result-rating = rating { $rating } ({ $change })
result-rated = The ratings have been brought up to date. See **/leaderboard**.
result-unrated = Not rated: a game counts when at least two people play it to the end.
result-again = Play again
log-title = ### The game so far
log-title-part = ### The game so far (moves { $first } to { $last } of { $count })
log-empty = Nothing has been played yet.
page-older = ◀ Earlier
page-newer = Later ▶
log-replay = See it in the replay
log-replay-at = Move { $number }
