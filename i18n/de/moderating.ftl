command-table = tisch
command-table-description = Für die Moderation: einen Tisch schließen, jemanden sperren
command-close = schließen
command-close-description = Den Tisch dieses Kanals schließen, nach einer Rückfrage
command-bar = sperren
command-bar-description = Jemanden von den Tischen dieses Servers fernhalten
command-unbar = entsperren
command-unbar-description = Jemanden auf diesem Server wieder spielen lassen
option-bar-user-description = Wer keinen Tisch mehr eröffnet und an keinem mehr sitzt
option-unbar-user-description = Wer wieder spielen darf
moderating-close-question = Den Tisch **{ $game }** hier endgültig schließen? Daran sitzen: { $names }. { $stage ->
    [playing] Die Partie endet ohne Ergebnis und zählt nirgends.
   *[lobby] Die Partie hat noch nicht begonnen.
} Die Nachricht des Tisches sagt es allen, die dort spielen.
moderating-close = Tisch schließen
moderating-closed = Der Tisch ist geschlossen.
moderating-barred = { $name } kann auf diesem Server von jetzt an keinen Tisch eröffnen und an keinem sitzen. **/tisch entsperren** hebt das auf, die Liste steht in **/einstellungen**.
moderating-barred-left = { $channel }: { $what ->
    [lobby] Der Platz in der Lobby ist wieder frei.
    [match] Ein Computer spielt dort weiter.
   *[closed] Niemand sonst war da, also ist der Tisch geschlossen.
}
moderating-unbarred = { $name } kann auf diesem Server wieder spielen.
