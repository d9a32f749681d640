leaderboard-title = ## { $game }: leaderboard { $where ->
    [everywhere] of all servers
   *[here] of this server
}
leaderboard-rank = { $rank }\.
leaderboard-hidden = somebody of another server
stats-hidden = { $name } shows their games only to people with whom they share a server.
leaderboard-no-rank = –
leaderboard-line = { $rank } **{ $name }** – { $rating }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, average place { $place }
leaderboard-unrated = not rated
leaderboard-rated = rating { $rating }
leaderboard-provisional = rating { $rating } (provisional)
leaderboard-empty = { $where ->
    [everywhere] Nobody has finished such a game yet.
   *[here] Nobody has finished such a game on this server yet.
} **/play** opens a table.
stats-title = ## { $name }'s statistics
stats-line = **{ $game }** – { $rating }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, average place { $place }
stats-empty = { $name } has not finished a game yet.
leaderboard-you = { $line } ◂ you
# Below it, for who reads it
leaderboard-unplaced = You are not ranked here yet: 1 rated match is missing, with at least two people. After { $settled } of them a rating is no longer provisional.
leaderboard-missing = Your rating is provisional: { $matches ->
    [one] 1 more rated match settles it.
   *[other] { $matches } more rated matches settle it.
}
leaderboard-page = Page { $page } of { $pages }, { $people ->
    [one] 1 person
   *[other] { $people } people
}
leaderboard-everywhere = All servers
leaderboard-here = { daily-board }
leaderboard-no-server = The leaderboard of a server is shown in servers that have invited me.
leaderboard-computers = Against the computer
leaderboard-other = Another leaderboard
# The page of the button leaderboard-computers
against-title = ## { $game }: against the computer
against-levels = **The levels, on all servers**
against-level = { $level } – { $rating }, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, first in { $share }%
against-levels-none = -# Not played yet: { $levels }
against-own = **Your matches, on all servers**
against-own-line = **{ $game }** – { $levels }
against-own-level = { $level }: { $wins } of { $matches } won ({ $share }%)
against-own-none = You have not finished a match against computers yet. **/play** opens a table.
against-note = -# A level is rated by its matches against people and other levels. Your own rating counts only people.
against-back = Leaderboard
stats-page = Page { $page } of { $pages }
scores-before = { rules-before }
scores-after = { rules-after }
option-board-description = Which leaderboard; left out: of the game you played last
