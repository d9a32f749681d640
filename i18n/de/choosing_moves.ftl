asking-last-pass = Danach kannst du **nicht mehr passen**, und du könntest eine Karte legen. Willst du wirklich passen?
asking-revoke = Du könntest eine Karte legen. Passen kostet jetzt einen Chip, und diesmal **drei weitere am Ende der Runde**, oder noch mehr, falls du eine Reihe öffnen könntest. Bis dahin merkt es niemand. Willst du wirklich passen?
asking-pass-anyway = Trotzdem passen
asking-kill = { $card } würde { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} **töten**: { $killed }.{ $own ->
    [none] {""}
    [all] {" "}{ $count ->
        [one] Es ist deine eigene.
       *[other] Alle sind deine eigenen.
    }
   *[some] {" "}Davon gehören dir selbst: { $yours }.
} Trotzdem legen?
asking-play-it = { $card } legen
asking-place = So sähen deine Karten aus: { $cards }. Hier einstecken?
asking-place-here = Hier einstecken
controls-gift = { $count ->
    [one] Wähl 1 Karte zum Weitergeben
   *[other] Wähl { $count } Karten zum Weitergeben
}
controls-gap = Wähl eine Lücke
controls-group = Wähl, was du spielst
controls-joker = Einen Joker legen
controls-substitute = Trumpf in eine andere Reihe legen
controls-several = Mehrere Karten auf einmal
asking-eliminated = Danach hast du nur noch Joker, und **du bist raus**. Willst du das wirklich legen?
asking-loses = Du hast keine offene Karte mehr: Wenn du jetzt passt, **verlierst du sofort**. Willst du wirklich passen?
asking-ristiseiska-revoke = Du könntest eine Karte legen. Wenn du jetzt passt, **dürfen alle anderen dir je eine Karte geben**. Willst du wirklich passen?
why-not = Warum nicht...
why-not-title = ### Warum nicht?
why-not-waiting = Du bist noch nicht dran. Das hier würde der Tisch im Moment nicht annehmen:
why-not-none = Es gibt keine Karte von dir, die jetzt nicht ginge.
why-not-none-waiting = Du bist noch nicht dran. Der Tisch würde im Moment jede deiner Karten annehmen.
why-not-then = -# So war es, als du gefragt hast; jeder Zug kann das ändern.
why-not-line = { $cards }: { $why }
why-not-needs = erst muss { $needs } liegen
why-not-tunnel = der Tunnel hat diese Seite geschlossen; erst muss { $needs } liegen
why-not-closed = { $needs } hat diese Farbe geschlossen
why-not-no-base = erst muss eine 5 oder eine 9 liegen
why-not-forced = jetzt geht nur { $needs }
why-not-exposed = sie liegt offen vor dir und geht erst nach deinem ersten Zug
why-not-joker-needs-next = er geht nur zusammen mit der Karte dahinter, und von denen hast du keine
why-not-joker-held = alle Karten, für die er stehen könnte, hast du selbst
why-not-not-wanted = { $count ->
    [one] weiter geht es nur mit { $needs }
   *[other] weiter geht es nur mit: { $needs }
}
why-not-dead = getötet
why-not-not-adjacent = neben ihrem Platz liegt keine Karte
why-not-must-follow = ausgespielt ist { $needs }; du musst Farbe oder Zahl bedienen
why-not-bid-before = die hast du in dieser Runde schon angesagt
why-not-does-not-beat = { $number } × { $rank } schlägt { $to_beat } × { $to_beat_rank } nicht
why-not-choose-first = erst ist etwas anderes zu wählen
always = Immer für mich machen
# A menu of what is seldom pressed in a turn, in words mode
controls-seldom = Hilfe zu diesem Zug...
always-set = Von jetzt an ziehe ich für dich, wenn nur ein Zug möglich ist. **/einstellungen** schaltet das wieder aus.
take-back = Zurück: { $move }
take-back-question = **{ $move }** und alles danach zurücknehmen? **Von da an zählt diese Partie nicht mehr**: für keine Wertung und in keiner Statistik. Verlauf, Replay und Protokoll sagen, dass Züge zurückgenommen wurden.
take-back-no = So lassen
take-back-done = Zurückgenommen.
# In the log and in the result. How many moves, and how many times
taken-back = { $name } nimmt { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurück{ $times ->
    [one] {""}
   *[other] {" "}(insgesamt { $times }-mal)
}
taken-back-count = { $times ->
    [one] einmal Züge zurückgenommen
   *[other] { $times }-mal Züge zurückgenommen
}
