rule-line = **{ $label }:** { $value }
rule-line-usual = **{ $label }:** { $value } (üblich: { $usual })
rule-yes = an
rule-no = aus
rule-out-of-range = { $label }: möglich ist { $least } bis { $most }.
rule-no-choice = { $label }: möglich ist { $choices }.
rule-not-together = { $label }: Das geht mit den anderen Optionen nicht zusammen.
rule-unknown = Diese Option hat das Spiel nicht.
rule-seats-refused = Nach diesen Regeln { $value ->
    [one] kann 1 Person
   *[other] können { $value } Personen
} nicht spielen.
rule-passes-label = Passen
rule-passes-meaning = Wie oft jede Person in einer Runde passen darf
rule-passes-value = { $value ->
    [0] nie
   *[other] { $value }
}
rule-voluntary-label = Freiwillig passen
rule-voluntary-meaning = Ob du passen darfst, auch wenn du legen könntest
rule-voluntary-refused = Freiwillig passen lässt sich nur einstellen, wenn gepasst werden darf.
rule-sevens-label = Die Siebenen
rule-sevens-meaning = Ob sie von Anfang an auf dem Tisch liegen
rule-sevens-laid = Auf dem Tisch
rule-sevens-laid-meaning = Wer eine 7 hat, legt sie, bevor das Spiel beginnt
rule-sevens-held = Auf der Hand
rule-sevens-held-meaning = Eine 7 passt immer und öffnet ihre Reihe, lässt sich also auch zurückhalten
rule-first-label = Erster Zug
rule-first-meaning = Wer beginnt
rule-first-seven-of-diamonds = Wer die 7♦ bekommen hat
rule-first-dealer = Wer gibt
rule-first-dealer-meaning = Ausgelost
rule-first-left-of-dealer = Links vom Geber
rule-first-left-of-dealer-meaning = Wer links von der Person sitzt, die gibt
rule-first-random = Irgendwer, ausgelost
rule-fan-tan-first-seven-of-diamonds = Wer die 7♦ hat
rule-fan-tan-first-seven-of-diamonds-meaning = Und muss sie als Erstes legen
rule-fan-tan-first-seven-of-hearts = Wer die 7♥ hat
rule-fan-tan-first-seven-of-hearts-meaning = Und muss sie als Erstes legen
rule-jokers-label = Joker
rule-jokers-meaning = Wie viele Joker im Spiel sind; mit Joker gelten die nächsten zwei Optionen
rule-jokers-value = { $value ->
    [0] keiner
    [one] einer
    [2] zwei
   *[other] { $value }
}
rule-jokers-refused = Mit zwei Paketen gibt es keine Joker.
rule-joker-play-label = Wie ein Joker gelegt wird
rule-joker-play-meaning = Zusammen mit der Karte dahinter oder allein
rule-joker-play-skip = Mit der nächsten Karte
rule-joker-play-skip-meaning = Der Joker kommt auf den Platz einer fehlenden Karte, dazu legst du deine Karte dahinter
rule-joker-play-single = Allein
rule-joker-play-single-meaning = Der Joker für sich kommt auf den Platz irgendeiner Karte, die gerade passt
rule-joker-play-refused = Wie ein Joker gelegt wird, lässt sich wählen, wenn ein Joker im Spiel ist.
rule-joker-exchange-label = Die Karte des Jokers
rule-joker-exchange-meaning = Was, wer sie hat, damit macht, sofort und außer der Reihe
rule-joker-exchange-take = Gegen den Joker getauscht
rule-joker-exchange-take-meaning = Wer sie hat, legt sie und nimmt den Joker; für die eigene Karte geht der Joker nicht
rule-joker-exchange-stack = Auf den Joker gelegt
rule-joker-exchange-stack-meaning = Wer sie hat, auch du selbst, legt sie auf den Joker, und der ist aus dem Spiel
rule-joker-exchange-refused = Was mit der Karte des Jokers geschieht, lässt sich wählen, wenn ein Joker im Spiel ist.
rule-tunnel-label = Tunnel
rule-tunnel-meaning = Ob Ass und König einer Farbe Nachbarn sind
rule-tunnel-none = Kein Tunnel
rule-tunnel-none-meaning = Reihen enden beim Ass und beim König
rule-tunnel-closed = Geschlossen
rule-tunnel-closed-meaning = Ist eine Seite fertig, geht es auf der anderen nur noch durch den Tunnel weiter
rule-tunnel-open = Offen
rule-tunnel-open-meaning = Ist eine Seite fertig, geht die Reihe auch durch den Tunnel weiter
rule-tunnel-refused = Mit zwei Paketen gibt es keinen Tunnel.
rule-koroshi-tunnel-meaning = Ob Ass und König einer Reihe Nachbarn sind, auch beim Töten; bei Gruppen üblich
rule-ghost-label = Geist
rule-ghost-meaning = Wer mit einer Person redet, die pleite ist, tauscht mit ihr den Platz
rule-hands-label = Runden
rule-hands-meaning = Wie viele Runden eine Partie hat
rule-hands-value = { $value }
rule-chips-label = Chips
rule-chips-meaning = Mit wie vielen Chips alle beginnen
rule-chips-value = { $value }
rule-decks-label = Pakete
rule-decks-meaning = Mit zwei Paketen können bis zu zwölf spielen, und jede Farbe hat zwei Reihen
rule-shichi-narabe-decks-meaning = Mit zwei Paketen spielen bis zu zwölf, und jede Farbe hat zwei Reihen; ohne Joker und Tunnel
rule-decks-refused = Mit zwei Paketen gibt es weder Joker noch Tunnel.
rule-decks-value = { $value ->
    [one] ein Paket
    [2] zwei Pakete
   *[other] { $value } Pakete
}
rule-revokes-label = Karten zurückhalten
rule-revokes-meaning = Ob du passen darfst, auch wenn du legen könntest
rule-revokes-forbidden = Verboten
rule-revokes-forbidden-meaning = Wer kann, muss
rule-revokes-penalised = Erlaubt, mit Strafe
rule-revokes-penalised-meaning = Drei Chips mehr als sonst, am Ende der Runde; noch mehr, wenn du eine Reihe hättest öffnen können
rule-ristiseiska-revokes-penalised-meaning = Alle anderen dürfen dir je eine Karte geben
rule-first-beg-label = Betteln im ersten Zug
rule-first-beg-meaning = Ob du, wenn im allerersten Zug nichts passt, betteln darfst, statt zu passen
rule-limit-label = Punkte
rule-limit-meaning = Die Partie endet mit der Runde, in der jemand so viele Punkte erreicht (höchstens 100 Runden)
rule-limit-value = { $value }
rule-chinese-seven-limit-meaning = Die Partie endet mit der Runde, in der jemand mehr Punkte hat (höchstens 100 Runden)
rule-rows-label = Folge der Reihen
rule-rows-meaning = Welche Farbe welche Reihe des Rasters hat, von oben nach unten
rule-rows-random = Zufall
rule-rows-SHCD = ♠ ♥ ♣ ♦
rule-rows-SHDC = ♠ ♥ ♦ ♣
rule-adjacency-label = Wo eine Karte passt
rule-adjacency-meaning = Welche Plätze um eine Karte auf dem Tisch als Nächstes gehen
rule-adjacency-orthogonal = Daneben, darüber, darunter
rule-adjacency-orthogonal-meaning = Nur links, rechts, darüber und darunter
rule-adjacency-diagonal = Auch an den Ecken
rule-adjacency-diagonal-meaning = Alle acht um eine Karte herum; da gibt es viel Auswahl
rule-kill-label = Was stirbt
rule-kill-meaning = Wann ein leerer Platz tot ist und seine Karte verloren
rule-kill-cell = Einzelne Plätze
rule-kill-cell-meaning = Auf allen vier Seiten eingeschlossen; Ränder des Rasters zählen wie Karten
rule-kill-sides = Von links und rechts
rule-kill-sides-meaning = Von links und von rechts eingeschlossen genügt
rule-kill-strip = Auch kurze Streifen
rule-kill-strip-meaning = Auch zwei oder drei Plätze in einer Linie, wenn die ganze Linie eingeschlossen ist
rule-kill-group = Gruppen (Mottenfraß)
rule-kill-group-meaning = Alle Plätze, die nicht mehr mit der obersten und der untersten Reihe verbunden sind
rule-dead-label = Tote Karten
rule-dead-meaning = Wohin getötete Karten kommen; Strafkarten sind sie immer
rule-dead-face-up = Offen
rule-dead-face-up-meaning = Vor die Person, der sie gehören, für alle zu sehen
rule-dead-face-down = Verdeckt
rule-dead-face-down-meaning = Vor die Person, der sie gehören; die anderen sehen, wie viele, aber nicht welche
rule-dead-in-hand = Auf der Hand
rule-dead-in-hand-meaning = Sie bleiben auf der Hand, für andere unsichtbar, und gehen nie mehr
rule-remains-label = Karten Ausgeschiedener
rule-remains-meaning = Wohin die Karten kommen, die sie noch hätten legen können
rule-remains-aside = Aus dem Spiel
rule-remains-aside-meaning = Sie werden Strafkarten
rule-remains-laid = Ins Raster
rule-remains-laid-meaning = Sofort auf ihre Plätze, wo sie töten können; bei mehreren Runden sind sie auch Strafkarten
rule-dropouts-label = Ausgeschiedene
rule-dropouts-meaning = Welchen Platz bekommt, wer weder passen noch legen kann; meist den letzten, wenn die Karten liegen
rule-dropouts-by-count = Platz wie alle
rule-dropouts-by-count-meaning = Nach der Zahl der Strafkarten
rule-dropouts-last = Immer hinten
rule-dropouts-last-meaning = Hinter allen anderen, die erste Person zuletzt; bei mehreren Runden zählen nur Summen
rule-piiko-label = Piiko
rule-piiko-meaning = Ansagen ergeben sieben: die höchste bringt einen Punkt, alle sagen neu an (zu zweit immer)
rule-mode-label = Spielart
rule-mode-meaning = Wie Runden zählen, und für wie viele Personen
rule-mode-basic = Grundspiel
rule-mode-basic-meaning = Pinguine, 3 bis 6 Personen; wer zuletzt Karten hat, verliert einen von zwei Pinguinen
rule-mode-advanced = Fortgeschritten
rule-mode-advanced-meaning = Punkte, 3 bis 6 Personen; 4, 2 und 0 Punkte pro Runde, bis 10
rule-mode-duel = Duell
rule-mode-duel-meaning = 2 Personen; elf Karten, zwei weitere offen, eine Runde
