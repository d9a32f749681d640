result-title = ### { $game }: the result
# Who won: a name or several
result-won = { $names } won
result-line = { $rank }\. **{ $name }**
result-by = { $reason ->
    [out] out of cards
    [holding] still held cards
    [last-left] the last one left
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
result-left = left early: counts as last
result-away = away at the end: counts as last
result-rule = { $unit ->
    [penguins] Whoever has no penguin left loses, and all others win equally.
    [penalties] The fewest penalty cards win.
   *[penalty-points] The fewest penalty points win.
}
result-equal = Of two with equally many, whoever was done earlier comes first.
result-rating = rating { $rating } ({ $change })
result-rated = The ratings have been brought up to date. See **/leaderboard**.
result-unrated = Not rated: that takes at least two people, and one who plays to the end.
result-not-rated = Not counted: the host set this match up without ratings.
result-cards = The cards of match { $table } once more: it counts nowhere.
result-cards-before =
    Before: { $then }
    Now: { $now }
result-taken-back = Not counted: moves were taken back { $times ->
    [one] once
   *[other] { $times } times
}.
result-hinted = Not counted for { $name }: { $times ->
    [one] a hint was asked for
   *[other] { $times } hints were asked for
}.
result-remark = ★ { $remark }
# What was remarkable about a match; `$name` is a player
remark-ghost = { $name } had become a ghost, and won all the same.
remark-swept = { $name } won every single one of the { $number } { $part ->
    [round] rounds
   *[other] hands
}.
remark-perfect-bids = { $name } took exactly as many tricks as they bid, in all { $number } rounds.
remark-all-bases = { $name } was dealt all four cards of { $number }.
remark-comeback = { $name } was in last place before the last { $part ->
    [round] round
   *[other] hand
}, and won.
remark-streak = { $name } has won this game { $number } times in a row.
remark-first-match = { $name } won their very first match of this game.
remark-first-win = { $name } won this game for the first time, after { $number ->
    [one] 1 match
   *[other] { $number } matches
} without a win.
remark-far-ahead = When { $name } was out of cards, everybody else still held { $number } or more.
remark-killed = { $name } killed { $number } cards with a single one.
remark-held-back = { $name } held { $card } back for { $number } turns.
# `$unit`: of the score
remark-narrow = { $name } won by just { $unit ->
    [chips] one chip
    [penguins] one penguin
    [hands] one hand
    [penalties] one penalty card
    [penalty-points] one penalty point
   *[points] one point
}.
remark-no-passes = { $name } won without a single pass.
remark-worst-deal = { $name } won from the worst deal: nobody's cards lay farther from where the rows begin.
remark-none-left = { $name } won with no pass left.
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
