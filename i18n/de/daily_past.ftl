daily-among-final = Besser als **{ $percent } %** von { $others ->
    [one] 1 anderen Person
   *[other] { $others } anderen
}.
daily-only = Sonst ist niemand fertig geworden.
daily-mine = Meine Partie
daily-archive = Archiv
daily-best = Beste Partie
daily-best-name = Bestes
daily-again = Diese Karten spielen
daily-day = Tag { $day }
daily-not-tried = An diesem Tag hast du es nicht versucht.
daily-unfinished = An diesem Tag hast du angefangen und bist nicht fertig geworden.
daily-past = { $date } · { $people ->
    [0] niemand ist fertig geworden
    [one] 1 Person ist fertig geworden
   *[other] { $people } Leute sind fertig geworden
}
daily-again-over = { daily-result }
daily-again-among = An dem Tag: besser als **{ $percent } %** von { $people ->
    [one] 1 Person
   *[other] { $people } Leuten
}.
daily-again-alone = An dem Tag ist niemand fertig geworden.
daily-again-about = Ein vergangener Tag, einfach so gespielt: Es zählt nirgends.
option-day = tag
option-day-description = Die Nummer eines vergangenen Tages; ohne Angabe heute
refused-day-open = Diese Karten lassen sich noch einmal spielen und andere Partien ansehen, sobald der Tag abgeschlossen ist.
refused-day-unknown = Eine Tagespartie mit dieser Nummer gibt es nicht: Es gibt 1 bis { $last }, die von heute.
refused-no-game = Diese Partie ist nicht oder nicht mehr gespeichert.
daily-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $passes }-mal gepasst.
