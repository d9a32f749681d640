result-title = ## { $game }: the result
result-line = { $rank }. **{ $name }**
result-total = { $total ->
    [one] 1 point
   *[other] { $total } points
}
result-rating = rating { $rating } ({ $change })
result-rated = The ratings have been brought up to date. See **/leaderboard**.
result-unrated = Not rated: a game counts when at least two people play it to the end.
result-again = Play again
log-title = ### The game so far (page { $page } of { $pages })
log-empty = Nothing has been played yet.
page-older = ◀ Earlier
page-newer = Later ▶
leaderboard-title = ## { $game }: leaderboard { $where ->
    [everywhere] of all servers
   *[here] of this server
}
leaderboard-line = { $rank }. **{ $name }** – rating { $rating }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, average place { $place }
leaderboard-unrated = not rated
leaderboard-provisional = { $rating } (provisional)
leaderboard-empty = Nobody has finished a game here yet. **/play** opens a table.
stats-title = ## { $name }: games played
stats-line = **{ $game }** – rating { $rating }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, average place { $place }
stats-empty = { $name } has not finished a game yet.
