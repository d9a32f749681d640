# The picture of a user's statistics, and the same in words
profile-curve = Wertung: { $board }
profile-games = Plätze nach Spielen{ $most ->
    [0] {""}
   *[other] {" "}({ $most } meistgespielte)
}
profile-people = Gegen Leute auf diesem Server{ $most ->
    [0] {""}
   *[other] {" "}({ $most } häufigste)
}
profile-computers = Gegen Computer
profile-stand-in = Jemand
profile-place = { $place }.{ $later ->
    [yes] +
   *[no] {""}
}
profile-none = Noch ist nichts gespielt.
profile-rating = Wertung in { $board }: { $rating }.
profile-ratings = Die letzten { $matches } gewerteten Partien ({ $since } bis { $until }): { $ratings }; niedrigste { $lowest }, höchste { $highest }.
profile-game = { $game }, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}: { $times }.
profile-times = { $place } { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
}
profile-games-told = Die { $most } meistgespielten Spiele:
profile-people-told = Gegen Leute auf diesem Server{ $most ->
    [0] {""}
   *[other] {" "}({ $most } häufigste)
}: { $results }.
profile-computers-told = Gegen Computer: { $results }.
profile-against = { $name }: { $ahead } von { $meetings } besser{ $level ->
    [0] {""}
   *[other] , { $level } gleich
}
profile-streaks = Meiste Siege nacheinander: { $longest }. Jetzt: { $now }.
# A level of computer players
profile-level = { $level ->
    [easy] Leicht
    [normal] Normal
    [strong] Stark
    [hoarder] Hamster
    [opener] Türöffner
    [killer] Killer
    [gambler] Zocker
   *[other] { $level }
}
# The menu of leaderboards under the picture
stats-curve = Welche Wertung im Verlauf: welches Spiel
profile-outcome = { $outcome ->
    [ahead] besser
    [level] gleich
   *[behind] schlechter
}
