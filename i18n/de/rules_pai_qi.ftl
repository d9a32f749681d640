rules-pai-qi-start = Erst liegt nichts auf dem Tisch: Eine 7 öffnet die Reihe ihrer Farbe, dann kommen 6 und 8 und so weiter nach außen bis zum Ass und zum König{ $close ->
    [yes] {""}; das Erste davon, das liegt, schließt die Farbe
   *[no] {""}
}. Wenn du legen kannst, musst du; wenn nicht, legst du eine beliebige Karte verdeckt auf deinen eigenen Stapel. So geht es, eine Karte pro Zug, bis alle Hände leer sind, und was auf deinem Stapel liegt, zählt gegen dich.
rules-pai-qi-aim = Hab möglichst wenig auf deinem Stapel, und halte zurück, worauf die anderen warten.
rules-pai-qi-begins = Wer die 7♠ hat, beginnt und muss sie legen; dann geht es nach links weiter.
rules-pai-qi-close = **Eine geschlossene Farbe.** Wird ein Ass oder ein König gelegt, ist die Farbe geschlossen: Niemand kann mehr eine Karte davon legen, auf keiner Seite. Was davon übrig ist, geht nur noch verdeckt weg.
rules-pai-qi-all-down = **Gar nichts gelegt.** Hast du in einer Runde keine einzige Karte auf den Tisch gelegt, zählt dein Stapel nichts, und alle anderen Stapel zählen doppelt.
rules-pai-qi-end = Die Runde endet, wenn alle Hände leer sind; wer vorher keine Karten mehr hat, wird übersprungen. Dann werden alle Stapel aufgedeckt und gezählt.
rules-pai-qi-counts = { $score ->
    [cards] Jede Karte auf deinem Stapel zählt einen Punkt gegen dich.
   *[other] Auf deinem Stapel zählt ein Ass 1, 2 bis 10 ihre Zahl, ein Bube 11, eine Dame 12, ein König 13.
}
rules-pai-qi-limit = **Die Partie** endet mit der Runde, in der jemand insgesamt über { $limit ->
    [one] 1 Punkt
   *[other] { $limit } Punkte
} kommt, oder nach 100 Runden.
rules-pai-qi-shared = **Abrechnung.** Du zahlst allen anderen je die Punkte auf deinem eigenen Stapel, und sie zahlen dir je die ihren. Ist am Ende ein Stapel leer, zählen alle doppelt; nie mehr als doppelt, egal wie viele leer sind.
