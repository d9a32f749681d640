rules-parliament-start = Erst liegt nichts auf dem Tisch: Eine 7 öffnet die Reihe ihrer Farbe, { $order ->
    [six-first] dann kommt die 6, und danach wächst die Reihe auf beiden Seiten
    [eight-first] dann kommt die 8, und danach wächst die Reihe auf beiden Seiten
   *[free] dann kommen 6 und 8
}, nach außen bis zum Ass und zum König, eine Karte pro Zug. { $voluntary ->
    [yes] Wenn du nicht legen kannst oder nicht willst, passt du, und das kostet nichts.
   *[no] Wenn du legen kannst, musst du; wenn nicht, passt du, und das kostet nichts.
} { $ends ->
    [all-out] Gespielt wird, bis nur noch eine Person Karten hat, und { $score ->
        [places] je früher du fertig bist, desto weniger Punkte bekommst du
       *[other] deren übrige Karten zählen gegen sie
    }.
   *[first-out] Die Runde endet, sobald jemand keine Karten mehr hat, und { $score ->
        [places] je weniger Karten du noch hast, desto besser ist dein Platz
       *[other] deine übrigen Karten zählen gegen dich
    }.
}
rules-parliament-aim = Werde deine Karten los und sammle so wenige Punkte wie möglich.
rules-parliament-deal-table = Alle bekommen gleich viele Karten. Was übrig bleibt, liegt offen auf dem Tisch, für alle.
rules-parliament-over = Bei { $seats } Personen { $over ->
    [0] bleibt keine Karte übrig
    [one] bleibt 1 Karte übrig
   *[other] bleiben { $over } Karten übrig
}.
rules-parliament-begins = Wer die { $first ->
    [seven-of-hearts] 7♥
    [seven-of-clubs] 7♣
    [seven-of-spades] 7♠
   *[seven-of-diamonds] 7♦
} hat, beginnt und muss sie legen; dann geht es nach links weiter.{ $leftover ->
    [table] {" "}Liegt sie offen auf dem Tisch, beginnt, wer links vom Geber sitzt, und muss sie von dort legen.
   *[dealt] {""}
}
rules-parliament-turn = **Du legst eine Karte.** Eine 7 passt immer und öffnet ihre Reihe. { $order ->
    [six-first] Vor jeder anderen Karte der Farbe muss die 6 folgen; dann wächst die Reihe auf beiden Seiten: aufwärts ab der 8, abwärts ab der 5.
    [eight-first] Vor jeder anderen Karte der Farbe muss die 8 folgen; dann wächst die Reihe auf beiden Seiten: aufwärts ab der 9, abwärts ab der 6.
   *[free] Jede andere Karte passt neben ihre Nachbarin derselben Farbe: Liegen 6♣ bis 9♣, passen 5♣ und 10♣.
}
rules-parliament-pass = **Passt keine Karte,** passt du. Das kostet nichts, und du darfst beliebig oft passen.
rules-parliament-voluntary = **Freiwillig passen:** Du darfst passen, auch wenn eine Karte passt. Haben alle anderen, die noch Karten haben, direkt vor dir gepasst, musst du legen, falls du kannst.
rules-parliament-table = **Karten auf dem Tisch:** Statt einer Karte von deiner Hand darfst du eine legen, die offen liegt. Deine Hand wird davon nicht kleiner. Passt von deiner Hand nichts, aber eine von denen, { $voluntary ->
    [yes] darfst du sie legen oder passen
   *[no] musst du sie legen
}. Was dort liegen bleibt, zählt für niemanden.
rules-parliament-end = { $ends ->
    [all-out] Wer keine Karten mehr hat, wird übersprungen, und die Runde endet, wenn nur noch eine Person Karten hat.
   *[first-out] Die Runde endet, wenn jemand die letzte Karte der Hand gelegt hat.
}
rules-parliament-counts = { $score ->
    [pips-10] Von den übrigen Karten zählt ein Ass 1, 2 bis 10 ihre Zahl, Bube, Dame und König je 10.
    [pips-13] Von den übrigen Karten zählt ein Ass 1, 2 bis 10 ihre Zahl, ein Bube 11, eine Dame 12, ein König 13.
    [places] Wer zuerst fertig ist, bekommt 1 Punkt, danach 2 und so weiter. Wer noch Karten hat, kommt danach, mit den wenigsten zuerst; bei gleich vielen ist der Platz derselbe.
   *[cards] Jede übrige Karte zählt einen Punkt.
}
rules-brief-order = { $order ->
    [eight-first] zuerst die 8
   *[six-first] zuerst die 6
}
rules-brief-sevens-score = { $score ->
    [places] Punkte nach Plätzen
    [pips-10] Karten zählen bis 10
   *[pips-13] Karten zählen bis 13
}
rules-brief-all-out = bis eine Person übrig ist
rules-brief-leftover = übrige Karten auf dem Tisch
rules-brief-voluntary = freiwillig passen
rules-brief-sevens-first = { $first ->
    [left-of-dealer] links vom Geber beginnt es
    [seven-of-hearts] die 7♥ beginnt
    [seven-of-clubs] die 7♣ beginnt
   *[seven-of-spades] die 7♠ beginnt
}
picture-six-first = Eine Karte passt überall, wo ein Platz markiert ist. Von ♥ liegt nur die 7, also kommt als Nächstes die 6♥; ♠ und ♣ haben ihre 6 und wachsen auf beiden Seiten.
picture-eight-first = Eine Karte passt überall, wo ein Platz markiert ist. Von ♥ liegt nur die 7, also kommt als Nächstes die 8♥; ♠ und ♣ haben ihre 8 und wachsen auf beiden Seiten.
picture-leftover = Die Karten unten sind übrig geblieben: Alle dürfen sie legen, wie hier die 9♥.
prompt-sevens-community = **Du bist dran.** Keine deiner Karten passt, aber du darfst eine Karte vom Tisch legen, oder passen.
prompt-sevens-community-only = **Du bist dran.** Keine deiner Karten passt: Leg eine Karte vom Tisch.
ending-sevens-one-left = Nur noch eine Person hat Karten: Die Runde ist vorbei.
