replay-button = Replay
replay-title = ### Replay: Zug { $move } von { $moves }
replay-number = #{ $table }
replay-move = Zug { $move } von { $moves }
replay-eyes-onlooker = als Publikum
replay-eyes-seat = mit den Augen von { $name }
replay-eyes-open = alle Karten offen
replay-dealt = Die Karten sind gegeben.
# A choice that nobody else sees, or that shows in nothing yet
replay-unseen = Jemand hat etwas entschieden, das hier nicht zu sehen ist.
replay-jump = Zu einem Moment springen
# In the list of moments
replay-moment = { $move }. { $event }
replay-whose = Mit wessen Augen
replay-share = Teilen
replay-film = Als GIF
# In the channel, for everybody
replay-shared = **{ $name }** teilt eine Stellung aus { $game }.
replay-film-shared = **{ $name }** teilt eine ganze Partie { $game }.
replay-film-alt = Eine Animation einer Partie { $game }. Das Ergebnis: { $standings }.
replay-standing = { $rank }. { $name }
replay-share-eyes = Teilen lässt sich nur, was das Publikum sah, oder alles mit offenen Karten. Wähl erst eins davon.
replay-share-elsewhere = Eine Partie lässt sich nur auf dem Server teilen, auf dem sie gespielt wurde.
replay-share-silent = Du darfst in diesem Kanal nicht schreiben, also schreibe ich auch nicht für dich.
replay-share-missing = Ich kann das hier nicht zeigen. In diesem Kanal fehlt mir: { $permissions }.
replay-none-played = Du hast noch keine Partie beendet. **/spielen** eröffnet einen Tisch.
# A match in a list: its number, day, game, place and seats
replay-match = #{ $table } · { $day } · { $game } · Platz { $place } von { $seats }
replay-turn = { $to ->
    [first] Anfang
    [back] Zurück
    [last] Ende
   *[forward] Weiter
}
