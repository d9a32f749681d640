event-by-clock = (Zeit war um) { $event }
event-played = { $name }: { $cards }
event-played-in-row = { $name }: { $cards } in der Reihe { $suit }
event-passed = { $name }: passt
event-passed-counted = { $name }: passt ({ $number })
event-passed-paid = { $name }: passt, zahlt { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
}
event-passed-taking = { $name }: passt, mit { $cards } von den offenen
event-bankrupt = { $name }: pleite mit { $cards }
event-bankrupt-unseen = { $name }: pleite
event-out = { $name } ist fertig
event-out-placed = { $name } ist fertig: Platz { $number }
event-eliminated = { $name } ist eliminiert
event-joker-played = { $name }: Joker als { $cards }
event-joker-played-with = { $name }: Joker als { $cards }, dazu { $then }
event-exchanged = { $name } legt { $cards } und nimmt den Joker
event-stacked = { $name } legt { $cards } auf den Joker
event-traded = { $way ->
    [taken_back] Der Tausch ist zurückgenommen: { $name } und { $other } sitzen wieder wie vorher
   *[talked] { $name } redet mit dem Geist { $other }: Sie tauschen die Plätze
}
event-drew = { $name } zieht { $cards }
event-drew-unseen = { $name } zieht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
event-piled = { $name } legt { $cards } weg
event-piled-unseen = { $name }: verdeckt
event-suit-closed = { $name } schließt { $suit }: Damit geht dort nichts mehr
event-row-opened = { $name } öffnet die Reihe { $suit }
event-row-completed = { $name } macht die Reihe { $suit } voll
event-pile-counted = { $name }: Stapel { $count }{ $doubled ->
    [0] {""}
   *[other] {""}, verdoppelt { $doubled }
}
event-pile-empty = { $name } geht glatt durch: nichts auf dem Stapel
event-pile-laid-none = { $name } hat alle Karten verdeckt gelegt, das zählt nichts
event-begged = { $name } bittet { $other } um eine Karte
event-gave = { $name } gibt { $other }: { $cards }
event-gave-unseen = { $name } gibt { $other } { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
event-declined = { $name } gibt nichts
event-turn-ended = { $name } beendet den Zug
event-killed = { $name } verliert { $cards }: getötet von { $other }
event-killed-own = { $name } tötet eine eigene Karte: { $cards }
event-killed-by = { $name } tötet { $cards }
event-chose = { $name } hat gewählt
event-bid = { $name } sagt { $cards } an
event-scored-piiko = { $name }: Piiko, ein Punkt; alle sagen neu an
event-redealt = Die Karten werden neu gegeben
event-trump-chosen = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
} ist Trumpf; { $name } spielt aus
event-won-trick = { $name } macht den Stich (bisher { $number })
event-took = { $name } nimmt { $cards } auf die Hand
event-took-unseen = { $name } nimmt { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} auf die Hand
event-discarded = { $name } wirft { $cards } ab
event-discarded-unseen = { $name } wirft { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} ab
event-cleared = Der Tisch wird abgeräumt; { $name } beginnt neu
event-leads = { $name } spielt aus
event-called = { $name } ruft: { $call }
event-paid = { $name } zahlt { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
}
event-paid-to = { $name } zahlt { $other } { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
}
event-paid-for = { $name } zahlt { $other } { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
}, weil { $cards } zurückgehalten wurde
event-revoked = { $name } hat { $number ->
    [one] einmal Karten zurückgehalten und zahlt dafür 3 Chips
   *[other] { $number }-mal Karten zurückgehalten und zahlt dafür { $amount } Chips, je 3
}
event-revoked-short = { $name } hat { $number ->
    [one] einmal
   *[other] { $number }-mal
} Karten zurückgehalten und schuldet dafür { $due } Chips, hat aber { $amount ->
    [0] keinen
    [one] nur 1
   *[other] nur { $amount }
} mehr
event-won-pot = { $name } bekommt den Topf: { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
}
event-koroshi-out = { $name } hat keine lebende Karte mehr
event-koroshi-bankrupt = { $name } scheidet aus mit { $cards }
event-koroshi-bankrupt-unseen = { $name } scheidet aus
event-nanatoridori-out-placed = { $name } ist fertig: Platz { $number }
call-earl-first = Hier liegt { $rank ->
    [ace] ein Ass
    [two] eine Zwei
    [three] eine Drei
    [four] eine Vier
    [five] eine Fünf
    [six] eine Sechs
    [seven] eine Sieben
    [eight] eine Acht
    [nine] eine Neun
    [ten] eine Zehn
    [jack] ein Bube
    [queen] eine Dame
   *[king] ein König
}, so gut wie nie
call-earl-second = { $rank ->
    [ace] Noch ein Ass
    [two] Noch eine Zwei
    [three] Noch eine Drei
    [four] Noch eine Vier
    [five] Noch eine Fünf
    [six] Noch eine Sechs
    [seven] Noch eine Sieben
    [eight] Noch eine Acht
    [nine] Noch eine Neun
    [ten] Noch eine Zehn
    [jack] Noch ein Bube
    [queen] Noch eine Dame
   *[king] Noch ein König
}, auch gut irgendwie
call-earl-third = Das Beste von den dreien, sieh
call-earl-fourth = Und hier: der Earl von Coventry
call-snip = Schnipp
call-snap = Schnapp
call-snorum = Schnurr
call-hickockalorum = Burr
call-jig = Basilorum
ending-one-left = Nur noch eine Person hat Karten, also ist das Spiel vorbei.
ending-bankruptcy = Nach dieser Pleite hat nur noch eine Person Karten, also ist das Spiel vorbei.
ending-elimination = { $name } ist eliminiert, und nur noch eine Person hat Karten, also ist das Spiel vorbei.
ending-out = { $name } hat die letzte Karte gelegt: Die Runde ist vorbei.
ending-piled-out = { $name } hat die letzte Karte weggelegt: Die Runde ist vorbei.
ending-blocked = Vier Züge lang kam keine Karte auf den Tisch: Die Runde ist vorbei.
ending-done = Niemand hat mehr eine lebende Karte: Die Runde ist vorbei.
ending-played = Alle sieben Stiche sind gespielt: Die Runde ist vorbei.
ending-passed-out = { $name } hat ohne offene Karte gepasst und verliert.
ending-shichi-narabe-points-bankruptcy = { $name } ist pleite: Die Runde ist vorbei.
ending-shichi-narabe-points-out = { $name } ist fertig: Die Runde ist vorbei.
ending-ristiseiska-blocked = Vier Umläufe lang kam keine Karte auf den Tisch: Die Runde ist vorbei.
ending-pai-qi-done = Niemand hat mehr eine Karte: Die Runde ist vorbei.
ending-nanatoridori-out = Nur noch { $name } hat Karten: Die Runde ist vorbei.
