matches-title = ## Partien von { $name }
matches-title-here = ## Partien von { $name } auf diesem Server
matches-none = Hier steht keine Partie.
matches-line = #{ $table } · { $when } · **{ $game }** · Platz { $place } von { $seats }
matches-against = gegen { $names }
matches-computers = { $count ->
    [one] 1 Computer
   *[other] { $count } Computer
}
matches-rated = Wertung { $change }
matches-limit = Welche Partien
matches-every = Alle Partien
matches-only-rated = Nur gewertete Partien
matches-only-won = Nur gewonnene Partien
matches-open = Ein Replay oder Protokoll öffnen
matches-open-replay = Replay #{ $table } · { $day }
matches-open-record = Protokoll #{ $table } · { $day }
matches-open-about = { $game } · Platz { $place } von { $seats }
