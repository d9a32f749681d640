# The picture of a user's statistics, and the same in words
profile-curve = Rating: { $board }
profile-games = Places by game{ $most ->
    [0] {""}
   *[other] {" "}({ $most } most played)
}
profile-people = Against people in this server{ $most ->
    [0] {""}
   *[other] {" "}({ $most } met most)
}
profile-computers = Against computers
profile-stand-in = Player
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th{ $later ->
    [yes] +
   *[no] {""}
}
}
profile-none = Nothing has been played yet.
profile-rating = Rating in { $board }: { $rating }.
profile-ratings = The last { $matches } rated matches ({ $since } to { $until }): { $ratings }; lowest { $lowest }, highest { $highest }.
profile-game = { $game }, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}: { $times }.
profile-times = { $place } { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
profile-games-told = The { $most } games played most:
profile-people-told = Against people in this server{ $most ->
    [0] {""}
   *[other] {" "}({ $most } met most)
}: { $results }.
profile-computers-told = Against computers: { $results }.
profile-against = { $name }: ahead { $ahead } of { $meetings }{ $level ->
    [0] {""}
   *[other] , equal { $level }
}
profile-streaks = Most wins in a row: { $longest }. Now: { $now }.
# A level of computer players
profile-level = { $level ->
    [easy] Easy
    [normal] Normal
    [strong] Strong
    [hoarder] Hoarder
    [opener] Opener
    [killer] Killer
    [gambler] Gambler
   *[other] { $level }
}
# The menu of leaderboards under the picture
stats-curve = Whose rating over time: which game
profile-outcome = { $outcome ->
    [ahead] ahead
    [level] equal
   *[behind] behind
}
