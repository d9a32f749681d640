rules-fan-tan-start = Erst liegt nichts auf dem Tisch: Eine 7 öffnet die Reihe ihrer Farbe, dann kommen 6 und 8 und so weiter nach außen bis zum Ass und zum König, eine Karte pro Zug. { $revokes ->
    [penalised] Wenn du passt, zahlst du einen Chip in den Topf; hättest du legen können, am Ende noch drei oder sogar mehr.
   *[forbidden] Wenn du legen kannst, musst du; wenn nicht, zahlst du einen Chip in den Topf.
} Wer zuerst keine Karten mehr hat, bekommt den Topf und einen Chip für jede Karte, die die anderen noch haben.
rules-fan-tan-aim = Werde als Erstes deine Karten los und gewinn die meisten Chips.
rules-fan-tan-deal = { $decks ->
    [one] Alle 52 Karten werden gegeben.
   *[other] Zwei Pakete werden zusammengemischt und alle 104 Karten gegeben.
}
rules-fan-tan-seven-begins = Wer die { $first ->
    [seven-of-hearts] 7♥
   *[seven-of-diamonds] 7♦
} hat, beginnt und muss sie legen; dann geht es nach links weiter.
rules-fan-tan-seven-begins-two = Wer die { $first ->
    [seven-of-hearts] 7♥
   *[seven-of-diamonds] 7♦
} hat, beginnt und muss sie legen; haben zwei eine, dann wer links vom Geber zuerst kommt. Danach geht es nach links weiter.
rules-fan-tan-turn = **Du legst eine Karte.** Eine 7 passt immer und öffnet ihre Reihe. Jede andere Karte passt neben ihre Nachbarin derselben Farbe: Liegen 6♣ bis 9♣, passen 5♣ und 10♣.
rules-fan-tan-stuck = **Passt keine Karte,** musst du passen und zahlst einen Chip in den Topf.
rules-fan-tan-must = Passt eine Karte, musst du eine legen.
rules-fan-tan-two-packs = **Zwei Pakete** ergeben zwei Reihen für jede Farbe. Eine Karte kommt in die erste Reihe ihrer Farbe, in die sie passt, und die zweite Reihe öffnet sich mit der zweiten 7.
rules-fan-tan-revoked-sevens = Für jede 7, die du hättest legen können, als du gepasst hast, schuldest du außerdem fünf Chips der Person, die in dem Moment die 6 der Farbe hatte, und fünf der mit der 8{ $decks ->
    [one] {""}
   *[other] {""}, jeweils für beide Exemplare
}. Für Karten, die du selbst hattest oder die schon lagen, schuldest du nichts. Diese Schulden werden am Ende der Runde vor allem anderen bezahlt.
rules-fan-tan-end = Die Runde endet, wenn jemand die letzte Karte gelegt hat. Alle anderen zahlen für jede Karte, die sie noch haben, einen Chip in den Topf, und den bekommt, wer gewonnen hat.
rules-five-nine-start = Erst liegt nichts auf dem Tisch, und nur eine 5 oder eine 9 geht: Die erste davon entscheidet, womit in dieser Runde jede Reihe beginnt, und von dort wachsen die Reihen nach außen bis zum Ass und zum König. { $revokes ->
    [penalised] Wenn du passt, zahlst du einen Chip in den Topf; hättest du legen können, am Ende noch drei oder sogar mehr.
   *[forbidden] Wenn du legen kannst, musst du; wenn nicht, zahlst du einen Chip in den Topf.
} Wer zuerst keine Karten mehr hat, bekommt den Topf und einen Chip für jede Karte, die die anderen noch haben.
rules-five-nine-turn = **Du legst eine Karte.** Die allererste muss eine 5 oder eine 9 sein. Ist es eine 5, beginnen auch die anderen Reihen mit einer 5 und nicht mit einer 9; bei einer 9 ist es umgekehrt. Jede andere Karte passt neben ihre Nachbarin derselben Farbe, von dort nach außen.
rules-five-nine-revoked = Für jede Karte, mit der du eine Reihe hättest öffnen können, als du gepasst hast (5 oder 9, je nach Runde), schuldest du außerdem fünf Chips der Person, die in dem Moment die Karte direkt darunter hatte, und fünf der mit der direkt darüber. Für Karten, die du selbst hattest oder die schon lagen, schuldest du nichts, und ebenso nichts für ein Passen vor der ersten Karte der Runde. Diese Schulden werden am Ende der Runde vor allem anderen bezahlt.
rules-trumps-start = Eine 7 öffnet die Reihe ihrer Farbe, und die Reihen wachsen nach außen, eine Karte pro Zug; ein Trumpf kann auch die Karte desselben Werts in der Reihe einer anderen Farbe ersetzen. Passt eine Karte von deiner Hand, musst du legen; passt keine, darfst du eine passende Gemeinschaftskarte nehmen und legen, oder passen. Wer zuerst keine Karten mehr hat, bekommt einen Punkt für jede Karte, die die anderen noch haben.
rules-trumps-aim = Werde als Erstes deine Karten los, solange die anderen noch viele haben.
rules-trumps-deal = Alle bekommen gleich viele Karten. Bleiben welche übrig, liegen sie offen für alle da: die Gemeinschaftskarten. Die letzte Karte des Pakets entscheidet, welche Farbe Trumpf ist: die letzte Gemeinschaftskarte oder, wenn es keine gibt, die letzte Karte von der Person, die gibt; dort liegt sie dann offen.
rules-trumps-over = Bei { $seats } Personen { $over ->
    [0] bleibt keine Karte übrig
    [one] bleibt 1 Karte übrig
   *[other] bleiben { $over } Karten übrig
}.
rules-trumps-turn = **Du legst eine Karte.** Eine 7 passt immer und öffnet ihre eigene Reihe. Jede andere Karte passt neben ihre Nachbarin derselben Farbe, von der 7 nach außen.
rules-trumps-must = Passt eine Karte von deiner Hand, musst du eine legen.
rules-trumps-community = **Passt nichts von deiner Hand,** aber eine Gemeinschaftskarte, darfst du sie nehmen und gleich legen. Sonst passt du, und das kostet nichts. Haben alle anderen direkt vor dir gepasst, musst du eine passende Gemeinschaftskarte legen.
rules-trumps-trump = **Trümpfe** kommen wie andere Karten in die Trumpfreihe, oder in die Reihe einer anderen Farbe, wo sie die Karte desselben Werts ersetzen, wenn die als Nächstes dran wäre: Ist Karo Trumpf und endet eine Reihe mit 6♠, kann dort die 5♦ statt der 5♠ hin. Die Karte, die ihren Platz verloren hat, hier die 5♠, gehört nun als 5 in die Trumpfreihe: Dort passt sie, wenn die Trumpfreihe eine 5 braucht, und sonst nirgends. Die Trumpf-7 öffnet nur die Trumpfreihe.
rules-trumps-fixed = Die Karte, die den Trumpf bestimmt hat, kann nur in die Trumpfreihe. Liegt sie offen vor der Person, die gibt, geht sie erst nach deren erstem Zug.
rules-trumps-end = Die Runde endet, wenn jemand keine Karten mehr hat. Das bringt einen Punkt für jede Karte, die die anderen noch haben; Gemeinschaftskarten zählen für niemanden.
rules-crazy-deal = Alle bekommen sieben Karten und zahlen einen Chip in den Topf. Der Rest ist der Nachziehstapel, verdeckt.
rules-crazy-tan-start = Erst liegt nichts auf dem Tisch: Eine 7 öffnet die Reihe ihrer Farbe, dann kommen 6 und 8 und so weiter nach außen, eine Karte pro Zug. Wenn du legen kannst, musst du; wenn nicht, ziehst du eine Karte vom Nachziehstapel und legst sie, wenn sie passt. Wer zuerst keine Karten mehr hat, bekommt den Topf und einen Chip für jede Karte, die die anderen noch haben.
rules-crazy-tan-stuck = **Passt keine Karte,** ziehst du eine vom Nachziehstapel. Passt sie, musst du sie sofort legen; wenn nicht, ist dein Zug vorbei. Ziehen kostet nichts. Ist der Nachziehstapel leer, passt du einfach.
rules-crazy-crazy-start = Erst liegt nichts auf dem Tisch: Eine 7 öffnet die Reihe ihrer Farbe, dann kommen 6 und 8 und so weiter nach außen; in einem Zug kannst du eine einzelne Karte legen, eine ganze Folge, mehrere gleiche oder beides zugleich. Wenn du legen kannst, musst du; wenn nicht, ziehst du: eine Karte, oder eine mehr als die Person direkt vor dir. Wer zuerst keine Karten mehr hat, bekommt den Topf und einen Chip für jede Karte, die die anderen noch haben.
rules-crazy-crazy-turn = **Du legst eine Karte oder mehrere auf einmal.** Eine 7 passt immer und öffnet ihre Reihe. Jede andere Karte passt neben ihre Nachbarin derselben Farbe: Liegen 6♣ bis 9♣, passen 5♣ und 10♣.
rules-crazy-crazy-sets = **Mehrere Karten auf einmal:** Das kann eine Folge sein (zwei oder mehr aufeinanderfolgende Karten einer Farbe, auch auf beiden Seiten ihrer 7), mehrere gleiche Karten oder gleiche Folgen in mehreren Farben. Jede Farbe muss für sich passen: Enden Reihen mit 8♠ und 8♥, kannst du 9♠ 10♠ 9♥ 10♥ in einem Zug legen.
rules-crazy-crazy-stuck = **Passt keine Karte,** ziehst du. Wer zuerst ziehen muss, nimmt eine Karte, die nächste Person zwei, dann drei und so weiter, solange niemand dazwischen legt; danach beginnt es wieder mit einer. Hat der Nachziehstapel zu wenige, nimmst du, was da ist. Kannst du dann legen, musst du; wenn nicht, ist dein Zug vorbei. Ziehen kostet nichts. Ist der Nachziehstapel leer, passt du einfach.
rules-domino-start = Erst liegt nichts auf dem Tisch: Eine 7 öffnet die Reihe ihrer Farbe, dann kommen 6 und 8 und so weiter nach außen, eine Karte pro Zug. Wenn du legen kannst, musst du; wenn nicht, ziehst du Karte um Karte, jede für einen Chip, bis eine passt. Wer zuerst keine Karten mehr hat, bekommt den Topf und einen Chip für jede Karte, die die anderen noch haben.
rules-domino-stuck = **Passt keine Karte,** zahlst du einen Chip in den Topf und ziehst eine Karte, immer wieder, bis die gezogene passt; dann musst du sie legen. Ist der Nachziehstapel leer, vor deinem Zug oder währenddessen, zahlst du einen letzten Chip, und dein Zug ist vorbei.
rules-piles-start = Erst liegt nichts auf dem Tisch: Eine 7 öffnet die Reihe ihrer Farbe, dann kommen 6 und 8 und so weiter nach außen, eine Karte pro Zug. Wenn du legen kannst, musst du; wenn nicht, legst du eine beliebige Karte verdeckt auf deinen eigenen Stapel. Die Karten auf deinem Stapel zählen gegen dich, also wähl sie gut.
rules-piles-aim = Sammle auf deinem Stapel so wenige Punkte wie möglich.
rules-piles-stuck = **Passt keine Karte,** wählst du eine von deiner Hand und legst sie verdeckt auf deinen Stapel. Niemand sonst sieht sie, bevor die Runde vorbei ist. Anders passen kannst du nicht.
rules-piles-end = Die Runde endet, wenn jemand die letzte Karte auf den Tisch legt: Das zählt nichts, und alle anderen zählen ihre Stapel. Sie endet auch, wenn jemand die letzte Karte auf den eigenen Stapel legt, oder nach vier Zügen nacheinander ohne Karte auf den Tisch: Dann zählen alle ihre Stapel. Karten auf der Hand zählen nie.
rules-chinese-seven-points = Ein Ass zählt 1, 2 bis 10 ihre Zahl, ein Bube 11, eine Dame 12, ein König 13. **Die Partie** endet mit der Runde, in der jemand insgesamt über { $limit ->
    [one] 1 Punkt
   *[other] { $limit } Punkte
} kommt, oder nach 100 Runden.
rules-up-the-line-points = Jede Karte zählt einen Punkt. **Die Partie** endet mit der Runde, in der jemand insgesamt { $limit ->
    [one] 1 Punkt
   *[other] { $limit } Punkte
} erreicht, oder nach 100 Runden.
rules-ristiseiska-start = Eine 7 öffnet die Reihe ihrer Farbe; als Nächstes muss die 6 kommen, und erst dann wächst die Reihe nach beiden Seiten, eine Karte pro Zug. { $revokes ->
    [penalised] Wenn du nicht legen kannst, muss dir die Person rechts von dir eine Karte geben; wenn du passt, obwohl du legen könntest, dürfen dir alle anderen eine geben.
   *[forbidden] Wenn du legen kannst, musst du; wenn nicht, muss dir die Person rechts von dir eine Karte geben.
} Wenn jemand keine Karten mehr hat, ist jede Karte auf deiner Hand ein Strafpunkt.
rules-ristiseiska-aim = Werde deine Karten los und sammle so wenige Strafpunkte wie möglich.
rules-ristiseiska-begins = Wer die 7♣ hat, beginnt und muss sie legen; dann geht es nach links weiter.
rules-ristiseiska-turn = **Du legst eine Karte.** Eine 7 öffnet ihre Reihe, und vor jeder anderen Karte der Farbe muss die 6 folgen. Nach der 6 wächst die Reihe nach beiden Seiten: ab der 8 hinauf, ab der 5 hinab.
rules-ristiseiska-stuck = **Passt keine Karte,** bettelst du: Die Person rechts von dir gibt dir eine Karte ihrer Wahl, die nur ihr beide seht, und dein Zug ist vorbei. Hat sie nur noch eine Karte, ist die nächste Person rechts gefragt; hat auch die nur eine, bekommst du nichts. { $first-beg ->
    [yes] In deinem allerersten Zug einer Runde darfst du stattdessen passen.
   *[no] In deinem allerersten Zug einer Runde bettelst du nicht, sondern passt.
}
rules-ristiseiska-again = **Nach einem Ass oder König** darfst du im selben Zug noch einmal legen oder ihn beenden. Passt dann nichts, beendest du ihn; du bettelst nicht.
rules-ristiseiska-revokes = **Eine Karte zurückhalten.** Du darfst passen, auch wenn du legen könntest. Dann dürfen, links von dir beginnend, alle anderen, die zwei oder mehr Karten haben, dir je eine ihrer Wahl geben. Wenn alle anderen direkt vor dir gepasst haben, musst du legen, falls du kannst.
rules-ristiseiska-end = Die Runde endet, wenn jemand die letzte Karte gelegt hat. Alle bekommen für jede übrige Karte einen Strafpunkt. Sie endet auch, ebenso gezählt, nach vier Umläufen ohne eine gelegte Karte.
rules-ristiseiska-match = Wer die wenigsten Strafpunkte hat, gewinnt; bei gleich vielen ist der Platz derselbe.
