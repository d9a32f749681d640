hint-button = Tipp
hint-advice = **Tipp:** Ich würde **{ $move }** wählen: { $why }.
hint-likewise = **Tipp:** Ich würde **{ $move }** wählen: { $why }. Dasselbe gilt für **{ $other }**, { $but ->
    [fewer-own] aber das bringt weniger deiner Karten näher
    [more-others] aber das bringt mehr Karten der anderen näher
   *[nothing] was aber nicht besser aussieht
}.
hint-although = **Tipp:** Ich würde **{ $move }** wählen: { $why }, aber nichts anderes sieht besser aus.
hint-only = Jetzt gibt es nur **{ $move }**: { $why }.
hint-question = Einen Tipp zeigen? **Von da an zählt diese Partie für dich nicht mehr**: für keine Wertung und in keiner Statistik{ $others ->
    [yes] . Für die anderen zählt sie wie zuvor. Im Ergebnis steht, wie viele Tipps du erfragt hast
   *[no] . Im Ergebnis steht, wie viele Tipps erfragt wurden
}.
hint-no = Kein Tipp
hint-count = { $times ->
    [one] ein Tipp erfragt
   *[other] { $times } Tipps erfragt
}
uncounted-unrated = nicht gewertet
setup-hints = Tipps
setup-hints-meaning = Auf Nachfrage der beste Zug und sein Grund; vom ersten an zählt die Partie nicht für den, der fragt
setup-hints-value = { $hints ->
    [automatic] nur allein
    [allowed] erlaubt
   *[forbidden] keine
}
setup-rated = Gewertet
setup-rated-meaning = Ob die Partie in Wertung und Statistik zählt
setup-days-away = Tage weg
setup-days-away-meaning = Ob die Uhr an den Tagen stillsteht, an denen jemand weg ist
