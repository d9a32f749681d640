hand-not-your-turn = Die anderen sind dran · der Tisch, wie du ihn zuletzt gesehen hast
hand-moved = { $where ->
    [up] Deine Hand steht weiter oben.
    [message] Deine Karten sind in unseren Direktnachrichten.
    [table] Deine Hand steht [am Tisch]({ $link }).
   *[down] Deine Hand steht weiter unten.
}
hand-away = Du bist weg, also spielt ein Computer für dich. Drück **Bin wieder da**, um deinen Platz zurückzubekommen.
hand-all-away = Du bist weg, und sonst ist niemand da, also wartet das Spiel. Mit **Bin wieder da** geht es weiter. Wenn niemand zurückkommt, endet es { $until }.
hand-out = Du bist alle Karten los. Gut gemacht!
hand-out-place = Du bist alle Karten los: Platz { $place }. Gut gemacht!
hand-koroshi-out = Keine deiner Karten lässt sich mehr legen. Du kannst den anderen zusehen.
hand-fallen = { $how ->
    [out] Du bist ausgeschieden. Du kannst den anderen zusehen.
    [eliminated] Du bist eliminiert. Du kannst den anderen zusehen.
   *[bankrupt] Du bist pleite. Du kannst den anderen zusehen.
}
hand-revokes = Du hast in dieser Runde { $count ->
    [one] einmal
   *[other] { $count }-mal
} Karten zurückgehalten. Sonst weiß das niemand. Am Ende der Runde zahlst du dafür { $due } Chips, und mehr, falls du eine Reihe hättest öffnen können.
hand-left = Du hast dieses Spiel verlassen. Auf deinem Platz spielt ein Computer weiter.
hand-left-idle = Du hast dieses Spiel verlassen. Auf deinem Platz gibt es nichts mehr zu tun; die anderen spielen weiter.
hand-left-ended = Du hast dieses Spiel verlassen. Niemand war mehr da, also endete es ohne Ergebnis.
hand-left-over = Du hast dieses Spiel vor dem Ende verlassen. Jetzt ist es vorbei.
hand-over = Dieses Spiel ist vorbei.
hand-closed = Die Moderation hat den Tisch geschlossen. Die Partie zählt nirgends.
hand-keep = Nein, zurück
hand-timed-out = Deine Zeit war um, also hat ein Computer für dich gezogen.
hand-channel-trouble = { $why ->
    [permission] Ich kann den Tisch im Kanal nicht zeigen: Mir fehlt das Recht, dort zu schreiben. Bitte sag jemandem Bescheid, der diesen Server verwaltet.
   *[refused] Ich kann den Tisch im Kanal nicht zeigen: Discord lehnt meine Nachricht dort ab. Das Spiel geht hier weiter; ich versuche es wieder, sobald jemand etwas drückt. Bitte sag es denen, die diesen Bot betreiben.
}
page-before = ◀ Zurück
page-after = Mehr Karten ▶
card-joker = Joker
card-suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
card-in-words = { card-suit } { $rank }
card-colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
}
card-coloured = { card-colour } { $numbers }
move-pass = Passen
move-pass-left = Passen (noch { $left })
move-pass-taking = Passen, { $card } nehmen
move-bankrupt = { $how ->
    [out] Ausscheiden
   *[bankrupt] Pleitegehen
}
move-joker = Joker als { $card }
move-joker-with = Joker als { $card }, dazu { $then }
move-on-joker = { $card } auf den Joker
move-substitute = { $card } auf { card-suit }
move-community = Nehmen und legen: { $play }
move-set = { $suits } { $first } bis { $last } ({ $count } Karten)
move-group = { $cards }{ $extra ->
    [0] {""}
    [one] {" "}+ 1 offene
   *[other] {" "}+ { $extra } offene
} { $count ->
    [one] ({ $first })
   *[other] ({ $first }–{ $last })
}
move-give = { $cards } geben
move-bid = { $card } ansagen
move-pile = { $card } verdeckt
# A block that was taken in
move-take = Einstecken
move-take-first = 1: ▾ { $after }
move-take-between = { $position }: { $before } ▾ { $after }
move-take-last = { $position }: { $before } ▾
move-take-spoken = { $position }: { $where ->
    [first] Vor { $after }
    [last] Hinter { $before }
   *[between] Zwischen { $before } und { $after }
}
move-talk = Mit dem Geist auf Platz { $seat } reden
move-cover = Auf den Joker legen
move-leave = Behalten
move-draw = Ziehen
move-beg = Karte erbetteln
move-decline = Nichts geben
move-end = Zug beenden
move-discard = Abwerfen
