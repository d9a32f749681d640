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
log-title = ### The game so far, newest first
log-title-part = ### The game so far, newest first (moves { $last } to { $first } of { $count })
log-empty = Nothing has been played yet.
# The newest moves stand first
page-newer = ◀ Later
page-older = Earlier ▶
# How often the hand has gone around the table
log-lap = lap { $number }
log-replay = See it in the replay
