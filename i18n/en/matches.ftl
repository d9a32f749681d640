matches-title = ## { $name }'s matches
matches-title-here = ## { $name }'s matches in this server
matches-none = No match is listed here.
matches-line = #{ $table } · { $when } · **{ $game }** · place { $place } of { $seats }
matches-against = against { $names }
matches-computers = { $count ->
    [one] 1 computer
   *[other] { $count } computers
}
matches-rated = rating { $change }
matches-limit = Which matches
matches-every = All matches
matches-only-rated = Rated matches only
matches-only-won = Won matches only
matches-open = Open a replay or a record
matches-open-replay = Replay #{ $table } · { $day }
matches-open-record = Record #{ $table } · { $day }
matches-open-about = { $game } · place { $place } of { $seats }
