rules-title = ## { $game }: So geht’s
rules-title-page = ## { $game }: So geht’s ({ $page } von { $pages })
rules-before = ◀ Zurück
rules-after = Weiter ▶
rules-section-start = In Kürze
rules-section-aim = Das Ziel
rules-section-deal = Das Geben
rules-section-turn = Dein Zug
rules-section-special = Besondere Regeln
rules-section-end = Das Ende
rules-section-options = Optionen
rules-section-credits = Woher das Spiel kommt
rules-seats = Für { $most-seats ->
    [2] zwei Personen
   *[other] { $least-seats } bis { $most-seats } Personen
}.
rules-all-dealt = Alle 52 Karten werden gegeben.
rules-dealt-even = Bei { $seats } Personen sind das je { $cards-least } Karten.
rules-dealt-uneven = Bei { $seats } Personen sind das je { $cards-least } oder { $cards-most } Karten.
rules-ante = Alle zahlen zuerst einen Chip in den Topf. Wer weniger Karten bekommen hat als andere, zahlt einen Chip mehr.
rules-dealer-once = Wer gibt, wird ausgelost.
rules-dealer-winner = Wer zuerst gibt, wird ausgelost. Danach gibt immer, wer die letzte Runde gewonnen hat.
rules-dealer-left = Wer zuerst gibt, wird ausgelost. Nach jeder Runde wandert das Geben nach links.
rules-left-begins = Wer links vom Geber sitzt, beginnt, und es geht nach links weiter.
rules-hands = { $hands ->
    [one] **Die Partie** hat nur eine Runde.
   *[other] **Die Partie** hat { $hands } Runden.
}
rules-most-chips = Alle beginnen mit { $chips } Chips, und niemand zahlt mehr, als da ist. Hat am Ende einer Runde jemand keine Chips mehr, endet die Partie damit. Wer die meisten Chips hat, gewinnt; bei gleich vielen ist der Platz derselbe.
rules-most-points = Wer die meisten Punkte hat, gewinnt; bei gleich vielen ist der Platz derselbe.
rules-least-points = Wer die wenigsten Punkte hat, gewinnt; bei gleich vielen ist der Platz derselbe.
rules-revokes = **Eine Karte zurückhalten.** Du darfst passen, auch wenn du legen könntest. Das sieht aus wie jedes Passen und kostet einen Chip, aber am Ende der Runde zahlen alle, auch wer gewinnt, für jedes solche Passen drei Chips mehr in den Topf; erst dann wird es verraten. Wenn alle anderen direkt vor dir gepasst haben, musst du legen, falls du kannst.
rules-passes-anew = Das Passen wird in jeder Runde neu gezählt.
rules-brief-passes = { $passes ->
    [0] kein Passen
    [one] 1-mal passen
   *[other] { $passes }-mal passen
}
rules-brief-first = { $first ->
    [dealer] wer gibt, beginnt
    [left-of-dealer] links vom Geber beginnt
    [random] Beginn ausgelost
    [seven-of-hearts] die 7♥ beginnt
   *[seven-of-diamonds] die 7♦ beginnt
}
rules-brief-jokers = { $jokers ->
    [one] 1 Joker
   *[other] { $jokers } Joker
}, { $joker-play ->
    [single] allein
   *[skip] mit der nächsten Karte
}, { $joker-exchange ->
    [stack] von der echten Karte bedeckt
   *[take] gegen die echte Karte getauscht
}
rules-brief-tunnel = { $tunnel ->
    [open] offene Tunnel
   *[closed] geschlossene Tunnel
}
rules-brief-held = Siebenen auf der Hand
rules-brief-must-play = kein freiwilliges Passen
rules-brief-ghost = Geist
rules-brief-hands = { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}
rules-brief-chips = je { $chips } Chips
rules-brief-decks = zwei Pakete
rules-brief-revokes = Zurückhalten kostet Strafe
rules-brief-limit-over = bis über { $limit } Punkte
rules-brief-limit-reached = bis { $limit } Punkte
rules-brief-pile-cards = jede Karte zählt eins
rules-brief-shared = alle rechnen ab
rules-brief-close = Ass oder König schließt die Farbe
rules-brief-all-down = gar nichts legen lohnt sich
rules-brief-rounds = 7 Runden
rules-brief-piiko = Piiko
rules-brief-mode = { $mode ->
    [advanced] fortgeschritten: Punkte, bis 10
    [duel] Duell, eine Runde
   *[basic] Grundspiel: je zwei Pinguine
}
rules-brief-kill = { $kill ->
    [sides] von links und rechts getötet
    [strip] auch kurze Streifen sterben
    [group] Mottenfraß: Gruppen sterben
   *[cell] einzelne Plätze sterben
}
rules-brief-diagonal = Karten passen auch an Ecken
rules-brief-edges = { $tunnel ->
    [yes] mit Tunneln
   *[no] ohne Tunnel
}
rules-brief-dead = { $dead ->
    [in-hand] tote Karten bleiben auf der Hand
   *[face-down] tote Karten verdeckt
}
rules-brief-rows = Reihen { $rows ->
    [SHCD] ♠♥♣♦
   *[SHDC] ♠♥♦♣
}
rules-brief-dropouts = Ausgeschiedene hinten
rules-brief-dropouts-count = Ausgeschiedene wie alle
rules-brief-remains = Karten Ausgeschiedener kommen ins Raster
rules-brief-first-beg = Betteln vom ersten Zug an
