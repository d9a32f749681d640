result-title = ### { $game }: das Ergebnis
# Who won: a name or several
result-won = Gewonnen: { $names }
result-line = { $rank }\. **{ $name }**
result-by = { $reason ->
    [out] fertig
    [holding] hatte noch Karten
    [last-left] zuletzt übrig
    [eliminated] eliminiert
    [bankrupt] pleite
    [done] durch
   *[dropped-out] ausgeschieden
}{ $order ->
    [0] {""}
   *[other] {" "}({ $order }.)
}
result-left = gegangen: letzter Platz
result-away = am Ende weg: letzter Platz
result-rule = { $unit ->
    [penguins] Wer keinen Pinguin mehr hat, verliert, und alle anderen gewinnen gleich.
    [penalties] Wer die wenigsten Strafkarten hat, gewinnt.
   *[penalty-points] Wer die wenigsten Strafpunkte hat, gewinnt.
}
result-equal = Bei gleich vielen ist vorn, wer früher durch war.
result-rating = Wertung { $rating } ({ $change })
result-rated = Die Wertungen sind auf dem neuesten Stand. Siehe **/rangliste**.
result-unrated = Nicht gewertet: Dazu braucht es mindestens zwei Menschen, und einen, der zu Ende spielt.
result-not-rated = Zählt nicht: Der Host hat diese Partie ohne Wertung angesetzt.
result-cards = Nochmal die Karten von Partie { $table }: Das zählt nirgends.
result-cards-before =
    Davor: { $then }
    Jetzt: { $now }
result-taken-back = Zählt nicht: { $times ->
    [one] Einmal
   *[other] { $times }-mal
} wurden Züge zurückgenommen.
result-hinted = Zählt nicht für { $name }: { $times ->
    [one] Ein Tipp wurde
   *[other] { $times } Tipps wurden
} erfragt.
result-remark = ★ { $remark }
# What was remarkable about a match; `$name` is a player
remark-ghost = { $name } war ein Geist geworden und hat trotzdem gewonnen.
remark-swept = { $name } hat jede einzelne der { $number } { $part ->
    [round] Runden
   *[other] Runden
} gewonnen.
remark-perfect-bids = { $name } hat in allen { $number } Runden genau so viele Stiche gemacht wie angesagt.
remark-all-bases = { $name } hatte { $number ->
    [7] alle vier Siebenen
   *[other] alle vier Karten mit { $number }
}.
remark-comeback = { $name } war vor der letzten { $part ->
    [round] Runde
   *[other] Runde
} auf dem letzten Platz und hat gewonnen.
remark-streak = { $name } hat dieses Spiel { $number }-mal nacheinander gewonnen.
remark-first-match = { $name } hat gleich die erste Partie dieses Spiels gewonnen.
remark-first-win = { $name } hat dieses Spiel zum ersten Mal gewonnen, nach { $number ->
    [one] 1 Partie
   *[other] { $number } Partien
} ohne Sieg.
remark-far-ahead = Als { $name } fertig war, hatten alle anderen noch { $number } oder mehr Karten.
remark-killed = { $name } hat mit einer einzigen Karte { $number } getötet.
remark-held-back = { $name } hat { $card } { $number } Züge lang zurückgehalten.
# `$unit`: of the score
remark-narrow = { $name } hat mit nur { $unit ->
    [chips] einem Chip
    [penguins] einem Pinguin
    [hands] einer Runde
    [penalties] einer Strafkarte
    [penalty-points] einem Strafpunkt
   *[points] einem Punkt
} Vorsprung gewonnen.
remark-no-passes = { $name } hat gewonnen, ohne einmal zu passen.
remark-worst-deal = { $name } hat mit den schlechtesten Karten gewonnen: Niemand hatte Karten weiter weg vom Anfang der Reihen.
remark-none-left = { $name } hat gewonnen und hätte nicht mehr passen können.
result-again = Nochmal
log-title = ### Das Spiel bisher, das Neueste zuerst
log-title-part = ### Das Spiel bisher, das Neueste zuerst (Züge { $last } bis { $first } von { $count })
log-empty = Noch ist nichts gespielt.
# The newest moves stand first
page-newer = ◀ Später
page-older = Früher ▶
# How often the hand has gone around the table
log-lap = Umlauf { $number }
log-replay = Im Replay ansehen
